import { BodyDataDto } from '../../body-data/dto/body-data.dto.js';
import { ApiProperty } from '@nestjs/swagger';
import { AGREEMENT_KINDS, type AgreementKind } from '../../user/entities/user-agreement.entity.js';
import { TrainingLogDto } from '../../training/dto/training-log.dto.js';
import { TrainingPreferencesDto } from '../../training-preferences/dto/training-preferences.dto.js';
import { HealthNotesDto } from '../../user/dto/health-notes.dto.js';
import { ProfileDto } from '../../user/dto/profile.dto.js';

class ExportedAgreementDto {
  @ApiProperty({ enum: AGREEMENT_KINDS })
  kind: AgreementKind;

  @ApiProperty()
  agreedAt: Date;
}

class ExportedLoginDto {
  @ApiProperty()
  deviceName: string;

  @ApiProperty()
  createdAt: Date;

  @ApiProperty()
  lastUsedAt: Date;
}

class ExportedUserDto extends ProfileDto {
  @ApiProperty()
  createdAt: Date;

  @ApiProperty({ type: [ExportedAgreementDto] })
  agreements: ExportedAgreementDto[];

  @ApiProperty({ type: [ExportedLoginDto] })
  logins: ExportedLoginDto[];
}

class ExportedWorkoutDto {
  @ApiProperty()
  workoutName: string;

  @ApiProperty()
  myWorkoutIndex: number;

  @ApiProperty({ type: Number, nullable: true, description: 'kg' })
  weight: number | null;

  @ApiProperty({ type: Number, nullable: true })
  rep: number | null;

  @ApiProperty({ type: Number, nullable: true })
  setCount: number | null;

  @ApiProperty()
  createdAt: Date;
}

class ExportedRoutineDto {
  @ApiProperty()
  routineName: string;

  @ApiProperty()
  routineIndex: number;

  @ApiProperty({ type: Date, nullable: true, description: '지운 루틴은 되돌릴 수 있는 동안 남아 있어요.' })
  deletedAt: Date | null;

  @ApiProperty({ type: [ExportedWorkoutDto] })
  workouts: ExportedWorkoutDto[];
}

class ExportedSupplementDto {
  @ApiProperty()
  supplementName: string;

  @ApiProperty()
  flavor: string;

  @ApiProperty()
  servings: number;

  @ApiProperty()
  createdAt: Date;
}

class ExportedRecommendationDto {
  @ApiProperty()
  id: number;

  @ApiProperty({ enum: ['workout', 'supplement'] })
  type: string;

  @ApiProperty()
  status: string;

  @ApiProperty()
  createdAt: Date;

  @ApiProperty({ type: 'object', additionalProperties: true })
  request: Record<string, unknown>;

  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true })
  result: Record<string, unknown> | null;
}

class ExportedObservationDto {
  @ApiProperty({ example: '2026-01-02' })
  date: string;

  @ApiProperty({ type: String, nullable: true, description: '예전 기록에서 옮겨 온 것은 null' })
  workoutName: string | null;

  @ApiProperty({ type: 'object', additionalProperties: true })
  seen: Record<string, unknown>;
}

class ExportedHealthDto extends HealthNotesDto {
  @ApiProperty({ type: [ExportedObservationDto], description: '근력을 배우는 데 쓰는 기록' })
  strengthObservations: ExportedObservationDto[];
}

/** Everything that is kept of a member. */
export class AccountExportDto {
  @ApiProperty({ type: ExportedUserDto })
  user: ExportedUserDto;

  @ApiProperty({ type: [BodyDataDto] })
  bodyData: BodyDataDto[];

  @ApiProperty({ type: [ExportedRoutineDto] })
  routines: ExportedRoutineDto[];

  @ApiProperty({ type: [ExportedSupplementDto] })
  supplements: ExportedSupplementDto[];

  @ApiProperty({ type: [ExportedRecommendationDto] })
  recommendations: ExportedRecommendationDto[];

  @ApiProperty({ type: ExportedHealthDto })
  health: ExportedHealthDto;

  @ApiProperty({ type: TrainingPreferencesDto })
  training: TrainingPreferencesDto;

  @ApiProperty({ type: TrainingLogDto, description: '운동 기록' })
  trainingLog: TrainingLogDto;
}

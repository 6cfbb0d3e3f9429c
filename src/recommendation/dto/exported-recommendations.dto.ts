import { ApiProperty } from '@nestjs/swagger';
import { HISTORY_TYPES, type HistoryType } from '../entities/recommendation-history.entity.js';
import { HealthNotesDto } from '../../user/public.js';

export class ExportedRecommendationDto {
  @ApiProperty()
  id: number;

  @ApiProperty({ enum: HISTORY_TYPES })
  type: HistoryType;

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

export class ExportedHealthDto extends HealthNotesDto {
  @ApiProperty({ type: [ExportedObservationDto], description: '근력을 배우는 데 쓰는 기록' })
  strengthObservations: ExportedObservationDto[];
}

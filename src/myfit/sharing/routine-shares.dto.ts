import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsUUID } from 'class-validator';
import {
  REPEAT_UNITS,
  repeatUnitOf,
  workoutPicture,
  type RepeatUnit,
  type WorkoutRow,
} from '../../catalogue/public.js';
import type { MyWorkout } from '../entities/my-workout.entity.js';

export class ShareRoutineDto {
  @ApiProperty({ description: '내 이름을 보여 줄지', example: false })
  @IsBoolean({ message: '이름을 보여 줄지는 true나 false로 보내 주세요.' })
  withName: boolean;
}

export class RoutineShareDto {
  @ApiProperty({
    type: String,
    nullable: true,
    description: '공유 링크, 없으면 null',
    example: 'https://your.host/r/0f1e2d3c4b5a69788796a5b4c3d2e1f0',
  })
  url: string | null;

  @ApiProperty({ description: '내 이름을 보여 주는지' })
  withName: boolean;
}

class SharedWorkoutDto {
  @ApiProperty({ example: 12 })
  workoutId: number;

  @ApiProperty({ example: '바벨 벤치프레스' })
  workoutName: string;

  @ApiProperty({ type: [String], example: ['가슴', '삼두'] })
  bodyParts: string[];

  @ApiProperty({ description: '횟수 또는 초', type: 'integer', nullable: true, example: 10 })
  rep: number | null;

  @ApiProperty({ description: 'rep을 세는 단위', enum: REPEAT_UNITS, example: 'reps' })
  repeatUnit: RepeatUnit;

  @ApiProperty({ description: '세트 수', type: 'integer', nullable: true, example: 3 })
  setCount: number | null;

  @ApiProperty({ example: '/figures/barbell-bench-press.svg' })
  imgPath: string;

  static from({ rep, setCount }: MyWorkout, workout: WorkoutRow): SharedWorkoutDto {
    return {
      workoutId: workout.id,
      workoutName: workout.koreanName,
      bodyParts: [...workout.primaryBodyParts, ...workout.secondaryBodyParts],
      rep,
      repeatUnit: repeatUnitOf(workout.loadType),
      setCount,
      imgPath: workoutPicture(workout),
    };
  }
}

/** Names, sets and repetitions: never a weight or any body data. */
export class SharedRoutineDto {
  @ApiProperty({ example: '가슴 집중' })
  routineName: string;

  @ApiProperty({ type: String, nullable: true, description: '보여 주기로 했을 때만', example: '홍길동' })
  ownerName: string | null;

  @ApiProperty({ type: [SharedWorkoutDto] })
  workouts: SharedWorkoutDto[];

  static from(
    routineName: string,
    ownerName: string | null,
    rows: readonly MyWorkout[],
    workouts: ReadonlyMap<number, WorkoutRow>,
  ): SharedRoutineDto {
    return {
      routineName,
      ownerName,
      // Leaves out workouts that have just left the catalogue.
      workouts: rows.flatMap(row => {
        const workout = workouts.get(row.workoutId);
        return workout ? [SharedWorkoutDto.from(row, workout)] : [];
      }),
    };
  }
}

export class TakeRoutineDto {
  @ApiProperty({
    description: '누를 때마다 새로 만드는 번호. 같은 번호로 다시 보내면 루틴을 또 만들지 않아요.',
    format: 'uuid',
    example: '3b0f8a5e-6a41-4f6b-9a43-0b8f4d1c2e77',
  })
  @IsUUID()
  requestId: string;
}

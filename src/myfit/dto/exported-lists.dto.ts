import { ApiProperty } from '@nestjs/swagger';

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

export class ExportedRoutineDto {
  @ApiProperty()
  routineName: string;

  @ApiProperty()
  routineIndex: number;

  @ApiProperty({ type: Date, nullable: true, description: '지운 루틴은 되돌릴 수 있는 동안 남아 있어요.' })
  deletedAt: Date | null;

  @ApiProperty({ type: Date, nullable: true, description: '공유 링크를 만든 때' })
  sharedAt: Date | null;

  @ApiProperty({ type: [ExportedWorkoutDto] })
  workouts: ExportedWorkoutDto[];
}

export class ExportedSupplementDto {
  @ApiProperty()
  supplementName: string;

  @ApiProperty()
  flavor: string;

  @ApiProperty()
  servings: number;

  @ApiProperty()
  createdAt: Date;
}

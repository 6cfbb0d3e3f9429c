import { ApiProperty } from '@nestjs/swagger';

/** A workout the member has excluded from recommendations. */
export class ExcludedWorkoutDto {
  @ApiProperty({ example: 12 })
  workoutId: number;

  @ApiProperty({ example: '바벨 런지' })
  koreanName: string;

  @ApiProperty({ example: '/figures/barbell-lunge.svg' })
  imgPath: string;

  @ApiProperty({ description: '뺀 때' })
  createdAt: Date;
}

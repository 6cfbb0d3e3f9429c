import { ApiProperty, PickType } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { BodyFieldsDto } from '../../body-data/public.js';
import type { Sex } from '../../members/public.js';
import { SEXES } from '../../user/public.js';
import { RecommendedWorkoutDto } from './workout-recommendation.dto.js';

/** A visitor's input for an example; none of it is stored. */
export class WorkoutExampleRequestDto extends PickType(BodyFieldsDto, ['weight']) {
  @ApiProperty({ enum: SEXES })
  @IsIn(SEXES, { message: '성별을 골라 주세요.' })
  sex: Sex;
}

export class WorkoutExampleDto {
  @ApiProperty({ type: RecommendedWorkoutDto })
  workout: RecommendedWorkoutDto;

  @ApiProperty({
    description: '묻지 않고 가정한 것',
    example: '키 172cm인 30세, 건강에 문제가 없는 초보라고 가정했어요.',
  })
  assumed: string;
}

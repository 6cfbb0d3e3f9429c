import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import { EmptyAsAbsent } from '../../common/validation/empty-as-absent.decorator.js';
import { RecommendedWorkoutDto } from './workout-recommendation.dto.js';
import { AreIds, IsId } from '../../common/validation/is-id.decorator.js';
import { LARGEST_INT } from '../../common/validation/largest-int.js';

/** More than anybody does in one session. */
const MOST_IN_SESSION = 50;
/** More than any exercise needs. */
const MOST_BUSY = 20;

const Id = (description: string, example: number) =>
  applyDecorators(
    ApiProperty({ description, type: 'integer', minimum: 1, example }),
    IsInt(),
    Min(1),
    Max(LARGEST_INT),
  );

export class AlternativesRequestDto {
  @Id('바꿀 운동', 12)
  workoutId: number;

  @ApiProperty({
    description: '이 운동이 들어 있는 추천 기록. 빼면 저장된 운동 설정에 맞춰요.',
    type: 'integer',
    minimum: 1,
    required: false,
    example: 7,
  })
  @EmptyAsAbsent()
  @IsId()
  historyId?: number;

  @ApiProperty({
    description:
      '바꿀 운동을 포함해 함께 하는 운동 전체, 하는 순서대로. 빼면 추천 기록의 운동이고, 그것도 없으면 이 운동 하나예요.',
    type: [Number],
    maxItems: MOST_IN_SESSION,
    uniqueItems: true,
    required: false,
    example: [12, 31],
  })
  @EmptyAsAbsent()
  @AreIds(MOST_IN_SESSION, `운동은 ${MOST_IN_SESSION}개까지 보낼 수 있어요.`)
  sessionWorkoutIds?: number[];

  @ApiProperty({
    description: '지금 비어 있지 않은 기구: 이 기구를 쓰는 운동은 빼요.',
    type: [String],
    maxItems: MOST_BUSY,
    uniqueItems: true,
    required: false,
    example: ['바벨'],
  })
  @EmptyAsAbsent()
  @IsArray()
  @ArrayMaxSize(MOST_BUSY, { message: '기구가 너무 많아요.' })
  @ArrayUnique()
  @IsString({ each: true })
  @MaxLength(40, { each: true, message: '모르는 기구예요.' })
  busyMachineKoreanName?: string[];
}

export class WorkoutAlternativeDto extends RecommendedWorkoutDto {
  @ApiProperty({ description: '쓰는 기구', type: [String], example: ['덤벨', '평벤치'] })
  machineKoreanName: string[];

  @ApiProperty({
    description: '지금 운동보다 쉬운지: 더 쉬운 변형이거나, 배우기 쉬운 동작이에요.',
    example: false,
  })
  easier: boolean;
}

export class WorkoutAlternativesDto {
  @ApiProperty({ description: '알맞은 것부터', type: [WorkoutAlternativeDto] })
  alternatives: WorkoutAlternativeDto[];
}

export class SwapWorkoutDto {
  @Id('추천에 있는 운동', 12)
  workoutId: number;

  @Id('그 자리에 놓을 운동', 31)
  byWorkoutId: number;
}

import { ApiProperty } from '@nestjs/swagger';

const TYPES = ['workout', 'supplement'] as const;
type RecommendedType = (typeof TYPES)[number];

export class RecommendationDayDto {
  @ApiProperty({ format: 'date', example: '2026-11-22' })
  day: string;

  @ApiProperty({ enum: TYPES, example: 'workout' })
  type: RecommendedType;

  @ApiProperty({ description: '한 추천의 수', example: 42 })
  made: number;

  @ApiProperty({ description: '루틴이나 내 보충제에 담은 추천', example: 17 })
  kept: number;

  @ApiProperty({ description: '다른 운동으로 바꾼 추천', example: 5 })
  swapped: number;

  @ApiProperty({ description: '담은 뒤 무게에 답하거나 무게를 고친 추천', example: 9 })
  answered: number;

  @ApiProperty({ description: '고른 것을 다 채우지 못한 추천', example: 2 })
  unfilled: number;

  @ApiProperty({ description: '만들지 못한 추천', example: 0 })
  failed: number;
}

export class ShortfallDto {
  @ApiProperty({ enum: TYPES, example: 'workout' })
  type: RecommendedType;

  @ApiProperty({ example: '이두: 선택한 기구로 할 수 있는 이두 운동이 없어요.' })
  reason: string;

  @ApiProperty({ example: 4 })
  count: number;
}

export class RecommendationDaysDto {
  @ApiProperty({ type: [RecommendationDayDto], description: '이른 날부터' })
  days: RecommendationDayDto[];

  @ApiProperty({ type: [ShortfallDto], description: '다 채우지 못한 까닭, 많은 것부터 10개까지' })
  reasons: ShortfallDto[];
}

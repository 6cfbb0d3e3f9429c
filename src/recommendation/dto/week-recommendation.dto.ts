import { ApiProperty } from '@nestjs/swagger';
import { PLACES, type Place } from '../../training-preferences/public.js';
import { WeekCardioDto, WeekRecommendationRequestDto } from './week-request.dto.js';

export class WeekWorkoutDto {
  @ApiProperty({ example: 12 })
  workoutId: number;

  @ApiProperty({ example: '바벨 벤치프레스' })
  koreanName: string;

  @ApiProperty({ example: '/figures/barbell-bench-press.svg' })
  imgPath: string;

  @ApiProperty({ description: '이 운동으로 채우는 부위', example: '가슴' })
  bodyPartKoreanName: string;

  @ApiProperty({ description: '세트 수', example: 3 })
  set: number;
}

export class WeekDayDto {
  @ApiProperty({ description: '요일, 1 = 월요일. 순서대로 하는 주면 null', type: 'integer', nullable: true })
  day: number | null;

  @ApiProperty({ description: '하는 부위로 지은 이름', example: '가슴·등' })
  title: string;

  @ApiProperty({ enum: PLACES, example: 'gym' })
  place: Place;

  @ApiProperty({ description: '쓸 수 있는 시간(분)', example: 60 })
  limitMinutes: number;

  @ApiProperty({ description: '걸리는 시간(분)', example: 55 })
  minutes: number;

  @ApiProperty({
    description: '그날은 이 부위만 하기로 했어요. 없으면 부위를 계획이 정했어요.',
    type: [String],
    required: false,
    example: ['허벅지 앞', '허벅지 뒤'],
  })
  onlyBodyPartKoreanName?: string[];

  @ApiProperty({ type: [WeekWorkoutDto] })
  items: WeekWorkoutDto[];
}

export class WeekPartDto {
  @ApiProperty({ example: '가슴' })
  bodyPartKoreanName: string;

  @ApiProperty({ description: '이 부위를 위한 세트', example: 8 })
  directSets: number;

  @ApiProperty({ description: '다른 부위를 하면서 함께 쓰는 세트. 합할 때 반으로 쳐요.', example: 4 })
  indirectSets: number;

  @ApiProperty({ description: '한 주에 이 부위를 하는 날', example: 2 })
  days: number;

  @ApiProperty({ description: '권하는 한 주 세트의 아래 끝', example: 6 })
  leastSets: number;

  @ApiProperty({ description: '권하는 한 주 세트의 위 끝', example: 16 })
  mostSets: number;
}

export class WeekProofDto {
  @ApiProperty({ description: '이 조건에서 가장 좋은 주라는 것이 증명됐는지' })
  proved: boolean;

  @ApiProperty({ description: '가장 좋은 주에서 많아야 이만큼 모자라요(%)', example: 0.4 })
  gapPercent: number;
}

/** The stored answer of a week, without the fields that all recommendations share. */
export class WeekPlanDto {
  @ApiProperty({ type: [WeekDayDto] })
  days: WeekDayDto[];

  @ApiProperty({
    description: '유산소, 건강에 맞춘 세기로. 예전의 답에는 없어요.',
    type: [WeekCardioDto],
    required: false,
  })
  cardio?: WeekCardioDto[];

  @ApiProperty({
    description: '오래 이어 와서 다른 운동으로 바꾼 운동의 번호. 예전의 답에는 없어요.',
    type: [Number],
    required: false,
    example: [],
  })
  renewedWorkoutIds?: number[];

  @ApiProperty({ type: [WeekPartDto] })
  parts: WeekPartDto[];

  @ApiProperty({ description: '왜 이렇게 나눴는지, 한 문장씩', type: [String] })
  reasons: string[];

  @ApiProperty({ description: '꼭 알아야 할 것과 지키지 못한 바람', type: [String] })
  notes: string[];

  @ApiProperty({
    description: '`notes` 가운데 짠 날의 건강 상태와 요일에서 온 것. 예전의 답에는 없어요.',
    type: [String],
    required: false,
  })
  healthNotes?: string[];

  @ApiProperty({ type: WeekProofDto })
  proof: WeekProofDto;
}

export class WeekRecommendationDto extends WeekPlanDto {
  @ApiProperty({ enum: ['DONE'] })
  status: 'DONE';

  @ApiProperty({ example: 7 })
  id: number;

  @ApiProperty({ type: WeekRecommendationRequestDto })
  request: WeekRecommendationRequestDto;
}

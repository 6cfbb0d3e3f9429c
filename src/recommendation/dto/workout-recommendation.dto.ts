import {
  BASE_LIFTS,
  LOAD_LABELS,
  LOAD_TYPES,
  REPEAT_UNITS,
  type BaseLift,
  type LoadLabel,
  type LoadType,
  type RepeatUnit,
} from '../../catalogue/public.js';
import { LOAD_LIMITS, type LoadLimit } from '../engine/workout/prescription/prescription.types.js';
import { StopDto } from './stop.dto.js';
import { WorkoutRecommendationRequestDto } from './recommendation-requests.dto.js';
import { ApiProperty } from '@nestjs/swagger';

const kg = (description: string) => ApiProperty({ description, type: Number, nullable: true, example: 60 });

const nullableNumber = (description: string) =>
  ApiProperty({ description, type: Number, nullable: true, example: null });

/** The inputs for the choice of load and repetitions. */
export class PrescriptionBasisDto {
  @ApiProperty({ description: '무게를 거는 방식', enum: LOAD_TYPES })
  loadType: LoadType;

  @ApiProperty({ description: '체중을 덜어 주는지', example: false })
  assisted: boolean;

  @ApiProperty({ description: '목표의 보통 횟수, 버티기는 초', example: 10 })
  usualRepetitions: number;

  @ApiProperty({ description: '목표의 가장 적은 횟수', example: 8 })
  leastRepetitions: number;

  @ApiProperty({ description: '목표의 가장 많은 횟수', example: 12 })
  mostRepetitions: number;

  @ApiProperty({ description: '맞는 무게가 없을 때 늘리는 횟수의 끝', example: 20 })
  furthestRepetitions: number;

  @ApiProperty({ description: '맞는 무게가 없을 때 줄이는 횟수의 끝', example: 8 })
  fewestRepetitions: number;

  @ApiProperty({ description: '남기기로 한 횟수', example: 3 })
  askedReserve: number;

  @nullableNumber('함께 드는 체중(kg)')
  bodyLoadKg: number | null;

  @ApiProperty({ description: '가장 가벼운 무게(kg)', example: 20 })
  lightestLoadKg: number;

  @ApiProperty({ description: '무게 간격(kg)', example: 2.5 })
  loadStepKg: number;

  @nullableNumber('가장 무거운 무게(kg)')
  heaviestLoadKg: number | null;

  @nullableNumber('지난번에서 한 번에 올릴 수 있는 가장 무거운 무게(kg, 체중 포함), 처음이면 null')
  mostLoadKg: number | null;

  @ApiProperty({ description: '10kg까지 1kg, 그 위로 2kg 간격인지', example: false })
  dumbbellRack: boolean;

  @ApiProperty({ description: '버티기를 막는 곳', enum: ['trunk', 'knee'], nullable: true, example: null })
  holdingJoint: 'trunk' | 'knee' | null;
}

/** The numbers behind one recommendation. */
export class WorkoutEvidenceDto {
  @ApiProperty({ description: '기준 운동, 없으면 null', enum: BASE_LIFTS, nullable: true })
  baseLift: BaseLift | null;

  @kg('기준 운동의 1회 최대 무게(kg)')
  baseOneRepMaxKg: number | null;

  @kg('이 운동의 1회 최대 무게(kg)')
  estimatedOneRepMaxKg: number | null;

  @ApiProperty({ description: '1회 최대 무게에 대한 비율(%)', type: Number, nullable: true, example: 67 })
  percentOfOneRepMax: number | null;

  @ApiProperty({ description: '남겨 두는 횟수', type: Number, nullable: true, example: 3 })
  repsInReserve: number | null;

  @ApiProperty({ description: '제지방량(kg)', example: 60.5 })
  fatFreeMassKg: number;

  @ApiProperty({ description: '추정을 믿는 정도', enum: ['high', 'medium', 'low'] })
  confidence: 'high' | 'medium' | 'low';

  @ApiProperty({ description: '추정값 로그의 표준편차', type: Number, nullable: true, example: 0.15 })
  logStandardDeviation: number | null;

  @ApiProperty({ description: '기록으로 배운 변화(%)', example: 0 })
  learnedPercent: number;

  @ApiProperty({ description: '이 운동을 기록한 날 수', example: 0 })
  observationCount: number;

  @ApiProperty({
    description: '이 추정에 쓰인 기록의 날 수: 이 운동과, 기준 운동이 같은 여러 관절 운동',
    example: 0,
  })
  relatedObservationCount: number;

  @ApiProperty({ description: '첫 추정의 상한에 걸렸는지', example: false })
  capped: boolean;

  @ApiProperty({ description: '첫 운동을 가볍게 시작하는 비율', example: 1 })
  firstSessionFactor: number;

  @ApiProperty({ description: '체성분의 출처', enum: ['measured', 'preset', 'default'] })
  compositionSource: 'measured' | 'preset' | 'default';

  @ApiProperty({ description: '체성분을 다시 재야 하는지', example: false })
  measureAgain: boolean;

  @ApiProperty({
    description: '골랐을 운동 가운데 뺀 것의 번호, 그 자리를 이 운동이 채웠어요.',
    type: Number,
    nullable: true,
    example: null,
  })
  standsInForId: number | null;

  @ApiProperty({
    description: '뺀 까닭: 가장 가벼운 무게도 무겁거나, 건강 때문에, 또는 48시간 안에 쓴 부위라서',
    enum: ['tooHeavy', 'health', 'recovery'],
    nullable: true,
    example: null,
  })
  standsInCause: 'tooHeavy' | 'health' | 'recovery' | null;

  @ApiProperty({
    description: '있는 무게 가운데 가장 가볍거나 무거워서 남는 횟수가 다른지',
    enum: LOAD_LIMITS,
    nullable: true,
    example: null,
  })
  limit: LoadLimit | null;

  @ApiProperty({
    description: '무게와 횟수를 고른 바탕, 예전 추천은 null',
    type: PrescriptionBasisDto,
    nullable: true,
  })
  basis: PrescriptionBasisDto | null;
}

export class WarmUpSetDto {
  @ApiProperty({ description: '무게(kg)', example: 20 })
  weight: number;

  @ApiProperty({ description: '횟수', example: 10 })
  repeat: number;
}

/** A workout with its numbers and texts. */
export class RecommendedWorkoutDto {
  @ApiProperty({ example: 12 })
  workoutId: number;

  @ApiProperty({ example: '바벨 벤치프레스' })
  koreanName: string;

  @ApiProperty({ type: [String], example: ['가슴', '삼두'] })
  bodyPartKoreanName: string[];

  @ApiProperty({ example: '/figures/barbell-bench-press.svg' })
  imgPath: string;

  @ApiProperty({ example: '벤치에 누워 바를 어깨너비보다 조금 넓게 잡아요.' })
  description: string;

  @ApiProperty({ type: String, nullable: true, example: null })
  videoLink: string | null;

  @ApiProperty({
    description: '추천 무게(kg), 맨몸이면 null. loadLabel이 보조면 도와주는 무게예요.',
    type: Number,
    nullable: true,
    example: 40,
  })
  weight: number | null;

  @ApiProperty({ description: '세트 수', example: 3 })
  set: number;

  @ApiProperty({ description: '한 세트의 횟수 또는 초', example: 10 })
  repeat: number;

  @ApiProperty({ enum: REPEAT_UNITS })
  repeatUnit: RepeatUnit;

  @ApiProperty({
    description: '느낌으로 멈추는 세트면 그 범위와 멈출 때. 그러면 repeat은 어림이에요. 아니면 null',
    type: StopDto,
    nullable: true,
  })
  stop: StopDto | null;

  @ApiProperty({
    description: '맞을 만한 무게의 범위(kg)',
    type: [Number],
    minItems: 2,
    maxItems: 2,
    nullable: true,
    example: [35, 47.5],
  })
  weightRange: [number, number] | null;

  @ApiProperty({ description: '세트 사이 쉬는 시간(초)', example: 120 })
  restSeconds: number;

  @ApiProperty({ description: '무게의 뜻', enum: Object.values(LOAD_LABELS) })
  loadLabel: LoadLabel;

  @ApiProperty({ description: '왜 이 운동과 무게인지', example: '가슴을 고르게 쓰는 기본 운동이에요.' })
  reason: string;

  @ApiProperty({
    description: '무게와 횟수가 나온 까닭, 한 문장씩',
    type: [String],
    example: ['무거우면 30kg까지 내리고, 가벼우면 45kg까지 올려 보세요.'],
  })
  details: string[];

  @ApiProperty({ description: '본 세트 전에 하는 준비 세트', type: [WarmUpSetDto] })
  warmUp: WarmUpSetDto[];

  @ApiProperty({ type: WorkoutEvidenceDto })
  evidence: WorkoutEvidenceDto;
}

export class SwappedWorkoutDto {
  @ApiProperty({ example: 12 })
  workoutId: number;

  @ApiProperty({ example: '바벨 벤치프레스' })
  koreanName: string;
}

export class WorkoutRecommendationItemDto extends RecommendedWorkoutDto {
  @ApiProperty({
    description: '이 자리에 추천됐던 운동, 바꾸지 않았으면 null',
    type: SwappedWorkoutDto,
    nullable: true,
    example: null,
  })
  swappedFrom: SwappedWorkoutDto | null;

  @ApiProperty({
    description: '오늘의 건강 상태로는 하지 않는 게 좋은 까닭, 해도 좋으면 null',
    type: String,
    nullable: true,
    example: null,
  })
  against: string | null;
}

export class UnfilledBodyPartDto {
  @ApiProperty({ example: '이두' })
  bodyPartKoreanName: string;

  @ApiProperty({ example: '고른 기구로 할 수 있는 이두 운동이 없어요.' })
  reason: string;
}

/** Alternatives where health leaves little of what was requested. */
export class FitInsteadDto {
  @ApiProperty({
    description: '같은 기구로 맞는 운동이 넉넉한 다른 부위, 많아야 넷',
    type: [String],
    example: ['가슴', '어깨'],
  })
  bodyParts: string[];

  @ApiProperty({ description: '그 밖에 도움이 되는 것', example: '걷는 것도 좋아요.' })
  advice: string;
}

export class WorkoutRecommendationDto {
  @ApiProperty({ enum: ['DONE'] })
  status: 'DONE';

  @ApiProperty({ description: '추천 기록 번호', example: 7 })
  id: number;

  @ApiProperty({
    description: '그때 보낸 요청: 그대로 다시 보낼 수 있어요.',
    type: WorkoutRecommendationRequestDto,
  })
  request: WorkoutRecommendationRequestDto;

  @ApiProperty({ description: '하는 순서대로', type: [WorkoutRecommendationItemDto] })
  recommends: WorkoutRecommendationItemDto[];

  @ApiProperty({ type: [String], example: ['가슴', '삼두'] })
  requestedBodyParts: string[];

  @ApiProperty({ description: '채우지 못했거나 충분하지 않은 부위와 까닭', type: [UnfilledBodyPartDto] })
  unfilled: UnfilledBodyPartDto[];

  @ApiProperty({
    description: '건강 때문에 맞는 운동이 적을 때 대신 권하는 것, 넉넉하면 null',
    type: FitInsteadDto,
    nullable: true,
  })
  instead: FitInsteadDto | null;

  @ApiProperty({ description: '걸리는 시간(분)', type: Number, nullable: true, example: 45 })
  minutes: number | null;

  @ApiProperty({
    description: '몸을 데우는 방법',
    type: String,
    nullable: true,
    example: '먼저 5분쯤 가볍게 걷거나 자전거를 타서 몸을 데워 주세요.',
  })
  generalWarmUp: string | null;

  @ApiProperty({ description: '운동 전에 알아 둘 것', type: [String], example: [] })
  notes: string[];
}

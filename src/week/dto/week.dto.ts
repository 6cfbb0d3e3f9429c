import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsBoolean, IsInt, Max, Min, ValidateIf } from 'class-validator';
import { EmptyAsAbsent } from '../../common/validation/empty-as-absent.decorator.js';
import { IsDateText } from '../../common/validation/is-date-text.decorator.js';
import { IsId } from '../../common/validation/is-id.decorator.js';
import { WeekCardioDto, WeekProofDto, WeekRecommendationRequestDto } from '../../recommendation/public.js';
import {
  CARDIO_EFFORTS,
  CARDIO_KINDS,
  TrainingBreakDto,
  type CardioEffort,
  type CardioKind,
} from '../../training/public.js';
import { PLACES, type Place } from '../../training-preferences/public.js';
import type { DayState } from '../week-progress.js';

const DAY_STATES = [
  'done',
  'today',
  'planned',
  'missed',
  'skipped',
  'off',
] as const satisfies readonly DayState[];

export class WeekQueryDto {
  @ApiProperty({ description: '오늘, 회원이 있는 곳의 날짜', example: '2026-01-07' })
  @IsDateText()
  on: string;
}

export class ReadWeekDto extends WeekQueryDto {
  @ApiProperty({
    description: '읽을 주의 하루, 없으면 오늘의 주',
    required: false,
    example: '2026-01-12',
  })
  @EmptyAsAbsent()
  @IsDateText()
  within?: string;
}

export class AcceptWeekDto {
  @ApiProperty({ description: '한 주 추천의 번호', example: 7 })
  @IsId()
  historyId: number;
}

export class ChangeDayDto {
  @ApiProperty({
    description:
      '그날의 추천. 있으면 번호 대신 이것으로 찾아요: 그사이 다시 짠 주의 다른 날을 바꾸지 않아요.',
    type: 'integer',
    minimum: 1,
    required: false,
    example: 8,
  })
  @EmptyAsAbsent()
  @IsId()
  historyId?: number;

  @ApiProperty({
    description: '옮길 요일, 1 = 월요일. 그날 다른 운동이 있으면 서로 바꿔요.',
    type: 'integer',
    minimum: 1,
    maximum: 7,
    required: false,
    example: 4,
  })
  @EmptyAsAbsent()
  @ValidateIf((_, value) => value !== undefined)
  @IsInt()
  @Min(1)
  @Max(7)
  day?: number;

  @ApiProperty({ description: '이번 주에는 쉬는지', required: false, example: false })
  @EmptyAsAbsent()
  @IsBoolean()
  skipped?: boolean;

  @ApiProperty({
    description: '그날 대신 할 내 루틴의 번호, null이면 다시 계획한 운동',
    type: 'integer',
    nullable: true,
    minimum: 1,
    required: false,
    example: 3,
  })
  @ValidateIf((_, value) => value !== undefined && value !== null)
  @IsId()
  routineId?: number | null;
}

export class MoveCardioDto {
  @ApiProperty({
    description: '유산소마다 할 요일, 계획의 순서대로. 1 = 월요일',
    type: 'array',
    items: { type: 'integer', minimum: 1, maximum: 7 },
    uniqueItems: true,
    maxItems: 7,
    example: [3, 6],
  })
  @IsArray()
  @ArrayMaxSize(7)
  @ArrayUnique({ message: '유산소는 하루에 한 번이에요.' })
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(7, { each: true })
  days: number[];
}

export class WeekDayWorkoutDto {
  @ApiProperty({ example: 12 })
  workoutId: number;

  @ApiProperty({ example: '바벨 벤치프레스' })
  koreanName: string;

  @ApiProperty({
    description: '쓰는 부위, 첫째가 이 운동이 노리는 곳',
    type: [String],
    example: ['가슴', '삼두'],
  })
  bodyPartKoreanName: string[];

  @ApiProperty({ example: '/figures/barbell-bench-press.svg' })
  imgPath: string;

  @ApiProperty({ description: '세트 수', example: 3 })
  set: number;

  @ApiProperty({
    description: '지금은 하지 않는 게 좋은 까닭, 해도 좋으면 null',
    type: String,
    nullable: true,
    example: null,
  })
  against: string | null;
}

export class PlannedDayDto {
  @ApiProperty({ description: '요일, 1 = 월요일. 순서대로 하는 주면 null', type: 'integer', nullable: true })
  day: number | null;

  @ApiProperty({ type: String, nullable: true, example: '2026-01-05' })
  date: string | null;

  @ApiProperty({ example: '가슴·등' })
  title: string;

  @ApiProperty({ description: '그날의 추천: 무게와 횟수가 여기서 나와요.', example: 8 })
  historyId: number;

  @ApiProperty({ description: '그날 대신 하는 내 루틴, 아니면 null', type: 'integer', nullable: true })
  routineId: number | null;

  @ApiProperty({ description: '걸리는 시간(분)', type: 'integer', nullable: true, example: 55 })
  minutes: number | null;

  @ApiProperty({ description: '쓸 수 있는 시간(분)', type: 'integer', nullable: true, example: 60 })
  limitMinutes: number | null;

  @ApiProperty({ description: '하는 곳', enum: PLACES, nullable: true, example: 'gym' })
  place: Place | null;

  @ApiProperty({
    description:
      'done 했음, today 오늘 할 것, planned 할 것, missed 놓침, skipped 쉬기로 함, off 아프거나 자리를 비움',
    enum: DAY_STATES,
  })
  state: DayState;

  @ApiProperty({ description: '이날의 운동을 한 날', type: String, nullable: true, example: null })
  doneOn: string | null;

  @ApiProperty({ type: [WeekDayWorkoutDto] })
  items: WeekDayWorkoutDto[];
}

export class WeekMuscleDto {
  @ApiProperty({ example: '가슴' })
  bodyPartKoreanName: string;

  @ApiProperty({ description: '이번 주에 한 세트. 함께 쓰인 것은 반으로 쳐요.', example: 4.5 })
  doneSets: number;

  @ApiProperty({ description: '계획한 세트. 오늘 전에 계획 밖에서 한 세트도 더해요.', example: 9 })
  plannedSets: number;

  @ApiProperty({ description: '권하는 한 주 세트의 아래 끝', example: 6 })
  leastSets: number;

  @ApiProperty({ description: '권하는 한 주 세트의 위 끝', example: 16 })
  mostSets: number;
}

export class AcceptedWeekDto {
  @ApiProperty({ description: '이 주의 추천', example: 7 })
  historyId: number;

  @ApiProperty({ description: '바뀔 때마다 하나씩 커져요.', example: 1 })
  revision: number;

  @ApiProperty({ type: WeekRecommendationRequestDto })
  request: WeekRecommendationRequestDto;

  @ApiProperty({ type: [PlannedDayDto] })
  days: PlannedDayDto[];

  @ApiProperty({
    description: '이어서 할 날의 순서(0부터), 남은 날이 없으면 null',
    type: 'integer',
    nullable: true,
  })
  next: number | null;

  @ApiProperty({ type: [WeekMuscleDto] })
  parts: WeekMuscleDto[];

  @ApiProperty({
    description: '왜 이렇게 짰는지. 짠 뒤에 날이나 운동을 바꿨으면 비어 있어요.',
    type: [String],
  })
  reasons: string[];

  @ApiProperty({ type: [String] })
  notes: string[];

  @ApiProperty({ description: '짠 주에 대한 증명. 바꾼 주에는 맞지 않아요.', type: WeekProofDto })
  proof: WeekProofDto;
}

export class EarlierWeekDto {
  @ApiProperty({ example: 7 })
  historyId: number;

  @ApiProperty({ type: WeekRecommendationRequestDto })
  request: WeekRecommendationRequestDto;
}

class DoneCardioDto {
  @ApiProperty({ description: '운동 기록의 번호', example: '01a0f3c2-5b7e-7c11-9a42-3f1d2e4b5a60' })
  sessionId: string;

  @ApiProperty({ example: '2026-01-05' })
  date: string;

  @ApiProperty({ enum: CARDIO_KINDS, example: 'run' })
  kind: CardioKind;

  @ApiProperty({ type: 'integer', example: 30 })
  minutes: number;

  @ApiProperty({ enum: CARDIO_EFFORTS, example: 'moderate' })
  effort: CardioEffort;
}

class CardioOfWeekDto {
  @ApiProperty({ description: '하기로 한 것', type: [WeekCardioDto] })
  planned: WeekCardioDto[];

  @ApiProperty({ type: [DoneCardioDto] })
  done: DoneCardioDto[];

  @ApiProperty({
    description: '권하는 시간에 드는 분: 힘든 1분은 2분으로 쳐요.',
    type: 'integer',
    example: 60,
  })
  countedMinutes: number;

  @ApiProperty({
    description:
      '한 주에 적어도 권하는 시간(분). 어른에게 권하는 시간이라 18세 전에는 null이고, 체중이 많이 적을 때도 null이에요.',
    type: 'integer',
    nullable: true,
    example: 150,
  })
  recommendedMinutes: number | null;
}

export class MyWeekDto {
  @ApiProperty({ description: '이 주의 월요일', example: '2026-01-05' })
  startsOn: string;

  @ApiProperty({ description: '정해 둔 계획, 없으면 null', type: AcceptedWeekDto, nullable: true })
  plan: AcceptedWeekDto | null;

  @ApiProperty({
    description: '계획이 없을 때 마지막으로 정했던 주, 없으면 null',
    type: EarlierWeekDto,
    nullable: true,
  })
  earlier: EarlierWeekDto | null;

  @ApiProperty({ type: CardioOfWeekDto })
  cardio: CardioOfWeekDto;

  @ApiProperty({ description: '이 주에 걸친, 쉬기로 한 날들', type: [TrainingBreakDto] })
  breaks: TrainingBreakDto[];

  @ApiProperty({
    description: '이번 주를 가볍게 하기를 권하는 까닭, 권하지 않으면 null',
    type: String,
    nullable: true,
    example: null,
  })
  lightWeek: string | null;

  @ApiProperty({ description: '계획이 아닌 운동을 한 날', type: [String], example: [] })
  otherDays: string[];

  @ApiProperty({ description: '다음 주도 정해 두었는지', example: false })
  isNextPlanned: boolean;
}

import { applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';
import { EmptyAsAbsent } from '../../common/validation/empty-as-absent.decorator.js';
import { AreIds, IsId } from '../../common/validation/is-id.decorator.js';
import {
  EXPERIENCE_BY_WIRE_NAME,
  PLACES,
  SESSION_MINUTES,
  TRAINING_GOAL_BY_WIRE_NAME,
  type ExperienceWireName,
  type Place,
  type TrainingGoalWireName,
} from '../../training-preferences/public.js';
import { IsDateText } from '../../common/validation/is-date-text.decorator.js';
import { IsMonday } from './is-monday.decorator.js';

const GOALS = Object.keys(TRAINING_GOAL_BY_WIRE_NAME);
const EXPERIENCES = Object.keys(EXPERIENCE_BY_WIRE_NAME);
export const MOST_WEEK_DAYS = 6;
const MOST_PARTS_OF_A_DAY = 4;
const MOST_PINNED = 30;
const MOST_CARDIO_DAYS = 7;
/** With those that were done before it was planned again, of which several may be on one day. */
const MOST_ACCEPTED_DAYS = 14;
const MOST_SORE_PARTS = 10;
const MOST_FIXED = 100;
const MOST_FIXED_SETS = 20;
const MINUTES_RANGE = `운동 시간은 ${SESSION_MINUTES.min}분부터 ${SESSION_MINUTES.max}분까지 정할 수 있어요.`;
const DAYS_RANGE = `운동하는 날은 하루부터 ${MOST_WEEK_DAYS}일까지 고를 수 있어요.`;

const LEAST_MINUTES = 10;
const CARDIO_RANGE = '유산소는 10분부터 180분까지 정할 수 있어요.';

/** A day of the week, 1 = Monday, or null; `none` says what that means. */
const WeekdayOrNone = (none: string, example: number) =>
  applyDecorators(
    ApiProperty({
      description: `요일, 1 = 월요일. ${none}`,
      type: 'integer',
      nullable: true,
      ...{ minimum: 1, maximum: 7, example },
    }),
    ValidateIf((_, value) => value !== null),
    IsInt(),
    Min(1),
    Max(7),
  );

/** A list that may be left out. */
const OptionalRows = (Row: new () => object, maxItems: number, description: string) =>
  applyDecorators(
    ApiProperty({ description, type: [Row], maxItems, required: false }),
    EmptyAsAbsent(),
    IsArray(),
    ArrayMaxSize(maxItems),
    ValidateNested({ each: true }),
    Type(() => Row),
  );

export class WeekDayWishDto {
  @WeekdayOrNone('null이면 요일 없이 순서대로예요.', 1)
  day: number | null;

  @ApiProperty({
    description: '그날 운동할 수 있는 시간(분)',
    type: 'integer',
    minimum: SESSION_MINUTES.min,
    maximum: SESSION_MINUTES.max,
    example: 60,
  })
  @IsInt({ message: MINUTES_RANGE })
  @Min(SESSION_MINUTES.min, { message: MINUTES_RANGE })
  @Max(SESSION_MINUTES.max, { message: MINUTES_RANGE })
  minutes: number;

  @ApiProperty({ description: '그날 운동하는 곳', enum: PLACES, example: 'gym' })
  @IsIn(PLACES, { message: '모르는 운동 장소예요.' })
  place: Place;

  @ApiProperty({
    description: '그날은 이 부위만 해요. 빼면 계획이 정해요.',
    type: [String],
    maxItems: MOST_PARTS_OF_A_DAY,
    uniqueItems: true,
    required: false,
    example: [],
  })
  @EmptyAsAbsent()
  @IsArray()
  @ArrayMaxSize(MOST_PARTS_OF_A_DAY, { message: `부위는 ${MOST_PARTS_OF_A_DAY}개까지 고를 수 있어요.` })
  @ArrayUnique()
  @IsString({ each: true })
  @MaxLength(30, { each: true, message: '모르는 운동 부위예요.' })
  bodyPartKoreanName?: string[];
}

/** Planned endurance effort, by the talk test: `moderate` allows conversation, `hard` only a few words. */
const PLANNED_EFFORTS = ['moderate', 'hard'] as const;
const MOST_CARDIO_MINUTES = 180;

export class WeekCardioDto {
  @WeekdayOrNone('null이면 요일 없이 한 번이에요.', 6)
  day: number | null;

  @ApiProperty({ type: 'integer', minimum: LEAST_MINUTES, maximum: MOST_CARDIO_MINUTES, example: 30 })
  @IsInt({ message: CARDIO_RANGE })
  @Min(LEAST_MINUTES, { message: CARDIO_RANGE })
  @Max(MOST_CARDIO_MINUTES, { message: CARDIO_RANGE })
  minutes: number;

  @ApiProperty({
    description: 'moderate 말은 할 수 있는 세기, hard 몇 마디만 할 수 있는 세기',
    enum: PLANNED_EFFORTS,
    example: 'moderate',
  })
  @IsIn(PLANNED_EFFORTS, { message: '얼마나 힘들게 할지 골라 주세요.' })
  effort: (typeof PLANNED_EFFORTS)[number];
}

export class KeptDayDto {
  @WeekdayOrNone('순서대로 하는 주면 null', 4)
  day: number | null;

  @ApiProperty({ description: '그날의 추천', type: 'integer', minimum: 1, example: 8 })
  @IsId()
  historyId: number;
}

export class FixedSetsDto {
  @WeekdayOrNone('null이면 요일 없이 한 번이고, 세트만 세어요.', 6)
  day: number | null;

  @ApiProperty({ type: 'integer', minimum: 1, example: 12 })
  @IsId()
  workoutId: number;

  @ApiProperty({ description: '세트 수', type: 'integer', minimum: 1, maximum: MOST_FIXED_SETS, example: 3 })
  @IsInt()
  @Min(1)
  @Max(MOST_FIXED_SETS)
  set: number;
}

export class WeekRecommendationRequestDto {
  @ApiProperty({ description: '그 주의 월요일', example: '2026-01-05' })
  @IsMonday({ message: '한 주는 월요일부터예요.' })
  startsOn: string;

  @ApiProperty({
    description: '이날부터 계획해요. 지난 요일은 건너뛰어요. 빼면 월요일부터예요.',
    required: false,
    example: '2026-01-07',
  })
  @EmptyAsAbsent()
  @IsDateText()
  from?: string;

  @ApiProperty({ type: [WeekDayWishDto], minItems: 1, maxItems: MOST_WEEK_DAYS })
  @IsArray()
  @ArrayMinSize(1, { message: DAYS_RANGE })
  @ArrayMaxSize(MOST_WEEK_DAYS, { message: DAYS_RANGE })
  @ArrayUnique(({ day }: WeekDayWishDto) => day ?? {}, { message: '같은 요일을 두 번 고를 수 없어요.' })
  @ValidateNested({ each: true })
  @Type(() => WeekDayWishDto)
  days: WeekDayWishDto[];

  @ApiProperty({
    description:
      '유산소를 하는 날들. 운동하는 날과 겹치면 그날의 시간에서 빼 두고, 아니면 유산소만 하는 날이에요.',
    type: [WeekCardioDto],
    maxItems: MOST_CARDIO_DAYS,
    required: false,
    example: [],
  })
  @EmptyAsAbsent()
  @IsArray()
  @ArrayMaxSize(MOST_CARDIO_DAYS, { message: `유산소는 한 주에 ${MOST_CARDIO_DAYS}번까지예요.` })
  @ArrayUnique(({ day }: WeekCardioDto) => day ?? {}, { message: '같은 요일을 두 번 고를 수 없어요.' })
  @ValidateNested({ each: true })
  @Type(() => WeekCardioDto)
  cardio?: WeekCardioDto[];

  @ApiProperty({ description: '운동 목표, 빼면 일반', enum: GOALS, required: false, example: '근비대' })
  @EmptyAsAbsent()
  @IsIn(GOALS)
  goal?: TrainingGoalWireName;

  @ApiProperty({ description: '운동 경험', enum: EXPERIENCES, required: false, example: '보통' })
  @EmptyAsAbsent()
  @IsIn(EXPERIENCES)
  experience?: ExperienceWireName;

  @ApiProperty({
    description: '이 한 주 추천의 운동을 되도록 그대로 두어요.',
    type: 'integer',
    minimum: 1,
    required: false,
    example: 7,
  })
  @EmptyAsAbsent()
  @IsId()
  beforeHistoryId?: number;

  @OptionalRows(
    KeptDayDto,
    MOST_ACCEPTED_DAYS,
    '그 한 주를 이미 정했으면 그 날들: 지금 있는 요일의 운동을 되도록 그대로 두어요.',
  )
  beforeDays?: KeptDayDto[];

  @OptionalRows(
    KeptDayDto,
    MOST_WEEK_DAYS,
    '이미 정한 주의 남은 날을 다시 짤 때: 이날들의 운동을 되도록 그 요일에 그대로 두어요. 정하면 한 날은 계획에 남아요.',
  )
  keptDays?: KeptDayDto[];

  @OptionalRows(
    FixedSetsDto,
    MOST_FIXED,
    '내 루틴으로 하는 날들의 세트: 이 주에 할 것으로 세고, 앞뒤 날에는 그 부위를 쉬어요. 그날은 days에 있어도 계획하지 않아요.',
  )
  fixedSets?: FixedSetsDto[];

  @ApiProperty({
    description: '뻐근한 부위: from과 그다음 날에는 이 부위를 위한 운동을 넣지 않아요.',
    type: [String],
    maxItems: MOST_SORE_PARTS,
    uniqueItems: true,
    required: false,
    example: [],
  })
  @EmptyAsAbsent()
  @IsArray()
  @ArrayMaxSize(MOST_SORE_PARTS)
  @ArrayUnique()
  @IsString({ each: true })
  @MaxLength(30, { each: true, message: '모르는 운동 부위예요.' })
  soreBodyParts?: string[];

  @ApiProperty({
    description: '이 주에 꼭 넣을 운동의 번호',
    type: [Number],
    maxItems: MOST_PINNED,
    uniqueItems: true,
    required: false,
    example: [],
  })
  @EmptyAsAbsent()
  @AreIds(MOST_PINNED, `운동은 ${MOST_PINNED}개까지 고를 수 있어요.`)
  keptWorkoutIds?: number[];

  @ApiProperty({
    description: '이 주에 뺄 운동의 번호',
    type: [Number],
    maxItems: MOST_PINNED,
    uniqueItems: true,
    required: false,
    example: [],
  })
  @EmptyAsAbsent()
  @AreIds(MOST_PINNED, `운동은 ${MOST_PINNED}개까지 뺄 수 있어요.`)
  excludedWorkoutIds?: number[];
}

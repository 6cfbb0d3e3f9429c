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
} from 'class-validator';
import { ApiProperty, PickType } from '@nestjs/swagger';
import { EmptyAsAbsent } from '../../common/validation/empty-as-absent.decorator.js';
import { SUPPLEMENT_PURPOSES, type SupplementPurpose } from '../../catalogue/public.js';
import {
  EXPERIENCE_BY_WIRE_NAME,
  type ExperienceWireName,
  type Place,
  PLACES,
  SESSION_MINUTES,
  TRAINING_GOAL_BY_WIRE_NAME,
  type TrainingGoalWireName,
} from '../../training-preferences/public.js';
import type { BudgetScope } from '../engine/supplement/supplement-engine.types.js';
import { AreIds } from '../../common/validation/is-id.decorator.js';

const GOALS = Object.keys(TRAINING_GOAL_BY_WIRE_NAME);
const EXPERIENCES = Object.keys(EXPERIENCE_BY_WIRE_NAME);
const MOST_BODY_PARTS = 4;
/** More than any catalogue contains. */
const MOST_MACHINES = 200;
const MOST_EXCLUDED = 300;
export const BUDGET_SCOPES = ['all', 'new'] as const satisfies readonly BudgetScope[];
export const LEAST_BUDGET = 50_000;
export const MOST_BUDGET = 1_000_000;
const MINUTES_RANGE = `운동 시간은 ${SESSION_MINUTES.min}분부터 ${SESSION_MINUTES.max}분까지 정할 수 있어요.`;
const BUDGET_RANGE = '예산은 5만원부터 100만원까지 정할 수 있어요.';

export class WorkoutRecommendationRequestDto {
  @ApiProperty({
    description: '운동할 부위, 1개부터 4개까지',
    type: [String],
    minItems: 1,
    maxItems: MOST_BODY_PARTS,
    uniqueItems: true,
    example: ['가슴', '삼두'],
  })
  @IsArray()
  @ArrayMinSize(1, { message: '부위를 하나 이상 골라 주세요.' })
  @ArrayMaxSize(MOST_BODY_PARTS, { message: '부위는 4개까지 고를 수 있어요.' })
  @ArrayUnique()
  @IsString({ each: true })
  @MaxLength(30, { each: true, message: '모르는 운동 부위예요.' })
  bodyPartKoreanName: string[];

  @ApiProperty({
    description: '쓸 수 있는 기구, 맨몸 포함 1개 이상',
    type: [String],
    minItems: 1,
    uniqueItems: true,
    example: ['맨몸', '바벨', '평벤치', '덤벨'],
  })
  @IsArray()
  @ArrayMinSize(1, { message: '기구를 하나 이상 골라 주세요.' })
  @ArrayMaxSize(MOST_MACHINES, { message: '기구가 너무 많아요.' })
  @ArrayUnique()
  @IsString({ each: true })
  @MaxLength(40, { each: true, message: '모르는 기구예요.' })
  machineKoreanName: string[];

  @ApiProperty({ description: '운동 목표, 빼면 일반', enum: GOALS, required: false, example: '일반' })
  @EmptyAsAbsent()
  @IsIn(GOALS)
  goal?: TrainingGoalWireName;

  @ApiProperty({
    description: '운동 경험, 빼면 몸 정보로만 추정해요.',
    enum: EXPERIENCES,
    required: false,
    example: '보통',
  })
  @EmptyAsAbsent()
  @IsIn(EXPERIENCES)
  experience?: ExperienceWireName;

  @ApiProperty({
    description: '운동하는 곳. 집이나 내 헬스장이면 적어 둔 무게 간격에 맞춰요.',
    enum: PLACES,
    required: false,
    example: 'gym',
  })
  @EmptyAsAbsent()
  @IsIn(PLACES, { message: '모르는 운동 장소예요.' })
  place?: Place;

  @ApiProperty({
    description: '운동할 수 있는 시간(분), 빼면 정하지 않아요.',
    type: 'integer',
    minimum: SESSION_MINUTES.min,
    maximum: SESSION_MINUTES.max,
    required: false,
    example: 60,
  })
  @EmptyAsAbsent()
  @IsInt({ message: MINUTES_RANGE })
  @Min(SESSION_MINUTES.min, { message: MINUTES_RANGE })
  @Max(SESSION_MINUTES.max, { message: MINUTES_RANGE })
  minutes?: number;

  @ApiProperty({
    description: '이번 추천에서 뺄 운동의 번호',
    type: [Number],
    maxItems: MOST_EXCLUDED,
    uniqueItems: true,
    required: false,
    example: [],
  })
  @EmptyAsAbsent()
  @AreIds(MOST_EXCLUDED, `운동은 ${MOST_EXCLUDED}개까지 뺄 수 있어요.`)
  excludedWorkoutIds?: number[];
}

export class SupplementRecommendationRequestDto {
  @ApiProperty({
    description: '한 달 예산(원)',
    minimum: LEAST_BUDGET,
    maximum: MOST_BUDGET,
    type: 'integer',
    example: 70_000,
  })
  @IsInt()
  @Min(LEAST_BUDGET, { message: BUDGET_RANGE })
  @Max(MOST_BUDGET, { message: BUDGET_RANGE })
  monthlyBudget: number;

  @ApiProperty({
    description: '목적, 1개 이상. 체중 증가와 체중 감량은 함께 고를 수 없어요.',
    enum: SUPPLEMENT_PURPOSES,
    isArray: true,
    minItems: 1,
    uniqueItems: true,
    example: ['근육 증가'],
  })
  @IsArray()
  @ArrayMinSize(1, { message: '목적을 하나 이상 골라 주세요.' })
  @ArrayUnique()
  @IsIn(SUPPLEMENT_PURPOSES, { each: true, message: '모르는 목적이 있어요.' })
  purpose: SupplementPurpose[];

  @ApiProperty({
    description: '예산이 새로 살 돈(new)인지, 이미 드시는 것까지 모두 합친 돈(all)인지. 빼면 new예요.',
    enum: BUDGET_SCOPES,
    required: false,
    example: 'new',
  })
  @EmptyAsAbsent()
  @IsIn(BUDGET_SCOPES, { message: '예산의 뜻을 new 또는 all로 보내 주세요.' })
  scope?: BudgetScope;
}

export class AffordableSupplementsRequestDto extends PickType(SupplementRecommendationRequestDto, [
  'purpose',
]) {}

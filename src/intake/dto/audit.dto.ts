import { ApiProperty } from '@nestjs/swagger';
import { ArrayUnique, IsArray, IsIn, IsInt, Max, Min, ValidateIf } from 'class-validator';
import { SUPPLEMENT_PURPOSES, type SupplementPurpose } from '../../catalogue/public.js';
import {
  AffordableSupplementDto,
  BUDGET_SCOPES,
  LEAST_BUDGET,
  MOST_BUDGET,
  NUTRIENT_NAMES,
  RefusalDto,
  type DaySlot,
  type NutrientName,
} from '../../recommendation/public.js';
import { ApiSlots } from './intake-item.dto.js';

const VERDICTS = ['keep', 'reduce', 'drop', 'swap', 'ask'] as const;
const BUDGET_RANGE = `예산은 ${LEAST_BUDGET.toLocaleString('en-US')}원부터 ${MOST_BUDGET.toLocaleString('en-US')}원까지예요.`;

const ApiWon = (description: string) =>
  ApiProperty({
    description: `${description}(원). 날짜 있는 가격이 없으면 null`,
    type: 'integer',
    nullable: true,
    example: 18_000,
  });

export class AuditRequestDto {
  @ApiProperty({
    description: '목적. 고르지 않으면 안전만 보고, 새로 사지 않아요.',
    enum: SUPPLEMENT_PURPOSES,
    isArray: true,
    uniqueItems: true,
    example: ['피로 개선'],
  })
  @IsArray()
  @ArrayUnique()
  @IsIn(SUPPLEMENT_PURPOSES, { each: true, message: '모르는 목적이 있어요.' })
  purpose: SupplementPurpose[];

  @ApiProperty({
    description: '한 달 예산(원). null이면 새로 사지 않아요.',
    type: 'integer',
    nullable: true,
    minimum: LEAST_BUDGET,
    maximum: MOST_BUDGET,
    example: 50_000,
  })
  @ValidateIf(({ monthlyBudget }: AuditRequestDto) => monthlyBudget !== null)
  @IsInt({ message: BUDGET_RANGE })
  @Min(LEAST_BUDGET, { message: BUDGET_RANGE })
  @Max(MOST_BUDGET, { message: BUDGET_RANGE })
  monthlyBudget: number | null;

  @ApiProperty({
    description: '예산이 모두 합친 값인지, 새로 살 돈인지',
    enum: BUDGET_SCOPES,
    example: 'new',
  })
  @IsIn(BUDGET_SCOPES)
  scope: (typeof BUDGET_SCOPES)[number];
}

const SOURCE_STATES = ['read', 'unread', 'own'] as const;

class RuleSourceDto {
  @ApiProperty({ description: '누구의 무엇인지', example: '유럽의약품청(EMA) 2023, 오메가3 약' })
  text: string;

  @ApiProperty({ description: '읽은 곳', type: String, nullable: true, example: 'https://www.ema.europa.eu' })
  url: string | null;

  @ApiProperty({ description: '문서를 읽었는지, 문서 없이 스스로 정했는지', enum: SOURCE_STATES })
  state: (typeof SOURCE_STATES)[number];
}

const ApiSources = () =>
  ApiProperty({ description: '누구의 규칙인지. 없으면 비어요.', type: [RuleSourceDto] });

class AuditedItemDto {
  @ApiProperty({ example: 3 })
  itemId: number;

  @ApiProperty({ example: '종합비타민' })
  name: string;

  @ApiProperty({ description: '그대로, 줄이기, 빼기, 바꾸기, 물어보기', enum: VERDICTS })
  verdict: (typeof VERDICTS)[number];

  @ApiProperty({ description: '지금 하루에', example: 2 })
  servingsNow: number;

  @ApiProperty({ description: '권하는 대로면 하루에', example: 1 })
  servingsPerDay: number;

  @ApiProperty({ example: '아연이 하루 39mg으로 한도 25mg을 넘어요. 빼는 게 좋아요.' })
  reason: string;

  @ApiSources()
  sources: RuleSourceDto[];

  @ApiProperty({ description: '바꿀 제품', type: String, nullable: true, example: null })
  instead: string | null;

  @ApiProperty({ type: 'integer', nullable: true, example: null })
  byProductId: number | null;

  @ApiWon('지금 한 달에')
  monthlyCost: number | null;

  @ApiWon('권하는 대로면 한 달에')
  proposedCost: number | null;

  @ApiProperty({ type: [String] })
  cautions: string[];
}

class AuditedNutrientDto {
  @ApiProperty({ enum: NUTRIENT_NAMES, enumName: 'NutrientName' })
  nutrient: NutrientName;

  @ApiProperty({ example: '아연' })
  koreanName: string;

  @ApiProperty({ example: 'mg' })
  unit: string;

  @ApiProperty({ description: '지금 하루에, 제품에서', example: 39 })
  now: number;

  @ApiProperty({ description: '권하는 대로면 하루에', example: 24 })
  proposed: number;

  @ApiProperty({
    description: '하루 한도. 확인하지 못했으면 null',
    type: Number,
    nullable: true,
    example: 25,
  })
  limit: number | null;

  @ApiSources()
  sources: RuleSourceDto[];

  @ApiProperty({ description: '커피로 이미 드시는 카페인. 한도에서 뺐어요.', example: 0 })
  fromCoffee: number;

  @ApiProperty({ description: '커피를 몇 잔 드시는지 몰라 하루 2잔으로 봤는지', example: false })
  isCoffeeAssumed: boolean;

  @ApiProperty({ description: '알려 주신 식사로 드시는 양(단백질). `now`에 들어 있지 않아요.', example: 0 })
  fromMeals: number;

  @ApiProperty({ description: '이 성분이 든 제품', type: [String] })
  names: string[];
}

class AuditedPairDto {
  @ApiProperty({ type: [String] })
  names: string[];

  @ApiProperty()
  reason: string;

  @ApiSources()
  sources: RuleSourceDto[];
}

class RepeatedNutrientDto {
  @ApiProperty({ example: '아연' })
  koreanName: string;

  @ApiProperty({ type: [String] })
  names: string[];
}

class AuditCostDto {
  @ApiWon('지금 한 달에')
  now: number | null;

  @ApiWon('권하는 대로면 한 달에')
  proposed: number | null;

  @ApiProperty({ description: '날짜 있는 가격이 없어 셈에 넣지 못한 제품', type: [String] })
  unpriced: string[];
}

class TimetableItemDto {
  @ApiProperty({
    type: Number,
    nullable: true,
    description: '드시는 것의 번호. 새로 살 것은 null',
    example: 3,
  })
  itemId: number | null;

  @ApiProperty({ example: '종합비타민' })
  name: string;

  @ApiSlots()
  slots: DaySlot[];

  @ApiProperty({ description: '식사와 함께 먹는지' })
  withFood: boolean;
}

class TimetableRuleDto {
  @ApiProperty({ example: '철과 칼슘은 서로 다른 때에' })
  text: string;

  @ApiSources()
  sources: RuleSourceDto[];
}

class TimetableDto {
  @ApiProperty({ type: [TimetableItemDto] })
  items: TimetableItemDto[];

  @ApiProperty({ description: '살펴본 규칙', type: [TimetableRuleDto] })
  rules: TimetableRuleDto[];

  @ApiProperty({ description: '어떤 시간표로도 지킬 수 없는 규칙', type: [String] })
  broken: string[];
}

export class AuditDto {
  @ApiProperty({ description: '나쁜 것 먼저', type: [AuditedItemDto] })
  items: AuditedItemDto[];

  @ApiProperty({ description: '새로 살 것', type: [AffordableSupplementDto] })
  added: AffordableSupplementDto[];

  @ApiProperty({ type: [AuditedNutrientDto] })
  nutrients: AuditedNutrientDto[];

  @ApiProperty({ description: '함께 드시면 안 되는 것', type: [AuditedPairDto] })
  pairs: AuditedPairDto[];

  @ApiProperty({ description: '여러 제품에 든 성분', type: [RepeatedNutrientDto] })
  repeated: RepeatedNutrientDto[];

  @ApiProperty({ type: AuditCostDto })
  cost: AuditCostDto;

  @ApiProperty({ type: TimetableDto })
  timetable: TimetableDto;

  @ApiProperty({ description: '제품을 바꿔도 고쳐지지 않는 것과 물어볼 것', type: [String] })
  unmended: string[];

  @ApiProperty({ type: [RefusalDto] })
  refusals: RefusalDto[];

  @ApiProperty({ type: [String] })
  notes: string[];

  @ApiProperty({ description: '더 나은 것이 없다고 밝혔는지' })
  proven: boolean;
}

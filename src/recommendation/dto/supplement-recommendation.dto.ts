import {
  ALLERGENS,
  SUPPLEMENT_PURPOSES,
  type Allergen,
  type SupplementPurpose,
} from '../../catalogue/public.js';
import { ApiProperty } from '@nestjs/swagger';
import { NUTRIENT_NAMES, type NutrientName } from '../engine/supplement/nutrients.js';
import type { BudgetScope } from '../engine/supplement/supplement-engine.types.js';
import { BUDGET_SCOPES } from './recommendation-requests.dto.js';

class DatedPriceDto {
  @ApiProperty({
    description: '가격을 확인한 날. 모르면 null, 예전 추천에는 없어요.',
    type: String,
    format: 'date',
    nullable: true,
    required: false,
    example: '2026-11-02',
  })
  pricedOn?: string | null;
}

export class RecommendedUnitDto extends DatedPriceDto {
  @ApiProperty({ example: 31 })
  supplementId: number;

  @ApiProperty({ description: '한 통의 횟수', example: 30 })
  servings: number;

  @ApiProperty({ description: '한 통 가격(원)', example: 42_000 })
  price: number;

  @ApiProperty({ description: '한 달에 살 통 수', example: 1 })
  packs: number;

  @ApiProperty({ description: '살 통 전체의 가격(원)', example: 42_000 })
  packsPrice: number;

  @ApiProperty({ description: '한 통으로 며칠', example: 30 })
  daysPerPack: number;

  @ApiProperty({ description: '하루 비용(원)', example: 1_400 })
  costPerDay: number;

  @ApiProperty({ description: '이걸로 바꿔도 예산 안인지', example: true })
  fitsBudget: boolean;
}

export class RecommendedFlavorDto {
  @ApiProperty({ example: '초콜릿' })
  flavorName: string;

  @ApiProperty({ type: [RecommendedUnitDto] })
  units: RecommendedUnitDto[];
}

const GRADES = ['근거 충분', '근거 보통', '근거 약함'] as const;
type Grade = (typeof GRADES)[number];

export class EvidenceNoteDto {
  @ApiProperty({ description: '고른 목적', enum: SUPPLEMENT_PURPOSES, example: '근력 향상' })
  purpose: SupplementPurpose;

  @ApiProperty({ description: '성분', example: '크레아틴' })
  ingredient: string;

  @ApiProperty({ description: '연구 근거', enum: GRADES, example: '근거 충분' })
  grade: Grade;

  @ApiProperty({
    description: '성분 연구에서 나온 결과',
    example: '근력 운동만 한 사람보다 드는 무게와 횟수가 더 늘었어요.',
  })
  outcome: string;

  @ApiProperty({ description: '연구', example: 'Kreider et al. 2017, ISSN position stand' })
  source: string;
}

/** Fields of every product, whether part of a set or bought alone. */
class ShownSupplementDto extends DatedPriceDto {
  @ApiProperty({ description: '보충제(구성) 번호', example: 31 })
  id: number;

  @ApiProperty({ example: '루트랩 아이솔레이트 프로틴' })
  koreanName: string;

  @ApiProperty({ example: '/figures/packages/rootlab-isolate-protein--0.svg' })
  imageURL: string;

  @ApiProperty({ example: 'https://search.shopping.naver.com/search/all' })
  marketURL: string;

  @ApiProperty({ description: '예시로 만든 제품인지. 맞으면 marketURL은 검색이에요.', example: true })
  example: boolean;

  @ApiProperty({ description: '추천한 까닭', example: '하루 부족한 단백질 25g을 채워요.' })
  description: string;

  @ApiProperty({ description: '원료', example: '분리유청단백' })
  source: string;

  @ApiProperty({ example: '초콜릿' })
  flavor: string;

  @ApiProperty({ description: '한 통의 횟수', example: 30 })
  servings: number;

  @ApiProperty({ description: '한 통 가격(원)', example: 42_000 })
  price: number;

  @ApiProperty({ description: '한 달에 살 통 수', example: 1 })
  packs: number;

  @ApiProperty({ description: '살 통 전체의 가격(원)', example: 42_000 })
  packsPrice: number;

  @ApiProperty({ description: '하루에 먹는 횟수', example: 1 })
  servingsPerDay: number;

  @ApiProperty({ description: '한 통으로 며칠', example: 30 })
  daysPerPack: number;

  @ApiProperty({ description: '하루 비용(원)', example: 1_400 })
  costPerDay: number;

  @ApiProperty({ description: '가장 나은 근거', enum: GRADES })
  evidenceGrade: Grade;

  @ApiProperty({ description: '성분마다의 연구 근거', type: [EvidenceNoteDto] })
  evidence: EvidenceNoteDto[];

  @ApiProperty({ description: '돕는 목적', enum: SUPPLEMENT_PURPOSES, isArray: true, example: ['근육 증가'] })
  purposes: SupplementPurpose[];

  @ApiProperty({
    description: '하루에, 그리고 한 번에 먹는 양',
    example: '단백질 하루 48g, 2번에 나눠 24g씩',
  })
  doseText: string;

  @ApiProperty({
    description: '먹는 때',
    type: String,
    nullable: true,
    example: '식사와 함께 드세요.',
  })
  timing: string | null;

  @ApiProperty({ description: '건강기능식품인지', example: false })
  certified: boolean;

  @ApiProperty({
    description: '식약처가 인정한 기능성, 건강기능식품만',
    type: String,
    nullable: true,
    example: null,
  })
  approvedFunction: string | null;

  @ApiProperty({ description: '알레르기 유발 성분', enum: ALLERGENS, isArray: true, example: ['우유'] })
  allergens: Allergen[];

  @ApiProperty({ description: '주의할 점', type: [String], example: [] })
  cautions: string[];
}

export class SupplementRecommendationItemDto extends ShownSupplementDto {
  @ApiProperty({ description: '맛과 용량, 고른 것 포함', type: [RecommendedFlavorDto] })
  otherFlavors: RecommendedFlavorDto[];

  @ApiProperty({ description: '모자란 단백질 가운데 하루에 채우는 양(g)', example: 25 })
  proteinGrams: number;

  @ApiProperty({
    description: '오늘의 건강 상태에는 맞지 않는다는 말, 맞으면 null',
    type: String,
    nullable: true,
    example: null,
  })
  against: string | null;
}

/** A product that can be bought alone. */
export class AffordableSupplementDto extends ShownSupplementDto {}

export class RefusalDto {
  @ApiProperty({
    description: '추천하지 않는 목적. 지금은 아무것도 추천하지 않으면 null이에요.',
    enum: SUPPLEMENT_PURPOSES,
    nullable: true,
    example: '체중 감량',
  })
  purpose: SupplementPurpose | null;

  @ApiProperty({ example: '임신 중에는 체중을 줄이면 안 돼요.' })
  reason: string;

  @ApiProperty({ description: '대신 도움이 되는 것', type: [String] })
  advice: string[];
}

export class AffordableSupplementsDto {
  @ApiProperty({ type: [AffordableSupplementDto] })
  items: AffordableSupplementDto[];

  @ApiProperty({ description: '건강을 위해 추천하지 않는 목적', type: [RefusalDto] })
  refusals: RefusalDto[];
}

export class ProteinGapDto {
  @ApiProperty({ description: '하루 목표 단백질(g)', example: 130 })
  targetGrams: number;

  @ApiProperty({ description: '식사로 먹는 단백질(g)', example: 79 })
  dietGrams: number;

  @ApiProperty({ description: '부족한 단백질(g)', example: 51 })
  gapGrams: number;

  @ApiProperty({
    description: '식사량을 알려 주었는지. 아니면 체중 1kg에 1.1g으로 계산해요.',
    example: false,
  })
  dietKnown: boolean;

  @ApiProperty({ description: '이미 드시는 제품이 채우는 단백질(g)', example: 0 })
  takenGrams: number;

  @ApiProperty({ description: '고른 제품이 채우는 단백질(g)', example: 48 })
  closedGrams: number;
}

class CountedNutrientDto {
  @ApiProperty({ enum: NUTRIENT_NAMES, enumName: 'NutrientName', example: 'vitaminDUg' })
  nutrient: NutrientName;

  @ApiProperty({ example: 25 })
  amount: number;
}

class CountedItemDto {
  @ApiProperty({ description: '먹는 영양제 번호', example: 3 })
  itemId: number;

  @ApiProperty({ description: '하루에 몇 번', example: 1 })
  servingsPerDay: number;

  @ApiProperty({ description: '한 번에 든 성분', type: [CountedNutrientDto] })
  nutrients: CountedNutrientDto[];
}

export class TakenInRecommendationDto {
  @ApiProperty({ description: '셈에 넣은 것', type: [String], example: ['종합비타민'] })
  names: string[];

  @ApiProperty({
    description: '셈에 넣은 그대로. 지금 먹는 것과 다르면 추천이 낡은 거예요. 예전 추천에는 없어요.',
    type: [CountedItemDto],
    required: false,
  })
  items?: CountedItemDto[];

  @ApiProperty({ description: '예산이 새로 살 돈인지, 모두 합친 돈인지', enum: BUDGET_SCOPES })
  scope: BudgetScope;

  @ApiProperty({
    description: '드시는 것의 한 달 값(원). 날짜 있는 가격이 없으면 null',
    type: 'integer',
    nullable: true,
    example: 18_000,
  })
  monthlyCost: number | null;

  @ApiProperty({ description: '가격을 몰라 예산에서 빼지 못한 것', type: [String], example: [] })
  unpriced: string[];

  @ApiProperty({
    description: '드시는 것만으로 하루 한도를 넘는 성분. 이 성분이 든 제품은 고르지 않아요.',
    type: [String],
    example: [],
  })
  over: string[];

  @ApiProperty({ description: '지금 건강 상태에 맞지 않는 것', type: [String], example: [] })
  unfit: string[];
}

export class NoFitDto {
  @ApiProperty({ example: '이 예산으로 살 수 있는 제품이 없어요.' })
  reason: string;

  @ApiProperty({ description: '되는 가장 작은 예산(원)', type: Number, nullable: true, example: 60_000 })
  cheapestBudget: number | null;
}

export class SupplementRecommendationDto {
  @ApiProperty({ enum: ['DONE'] })
  status: 'DONE';

  @ApiProperty({ description: '추천 기록 번호', example: 8 })
  id: number;

  @ApiProperty({ type: [SupplementRecommendationItemDto] })
  recommends: SupplementRecommendationItemDto[];

  @ApiProperty({ description: '고른 목적', enum: SUPPLEMENT_PURPOSES, isArray: true, example: ['근육 증가'] })
  purpose: SupplementPurpose[];

  @ApiProperty({ description: '한 달 예산(원)', example: 70_000 })
  monthlyBudget: number;

  @ApiProperty({ description: '합계(원)', example: 42_000 })
  totalPrice: number;

  @ApiProperty({ description: '남는 예산(원)', example: 28_000 })
  remaining: number;

  @ApiProperty({
    description: '단백질 목표를 정하면 안 될 때는 null이에요.',
    type: ProteinGapDto,
    nullable: true,
  })
  proteinGap: ProteinGapDto | null;

  @ApiProperty({
    description: '충분한 근거로 돕는 제품이 없는 목적',
    enum: SUPPLEMENT_PURPOSES,
    isArray: true,
    example: [],
  })
  uncoveredPurposes: SupplementPurpose[];

  @ApiProperty({ description: '건강을 위해 추천하지 않는 목적', type: [RefusalDto] })
  refusals: RefusalDto[];

  @ApiProperty({ description: '무엇을 왜 뺐는지', type: [String], example: [] })
  notes: string[];

  @ApiProperty({
    description: '이미 드시는 것. 없거나 예전 추천이면 null',
    type: TakenInRecommendationDto,
    nullable: true,
  })
  taken: TakenInRecommendationDto | null;

  @ApiProperty({ description: '고를 것이 없을 때', type: NoFitDto, required: false })
  noFit?: NoFitDto;
}

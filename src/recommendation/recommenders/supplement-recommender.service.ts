import { Inject, Injectable } from '@nestjs/common';
import { chooseSupplements } from '../engine/supplement/supplement-engine.js';
import type {
  NoFit,
  ProteinGap,
  SupplementChoiceItem,
} from '../engine/supplement/supplement-engine.types.js';
import { JobFailure } from '../jobs/job-failure.js';
import type { StoredSupplementRequest } from '../recommendation-request.types.js';
import { EngineCatalogue, type ProductFace } from './engine-catalogue.service.js';
import { MemberProfiles } from './member-profile.service.js';

/** One chosen product as it is stored and sent. */
export interface RecommendedSupplement extends Omit<
  SupplementChoiceItem,
  'productId' | 'variantId' | 'reason'
> {
  /** Id of the variant. */
  id: number;
  koreanName: string;
  imageURL: string;
  marketURL: string;
  /** Why: the engine's reason. */
  description: string;
  /** Source ingredient. */
  source: string;
  flavor: string;
  servings: number;
  /** Won, one pack. */
  price: number;
}

/** The stored answer of a supplement recommendation. */
export interface SupplementRecommendationSnapshot {
  recommends: RecommendedSupplement[];
  purpose: string[];
  monthlyBudget: number;
  totalPrice: number;
  remaining: number;
  proteinGap: ProteinGap;
  uncoveredPurposes: string[];
  noFit?: NoFit;
}

@Injectable()
export class SupplementRecommender {
  constructor(
    @Inject(MemberProfiles) private readonly members: MemberProfiles,
    @Inject(EngineCatalogue) private readonly catalogue: EngineCatalogue,
  ) {}

  /** @throws JobFailure without body data */
  async recommend(
    userId: number,
    request: StoredSupplementRequest,
  ): Promise<SupplementRecommendationSnapshot> {
    const [member, { products, productFaces }] = await Promise.all([
      this.members.forSupplements(userId),
      this.catalogue.get(),
    ]);
    if (!member) throw new JobFailure('몸 정보가 없어요. 몸 정보를 입력한 뒤 다시 추천받아 주세요.');

    const choice = chooseSupplements({
      member,
      request: { purposes: request.purpose, monthlyBudget: request.monthlyBudget },
      catalogue: products,
    });
    return {
      recommends: choice.items.map(item => recommended(item, productFaces.get(item.productId)!)),
      purpose: request.purpose,
      monthlyBudget: request.monthlyBudget,
      totalPrice: choice.totalPrice,
      remaining: choice.remaining,
      proteinGap: choice.proteinGap,
      uncoveredPurposes: choice.uncoveredPurposes,
      ...(choice.noFit ? { noFit: choice.noFit } : {}),
    };
  }
}

function recommended(
  { productId: _, variantId, reason, ...rest }: SupplementChoiceItem,
  face: ProductFace,
): RecommendedSupplement {
  const { flavor, unit } = unitOf(rest.otherFlavors, variantId);
  return {
    id: variantId,
    koreanName: face.koreanName,
    imageURL: face.pictures.get(variantId)!,
    marketURL: face.marketURL,
    description: reason,
    source: face.source,
    flavor,
    servings: unit.servings,
    price: unit.price,
    ...rest,
  };
}

function unitOf(flavors: SupplementChoiceItem['otherFlavors'], variantId: number) {
  for (const { flavorName, units } of flavors) {
    const unit = units.find(({ supplementId }) => supplementId === variantId);
    if (unit) return { flavor: flavorName, unit };
  }
  throw new Error(`The chosen variant ${variantId} is not among its product's`);
}

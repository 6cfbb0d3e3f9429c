import { Injectable } from '@nestjs/common';
import type { SupplementPurpose } from '../../catalogue/public.js';
import { NUTRIENT_NAMES, NUTRIENTS, type NutrientName } from '../engine/supplement/nutrients.js';
import type {
  AffordableItem,
  BudgetScope,
  FlavorUnits,
  NoFit,
  ProteinGap,
  Refusal,
  SupplementChoiceItem,
  TakenAlready,
} from '../engine/supplement/supplement-engine.types.js';
import { JobFailure } from '../../infrastructure/jobs/job-handler.js';
import type { StoredSupplementRequest } from '../recommendation-request.types.js';
import { EngineCatalogue, summaryOf, type ProductSummary } from '../inputs/engine-catalogue.service.js';
import { MemberProfiles } from '../inputs/member-profile.service.js';
import { SupplementThread } from './supplement-thread.service.js';
import { stackOf, TakenSupplements, type TakenSupplement } from './taken-supplements.js';

/** Display data of a product and one of its variants. */
interface ShownProduct {
  /** Id of the variant. */
  id: number;
  koreanName: string;
  imageURL: string;
  marketURL: string;
  /** Invented: the market link is a search. */
  example: boolean;
  /** The engine's reason. */
  description: string;
  /** Source ingredient. */
  source: string;
  flavor: string;
  servings: number;
  /** Won, one pack. */
  price: number;
  /** Date of that price; null if unknown. */
  pricedOn: string | null;
}

/** Adds a date to the price of each unit. */
type WithPriceDates<Flavor extends FlavorUnits> = Omit<Flavor, 'units'> & {
  units: (Flavor['units'][number] & Pick<ShownProduct, 'pricedOn'>)[];
};

type FromEngine<Item> = Omit<Item, 'productId' | 'variantId' | 'reason'>;

/** One chosen product as stored and sent. */
export type RecommendedSupplement = Omit<FromEngine<SupplementChoiceItem>, 'otherFlavors'> &
  ShownProduct & { otherFlavors: WithPriceDates<FlavorUnits>[] };

/** One product to buy alone. */
export type AffordableSupplement = FromEngine<AffordableItem> & ShownProduct;

/** An item that a choice started from: tells later whether it is still taken like this. */
interface CountedItem {
  itemId: number;
  servingsPerDay: number;
  nutrients: { nutrient: NutrientName; amount: number }[];
}

/** The items the choice started from, by name. */
interface TakenInRecommendation {
  names: string[];
  items: CountedItem[];
  scope: BudgetScope;
  monthlyCost: number | null;
  unpriced: string[];
  over: string[];
  unfit: string[];
}

/** The stored answer of a supplement recommendation. */
export interface SupplementRecommendationSnapshot {
  recommends: RecommendedSupplement[];
  purpose: string[];
  monthlyBudget: number;
  totalPrice: number;
  remaining: number;
  proteinGap: ProteinGap | null;
  uncoveredPurposes: string[];
  refusals: Refusal[];
  notes: string[];
  taken: TakenInRecommendation | null;
  noFit?: NoFit;
}

@Injectable()
export class SupplementRecommender {
  constructor(
    private readonly members: MemberProfiles,
    private readonly catalogue: EngineCatalogue,
    private readonly thread: SupplementThread,
    private readonly taken: TakenSupplements,
  ) {}

  /** @throws JobFailure without body data */
  async recommend(
    userId: number,
    request: StoredSupplementRequest,
  ): Promise<SupplementRecommendationSnapshot> {
    const [member, products, things] = await Promise.all([
      this.members.forSupplements(userId),
      this.catalogue.products(),
      this.taken.of(userId),
    ]);
    if (!member) throw new JobFailure('몸 정보가 없어요. 몸 정보를 입력한 뒤 다시 추천받아 주세요.');

    const { scope = 'new' } = request;
    const choice = await this.thread.choose(products, {
      member,
      request: { purposes: request.purpose, monthlyBudget: request.monthlyBudget, scope },
      stack: stackOf(things, products),
    });
    const summaries = await this.catalogue.productSummaries(choice.items.map(item => item.productId));
    return {
      recommends: choice.items.map(item => {
        const { flavor, unit } = unitOf(item.otherFlavors, item.variantId);
        const summary = summaryOf(summaries, item.productId);
        const { otherFlavors, ...rest } = shown(item, summary, { ...unit, flavor });
        return { ...rest, otherFlavors: otherFlavors.map(each => dated(each, summary)) };
      }),
      purpose: request.purpose,
      monthlyBudget: request.monthlyBudget,
      totalPrice: choice.totalPrice,
      remaining: choice.remaining,
      proteinGap: choice.proteinGap,
      uncoveredPurposes: choice.uncoveredPurposes,
      refusals: choice.refusals,
      notes: choice.notes,
      taken: choice.taken && namedTaken(choice.taken, things, scope),
      ...(choice.noFit ? { noFit: choice.noFit } : {}),
    };
  }

  /** Products to buy alone within a monthly budget in won; null without body data. */
  async affordable(
    userId: number,
    purposes: SupplementPurpose[],
    monthlyBudget: number,
  ): Promise<{ items: AffordableSupplement[]; refusals: Refusal[] } | null> {
    const [member, products, things] = await Promise.all([
      this.members.forSupplements(userId),
      this.catalogue.products(),
      this.taken.of(userId),
    ]);
    if (!member) return null;
    const { items, refusals } = await this.thread.affordable(products, {
      member,
      request: { purposes, monthlyBudget },
      stack: stackOf(things, products),
    });
    const summaries = await this.catalogue.productSummaries(items.map(item => item.productId));
    const variants = new Map(products.flatMap(product => product.variants.map(one => [one.variantId, one])));
    return {
      items: items.map(item => {
        const variant = variants.get(item.variantId)!;
        return shown(item, summaryOf(summaries, item.productId), variant);
      }),
      refusals,
    };
  }
}

function namedTaken(
  { itemIds, monthlyCost, unpriced, over, unfit }: TakenAlready,
  things: readonly TakenSupplement[],
  scope: BudgetScope,
): TakenInRecommendation {
  const names = new Map(things.map(({ itemId, name }) => [itemId, name]));
  const namesOf = (ids: readonly number[]): string[] => ids.map(id => names.get(id) ?? '');
  return {
    ...{ names: namesOf(itemIds), scope, monthlyCost, unpriced: namesOf(unpriced), unfit: namesOf(unfit) },
    items: things.map(({ itemId, servingsPerDay, nutrients }) => ({
      ...{ itemId, servingsPerDay },
      nutrients: NUTRIENT_NAMES.flatMap(nutrient => {
        const amount = nutrients[nutrient];
        return amount === undefined ? [] : [{ nutrient, amount }];
      }),
    })),
    over: over.map(nutrient => NUTRIENTS[nutrient].koreanName),
  };
}

/** The engine's texts of a product combined with its display data. */
export function shown<Item extends { productId: number; variantId: number; reason: string }>(
  { productId: _, variantId, reason, ...rest }: Item,
  summary: ProductSummary,
  { flavor, servings, price }: Pick<ShownProduct, 'flavor' | 'servings' | 'price'>,
): FromEngine<Item> & ShownProduct {
  const { koreanName, marketURL, example, source } = summary;
  return {
    ...{ id: variantId, koreanName, imageURL: summary.pictures.get(variantId)!, marketURL, example },
    ...{ description: reason, source, flavor, servings, price },
    pricedOn: summary.pricedOn.get(variantId) ?? null,
    ...rest,
  };
}

function dated(flavor: FlavorUnits, { pricedOn }: ProductSummary): WithPriceDates<FlavorUnits> {
  const units = flavor.units.map(unit => ({ ...unit, pricedOn: pricedOn.get(unit.supplementId) ?? null }));
  return { ...flavor, units };
}

function unitOf(flavors: SupplementChoiceItem['otherFlavors'], variantId: number) {
  for (const { flavorName, units } of flavors) {
    const unit = units.find(({ supplementId }) => supplementId === variantId);
    if (unit) return { flavor: flavorName, unit };
  }
  throw new Error(`The chosen variant ${variantId} is not among its product's`);
}

import { Injectable } from '@nestjs/common';
import type { SupplementPurpose } from '../../catalogue/public.js';
import type { DaySlot } from '../engine/supplement/day-timetable.js';
import { NUTRIENTS } from '../engine/supplement/nutrients.js';
import { shownSources, type ShownSource } from '../engine/supplement/safety/citations.js';
import type { AuditedNutrient, StackAudit } from '../engine/supplement/stack-audit.types.js';
import type { BudgetScope, CatalogueProduct } from '../engine/supplement/supplement-engine.types.js';
import { EngineCatalogue, summaryOf } from '../inputs/engine-catalogue.service.js';
import { MemberProfiles } from '../inputs/member-profile.service.js';
import { shown, type AffordableSupplement } from './supplement-recommender.service.js';
import { SupplementThread } from './supplement-thread.service.js';
import { stackOf, TakenSupplements, type TakenSupplement } from './taken-supplements.js';

interface AuditWishes {
  purposes: readonly SupplementPurpose[];
  /** Won per month; null = nothing is bought. */
  monthlyBudget: number | null;
  scope: BudgetScope;
}

type Sourced<Item extends { source: unknown }> = Omit<Item, 'source'> & { sources: ShownSource[] };

/** An audit in display terms: names instead of item ids, sources in Korean. */
export interface AuditedStack extends Omit<
  StackAudit,
  'items' | 'added' | 'nutrients' | 'pairs' | 'repeated' | 'cost' | 'timetable'
> {
  items: (Sourced<StackAudit['items'][number]> & {
    name: string;
    servingsNow: number;
    instead: string | null;
  })[];
  added: AffordableSupplement[];
  nutrients: (Sourced<Omit<AuditedNutrient, 'itemIds'>> & {
    koreanName: string;
    unit: string;
    names: string[];
  })[];
  pairs: { names: string[]; reason: string; sources: ShownSource[] }[];
  repeated: { koreanName: string; names: string[] }[];
  cost: Omit<StackAudit['cost'], 'unpriced'> & { unpriced: string[] };
  timetable: Omit<StackAudit['timetable'], 'items' | 'rules'> & {
    /** Without an id: what is bought by the proposal. */
    items: { itemId: number | null; name: string; slots: DaySlot[]; withFood: boolean }[];
    rules: { text: string; sources: ShownSource[] }[];
  };
}

@Injectable()
export class StackAudits {
  constructor(
    private readonly members: MemberProfiles,
    private readonly catalogue: EngineCatalogue,
    private readonly thread: SupplementThread,
    private readonly taken: TakenSupplements,
  ) {}

  /** @returns null without body data */
  async audit(userId: number, { purposes, monthlyBudget, scope }: AuditWishes): Promise<AuditedStack | null> {
    const [member, products] = await Promise.all([
      this.members.forSupplements(userId),
      this.catalogue.products(),
    ]);
    if (!member) return null;
    const things = await this.taken.of(userId);
    const stack = stackOf(things, products);
    const audit = await this.thread.audit(products, { member, stack, purposes, monthlyBudget, scope });
    return this.named(audit, things, products);
  }

  private async named(
    { items, added, nutrients, pairs, repeated, cost, timetable, ...rest }: StackAudit,
    things: readonly TakenSupplement[],
    products: readonly CatalogueProduct[],
  ): Promise<AuditedStack> {
    const summaries = await this.catalogue.productSummaries(added.map(({ productId }) => productId));
    const thingOf = new Map(things.map(thing => [thing.itemId, thing]));
    const nameOf = (id: number): string => thingOf.get(id)?.name ?? summaryOf(summaries, -id).koreanName;
    const namesOf = (ids: readonly number[]): string[] => ids.map(nameOf);
    return {
      ...rest,
      items: items.map(item => ({
        ...sourced(item),
        name: nameOf(item.itemId),
        servingsNow: thingOf.get(item.itemId)?.servingsPerDay ?? 0,
        instead: item.byProductId === null ? null : nameOf(-item.byProductId),
      })),
      added: added.map(({ otherFlavors: _, proteinGrams: __, ...item }) => {
        const variants = products.find(({ productId }) => productId === item.productId)?.variants ?? [];
        const variant = variants.find(({ variantId }) => variantId === item.variantId)!;
        return shown(item, summaryOf(summaries, item.productId), variant);
      }),
      nutrients: nutrients.map(({ itemIds, ...nutrient }) => ({
        ...sourced(nutrient),
        ...NUTRIENTS[nutrient.nutrient],
        names: namesOf(itemIds),
      })),
      pairs: pairs.map(({ itemIds, ...pair }) => ({ ...sourced(pair), names: namesOf(itemIds) })),
      repeated: repeated.map(({ nutrient, itemIds }) => ({
        koreanName: NUTRIENTS[nutrient].koreanName,
        names: namesOf(itemIds),
      })),
      cost: { ...cost, unpriced: namesOf(cost.unpriced) },
      timetable: {
        ...timetable,
        items: timetable.items.map(({ itemId, ...item }) => ({
          ...item,
          ...{ itemId: itemId > 0 ? itemId : null, name: nameOf(itemId) },
        })),
        rules: timetable.rules.map(rule => sourced(rule)),
      },
    };
  }
}

function sourced<Item extends { source: string | null }>({ source, ...item }: Item): Sourced<Item> {
  return { ...item, sources: source === null ? [] : shownSources(source) };
}

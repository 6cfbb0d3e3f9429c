import { Injectable } from '@nestjs/common';
import { CatalogueItems, type Supplement } from '../catalogue/public.js';
import { AppError, invalidField } from '../common/errors/app-error.js';
import { Clock } from '../common/time/clock.js';
import { koreanDate } from '../common/time/korean-date.js';
import { Database } from '../infrastructure/database/database.js';
import { Members } from '../members/public.js';
import {
  DAY_SLOTS,
  NUTRIENT_NAMES,
  NUTRIENTS,
  type NutrientName,
  type TakenSupplements,
  type TakenSupplement,
} from '../recommendation/public.js';
import type { IntakeItemDto, SaveIntakeItemDto, TakenNutrientDto } from './dto/intake-item.dto.js';
import { IntakeItem } from './entities/intake-item.entity.js';
import { MOST_ITEMS } from './intake.constants.js';
import { LONGEST_LABEL, readNutritionLabel } from './label/nutrition-label.js';
import { lastsUntil } from './lasts-until.js';

const DAY_MS = 86_400_000;
const DAYS_A_MONTH = 30;
/** An older price says nothing about today's. */
const PRICE_COUNTS_DAYS = 365;

type Nutrients = IntakeItem['nutrients'];
type Told = Omit<IntakeItem, 'id' | 'userId' | 'createdAt'>;

/** A date on which something runs out. */
interface Refill {
  itemId: number;
  /** `YYYY-MM-DD`: the last day with enough. */
  date: string;
}

/** What a member already takes. */
@Injectable()
export class Intake implements TakenSupplements {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly catalogue: CatalogueItems,
    private readonly members: Members,
  ) {}

  /** In the order of adding. */
  async list(userId: number): Promise<IntakeItemDto[]> {
    const rows = await this.rows(userId);
    const variants = await this.variantsOf(rows);
    return rows.map(row => shown(row, variants));
  }

  /** In the engine's format, with the catalogue's data of today. */
  async of(userId: number): Promise<TakenSupplement[]> {
    const rows = await this.rows(userId);
    const variants = await this.variantsOf(rows);
    const since = koreanDate(new Date(this.clock.now().getTime() - PRICE_COUNTS_DAYS * DAY_MS));
    return rows.map(item => {
      const variant = variants.get(item.supplementId ?? 0);
      const { id: itemId, servingsPerDay, slots } = item;
      const nutrients = contentOf(item, variant);
      return {
        ...{ itemId, servingsPerDay, slots, nutrients, monthlyCost: monthlyCost(item, since) },
        name: variant?.product.koreanName ?? item.name,
        ...{
          productId: variant?.productId ?? null,
          label: item.label ?? '',
          unmeasured: item.unmeasured ?? [],
        },
      };
    });
  }

  /** When things run out, from `since` on, one entry each. */
  async refills(userId: number, since: string): Promise<Refill[]> {
    const rows = await this.rows(userId);
    return rows.flatMap(row => {
      const date = lastsUntil(row);
      return date === null || date < since ? [] : [{ itemId: row.id, date }];
    });
  }

  /** @throws SUPPLEMENT_NOT_FOUND_EXCEPTION; a 400 for a price without its date or for more items than allowed */
  async add(userId: number, told: SaveIntakeItemDto): Promise<IntakeItemDto> {
    const content = await this.savedFrom(told, null);
    const createdAt = this.clock.now();
    const id = await this.database.write(async manager => {
      // Two devices may add at the same time.
      await this.members.lockOwn(manager, userId);
      const count = await manager.countBy(IntakeItem, { userId });
      if (count >= MOST_ITEMS)
        throw invalidField('name', `${MOST_ITEMS}가지까지 적을 수 있어요. 안 드시는 것을 지워 주세요.`);
      const { identifiers } = await manager.insert(IntakeItem, { ...content, userId, createdAt });
      return identifiers[0]!['id'] as number;
    });
    return this.one(userId, id);
  }

  /** @throws INTAKE_ITEM_NOT_FOUND_EXCEPTION, and what `add` throws */
  async change(userId: number, id: number, told: SaveIntakeItemDto): Promise<IntakeItemDto> {
    const before = await this.database.read.findOneBy(IntakeItem, { id, userId });
    if (!before) throw new AppError('INTAKE_ITEM_NOT_FOUND_EXCEPTION');
    const content = await this.savedFrom(told, before);
    const { affected } = await this.database.write(manager =>
      manager.update(IntakeItem, { id, userId }, content),
    );
    if (affected === 0) throw new AppError('INTAKE_ITEM_NOT_FOUND_EXCEPTION');
    return this.one(userId, id);
  }

  /** @throws INTAKE_ITEM_NOT_FOUND_EXCEPTION */
  async remove(userId: number, id: number): Promise<void> {
    const { affected } = await this.database.write(manager => manager.delete(IntakeItem, { id, userId }));
    if (affected === 0) throw new AppError('INTAKE_ITEM_NOT_FOUND_EXCEPTION');
  }

  private async one(userId: number, id: number): Promise<IntakeItemDto> {
    const row = await this.database.read.findOneBy(IntakeItem, { id, userId });
    if (!row) throw new AppError('INTAKE_ITEM_NOT_FOUND_EXCEPTION');
    return shown(row, await this.variantsOf([row]));
  }

  private rows(userId: number): Promise<IntakeItem[]> {
    return this.database.read.find(IntakeItem, { where: { userId }, order: { id: 'ASC' } });
  }

  private variantsOf(rows: readonly IntakeItem[]): Promise<Map<number, Supplement>> {
    return this.catalogue.variants(rows.flatMap(({ supplementId }) => supplementId ?? []));
  }

  /** @param before the changed item: content that has left the catalogue since may still be sent as it was */
  private async savedFrom(told: SaveIntakeItemDto, before: IntakeItem | null): Promise<Told> {
    const today = koreanDate(this.clock.now());
    for (const field of ['pricedOn', 'boughtOn'] as const) {
      if ((told[field] ?? '') > today) throw invalidField(field, '아직 오지 않은 날이에요.');
    }
    if (told.price !== undefined && told.pricedOn === undefined && told.supplementId === undefined)
      throw invalidField('pricedOn', '언제 가격인지 알려 주세요.');
    const { supplementId = null, servingsPerDay } = told;
    const slots = DAY_SLOTS.filter(slot => told.slots.includes(slot));
    const bought = {
      ...{ servingsPerDay, slots, packs: told.packs ?? 1, boughtOn: told.boughtOn ?? null },
      price: told.price ?? null,
      pricedOn: told.price === undefined ? null : (told.pricedOn ?? null),
      servingsPerPack: told.servingsPerPack ?? null,
    };
    if (supplementId === null) {
      const nutrients = Object.fromEntries(
        (told.nutrients ?? []).flatMap(({ nutrient, amount }) => (amount > 0 ? [[nutrient, amount]] : [])),
      );
      const label = told.label?.trim() || null;
      return {
        ...bought,
        ...{ supplementId, name: told.name ?? '', nutrients, label },
        unmeasured: label === null ? null : unmeasuredIn(label, nutrients),
      };
    }
    const variant = (await this.catalogue.variants([supplementId])).get(supplementId);
    if (!variant) {
      if (before?.supplementId !== supplementId) throw new AppError('SUPPLEMENT_NOT_FOUND_EXCEPTION');
      const { name, nutrients, label, unmeasured } = before;
      return { ...bought, supplementId, name, nutrients, label, unmeasured };
    }
    const { product, servings, price, pricedAt } = variant;
    const isPriced = bought.price === null && pricedAt !== null;
    return {
      ...bought,
      ...(isPriced ? { price, pricedOn: koreanDate(pricedAt) } : {}),
      supplementId,
      name: product.koreanName,
      ...{ nutrients: knownNutrients(product.perServing), label: labelOf(product), unmeasured: null },
      servingsPerPack: bought.servingsPerPack ?? servings,
    };
  }
}

/** What a label asks about, as long as nobody typed its amount. */
function unmeasuredIn(label: string, nutrients: Nutrients): NutrientName[] {
  const asked = readNutritionLabel(label.slice(0, LONGEST_LABEL)).questions.flatMap(
    ({ nutrient }) => nutrient ?? [],
  );
  return [...new Set(asked)].filter(name => nutrients[name] === undefined);
}

/** What the rules look at in a catalogue product, as a label writes it: the catalogue may lose the product. */
function labelOf({
  source,
  allergens,
  excludedConditions,
  cautions,
}: Pick<Supplement['product'], 'source' | 'allergens' | 'excludedConditions' | 'cautions'>): string {
  return [
    source,
    ...(allergens.length > 0 ? [`${allergens.join(', ')} 함유`] : []),
    ...cautions,
    ...excludedConditions.map(condition => `${condition}: 드시지 마세요`),
  ].join('\n');
}

/** Won per 30 days; null without a price from the last year, or without a pack size. */
function monthlyCost(
  { price, pricedOn, servingsPerPack, servingsPerDay }: IntakeItem,
  since: string,
): number | null {
  if (price === null || pricedOn === null || servingsPerPack === null || pricedOn < since) return null;
  return Math.round((price * servingsPerDay * DAYS_A_MONTH) / servingsPerPack);
}

/** A product's content, as far as the engine knows the nutrients. */
export function knownNutrients(perServing: Readonly<Record<string, unknown>> | object): Nutrients {
  const amounts = new Map(Object.entries(perServing));
  const known: Nutrients = {};
  for (const name of NUTRIENT_NAMES) {
    const amount: unknown = amounts.get(name);
    if (typeof amount === 'number' && amount > 0) known[name] = amount;
  }
  return known;
}

/** A catalogue product has its content of today; anything else what it was when it was added. */
const contentOf = (row: IntakeItem, variant: Supplement | undefined): Nutrients =>
  variant ? knownNutrients(variant.product.perServing) : row.nutrients;

function shown(row: IntakeItem, variants: ReadonlyMap<number, Supplement>): IntakeItemDto {
  const { id: intakeItemId, userId: _, createdAt: __, unmeasured: ___, supplementId, ...rest } = row;
  const variant = variants.get(supplementId ?? 0);
  return {
    ...rest,
    ...{ intakeItemId, supplementId, inCatalogue: variant !== undefined },
    name: variant?.product.koreanName ?? row.name,
    nutrients: listed(contentOf(row, variant)),
    lastsUntil: lastsUntil(row),
  };
}

const listed = (nutrients: Nutrients): TakenNutrientDto[] =>
  NUTRIENT_NAMES.flatMap((nutrient: NutrientName) => {
    const amount = nutrients[nutrient];
    return amount === undefined ? [] : [{ nutrient, amount, ...NUTRIENTS[nutrient] }];
  });

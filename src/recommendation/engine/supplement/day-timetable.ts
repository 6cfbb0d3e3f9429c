import type { IngredientClass, Medicine } from '../../../catalogue/catalogue.vocabulary.js';
import { APART_FROM_THYROID_MEDICINE } from './safety/medicine.rules.js';
import type { CatalogueProduct, ServingContent } from './supplement-engine.types.js';
import { concernsAny, containedClasses, holds, holdsAny } from './supplement-safety.js';

/** Times at which something is taken: getting up, the three meals, going to bed. */
export const DAY_SLOTS = ['rising', 'breakfast', 'lunch', 'dinner', 'bedtime'] as const;
export type DaySlot = (typeof DAY_SLOTS)[number];

interface TimedItem {
  itemId: number;
  product: CatalogueProduct;
  /** Per day; above five, the extra servings share a slot with others. */
  servingsPerDay: number;
  /** Current slots of the member; empty = unknown. */
  slots: readonly DaySlot[];
}

interface PlannedItem {
  itemId: number;
  slots: DaySlot[];
  withFood: boolean;
}

export interface DayTimetable {
  items: PlannedItem[];
  /** The rules that apply to these items, in 해요체, each with its source. */
  rules: { text: string; source: string }[];
  /** Rules that no timetable can keep. */
  broken: string[];
}

type Amount = keyof ServingContent;

/** Slots that an item should avoid. */
interface SlotRule {
  amounts: readonly Amount[];
  classes?: readonly IngredientClass[];
  not: readonly DaySlot[];
  medicine?: Medicine;
  text: string;
  source: string;
}

const OUTSIDE_MEALS: readonly DaySlot[] = ['rising', 'bedtime'];
const SLOT_RULES: readonly SlotRule[] = [
  {
    amounts: ['caffeineMg'],
    not: ['dinner', 'bedtime'],
    text: '카페인은 오후 2시 전까지만',
    source: 'As with what is recommended: none in the nine hours before sleep, which is here at 23',
  },
  {
    amounts: ['calciumMg', 'ironMg'],
    classes: APART_FROM_THYROID_MEDICINE,
    not: ['rising', 'breakfast'],
    medicine: '갑상선약',
    text: '일어나서 드시는 갑상선약과 칼슘·철·마그네슘·아연·단백질·카페인·카테킨은 4시간 넘게 띄워서',
    source:
      'Jonklaas et al. 2014, ATA (its recommendation read); Home Healthc Nurse 2004;22:338 (PubMed 15131426, abstract read): calcium at least four hours apart; Benvenga et al. 2008 (abstract read), coffee',
  },
  {
    amounts: ['vitaminDUg'],
    not: OUTSIDE_MEALS,
    text: '비타민 D는 식사와 함께',
    source: 'Dawson-Hughes et al. 2015 (report read): a meal with fat raises the peak by 32 %',
  },
  {
    amounts: ['epaDhaG', 'glucosamineG', 'hcaG', 'catechinMg', 'claG'],
    not: OUTSIDE_MEALS,
    text: '오메가3·글루코사민과 체지방을 줄이는 성분은 식사와 함께',
    source: 'As with what is recommended: MFDS, how to take each ingredient',
  },
];
const APART = {
  text: '철과 칼슘은 서로 다른 때에',
  source:
    'Cook et al. 1991 (PubMed 1984334, abstract read): calcium lessens the absorption of iron taken with food',
};

/** All rules of the day. */
export const TIMETABLE_RULES: readonly { text: string; source: string }[] = [...SLOT_RULES, APART];

const concerns = ({ amounts, classes = [] }: SlotRule, product: CatalogueProduct): boolean =>
  holdsAny(product, amounts) || concernsAny(classes, containedClasses(product));

/** An item that holds both cannot be separated from itself. */
const isIron = ({ product }: TimedItem): boolean => holds(product, 'ironMg') && !holds(product, 'calciumMg');
const isCalcium = ({ product }: TimedItem): boolean =>
  holds(product, 'calciumMg') && !holds(product, 'ironMg');

const ALL_SETS = Array.from({ length: 1 << DAY_SLOTS.length }, (_, mask) => mask);
const sizeOf = (mask: number): number => DAY_SLOTS.filter((_, bit) => (mask & (1 << bit)) !== 0).length;
const maskOf = (slots: readonly DaySlot[]): number =>
  slots.reduce((mask, slot) => mask | (1 << DAY_SLOTS.indexOf(slot)), 0);
const BY_SIZE = DAY_SLOTS.map((_, index) => ALL_SETS.filter(mask => sizeOf(mask) === index + 1));

/** One broken rule outweighs all slots; one slot outweighs all preferences. A medicine outweighs what is absorbed less. */
const BROKEN = 1_000_000;
const BROKEN_WITH_MEDICINE = 10 * BROKEN;
const SLOT = 1_000;
const IMPOSSIBLE = 1_000 * BROKEN;

/**
 * The optimal timetable: fewest broken rules, those on a medicine first, then fewest times per day, then closest to the current one. It tries every set of used slots
 * and every subset of them for iron (1,024 ways). Within each, every item takes its own best slots, because nothing else couples the items.
 */
export function dayTimetable(items: readonly TimedItem[], medicines: readonly Medicine[]): DayTimetable {
  const rules = SLOT_RULES.filter(
    rule =>
      (rule.medicine === undefined || medicines.includes(rule.medicine)) &&
      items.some(({ product }) => concerns(rule, product)),
  );
  const rulesOf = ({ product }: TimedItem): SlotRule[] => rules.filter(rule => concerns(rule, product));
  const costs = items.map(item => ALL_SETS.map(mask => ownCost(item, rulesOf(item), mask)));
  let best = { cost: Infinity, masks: items.map(() => 0) };
  for (const used of ALL_SETS) {
    for (const iron of ALL_SETS) {
      if ((iron & used) !== iron) continue;
      let cost = SLOT * sizeOf(used);
      const masks: number[] = [];
      for (const [index, item] of items.entries()) {
        const room = isIron(item) ? iron : used;
        const found = cheapest(item, costs[index]!, room, isCalcium(item) ? iron : 0);
        cost += found.cost;
        masks.push(found.mask);
        if (cost >= best.cost) break;
      }
      if (cost < best.cost && masks.length === items.length) best = { cost, masks };
    }
  }
  const { masks } = best;
  const slotsOf = (isOne: (item: TimedItem) => boolean): number =>
    items.reduce((all, item, index) => (isOne(item) ? all | masks[index]! : all), 0);
  const isApartAsked = items.some(isIron) && items.some(isCalcium);
  const apart = (slotsOf(isIron) & slotsOf(isCalcium)) === 0;
  const isBroken = (rule: SlotRule): boolean =>
    items.some(({ product }, index) => concerns(rule, product) && (masks[index]! & maskOf(rule.not)) !== 0);
  return {
    items: items.map(({ itemId, product }, index) => ({
      itemId,
      slots: DAY_SLOTS.filter((_, bit) => (masks[index]! & (1 << bit)) !== 0),
      withFood: rules.some(rule => rule.not === OUTSIDE_MEALS && concerns(rule, product)),
    })),
    rules: [...rules, ...(isApartAsked ? [APART] : [])].map(({ text, source }) => ({ text, source })),
    broken: [...rules.filter(isBroken), ...(isApartAsked && !apart ? [APART] : [])].map(({ text }) => text),
  };
}

function ownCost({ slots }: TimedItem, rules: readonly SlotRule[], mask: number): number {
  const broken = rules.reduce(
    (sum, { not, medicine }) =>
      sum + sizeOf(mask & maskOf(not)) * (medicine === undefined ? BROKEN : BROKEN_WITH_MEDICINE),
    0,
  );
  const now = maskOf(slots);
  return broken + (now === 0 ? spread(mask) : sizeOf(mask & ~now) * 10);
}

/** Without current slots, meals come first. */
const spread = (mask: number): number => sizeOf(mask & maskOf(OUTSIDE_MEALS));

/** @param away slots that it should not share */
function cheapest(
  { servingsPerDay }: TimedItem,
  costs: readonly number[],
  room: number,
  away: number,
): { mask: number; cost: number } {
  const wanted = Math.min(DAY_SLOTS.length, servingsPerDay);
  let found = { mask: 0, cost: IMPOSSIBLE };
  for (const mask of BY_SIZE[wanted - 1] ?? []) {
    if ((mask & room) !== mask) continue;
    const cost = costs[mask]! + BROKEN * sizeOf(mask & away);
    if (cost < found.cost) found = { mask, cost };
  }
  return found;
}

import type { SupplementPurpose } from '../../../catalogue/catalogue.vocabulary.js';
import type { DaySlot, DayTimetable } from './day-timetable.js';
import type { NutrientName } from './nutrients.js';
import type {
  BudgetScope,
  CatalogueProduct,
  Refusal,
  SupplementChoiceItem,
  SupplementMember,
  TakenItem,
} from './supplement-engine.types.js';

/** One thing of the stack that is looked at. */
export interface StackItem extends TakenItem {
  /** When it is taken now; none = not told. */
  slots: readonly DaySlot[];
}

export interface StackAuditInput {
  member: SupplementMember;
  stack: readonly StackItem[];
  /** None: only what is safe is looked at, and nothing is bought. */
  purposes: readonly SupplementPurpose[];
  /** Won a month, a positive integer; null: nothing is bought. */
  monthlyBudget: number | null;
  scope: BudgetScope;
  catalogue: readonly CatalogueProduct[];
}

/** 그대로, 줄이기, 빼기, 바꾸기; `ask`: as it is, until a physician was asked. */
export type StackVerdict = 'keep' | 'reduce' | 'drop' | 'swap' | 'ask';

export interface AuditedItem {
  itemId: number;
  verdict: StackVerdict;
  /** Servings a day that stay. */
  servingsPerDay: number;
  /** One sentence of 해요체 with its figures. */
  reason: string;
  /** Whose rule it is; null where it is about worth and price. */
  source: string | null;
  /** What it gives way to; `swap` only. */
  byProductId: number | null;
  /** Won in 30 days, as it is taken and as proposed; null without a dated price. */
  monthlyCost: number | null;
  proposedCost: number | null;
  cautions: string[];
}

/** What a day brings of one nutrient from everything that is taken. */
export interface AuditedNutrient {
  nutrient: NutrientName;
  /** In its unit, as it is taken and as proposed with what is bought. */
  now: number;
  proposed: number;
  /** The most a day; null where none was read. */
  limit: number | null;
  source: string | null;
  /** Counted within `now`: the member's coffee. */
  fromCoffee: number;
  itemIds: number[];
}

export interface AuditedPair {
  itemIds: [number, number];
  reason: string;
  source: string;
}

export interface StackAudit {
  items: AuditedItem[];
  added: SupplementChoiceItem[];
  /** Above the limit first, then what comes nearest to it; those without a limit last. */
  nutrients: AuditedNutrient[];
  /** What must not be taken together. */
  pairs: AuditedPair[];
  /** What is in several things. */
  repeated: { nutrient: NutrientName; itemIds: number[] }[];
  /** Won in 30 days over what has a dated price; null where nothing has one. */
  cost: { now: number | null; proposed: number | null; unpriced: number[] };
  /** Of what stays and what is bought, whose `itemId` is the product's, negative. */
  timetable: DayTimetable;
  /** What no change of the stack mends, and what to ask. */
  unmended: string[];
  refusals: Refusal[];
  notes: string[];
  /** False where the search was cut off; `notes` then says so. */
  proven: boolean;
}

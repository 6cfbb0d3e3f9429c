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

/** One item of the audited stack. */
export interface StackItem extends TakenItem {
  /** Current slots; empty = unknown. */
  slots: readonly DaySlot[];
}

export interface StackAuditInput {
  member: SupplementMember;
  stack: readonly StackItem[];
  /** Empty: only safety is checked, and nothing is bought. */
  purposes: readonly SupplementPurpose[];
  /** Won per month, a positive integer; null: nothing is bought. */
  monthlyBudget: number | null;
  scope: BudgetScope;
  catalogue: readonly CatalogueProduct[];
}

/** 그대로, 줄이기, 빼기, 바꾸기; `ask`: unchanged until a physician is asked. */
export type StackVerdict = 'keep' | 'reduce' | 'drop' | 'swap' | 'ask';

export interface AuditedItem {
  itemId: number;
  verdict: StackVerdict;
  /** Servings per day to keep. */
  servingsPerDay: number;
  /** One sentence of 해요체 with its figures. */
  reason: string;
  /** The source of the rule; null where worth and price decide. */
  source: string | null;
  /** The product that replaces it; `swap` only. */
  byProductId: number | null;
  /** Won per 30 days, current and proposed; null without a dated price. */
  monthlyCost: number | null;
  proposedCost: number | null;
  cautions: string[];
}

/** The daily amount of one nutrient from everything taken. */
export interface AuditedNutrient {
  nutrient: NutrientName;
  /** In its unit, current; `proposed` includes what is bought. */
  now: number;
  proposed: number;
  /** Daily limit; null where none was read. */
  limit: number | null;
  source: string | null;
  /** The part of the limit used up by the member's coffee; two cups if they never said. */
  fromCoffee: number;
  isCoffeeAssumed: boolean;
  /** What meals add, as far as the member told: protein. Not part of `now`. */
  fromMeals: number;
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
  /** Nutrients above their limit first, then those nearest to it; those without a limit last. */
  nutrients: AuditedNutrient[];
  /** Pairs that must not be taken together. */
  pairs: AuditedPair[];
  /** Nutrients contained in several items. */
  repeated: { nutrient: NutrientName; itemIds: number[] }[];
  /** Won per 30 days over items with a dated price; null where none has one. */
  cost: { now: number | null; proposed: number | null; unpriced: number[] };
  /** For kept and bought items; a bought item's `itemId` is its product id, negated. */
  timetable: DayTimetable;
  /** What no change of the stack can fix, and what to ask. */
  unmended: string[];
  refusals: Refusal[];
  notes: string[];
  /** False where the search was cut off; `notes` then says so. */
  proven: boolean;
}

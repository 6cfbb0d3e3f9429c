import type { SupplementPurpose } from '../catalogue/public.js';
import type { BudgetScope } from './engine/supplement/supplement-engine.types.js';
import type { ExperienceWireName, Place, TrainingGoalWireName } from '../training-preferences/public.js';

/** The stored request of a workout recommendation, in wire names. */
export interface StoredWorkoutRequest {
  bodyPartKoreanName: string[];
  machineKoreanName: string[];
  goal?: TrainingGoalWireName;
  experience?: ExperienceWireName;
  /** The place of training: an own place has its own loads. */
  place?: Place;
  /** Available minutes. */
  minutes?: number;
  /** Excluded from this answer, besides the account's exclusions. */
  excludedWorkoutIds?: number[];
}

/** The stored request of a supplement recommendation. */
export interface StoredSupplementRequest {
  /** Won. */
  monthlyBudget: number;
  purpose: SupplementPurpose[];
  /** Whether the budget also covers items already taken; absent = only purchases. */
  scope?: BudgetScope;
}

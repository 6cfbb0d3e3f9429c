import type { SupplementPurpose } from '../catalogue/public.js';
import type { BudgetScope } from './engine/supplement/supplement-engine.types.js';
import type { ExperienceWireName, Place, TrainingGoalWireName } from '../training-preferences/public.js';

/** The stored request of a workout recommendation, in wire names. */
export interface StoredWorkoutRequest {
  bodyPartKoreanName: string[];
  machineKoreanName: string[];
  goal?: TrainingGoalWireName;
  experience?: ExperienceWireName;
  /** Where it is trained: an own place has loads of its own. */
  place?: Place;
  /** Minutes there are. */
  minutes?: number;
  /** Left out of this answer, besides what the account leaves out. */
  excludedWorkoutIds?: number[];
}

/** The stored request of a supplement recommendation. */
export interface StoredSupplementRequest {
  /** Won. */
  monthlyBudget: number;
  purpose: SupplementPurpose[];
  /** Whether the budget is for what is taken already too; absent = only for what is bought. */
  scope?: BudgetScope;
}

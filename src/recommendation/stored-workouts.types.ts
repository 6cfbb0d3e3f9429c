import type {
  WorkoutRecommendationItem,
  WorkoutRecommendationOutput,
} from './engine/workout/workout-engine.types.js';
import type { WorkoutSummary } from './inputs/engine-catalogue.service.js';

/** One exercise as stored and displayed. */
export type RecommendedItem = WorkoutRecommendationItem & WorkoutSummary;

/** With the original item that it replaces; absent if it was recommended itself. */
export type StoredItem = RecommendedItem & { swappedFrom?: RecommendedItem };

/** The stored answer of a workout recommendation. */
export interface WorkoutRecommendationSnapshot extends Omit<WorkoutRecommendationOutput, 'items'> {
  recommends: StoredItem[];
  requestedBodyParts: string[];
}

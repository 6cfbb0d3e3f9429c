import type {
  Place,
  PlaceLoads,
  TrainingPlace,
} from '../../../shared/widgets/training-preferences/training-preferences.api';
import { createDraftStore } from '../../../shared/session/draft-store';

export type RecommendationChoice = 'workout' | 'supplement';
export const GOALS = ['일반', '근비대', '근력', '지구력', '체중 감량'] as const;
export type Goal = (typeof GOALS)[number];
export const EXPERIENCES = ['처음이에요', '보통', '숙련'] as const;
export type Experience = (typeof EXPERIENCES)[number];

export interface WorkoutDraft {
  kind: RecommendationChoice | null;
  bodyParts: readonly string[];
  /** Names of chosen machines, including some that the current parts do not use; 맨몸 is preselected. */
  machines: readonly string[];
  goal: Goal;
  /** Null: the body data alone decides. */
  experience: Experience | null;
  /** The place; null = machines chosen one by one. */
  place: Place | null;
  /** The loads of an own place; null while it is not known what the account has of it. */
  loads: PlaceLoads | null;
  /** The account's version of the own place when it was chosen; null if it had none. */
  seen: TrainingPlace | null;
  /** Available minutes; null = as long as it takes. */
  minutes: number | null;
  /** The account's saved choices in this draft; null until they are known. */
  taken: Partial<WorkoutDraft> | null;
}

/** 맨몸 counts as a machine, preselected. */
export const BODYWEIGHT = '맨몸';

/** The steps of a workout recommendation, kept across reloads and the back button. */
export const useWorkoutDraft = createDraftStore<WorkoutDraft>('recommend-workout', {
  kind: null,
  bodyParts: [],
  machines: [BODYWEIGHT],
  goal: '일반',
  experience: null,
  place: null,
  loads: null,
  seen: null,
  minutes: null,
  taken: null,
});

import type {
  LoadType,
  MovementPattern,
  SoreArea,
  WorkoutStress,
} from '../../../../catalogue/catalogue.vocabulary.js';
import type { EngineMember, TrainingHealth } from '../workout-engine.types.js';

/** What rules know of a body. */
export type RuledBody = Pick<EngineMember, 'ageYears' | 'heightCm' | 'weightKg'>;

/** What one thing a member told about their health changes in training. */
export interface TrainingRule {
  /** Why something is left out or lighter, as a clause that goes on: 무릎이 아프다고 하셔서. */
  because: string;
  applies: (health: TrainingHealth, body: RuledBody) => boolean;
  /** A workout that stresses one of these is left out; one that does so mildly is lightened. */
  spares: readonly WorkoutStress[];
  /** Left out even where the stress is mild. */
  avoids: readonly WorkoutStress[];
  /** A workout that stresses one of these is lightened, and stays. */
  lightens: readonly WorkoutStress[];
  /** Of these patterns, what stresses the lower back at all is left out. */
  avoidsBendingIn: readonly MovementPattern[];
  /** These patterns are left out whatever they stress. */
  avoidsPatterns: readonly MovementPattern[];
  /** Only workouts loaded like this may be done; null where any may. */
  allowsOnly: readonly LoadType[] | null;
  /** The sore place it is about; null for everything else. */
  soreArea: SoreArea | null;
  /** Everything stays light, and strength is no goal. */
  lightOnly: boolean;
  /** What the member should know before the session; null where the reasons of the workouts say enough. */
  advice: string | null;
  /** What the rule follows. */
  source: string;
}

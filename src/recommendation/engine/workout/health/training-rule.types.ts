import type {
  BodyPartName,
  LoadType,
  MovementFact,
  MovementPattern,
  SoreArea,
  WorkoutStress,
} from '../../../../catalogue/catalogue.vocabulary.js';
import type { TrainingHealth } from '../workout-engine.types.js';
import type { EngineMember } from '../../strength/strength.types.js';

/** What rules know of a body. */
export type RuledBody = Pick<EngineMember, 'ageYears' | 'heightCm' | 'weightKg'>;

/**
 * What somebody whom a state protects may do. A workout is in the list only if it was reviewed and every column allows it: a word that a
 * vocabulary gets later is forbidden here until it is written here.
 */
export interface TrainingRule {
  /** The state, as the table in the documentation names it. */
  state: string;
  /** Why something is left out or lighter, as a clause that goes on: 무릎이 아프다고 하셔서. */
  because: string;
  applies: (health: TrainingHealth, body: RuledBody) => boolean;
  /** Facts that a workout may have. */
  facts: readonly MovementFact[];
  /** What it may stress, strongly or mildly. */
  stresses: readonly WorkoutStress[];
  /** What it may stress mildly only, and then lighter. */
  mildStresses: readonly WorkoutStress[];
  /** Of what it may stress: what makes it lighter all the same. */
  lightens: readonly WorkoutStress[];
  /** Null where any may be. */
  patterns: readonly MovementPattern[] | null;
  /** Of these patterns, what stresses the lower back at all is left out. */
  noBendingIn: readonly MovementPattern[];
  /** Null where any may be. */
  loadTypes: readonly LoadType[] | null;
  /** All parts it trains, the secondary ones too, have to be among these; null where any may be, empty where none may. */
  bodyParts: readonly BodyPartName[] | null;
  /** Families that no fact or stress tells from what is allowed. */
  withoutFamilies: readonly string[];
  /** The sore place it is about; null for everything else. */
  soreArea: SoreArea | null;
  /** Everything stays light, and strength is no goal. */
  lightOnly: boolean;
  /** What the member should know before the session; null where the reasons of the workouts say enough. */
  advice: string | null;
  /** What the rule follows. `Read` names what was read for it; what nobody read is this model's own caution. */
  source: string;
}

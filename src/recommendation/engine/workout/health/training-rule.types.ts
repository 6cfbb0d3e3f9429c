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

/** The body data that rules use. */
export type RuledBody = Pick<EngineMember, 'ageYears' | 'heightCm' | 'weightKg'>;

/**
 * What a member protected by a state may do. A workout is allowed only if it was reviewed and every column allows it: a word added to a
 * vocabulary later is forbidden until it is listed here.
 */
export interface TrainingRule {
  /** The state, as named in the table of the documentation. */
  state: string;
  /** Why something is left out or lighter, as a clause to continue: 무릎이 아프다고 하셔서. */
  because: string;
  applies: (health: TrainingHealth, body: RuledBody) => boolean;
  /** Allowed facts. */
  facts: readonly MovementFact[];
  /** Stresses allowed, strong or mild. */
  stresses: readonly WorkoutStress[];
  /** Stresses allowed only if mild, and then lighter. */
  mildStresses: readonly WorkoutStress[];
  /** Allowed stresses that still make the workout lighter. */
  lightens: readonly WorkoutStress[];
  /** Null = any. */
  patterns: readonly MovementPattern[] | null;
  /** Patterns in which any stress on the lower back rules a workout out. */
  noBendingIn: readonly MovementPattern[];
  /** Null = any. */
  loadTypes: readonly LoadType[] | null;
  /** All parts it trains, secondary ones too, must be among these; null = any, empty = none. */
  bodyParts: readonly BodyPartName[] | null;
  /** Excluded families that no fact or stress distinguishes from allowed ones. */
  withoutFamilies: readonly string[];
  /** The sore place it concerns; null for all other rules. */
  soreArea: SoreArea | null;
  /** Everything stays light, and strength is not allowed as a goal. */
  lightOnly: boolean;
  /** What the member should know before the session; null where the workouts' own reasons are enough. */
  advice: string | null;
  /** The basis of the rule. `Read` names what was read for it; without a source read, it is a cautious choice of this model. */
  source: string;
}

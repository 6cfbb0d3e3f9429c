import type { ToldStop } from './explanation/explain-stop.js';
import type {
  BaseLift,
  BodyPartName,
  Condition,
  Medicine,
  SoreArea,
  SurgeryArea,
} from '../../../catalogue/catalogue.vocabulary.js';
import type { LoadLabel, RepeatUnit } from '../../../catalogue/load-label.js';
import type { LoadLimit, PrescriptionBasis } from './prescription/prescription.types.js';
import type { WarmUpSet } from './session/warm-up.js';
import type { StrengthBelief } from '../learning/strength-belief.types.js';
import type { EngineMember, EngineWorkout } from '../strength/strength.types.js';
import type { Experience, TrainingGoal } from '../../../training-preferences/workout-wire-names.js';

/** A member's health information that training depends on. */
export interface TrainingHealth {
  conditions: readonly Condition[];
  medicines: readonly Medicine[];
  /** Currently sore places. */
  soreAreas: readonly SoreArea[];
  /** Completed weeks, 0–45. Null while pregnant = unknown: the strictest rules apply. */
  pregnancyWeeks: number | null;
  /** Completed weeks since a birth, 0–52. Null after one (`출산 후`) = unknown: the strictest rules apply. */
  postpartumWeeks: number | null;
  /** Places of the recent operation. Empty after one (`최근 수술`) = unknown: the strictest rules apply. */
  surgeryAreas: readonly SurgeryArea[];
  /** Completed weeks since the latest operation, 0–52. Null after one = unknown: the strictest rules apply. */
  surgeryWeeks: number | null;
  /** `yes`: at least one question of the readiness screen was answered with yes. A clear screen older than a year counts as unanswered. */
  readiness: 'clear' | 'yes' | 'unanswered';
}

/** The loads of a member's gym; null = those of a usual Korean gym. A rack counts as a machine (`랙`). */
export interface EquipmentSettings {
  /** kg between two dumbbells, 0.5–10. */
  dumbbellStepKg: number | null;
  /** kg of the lightest one. */
  lightestDumbbellKg: number | null;
  heaviestDumbbellKg: number | null;
  /** Only one dumbbell: excludes everything that takes one in each hand. */
  singleDumbbell: boolean;
  /** kg of one plate, 0.25–10; a bar takes them in pairs. */
  smallestPlateKg: number | null;
  /** kg between two pins of a stack, 1–20. */
  stackStepKg: number | null;
}

/** A part trained within the last 48 hours. */
export interface RecentTraining {
  bodyPart: BodyPartName;
  /** By the calendar in Korea: 0 today, 1 yesterday, 2 the day before. */
  daysAgo: 0 | 1 | 2;
}

/** Everything a session depends on besides body and request. */
export interface TrainingProfile {
  health: TrainingHealth;
  equipment: EquipmentSettings;
  /** Workouts excluded by the member. */
  excludedWorkoutIds: readonly number[];
  /** One entry per part, with its latest day. */
  recentlyTrained: readonly RecentTraining[];
}

export interface WorkoutRequest {
  /** 1 to 4, no duplicates. */
  bodyParts: BodyPartName[];
  /** Korean names of everything available, including 맨몸 if the member chose it. */
  machineNames: string[];
  goal: TrainingGoal;
  experience: Experience | undefined;
  /** Time limit of the session, 10–90; null = unknown: up to 90. */
  minutes: number | null;
}

export interface WorkoutRecommendationInput {
  member: EngineMember;
  request: WorkoutRequest;
  profile: TrainingProfile;
  catalogue: EngineWorkout[];
  /** What training has taught as of today; null before any observation. */
  belief: StrengthBelief | null;
  /** Week index; with the member's key it rotates equally good exercises. */
  week: number;
}

export type Confidence = 'high' | 'medium' | 'low';

/** The numbers behind one recommendation. kg are total lifted, including body weight. */
export interface WorkoutEvidence {
  /** null where no load is computed (holds, bands, plain repetitions). */
  baseLift: BaseLift | null;
  /** The member's 1RM of the base lift, including what was learned. */
  baseOneRepMaxKg: number | null;
  /** 1RM of this exercise, rounded to the hundredth used for the prescription; per hand where the load is per hand. */
  estimatedOneRepMaxKg: number | null;
  /** The recommended weight as a percentage of that 1RM, 0–100; null without a weight. */
  percentOfOneRepMax: number | null;
  repsInReserve: number | null;
  fatFreeMassKg: number;
  confidence: Confidence;
  /** Standard deviation of the log of the estimate; the range is exp(±1.28 times it). null without an estimate. */
  logStandardDeviation: number | null;
  /** Change through learning, in percent of the estimate from the body; 0 before any observation. */
  learnedPercent: number;
  /** Days on which this exercise was observed. */
  observationCount: number;
  /** Days with any observation that taught this exercise: of itself or of others with the same base lift. */
  relatedObservationCount: number;
  /** True where the 5th percentile of first-meet lifters limited the estimate. */
  capped: boolean;
  /** 1, or less while first sessions start lighter (age, body-mass index). */
  firstSessionFactor: number;
  compositionSource: EngineMember['compositionSource'];
  /** True where the typed body data cannot be right and the member should measure again. */
  measureAgain: boolean;
  /** Id of the refused exercise that this one replaces; null where none was refused. */
  standsInForId: number | null;
  /** Why it was refused: its lightest load is too heavy, health rules it out, or its part has to recover. */
  standsInCause: 'tooHeavy' | 'health' | 'recovery' | null;
  /** Why no other load comes closer to the required reserve. */
  limit: LoadLimit | null;
  /** With the 1RM and `firstSessionFactor`, everything that weight and repetitions were chosen from. */
  basis: PrescriptionBasis;
}

export interface WorkoutRecommendationItem {
  workoutId: number;
  /** kg on the equipment, or the assistance where `loadLabel` is 보조; null without a load. */
  weight: number | null;
  set: number;
  repeat: number;
  repeatUnit: RepeatUnit;
  /** What ends each set where too little is known for a number; `repeat` is then a guess. Null where a number ends it. */
  stop: ToldStop | null;
  /** Same meaning as `weight`, lighter number first (for 보조: less help). */
  weightRange: [number, number] | null;
  restSeconds: number;
  loadLabel: LoadLabel;
  /** Two or three short sentences of 해요체: why this exercise, and how to do it. */
  reason: string;
  /** Sets before the work sets; empty where none are needed. */
  warmUp: WarmUpSet[];
  /** How weight and repetitions were chosen, one sentence per step, for members who want to know. */
  details: string[];
  evidence: WorkoutEvidence;
}

export interface UnfilledBodyPart {
  bodyPartKoreanName: BodyPartName;
  reason: string;
  /** The workouts that the reason mentions as part of the session. */
  workoutIds: number[];
}

/** Alternatives where health leaves little of what was requested. */
export interface FitInstead {
  /** Other parts for which enough workouts are fit, with the same machines; large ones first, at most four. */
  bodyParts: BodyPartName[];
  /** Further advice in sentences of 해요체. */
  advice: string;
}

export interface WorkoutRecommendationOutput {
  items: WorkoutRecommendationItem[];
  /** Parts without an exercise, or without one that trains them well. */
  unfilled: UnfilledBodyPart[];
  /** Null where health leaves enough of what was requested. */
  instead: FitInstead | null;
  /** What the member should know before the session, in sentences of 해요체. */
  notes: string[];
  /** Whole minutes of the session, including warm-up and rests; null without any exercise. */
  minutes: number | null;
  /** One sentence about the general warm-up; null without any exercise. */
  generalWarmUp: string | null;
}

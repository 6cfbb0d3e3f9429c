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

/** What a member told about their health, as far as training depends on it. */
export interface TrainingHealth {
  conditions: readonly Condition[];
  medicines: readonly Medicine[];
  /** Where it hurts now. */
  soreAreas: readonly SoreArea[];
  /** Completed weeks, 0–45. Null while pregnant = not told: the most careful rules hold. */
  pregnancyWeeks: number | null;
  /** Completed weeks since a birth, 0–52. Null after one (`출산 후`) = not told: the most careful rules hold. */
  postpartumWeeks: number | null;
  /** Where the recent operation was. Empty after one (`최근 수술`) = not told: the most careful rules hold. */
  surgeryAreas: readonly SurgeryArea[];
  /** Completed weeks since the latest operation, 0–52. Null after one = not told: the most careful rules hold. */
  surgeryWeeks: number | null;
  /** `yes`: at least one question of the readiness screen was answered so. A clear older than a year counts as unanswered. */
  readiness: 'clear' | 'yes' | 'unanswered';
}

/** What the loads of a member's gym are made of; null = a usual Korean gym's. A rack or none is a machine (`랙`). */
export interface EquipmentSettings {
  /** kg between two dumbbells, 0.5–10. */
  dumbbellStepKg: number | null;
  /** kg of one. */
  lightestDumbbellKg: number | null;
  heaviestDumbbellKg: number | null;
  /** One dumbbell only: nothing that takes one in each hand. */
  singleDumbbell: boolean;
  /** kg of one plate; a bar carries them in pairs. 0.25–10. */
  smallestPlateKg: number | null;
  /** kg between two pins of a stack, 1–20. */
  stackStepKg: number | null;
}

/** A part trained within the last 48 hours. */
export interface RecentTraining {
  bodyPart: BodyPartName;
  /** By the calendar in Korea: 0 today, 1 yesterday. */
  daysAgo: 0 | 1 | 2;
}

/** Everything besides body and request that a session depends on. */
export interface TrainingProfile {
  health: TrainingHealth;
  equipment: EquipmentSettings;
  /** Workouts that the member excluded. */
  excludedWorkoutIds: readonly number[];
  /** Each part once, its latest day. */
  recentlyTrained: readonly RecentTraining[];
}

export interface WorkoutRequest {
  /** 1 to 4, no repetition. */
  bodyParts: BodyPartName[];
  /** Korean names of everything that is available, 맨몸 included where the member chose it. */
  machineNames: string[];
  goal: TrainingGoal;
  experience: Experience | undefined;
  /** What the session may take, 10–90; null = not told: up to 90. */
  minutes: number | null;
}

export interface WorkoutRecommendationInput {
  member: EngineMember;
  request: WorkoutRequest;
  profile: TrainingProfile;
  catalogue: EngineWorkout[];
  /** What training taught so far, as of today; null before anything was observed. */
  belief: StrengthBelief | null;
  /** Running number of the week: with the member's key it turns the order of equally good exercises. */
  week: number;
}

export type Confidence = 'high' | 'medium' | 'low';

/** The numbers behind one recommendation. kg are of what the exercise lifts in all, body weight included. */
export interface WorkoutEvidence {
  /** null where no load is computed (holds, bands, plain repetitions). */
  baseLift: BaseLift | null;
  /** 1RM of the base lift for this member, learning included. */
  baseOneRepMaxKg: number | null;
  /** 1RM of this exercise, to the hundredth it was prescribed from; per hand where the load is per hand. */
  estimatedOneRepMaxKg: number | null;
  /** Share of that 1RM that the recommended weight is, 0–100; null without a weight. */
  percentOfOneRepMax: number | null;
  repsInReserve: number | null;
  fatFreeMassKg: number;
  confidence: Confidence;
  /** Standard deviation of the log of the estimate; the range is exp(±1.28 of it). null without an estimate. */
  logStandardDeviation: number | null;
  /** What learning changed, in percent of the estimate from the body; 0 before any observation. */
  learnedPercent: number;
  /** Days on which this exercise was observed. */
  observationCount: number;
  /** Days on which anything was that it was learned from: itself, and what teaches its base lift. */
  relatedObservationCount: number;
  /** True where the 5th percentile of first-meet lifters limited the estimate. */
  capped: boolean;
  /** 1, or less while a first session starts lighter (age, body-mass index). */
  firstSessionFactor: number;
  compositionSource: EngineMember['compositionSource'];
  /** True where what was typed of the body cannot be right and the member should measure again. */
  measureAgain: boolean;
  /** Id of the exercise that would have been chosen and that this one stands in for; null where none was refused. */
  standsInForId: number | null;
  /** Why that was refused: its lightest load is too heavy, the member's health rules it out, or its part has to recover. */
  standsInCause: 'tooHeavy' | 'health' | 'recovery' | null;
  /** Why no other load comes nearer to the asked reserve. */
  limit: LoadLimit | null;
  /** With the 1RM and `firstSessionFactor`, all that weight and repetitions were chosen from. */
  basis: PrescriptionBasis;
}

export interface WorkoutRecommendationItem {
  workoutId: number;
  /** kg as put on the equipment, or the assistance where `loadLabel` is 보조; null without a load. */
  weight: number | null;
  set: number;
  repeat: number;
  repeatUnit: RepeatUnit;
  /** What ends each set where too little is known for a number: `repeat` is then a guess. Null where it is a number. */
  stop: ToldStop | null;
  /** Same meaning as `weight`, lighter (for 보조: less help) number first. */
  weightRange: [number, number] | null;
  restSeconds: number;
  loadLabel: LoadLabel;
  /** Two or three short sentences of 해요체: why this exercise, and what to do. */
  reason: string;
  /** To do before the work sets; empty where none are needed. */
  warmUp: WarmUpSet[];
  /** How weight and repetitions came about, a sentence each, for who wants to know. */
  details: string[];
  evidence: WorkoutEvidence;
}

export interface UnfilledBodyPart {
  bodyPartKoreanName: BodyPartName;
  reason: string;
  /** The workouts that the reason speaks of as part of the session. */
  workoutIds: number[];
}

/** What is fit where health leaves little of what was asked. */
export interface FitInstead {
  /** Parts that were not asked and that enough is fit for, with the same machines; large ones first, at most four. */
  bodyParts: BodyPartName[];
  /** Sentences of 해요체: what helps besides. */
  advice: string;
}

export interface WorkoutRecommendationOutput {
  items: WorkoutRecommendationItem[];
  /** Parts without an exercise, or without one that trains them well. */
  unfilled: UnfilledBodyPart[];
  /** Null where health leaves enough of what was asked. */
  instead: FitInstead | null;
  /** What the member should know before the session: sentences of 해요체. */
  notes: string[];
  /** Whole minutes the session takes, warming up and rests included; null without any exercise. */
  minutes: number | null;
  /** How to warm the body up: a sentence; null without any exercise. */
  generalWarmUp: string | null;
}

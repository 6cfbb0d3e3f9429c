import type {
  BaseLift,
  BodyPartName,
  LoadType,
  Mechanic,
  MovementFact,
  MovementPattern,
  SkillLevel,
  WorkoutStress,
} from '../../../catalogue/catalogue.vocabulary.js';

/** What the engine has to know about a member. Everything comes from the newest body-data row. */
export interface EngineMember {
  sex: '남' | '여';
  /** Completed years. */
  ageYears: number;
  /** 100–230. */
  heightCm: number;
  /** 25–250. */
  weightKg: number;
  /** Percent of body weight. */
  bodyFatPercent: number;
  /** Skeletal muscle, percent of body weight. */
  muscleMassPercent: number;
  /** 0.1 (lower body developed) to 0.9 (upper body developed). */
  upDownBalance: number;
  /** Anything but `measured` is no measurement: the estimate stays cautious. */
  compositionSource: 'measured' | 'preset' | 'default';
  /** Any stable number of the member; only turns the order of equally good exercises. */
  memberKey: number;
}

/** The fields of a catalogue workout that the engine reads. */
export interface EngineWorkout {
  id: number;
  koreanName: string;
  primaryBodyParts: BodyPartName[];
  secondaryBodyParts: BodyPartName[];
  /** Korean names of all machines needed at once. */
  machineNames: string[];
  pattern: MovementPattern;
  family: string;
  mechanic: Mechanic;
  loadType: LoadType;
  baseLift: BaseLift | null;
  /** Exercise 1RM / base-lift 1RM, per hand where the load type says so. */
  ratioMale: number;
  ratioFemale: number;
  /** kg between two loads that exist; 0 where there is no load. */
  incrementKg: number;
  minLoadKg: number;
  /** Where the loads are those of the member's own place: steps that do not change at 10 kg, and the heaviest. */
  ownLoads?: { evenSteps: boolean; heaviestKg: number | null };
  /** Share of body weight lifted with the load (pull-up 1, push-up 0.64), or null. */
  bodyweightShare: number | null;
  assistable: boolean;
  /** Harmless for everybody without a load model. */
  gentle: boolean;
  /** What rules it out where that is sore or forbidden. */
  stresses: readonly WorkoutStress[] | null;
  /** What it stresses so little that going lighter will do. */
  mildStresses: readonly WorkoutStress[] | null;
  /** How it stresses that; empty = nobody has reviewed it, so nothing for the vulnerable. */
  stressReason: string;
  /** How it is done, as reviewed; null = nobody has reviewed it, so it is in no list of the protected. */
  facts: readonly MovementFact[] | null;
  /** Id of the easier variant, or null. */
  easierVariantId: number | null;
  skill: SkillLevel;
  /** How basic: 2 what a part's training is built on, 1 common, 0 a variation or special. */
  staple: 0 | 1 | 2;
}

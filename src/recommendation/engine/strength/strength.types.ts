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

/** What the engine needs to know about a member, all from the newest body-data row. */
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
  /** Only `measured` is a measurement: with any other source the estimate stays cautious. */
  compositionSource: 'measured' | 'preset' | 'default';
  /** Any stable number of the member; it only rotates equally good exercises. */
  memberKey: number;
}

/** The fields of a catalogue workout that the engine reads. */
export interface EngineWorkout {
  id: number;
  koreanName: string;
  primaryBodyParts: BodyPartName[];
  secondaryBodyParts: BodyPartName[];
  /** Korean names of all machines needed at the same time. */
  machineNames: string[];
  pattern: MovementPattern;
  family: string;
  mechanic: Mechanic;
  loadType: LoadType;
  baseLift: BaseLift | null;
  /** Exercise 1RM / base-lift 1RM, per hand where the load type says so. */
  ratioMale: number;
  ratioFemale: number;
  /** kg between two available loads; 0 where there is no load. */
  incrementKg: number;
  minLoadKg: number;
  /** Set where the loads are those of the member's own place: whether steps stay even past 10 kg, and the heaviest load. */
  ownLoads?: { evenSteps: boolean; heaviestKg: number | null };
  /** Share of body weight lifted along with the load (pull-up 1, push-up 0.64), or null. */
  bodyweightShare: number | null;
  assistable: boolean;
  /** Harmless for everybody, even without a load model. */
  gentle: boolean;
  /** Stresses that rule it out where that part is sore or forbidden. */
  stresses: readonly WorkoutStress[] | null;
  /** Stresses so mild that a lighter load is enough. */
  mildStresses: readonly WorkoutStress[] | null;
  /** How it causes those stresses; empty = not reviewed, so never offered to vulnerable members. */
  stressReason: string;
  /** Reviewed movement facts; null = not reviewed, so on none of the lists for protected members. */
  facts: readonly MovementFact[] | null;
  easierVariantId: number | null;
  skill: SkillLevel;
  /** How basic it is: 2 a foundation of a part's training, 1 common, 0 a variation or special. */
  staple: 0 | 1 | 2;
}

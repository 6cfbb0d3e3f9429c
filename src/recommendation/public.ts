export { LOAD_DOUBTS, type LoadDoubt } from './engine/learning/implausible-load.js';
export {
  LOAD_ANSWERS,
  liftedInAllKg,
  SET_SD,
  type LoadAnswer,
  type Seen,
} from './engine/learning/load-evidence.js';
export type { DoneSet } from './engine/progression/progression.types.js';
export { purposesOf } from './engine/supplement/supplement-benefit.js';
export { schemeFor } from './engine/workout/prescription/goal-scheme.js';
export { shareOfOneRepMax } from './engine/workout/prescription/repetition-table.js';
export { warmUpSets, type WarmUpSet } from './engine/workout/session/warm-up.js';
export type { EngineMember, EngineWorkout } from './engine/workout/workout-engine.types.js';
export { RecommendationEnds } from './ends/recommendation-ends.service.js';
export { LoadDoubts, type LiftedLoad } from './learning/load-doubts.service.js';
export {
  NextLoads,
  type DerivedLoads,
  type ReasonedTarget,
  type TypedLoad,
  type WorkoutProgress,
} from './learning/next-loads.service.js';
export { Observations, type NewObservation } from './learning/observations.service.js';
export { RecommendedLoadsReader } from './learning/recommended-loads.service.js';
export { RecommenderModule } from './recommender.module.js';
export { AppearancesService } from './recommenders/appearances.service.js';
export { EngineCatalogue } from './recommenders/engine-catalogue.service.js';
export { MemberProfiles } from './recommenders/member-profile.service.js';
export { PlannedSessions } from './recommenders/planned-sessions.service.js';
export type { RecommendedItem } from './recommenders/workout-recommender.service.js';

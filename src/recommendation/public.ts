export { BUDGET_SCOPES, LEAST_BUDGET, MOST_BUDGET } from './dto/recommendation-requests.dto.js';
export { AffordableSupplementDto, RefusalDto } from './dto/supplement-recommendation.dto.js';
export { requireCompatiblePurposes } from './recommendation.rules.js';
export { WeekProofDto } from './dto/week-recommendation.dto.js';
export { WeekCardioDto, WeekRecommendationRequestDto } from './dto/week-request.dto.js';
export { LOAD_DOUBTS, type LoadDoubt } from './engine/learning/implausible-load.js';
export {
  LOAD_ANSWERS,
  liftedInAllKg,
  SET_SD,
  type LoadAnswer,
  type StopRule,
  type Seen,
} from './engine/learning/load-evidence.js';
export {
  REPETITION_STYLES,
  type DoneSet,
  type RepetitionStyle,
} from './engine/progression/progression.types.js';
export { toldStop } from './engine/workout/explanation/explain-stop.js';
export { DAY_SLOTS, type DaySlot } from './engine/supplement/day-timetable.js';
export { StopDto } from './dto/stop.dto.js';
export { NUTRIENTS, NUTRIENT_NAMES, type NutrientName } from './engine/supplement/nutrients.js';
export { mostForAdults } from './engine/supplement/safety/upper-limits.js';
export { purposesOf } from './engine/supplement/supplement-benefit.js';
export { schemeFor } from './engine/workout/prescription/goal-scheme.js';
export { shareOfOneRepMax } from './engine/strength/repetition-table.js';
export { warmUpSets, type WarmUpSet } from './engine/workout/session/warm-up.js';
export type { EngineMember, EngineWorkout } from './engine/strength/strength.types.js';
export { RecommendationOutcomes } from './outcomes/recommendation-outcomes.service.js';
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
export { RecommendationPreviews } from './recommenders/recommendation-preview.service.js';
export { EngineCatalogue } from './inputs/engine-catalogue.service.js';
export { MemberProfiles } from './inputs/member-profile.service.js';
export { PlannedDays, type DayHistory, type FinishedWeek } from './recommenders/planned-days.service.js';
export { PlannedSessions } from './recommenders/planned-sessions.service.js';
export { TakenSupplements, type TakenSupplement } from './recommenders/taken-supplements.js';
export { StackAudits, type AuditedStack } from './recommenders/stack-audits.service.js';
export { TodaysHealth } from './recommenders/todays-health.service.js';
export type { RecommendedItem } from './stored-workouts.types.js';

import type { components } from '../../../shared/api/schema';

type Schemas = components['schemas'];

export type WorkoutResult = Schemas['WorkoutRecommendationDto'];
export type RecommendedWorkout = Schemas['WorkoutRecommendationItemDto'];
export type WorkoutExample = Schemas['WorkoutExampleDto'];
export type SupplementResult = Schemas['SupplementRecommendationDto'];
export type RecommendedSupplement = Schemas['SupplementRecommendationItemDto'];
export type AffordableSupplement = Schemas['AffordableSupplementDto'];
export type RecommendedUnit = Schemas['RecommendedUnitDto'];
export type HistoryEntry = Schemas['HistoryEntryDto'];
export type Machine = Schemas['MachineDto'];
export type WorkoutRequest = Schemas['WorkoutRecommendationRequestDto'];
export type WorkoutExampleRequest = Schemas['WorkoutExampleRequestDto'];
export type SupplementRequest = Schemas['SupplementRecommendationRequestDto'];

import { api, unwrap } from '../../api/api.client';
import type { components } from '../../api/schema';

type Schemas = components['schemas'];
export type TrainingPreferences = Schemas['TrainingPreferencesDto'];
export type TrainingChoices = Schemas['TrainingChoicesDto'];
export type TrainingPlace = Schemas['TrainingPlaceDto'];
export type OwnPlace = TrainingPlace['place'];
export type Place = NonNullable<TrainingChoices['place']>;
export type ExcludedWorkout = Schemas['ExcludedWorkoutDto'];
export type PlaceLoads = Omit<TrainingPlace, 'place' | 'machineKoreanName'>;

export const preferencesKey = ['training', 'preferences'] as const;

/** @throws ApiError */
export async function fetchPreferences(): Promise<TrainingPreferences> {
  return unwrap(api.GET('/api/training/preferences'));
}

/** @throws ApiError */
export async function saveChoices(body: TrainingChoices): Promise<TrainingPreferences> {
  return unwrap(api.PUT('/api/training/preferences/choices', { body }));
}

/** @throws ApiError */
export async function savePlace({ place, ...body }: TrainingPlace): Promise<TrainingPreferences> {
  return unwrap(api.PUT('/api/training/preferences/places/{place}', { params: { path: { place } }, body }));
}

/** Excludes it from all recommendations from now on. @throws ApiError */
export async function excludeWorkout(workoutId: number): Promise<TrainingPreferences> {
  const path = { workoutId };
  return unwrap(api.PUT('/api/training/preferences/excludedWorkouts/{workoutId}', { params: { path } }));
}

/** Allows it in recommendations again. @throws ApiError */
export async function allowWorkout(workoutId: number): Promise<TrainingPreferences> {
  const path = { workoutId };
  return unwrap(api.DELETE('/api/training/preferences/excludedWorkouts/{workoutId}', { params: { path } }));
}

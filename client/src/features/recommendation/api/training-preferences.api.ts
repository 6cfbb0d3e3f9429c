import { api, unwrap } from '../../../shared/api/api.client';
import type { components } from '../../../shared/api/schema';

type Schemas = components['schemas'];
export type TrainingPreferences = Schemas['TrainingPreferencesDto'];
export type TrainingChoices = Schemas['TrainingChoicesDto'];
export type TrainingPlace = Schemas['TrainingPlaceDto'];
export type OwnPlace = TrainingPlace['place'];
export type Place = NonNullable<TrainingChoices['place']>;
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

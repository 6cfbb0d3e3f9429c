import type { components } from '../../../shared/api/schema';
import { adminFetch } from '../session/admin-fetch';

export type RecommendationDays = components['schemas']['RecommendationDaysDto'];
export type RecommendationDay = RecommendationDays['days'][number];

export const recommendationDaysKey = ['admin', 'recommendationDays'] as const;

/** @throws ApiError */
export async function fetchRecommendationDays(): Promise<RecommendationDays> {
  return (await adminFetch('recommendationDays')).json() as Promise<RecommendationDays>;
}

import { api, unwrap } from '../../../shared/api/api.client';
import { bodyKeys } from '../../../shared/widgets/body-data/body-data.api';

export const weightGoalKey = [...bodyKeys.all, 'goal'] as const;

/** kg, null without a goal. @throws ApiError */
export async function fetchWeightGoal(): Promise<number | null> {
  return (await unwrap(api.GET('/api/bodyData/goal'))).weight;
}

/** @param weight kg, null removes the goal @throws ApiError */
export async function saveWeightGoal(weight: number | null): Promise<number | null> {
  return (await unwrap(api.PUT('/api/bodyData/goal', { body: { weight } }))).weight;
}

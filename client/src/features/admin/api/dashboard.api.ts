import type { components } from '../../../shared/api/schema';
import { adminFetch } from '../session/admin-fetch';

export type DashboardData = components['schemas']['DashboardDto'];

export const dashboardKey = ['admin', 'dashboard'] as const;

/** @throws ApiError */
export async function fetchDashboard(): Promise<DashboardData> {
  return (await adminFetch('dashboard')).json() as Promise<DashboardData>;
}

/** @throws ApiError `JOB_NOT_FOUND_EXCEPTION`, `CONFLICT_EXCEPTION` */
export async function retryJob(id: number): Promise<void> {
  await adminFetch(`dashboard/jobs/${id}/retry`, { method: 'POST' });
}

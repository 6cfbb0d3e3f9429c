import { api, unwrap } from '../../../shared/api/api.client';
import type { components } from '../../../shared/api/schema';

export type CalendarFeed = components['schemas']['CalendarFeedDto'];

export const calendarKeys = { all: ['user', 'calendar'] as const };

/** @throws ApiError */
export async function fetchCalendar(): Promise<CalendarFeed> {
  return unwrap(api.GET('/api/user/calendar'));
}

/**
 * Creates an address, shown only once; an earlier one stops working.
 * @param startTime `HH:mm`, or empty for whole days
 * @throws ApiError
 */
export async function makeCalendar(startTime: string): Promise<string> {
  return (await unwrap(api.POST('/api/user/calendar', { body: { startTime } }))).url;
}

/** @throws ApiError */
export async function revokeCalendar(): Promise<void> {
  await unwrap(api.DELETE('/api/user/calendar'));
}

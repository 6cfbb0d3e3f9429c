import { hasCode } from '../../api/api.error';
import { api, unwrap } from '../../api/api.client';

/** Every row, newest first. @throws ApiError */
export async function fetchBodyHistory() {
  return unwrap(api.GET('/api/bodyData'));
}
export type BodyData = Awaited<ReturnType<typeof fetchBodyHistory>>[number];

/** The newest row, null for a member without any. @throws ApiError */
export async function fetchRecentBody(): Promise<BodyData | null> {
  try {
    return await unwrap(api.GET('/api/bodyData/recent'));
  } catch (error) {
    if (hasCode(error, 'BODY_DATA_NOT_FOUND_EXCEPTION')) return null;
    throw error;
  }
}

export const bodyKeys = {
  all: ['body-data'] as const,
  recent: ['body-data', 'recent'] as const,
  history: ['body-data', 'history'] as const,
};

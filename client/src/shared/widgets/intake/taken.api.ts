import { api, unwrap } from '../../api/api.client';
import type { components } from '../../api/schema';

export type IntakeItem = components['schemas']['IntakeItemDto'];

/** What is taken, in the order it was added. @throws ApiError */
export const fetchTaken = (): Promise<IntakeItem[]> => unwrap(api.GET('/api/intake'));

export const takenKey = ['intake'] as const;

import type { SupplementResult } from '../api/recommendation.types';

/** Whether nothing at all is recommended for now, whatever the request. */
export const nothingFor = (refusals: SupplementResult['refusals']): boolean =>
  refusals.some(({ purpose }) => purpose === null);

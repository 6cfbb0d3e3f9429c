import type { MissedKeyword } from '../api/missed-searches.api';

/** Where a keyword was searched. */
export const SEARCHED_KINDS: Record<MissedKeyword['kind'], string> = {
  workouts: '운동',
  supplements: '보충제',
};

import { useSearchParams } from 'react-router-dom';

/** The recommendation in an address (`?history=`), null without a valid one. */
export function historyIdOf(search: URLSearchParams): number | null {
  const id = Number(search.get('history'));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** The one in the current address. */
export const useHistoryId = (): number | null => historyIdOf(useSearchParams()[0]);

import { useSearchParams } from 'react-router-dom';

/** The recommendation of an address (`?history=`), null where there is none that could be one. */
export function historyIdOf(search: URLSearchParams): number | null {
  const id = Number(search.get('history'));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** That of this address. */
export const useHistoryId = (): number | null => historyIdOf(useSearchParams()[0]);

import { useSearchParams } from 'react-router-dom';

/** The recommendation of this address (`?history=`), null where there is none that could be one. */
export function useHistoryId(): number | null {
  const id = Number(useSearchParams()[0].get('history'));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

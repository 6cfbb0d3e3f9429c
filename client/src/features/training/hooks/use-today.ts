import { useSyncExternalStore } from 'react';
import { localDateOf } from '../../../shared/lib/calendar';

const LOOK_EVERY_MS = 60_000;

function subscribe(notify: () => void): () => void {
  const timer = setInterval(notify, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', notify);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', notify);
  };
}

const today = () => localDateOf(new Date());

/** Today as `YYYY-MM-DD` by this device's clock: an installed app is looked at again on another day than it was opened. */
export const useToday = (): string => useSyncExternalStore(subscribe, today, today);

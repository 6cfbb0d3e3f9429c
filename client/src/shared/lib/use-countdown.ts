import { useEffect, useState } from 'react';

/** Whole seconds until `endsAt` (ms since 1970), never below 0; null without an end. Correct again after the device slept. */
export function useCountdown(endsAt: number | null): number | null {
  const left = () => (endsAt === null ? null : Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    setSeconds(left());
    if (endsAt === null) return;
    const timer = setInterval(() => setSeconds(left()), 1000);
    return () => clearInterval(timer);
    // `left` reads only endsAt and the clock.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [endsAt]);
  return seconds;
}

/** `605` → `10:05`. */
export const formatSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

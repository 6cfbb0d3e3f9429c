import { useEffect, useState } from 'react';

/** Whether `waiting` has been true for `ms` without a break. */
export function useWaited(waiting: boolean, ms: number): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(setOver, ms, true);
    return () => {
      clearTimeout(timer);
      setOver(false);
    };
  }, [waiting, ms]);
  return over;
}

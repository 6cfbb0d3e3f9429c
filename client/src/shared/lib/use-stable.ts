import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function at every drawing, which does what the newest one does: for parts that are drawn again only when told something new. */
export function useStable<Args extends unknown[], Result>(
  act: (...args: Args) => Result,
): (...args: Args) => Result {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}

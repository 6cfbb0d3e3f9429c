import { useLayoutEffect, useRef } from 'react';

/** Moves the focus to the ✓ of the set that comes now. */
export const focusNextSet = (): void =>
  document.querySelector<HTMLElement>('[data-current] [aria-pressed]')?.focus({ preventScroll: true });

/** Where a change of what is shown removes the focused control, the focus is on the next set. */
export function useNextSetFocused(shown: string): void {
  const before = useRef(shown);
  useLayoutEffect(() => {
    if (before.current !== shown && document.activeElement === document.body) focusNextSet();
    before.current = shown;
  }, [shown]);
}

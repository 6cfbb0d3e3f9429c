import { useEffect } from 'react';

/** When this component goes, and the focused control with it, the focus is on the page's content instead of nowhere. */
export function useFocusKept(): void {
  useEffect(
    () => () => {
      if (document.activeElement === document.body)
        document.getElementById('main')?.focus({ preventScroll: true });
    },
    [],
  );
}

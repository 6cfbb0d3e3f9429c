import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/** Resolves once the frame that answers a press has been handed to the screen: what takes longer than that frame comes after it. */
export function afterPaint(): Promise<void> {
  // A page in the background paints nothing.
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Goes to an address after the press that leads there has been painted; presses until then count as one. */
export function useNavigateAfterPaint(): (to: string) => void {
  const navigate = useNavigate();
  const leaving = useRef(false);
  return useCallback(
    to => {
      if (leaving.current) return;
      leaving.current = true;
      void afterPaint().then(() => {
        leaving.current = false;
        return navigate(to);
      });
    },
    [navigate],
  );
}

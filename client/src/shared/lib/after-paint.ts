import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/** Resolves once the frame that responds to a press is on its way to the screen: longer work comes after it. */
export function afterPaint(): Promise<void> {
  // A background page paints nothing.
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Navigates after the press that leads there has painted; presses until then count as one. */
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

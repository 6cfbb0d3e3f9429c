import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** True from the first sign that the user will go on to this element: it comes into view, or a scroll, key or touch. */
export function useNearby(element: RefObject<HTMLElement | null>): boolean {
  const [nearby, setNearby] = useState(false);
  useEffect(() => {
    if (nearby) return;
    const approach = () => setNearby(true);
    const signs = ['scroll', 'keydown', 'pointerdown', 'touchstart', 'wheel'] as const;
    for (const sign of signs) window.addEventListener(sign, approach, { once: true, passive: true });
    // On a very tall screen it may be in view from the start.
    const observer =
      typeof IntersectionObserver === 'undefined'
        ? null
        : new IntersectionObserver(entries => entries.some(entry => entry.isIntersecting) && approach(), {
            // An element that starts exactly below the screen would count as in view.
            rootMargin: '0px 0px -1px',
          });
    if (element.current) observer?.observe(element.current);
    if (!observer) approach();
    return () => {
      for (const sign of signs) window.removeEventListener(sign, approach);
      observer?.disconnect();
    };
  }, [element, nearby]);
  return nearby;
}

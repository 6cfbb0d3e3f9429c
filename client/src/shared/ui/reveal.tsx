import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { motion } from '../theme/theme';

/** Share of the element that must be visible before it fades in and moves up. */
export const REVEAL_AT = 0.7;
export const REVEAL_SECONDS = 1;

/** Content that fades in and moves up when scrolled to; at once under reduced motion. */
export function Reveal({ children, delay = 0 }: { children: ReactNode; delay?: number }) {
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element || typeof IntersectionObserver === 'undefined') {
      setShown(true);
      return;
    }
    // Of an element taller than the screen 70 % can never be visible: 70 % of the screen is enough.
    const reachable = Math.min(1, window.innerHeight / Math.max(1, element.offsetHeight));
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(entry => entry.isIntersecting)) return;
        setShown(true);
        observer.disconnect();
      },
      { threshold: REVEAL_AT * reachable },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={box}
      data-shown={shown || undefined}
      css={{
        opacity: 0,
        transform: 'translateY(32px)',
        transition: `opacity ${REVEAL_SECONDS}s ${motion.ease}, transform ${REVEAL_SECONDS}s ${motion.ease}`,
        // Tabbing into an element that was not scrolled to shows it.
        '&[data-shown], &:focus-within': { opacity: 1, transform: 'none' },
        '@media (prefers-reduced-motion: reduce)': { opacity: 1, transform: 'none' },
      }}
      style={{ transitionDelay: `${delay}ms` }}
    >
      {children}
    </div>
  );
}

import { useEffect, useReducer, useState } from 'react';
import { REDUCED_MOTION, useMediaQuery } from '../../../shared/lib/use-media-query';

export const SLIDE_COUNT = 3;
/** The next slide comes by itself after this long; the label's spinner runs as long. */
export const ADVANCE_MS = 5000;

interface ShowcaseState {
  /** 0 left, 1 center, 2 right. */
  slide: number;
  /** Where the directional animation starts. */
  from: number;
  /** Counts selections: each restarts the timer, the spinner and the animation. */
  turn: number;
}

export function useShowcase(resetKey: number) {
  const reducedMotion = useMediaQuery(REDUCED_MOTION);
  const [state, select] = useReducer(
    ({ slide, turn }: ShowcaseState, to: number | 'next'): ShowcaseState => ({
      slide: to === 'next' ? (slide + 1) % SLIDE_COUNT : to,
      from: slide,
      turn: turn + 1,
    }),
    { slide: 0, from: 0, turn: 0 },
  );
  const [paused, setPaused] = useState(false);
  /** Pointer or focus inside: a user who reads or is about to press keeps the slide. */
  const [held, setHeld] = useState(false);
  const running = !paused && !reducedMotion;
  const ticking = running && !held;
  const [spinning, setSpinning] = useState(true);

  useEffect(() => {
    if (resetKey > 0) select(0);
  }, [resetKey]);

  useEffect(() => {
    if (!ticking) return;
    const timer = setTimeout(() => select('next'), ADVANCE_MS);
    return () => clearTimeout(timer);
  }, [ticking, state.turn]);

  useEffect(() => {
    setSpinning(true);
    const timer = setTimeout(() => setSpinning(false), ADVANCE_MS);
    return () => clearTimeout(timer);
  }, [state.turn]);

  return {
    ...state,
    select: (slide: number) => select(slide),
    paused: !running,
    canPlay: !reducedMotion,
    togglePaused: () => setPaused(!paused),
    hold: setHeld,
    spinning: spinning && running,
  };
}

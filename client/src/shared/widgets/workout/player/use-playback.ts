import { useEffect, useRef, useState, type RefObject } from 'react';
import { heldSecond, phaseAt, rateOf, tempoOf, type Phase, type Tempo } from './tempo';

const SLOW = 0.5;
/** Frequent enough for a way of one second. */
const LOOK_MS = 60;
/** How long the start shows before the first movement, so that its cue can be read. */
const READY_MS = 2000;

interface Playback {
  playing: boolean;
  slow: boolean;
}

interface PlayedPosition {
  tempo: Tempo | null;
  phase: Phase | null;
  /** The current second of a hold. */
  second: number;
}

/** Plays the drawing in `frame` at its tempo and returns the current part of the repetition; null without a tempo. */
export function usePlayback(
  frame: RefObject<HTMLElement | null>,
  drawing: Element | undefined,
  { playing, slow }: Playback,
): PlayedPosition {
  const tempo = drawing ? tempoOf(drawing) : null;
  const [phase, setPhase] = useState<Phase | null>(null);
  const [second, setSecond] = useState(1);
  const begun = useRef(false);

  useEffect(() => {
    const moves = frame.current?.shadowRoot?.querySelector('svg')?.getAnimations?.({ subtree: true }) ?? [];
    const speed = slow ? SLOW : 1;
    let last: Phase | null = null;
    const look = () => {
      const clock = moves[0];
      const duration = clock?.effect?.getComputedTiming().duration;
      if (!clock || tempo === null || typeof duration !== 'number' || duration === 0) return;
      const time = Number(clock.currentTime ?? 0);
      const now = phaseAt(tempo, time, duration);
      if (now === 'hold') setSecond(heldSecond(time, duration));
      if (now === last) return;
      last = now;
      setPhase(now);
      // Counted seconds are real seconds.
      const rate = now === 'hold' ? 1 : rateOf(tempo, now, duration) * speed;
      for (const move of moves) move.updatePlaybackRate(rate);
    };
    const pause = () => moves.forEach(move => move.pause());
    if (!playing || moves.length === 0) {
      pause();
      return undefined;
    }
    let looking: ReturnType<typeof setInterval> | undefined;
    const begin = () => {
      begun.current = true;
      for (const move of moves) {
        if (tempo === null) move.updatePlaybackRate(speed);
        move.play();
      }
      look();
      if (tempo !== null) looking = setInterval(look, LOOK_MS);
    };
    const isFirst = tempo !== null && !begun.current;
    if (isFirst) {
      pause();
      setPhase('ready');
    }
    const waiting = setTimeout(begin, isFirst ? READY_MS : 0);
    return () => {
      clearTimeout(waiting);
      clearInterval(looking);
    };
  }, [frame, drawing, playing, slow, tempo]);

  return { tempo, phase, second };
}

import { useEffect, useState, type RefObject } from 'react';
import { phaseAt, rateOf, tempoOf, type Phase, type Tempo } from './tempo';

const SLOW = 0.5;
/** Often enough for a way of one second. */
const LOOK_MS = 60;

interface Playback {
  playing: boolean;
  slow: boolean;
}

/** Plays the drawing in `frame` at its tempo and tells which part of the repetition it is in; null without a tempo. */
export function usePlayback(
  frame: RefObject<HTMLElement | null>,
  drawing: Element | undefined,
  { playing, slow }: Playback,
): { tempo: Tempo | null; phase: Phase | null } {
  const tempo = drawing ? tempoOf(drawing) : null;
  const [phase, setPhase] = useState<Phase | null>(null);

  useEffect(() => {
    const moves = frame.current?.shadowRoot?.querySelector('svg')?.getAnimations?.({ subtree: true }) ?? [];
    const speed = slow ? SLOW : 1;
    let last: Phase | null = null;
    const look = () => {
      const clock = moves[0];
      const duration = clock?.effect?.getComputedTiming().duration;
      if (!clock || tempo === null || typeof duration !== 'number' || duration === 0) return;
      const now = phaseAt(tempo, Number(clock.currentTime ?? 0), duration);
      if (now === last) return;
      last = now;
      setPhase(now);
      for (const move of moves) move.updatePlaybackRate(rateOf(tempo, now, duration) * speed);
    };
    for (const move of moves) {
      if (tempo === null) move.updatePlaybackRate(speed);
      if (playing) move.play();
      else move.pause();
    }
    look();
    if (!playing || tempo === null) return undefined;
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [frame, drawing, playing, slow, tempo]);

  return { tempo, phase };
}

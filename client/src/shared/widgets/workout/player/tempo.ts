/** The pace stated by a drawing: the way to its end is the slow or the strong one, or its end is held. */
export type Tempo = 'down' | 'up' | 'hold';
/** The figure's position in a repetition: about to start, on its way to the end, back to the start, or still. */
export type Phase = 'ready' | 'there' | 'back' | 'hold';

/** Seconds: slowly down, with force up. */
const SLOW_WAY = 2;
const STRONG_WAY = 1;
/** Share of a held drawing's time for moving into the position. */
const WAY_INTO_HOLD = 0.24;

export function tempoOf(svg: Element): Tempo | null {
  const told = svg.getAttribute('data-tempo');
  return told === 'down' || told === 'up' || told === 'hold' ? told : null;
}

/** The phase at a given time of an alternating animation, each way `duration` long. */
export function phaseAt(tempo: Tempo, time: number, duration: number): Phase {
  const turns = Math.max(0, time) / duration;
  const isBack = Math.floor(turns) % 2 === 1;
  const share = isBack ? 1 - (turns % 1) : turns % 1;
  if (tempo === 'hold' && share > WAY_INTO_HOLD) return 'hold';
  return isBack ? 'back' : 'there';
}

/** The current second of a hold, from one on. */
export function heldSecond(time: number, duration: number): number {
  const since = (time % (2 * duration)) - WAY_INTO_HOLD * duration;
  return Math.floor(Math.max(0, since) / 1000) + 1;
}

/** The playback rate that gives this way its seconds. */
export function rateOf(tempo: Tempo, phase: Phase, duration: number): number {
  if (tempo === 'hold') return 1;
  const isSlow = (phase === 'there') === (tempo === 'down');
  return duration / 1000 / (isSlow ? SLOW_WAY : STRONG_WAY);
}

/** What to do now, in words; `second` counts a hold. */
export function phaseText(tempo: Tempo, phase: Phase, second = 1): string {
  if (phase === 'ready') return '준비 자세예요';
  if (tempo === 'hold')
    return phase === 'hold' ? `자세를 지키며 숨을 쉬어요 ·\u00a0${second}초째` : '천천히 움직여요';
  const isSlow = (phase === 'there') === (tempo === 'down');
  if (isSlow) return tempo === 'down' ? '버티며 내려가요 ·\u00a02초' : '버티며 돌아와요 ·\u00a02초';
  return tempo === 'down' ? '힘주어 올라와요 ·\u00a01초' : '힘을 써요 ·\u00a01초';
}

/** The sentence of a description for a phase: the set-up, the way there, the way back. */
export function cueOf(phase: Phase | null, cues: number): number {
  if (phase === null) return -1;
  if (phase === 'ready') return 0;
  if (phase === 'there') return Math.min(1, cues - 1);
  return Math.min(2, cues - 1);
}

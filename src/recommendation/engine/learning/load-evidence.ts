import type { Mechanic } from '../../../catalogue/catalogue.vocabulary.js';
import { floorToGrid, nextHeavierLoad } from '../strength/load-grid.js';
import { shareOfOneRepMax } from '../strength/repetition-table.js';
import type { EngineMember, EngineWorkout } from '../strength/strength.types.js';
import type { LoadEvidence } from './strength-belief.types.js';

/** Ends a set by how it feels, where too little is known about the member to give a number. */
export interface StopRule {
  /** The range in which similar members are expected to stop. */
  least: number;
  /** Upper limit: nobody continues past it. */
  most: number;
  /** Repetitions that feel left: fewer than really are. */
  felt: number;
}

/** 가벼웠어요 / 적당했어요 / 무거웠어요. */
export const LOAD_ANSWERS = ['LIGHT', 'RIGHT', 'HEAVY'] as const;
export type LoadAnswer = (typeof LOAD_ANSWERS)[number];

/**
 * One observation of a load. `weightKg` is as shown: per hand, on the stack, added (추가 중량), or the help (보조) where the workout is
 * `assistable`; null for body weight alone.
 */
export type Seen = SeenAnswer | SeenChoice | SeenSet | SeenLeftOut;

/** The answer about a workout of a routine, with the values the routine showed. */
export interface SeenAnswer {
  kind: 'answer';
  weightKg: number | null;
  /** Of each set; seconds for a hold. */
  repetitions: number;
  answer: LoadAnswer;
  /** The rule that ended the sets, if any: `repetitions` are then those done. */
  stop?: StopRule;
}

/** A weight the member typed instead of the proposed one: the heaviest that feels right. */
export interface SeenChoice {
  kind: 'choice';
  weightKg: number | null;
  repetitions: number;
  /** Repetitions to leave in reserve. */
  reserve: number;
}

/** A set as planned; where a stop rule ends it, the repetitions are a guess. */
export interface AskedSet {
  weightKg: number | null;
  repetitions: number;
  stop?: StopRule;
}

export interface SeenSet {
  kind: 'set';
  weightKg: number | null;
  /** Repetitions done, 0 or more. */
  repetitions: number;
  /** The planned set; null if there was none. */
  asked: AskedSet | null;
  /** 1 for the first set of the exercise in its session. */
  ordinal: number;
  answer: LoadAnswer | null;
  /** Repetitions the member felt were left, 0–5; 5 means five or more. */
  reserve: number | null;
}

/**
 * A planned set that was not done in a finished session. It counts as missed but is no evidence of strength: it is censored, not "0
 * repetitions".
 */
export interface SeenLeftOut {
  kind: 'leftOut';
  /** As planned. */
  weightKg: number | null;
  repetitions: number;
  /** Like a done set's; unknown in rows of 2026-11 and before. */
  ordinal?: number;
}

/** These are the only three answers: LIGHT means "4 or more left", HEAVY "1 or fewer" and RIGHT "in between". */
const LIGHT_FROM = 4;
const HEAVY_UP_TO = 1;
/** The highest felt reserve; it means "at least this many". */
const MOST_FELT = 5;

/**
 * Log standard deviation of the 1RM computed from one set, between days of one person (effort, judgement); the day's form adds to it. People
 * also differ in how many repetitions they do at a share of their 1RM, more so in single-joint exercises. That is not noise: it is constant
 * for a person and belongs to the exercise's own term.
 */
export const SET_SD: Record<Mechanic, number> = { compound: 0.057, isolation: 0.07 };
/** For a set ended by feel, misjudged by about one repetition (one in ten is 0.03). A cautious choice of this project. */
const STOP_SD = 0.04;
/** The member typed this weight but may not have lifted it. */
const CHOICE_SD = 0.07;
/** Repetitions to failure that each earlier set costs. A value of this model. */
export const FATIGUE_A_SET = 0.5;
/** Each earlier set costs up to one repetition, so a late miss says less about a fresh muscle. */
const MOST_FATIGUE_REPETITIONS = 2;

/** Null where the exercise has no load model or nothing was lifted. */
export function evidenceOf(member: EngineMember, workout: EngineWorkout, seen: Seen): LoadEvidence | null {
  if (seen.kind === 'leftOut') return null;
  const liftedKg = liftedInAllKg(member, workout, seen.weightKg);
  if (workout.baseLift === null || liftedKg === null || liftedKg <= 0) return null;
  const setSd = SET_SD[workout.mechanic];
  if (seen.kind === 'set') {
    return within(liftedKg, possibleInSet(seen), seen.asked?.stop ? STOP_SD : setSd);
  }
  if (seen.repetitions < 1) return null;
  if (seen.kind === 'answer' && seen.stop) {
    const { repetitions, answer, stop } = seen;
    return within(
      liftedKg,
      possibleAtStop({ repetitions, answer, ordinal: 1, reserve: null }, stop),
      STOP_SD,
    );
  }
  if (seen.kind === 'answer') {
    return within(liftedKg, possibleAfter(seen.repetitions, seen.answer), setSd);
  }
  const possible = seen.repetitions + seen.reserve;
  // No load exists between this one and the next heavier, so any strength up to the next one agrees.
  const heavierKg = liftedKg + gapToNextLoad(workout, seen.weightKg);
  const noiseSd = Math.hypot(setSd, CHOICE_SD);
  return {
    ...within(liftedKg, [possible, possible], noiseSd),
    highKg: heavierKg / shareOfOneRepMax(possible),
    noiseSd,
  };
}

/** How many times a weight can be lifted, at least and at most; null = open. */
type Possible = readonly [least: number | null, most: number | null];

function within(liftedKg: number, [least, most]: Possible, noiseSd: number): LoadEvidence {
  return {
    lowKg: least === null ? null : liftedKg / shareOfOneRepMax(least),
    highKg: most === null ? null : liftedKg / shareOfOneRepMax(most),
    noiseSd,
  };
}

function possibleInSet(set: SeenSet): Possible {
  const { repetitions, asked, ordinal, answer, reserve } = set;
  if (asked?.stop && repetitions > 0) return possibleAtStop(set, asked.stop);
  if (asked !== null && repetitions < asked.repetitions) {
    // With 0 repetitions the 1RM is below the weight. Otherwise the set went to failure, whatever the answer says.
    const tired = Math.min(ordinal - 1, MOST_FATIGUE_REPETITIONS);
    return repetitions < 1 ? [null, 1 + tired] : [repetitions, repetitions + tired];
  }
  if (reserve !== null) return possibleWithReserve(repetitions, reserve);
  return answer === null ? [repetitions, null] : possibleAfter(repetitions, answer);
}

/** A set ended by feel. A member who then answers light or heavy did not stop where the rule asked; the end of the range means "at least". */
function possibleAtStop(
  { repetitions, ordinal, answer, reserve }: Pick<SeenSet, 'repetitions' | 'ordinal' | 'answer' | 'reserve'>,
  stop: StopRule,
): Possible {
  if (reserve === null && (answer === 'LIGHT' || answer === 'HEAVY')) {
    return possibleAfter(repetitions, answer);
  }
  const felt = reserve ?? stop.felt;
  const [least, highest] = possibleWithReserve(repetitions, felt);
  const tired = FATIGUE_A_SET * (ordinal - 1);
  const isOpen = highest === null || (reserve === null && repetitions >= stop.most);
  return [least! + tired, isOpen ? null : highest + tired];
}

function possibleAfter(repetitions: number, answer: LoadAnswer): Possible {
  const light = repetitions + LIGHT_FROM + underestimated(repetitions, LIGHT_FROM);
  const heavy = repetitions + HEAVY_UP_TO + underestimated(repetitions, HEAVY_UP_TO);
  switch (answer) {
    case 'LIGHT':
      return [light, null];
    case 'RIGHT':
      return [heavy, light];
    case 'HEAVY':
      return [null, heavy];
  }
}

function possibleWithReserve(repetitions: number, felt: number): Possible {
  const possible = repetitions + felt + underestimated(repetitions, felt);
  return felt >= MOST_FELT ? [possible, null] : [possible - 0.5, possible + 0.5];
}

/**
 * How many more repetitions are left than people feel: about one (0.95; Halperin 2022, Sports Med 52:377), plus half a repetition for each
 * one above twelve (0.47 there), here at most two. Near failure people judge better, so half as much.
 */
export function underestimated(repetitions: number, felt: number): number {
  const missed = Math.min(2, 0.95 + 0.47 * Math.max(0, repetitions - 12));
  return felt < 1 ? missed / 2 : missed;
}

/** Total kg lifted, including body weight and help; null where the exercise does not define its share of body weight. */
export function liftedInAllKg(
  member: Pick<EngineMember, 'weightKg'>,
  workout: EngineWorkout,
  weightKg: number | null,
): number | null {
  const isBodyweight = workout.loadType === 'bodyweight' || workout.loadType === 'bodyweightLoadable';
  if (!isBodyweight) return weightKg;
  if (workout.bodyweightShare === null) return null;
  return workout.bodyweightShare * member.weightKg + (workout.assistable ? -1 : 1) * (weightKg ?? 0);
}

function gapToNextLoad(workout: EngineWorkout, weightKg: number | null): number {
  if (weightKg === null) return 0;
  const onGrid = floorToGrid(workout, weightKg);
  return onGrid === null ? workout.incrementKg : nextHeavierLoad(workout, onGrid) - onGrid;
}

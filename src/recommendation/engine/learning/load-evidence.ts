import type { Mechanic } from '../../../catalogue/catalogue.vocabulary.js';
import { floorToGrid, nextHeavierLoad } from '../strength/load-grid.js';
import { shareOfOneRepMax } from '../strength/repetition-table.js';
import type { EngineMember, EngineWorkout } from '../strength/strength.types.js';
import type { LoadEvidence } from './strength-belief.types.js';

/** A set that is ended by how it feels: too little is known of the member for a number. */
export interface StopRule {
  /** Where members like this one are expected to stop. */
  least: number;
  /** Nobody goes on from here. */
  most: number;
  /** Repetitions that feel left: fewer than truly are. */
  felt: number;
}

/** 가벼웠어요 / 적당했어요 / 무거웠어요. */
export const LOAD_ANSWERS = ['LIGHT', 'RIGHT', 'HEAVY'] as const;
export type LoadAnswer = (typeof LOAD_ANSWERS)[number];

/**
 * What was seen of a load. `weightKg` is as shown: per hand, on the stack, added (추가 중량), or where the workout is
 * `assistable` the help (보조); null for body weight alone.
 */
export type Seen = SeenAnswer | SeenChoice | SeenSet | SeenLeftOut;

/** The answer to a workout of a routine as it stood there. */
export interface SeenAnswer {
  kind: 'answer';
  weightKg: number | null;
  /** Of each set; seconds for a hold. */
  repetitions: number;
  answer: LoadAnswer;
  /** The rule that ended the sets, where one did: `repetitions` are then those that were done. */
  stop?: StopRule;
}

/** A weight that the member typed in place of the proposed one: the heaviest that feels right. */
export interface SeenChoice {
  kind: 'choice';
  weightKg: number | null;
  repetitions: number;
  /** Repetitions that were to be left in reserve. */
  reserve: number;
}

/** What a set was to be; where a rule was to end it, the repetitions are a guess. */
export interface AskedSet {
  weightKg: number | null;
  repetitions: number;
  stop?: StopRule;
}

/** One set as it was done. */
export interface SeenSet {
  kind: 'set';
  weightKg: number | null;
  /** Done, 0 or more. */
  repetitions: number;
  /** Asked for; null where nothing was. */
  asked: AskedSet | null;
  /** 1 for the first set of the exercise. */
  ordinal: number;
  answer: LoadAnswer | null;
  /** Repetitions the member felt were left, 0–5; 5 means five or more. */
  reserve: number | null;
}

/**
 * A set that was asked for and not done in a session that is over. It counts as missed, but says nothing of what could have been
 * lifted: it is censored, not "0 repetitions".
 */
export interface SeenLeftOut {
  kind: 'leftOut';
  /** Asked for. */
  weightKg: number | null;
  repetitions: number;
}

/** As the answers are the only three, LIGHT says "4 or more left", HEAVY "1 or fewer" and RIGHT "between". */
const LIGHT_FROM = 4;
const HEAVY_UP_TO = 1;
/** The most a felt reserve can say: from here on it is "at least". */
const MOST_FELT = 5;

/**
 * Log standard deviations of the 1RM computed from one set, from one day of a person to the next (effort, judgement); the day's form comes
 * on top. That people differ in how often they lift a share of their 1RM, more so in single joints, is no noise: it is the same on every
 * day of a person, and belongs to the exercise's own term.
 */
export const SET_SD: Record<Mechanic, number> = { compound: 0.057, isolation: 0.07 };
/** Of a set that the feeling ended, misjudged by a repetition or so (one of ten is 0.03): own caution. */
const STOP_SD = 0.04;
/** A typed weight was not necessarily lifted. */
const CHOICE_SD = 0.07;
/** Repetitions to failure that each earlier set costs: this model's. */
export const FATIGUE_A_SET = 0.5;
/** Each earlier set costs up to a repetition, so a late miss says less of what a fresh muscle could. */
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
  // No load between this one and the next heavier could be chosen: anything up to there agrees.
  const heavierKg = liftedKg + gapToNextLoad(workout, seen.weightKg);
  const noiseSd = Math.hypot(setSd, CHOICE_SD);
  return {
    ...within(liftedKg, [possible, possible], noiseSd),
    highKg: heavierKg / shareOfOneRepMax(possible),
    noiseSd,
  };
}

/** How often a weight could be lifted, at least and at most; null = open. */
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
    // Not even once: the 1RM is below the weight. Else it went to failure, whatever the answer says.
    const tired = Math.min(ordinal - 1, MOST_FATIGUE_REPETITIONS);
    return repetitions < 1 ? [null, 1 + tired] : [repetitions, repetitions + tired];
  }
  if (reserve !== null) return possibleWithReserve(repetitions, reserve);
  return answer === null ? [repetitions, null] : possibleAfter(repetitions, answer);
}

/**
 * The feeling ended the set. Who found it light or heavy afterwards did not stop where they were to; the last of the range says "at least".
 */
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
 * How many more repetitions are left than people feel: about one (0.95; Halperin 2022, Sports Med 52:377), half a
 * repetition more for each one above twelve (0.47 there), here at most two; half as much at the edge of failure, where
 * they judge better.
 */
export function underestimated(repetitions: number, felt: number): number {
  const missed = Math.min(2, 0.95 + 0.47 * Math.max(0, repetitions - 12));
  return felt < 1 ? missed / 2 : missed;
}

/** kg lifted in all, body weight and help counted; null where the exercise does not say how much of the body it lifts. */
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

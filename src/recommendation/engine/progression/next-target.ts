import { daysBetween, PAUSE_DAYS } from '../learning/detraining.js';
import { prescribeWorkout } from '../workout/prescription/prescribe-workout.js';
import { repetitionsAtShare } from '../workout/prescription/repetition-table.js';
import { exerciseStrength } from '../workout/strength/member-strength.js';
import { LIGHT_RESERVE, schemeFor } from '../workout/prescription/goal-scheme.js';
import { loadLadder, type LoadLadder } from './load-ladder.js';
import { nextByFeel } from './next-by-feel.js';
import type { ExerciseSession, NextTarget, ProgressionInput, Target, Why } from './progression.types.js';
import {
  MOST_REPETITIONS,
  repetitionRange,
  type RepetitionRange,
} from '../workout/prescription/repetition-range.js';
import { lightestDone, missesInARow, outcomeOf, setsLeftOut, weakestSet } from './session-outcome.js';

/** A repetition more is tried while at most this much less than the stated reserve is expected to be left. */
const TRIED_RESERVE = 1;
/** Below this share of what was asked, the same is not asked again. */
const HOPELESS_SHARE = 0.5;

/**
 * What to do next time, from what is believed of the member and how the last sessions went. Repetitions rise within
 * the goal's range first; the load when the next one's prediction leaves the stated reserve; where the next load is a
 * big jump, repetitions go on past the range. Never more after a miss, nor because the repetitions were met with less
 * weight than asked; after a miss the same once, then less; after two weeks' pause lighter. Within 48 hours of training
 * its part, with more in reserve. Pure.
 */
export function nextTarget(input: ProgressionInput): NextTarget {
  const { sessions, leastReserve = 0, recent = null } = input;
  const last = sessions.at(-1);
  const steps = stepsOf(input);
  const usual = last === undefined ? firstTarget(input, steps) : afterLast(input, last, steps);
  if (recent === null || leastReserve >= LIGHT_RESERVE) return usual;
  const light = { ...input, leastReserve: LIGHT_RESERVE };
  const eased = stepsOf(light)?.atMost(usual);
  if (eased !== undefined) return less(usual, eased, { template: 'soonAgain', args: recent });
  return last === undefined
    ? less(usual, firstTarget(light, null), { template: 'soonAgain', args: recent })
    : less(usual, last.asked, { template: 'notMoreSoSoon', args: recent });
}

/** Null where no load is computed. */
function stepsOf(input: ProgressionInput): Steps | null {
  const { strength, workout } = input;
  const ladder = loadLadder(strength.member, workout);
  const own = exerciseStrength(strength, workout);
  if (ladder === null || own === null || !strength.mayShowLoad) return null;
  return new Steps(input, ladder, own.oneRepMaxKg * own.firstSessionFactor);
}

/** The one of two targets that asks for less. */
function less(usual: NextTarget, { weightKg, repetitions }: Target, why: Why): NextTarget {
  const isLess = weightKg !== usual.weightKg || repetitions < usual.repetitions;
  return isLess ? { ...usual, weightKg, repetitions, why } : usual;
}

function afterLast(input: ProgressionInput, last: ExerciseSession, steps: Steps | null): NextTarget {
  if (steps === null) return nextByFeel(input, last);
  const { sessions, today } = input;
  const { ladder } = steps;
  const days = daysBetween(last.date, today);
  if (days >= PAUSE_DAYS) return steps.afterPause(last.asked, days);
  switch (outcomeOf(last, ladder)) {
    case 'missed':
      return steps.afterMiss(last, missesInARow(sessions, ladder));
    case 'leftOut':
      return steps.afterLeftOut(last);
    case 'lighter':
      return steps.afterLighter(last);
    case 'met':
      return steps.afterMet(last);
  }
}

/** What a new recommendation would say; where even the lightest load is too heavy for that, what can be done with it. */
function firstTarget(
  { strength, workout, goal, leastReserve }: ProgressionInput,
  steps: Steps | null,
): NextTarget {
  const {
    weightKg,
    repeat,
    sets,
    fit,
    strength: own,
  } = prescribeWorkout(strength, workout, goal, leastReserve);
  const days = own?.learned.relatedCount ?? 0;
  const first: Why = { template: 'first', args: { days } };
  if (weightKg !== null || fit !== 'tooHeavy' || workout.incrementKg <= 0) {
    return { weightKg, repetitions: repeat, sets, why: first };
  }
  const lightest = { weightKg: workout.minLoadKg, repetitions: repeat, sets };
  return { ...(steps?.atMost(lightest) ?? lightest), why: { template: 'lightest', args: {} } };
}

/** One member's way up and down the ladder of one exercise. */
class Steps {
  private readonly range: RepetitionRange;
  private readonly reserve: number;
  private readonly isEased: boolean;

  constructor(
    { workout, goal, leastReserve = 0 }: ProgressionInput,
    readonly ladder: LoadLadder,
    private readonly oneRepMaxKg: number,
  ) {
    this.range = repetitionRange(goal, workout);
    this.reserve = Math.max(schemeFor(goal, workout.mechanic).repsInReserve, leastReserve);
    this.isEased = leastReserve > 0;
  }

  afterMet({ asked, answer, sets }: ExerciseSession): NextTarget {
    const { weightKg, repetitions } = asked;
    const possible = this.withReserve(weightKg);
    if (answer === 'HEAVY') {
      return possible < repetitions ? this.down(asked, asked) : stay(asked, { template: 'same', args: {} });
    }
    // What felt right is only taken back where the belief is clearly against it.
    if (possible < repetitions - 1) {
      // What was logged cannot be impossible: the belief may rise only so fast.
      const isProven = sets !== null && this.toFailure(weightKg) < repetitions;
      return isProven && !this.isEased
        ? stay(asked, { template: 'same', args: {} })
        : byEstimate(asked, this.down(asked, asked));
    }
    if (possible > this.range.most || repetitions >= this.range.most) return this.upOrPast(asked, possible);
    if (possible + TRIED_RESERVE < repetitions + 1) return stay(asked, { template: 'same', args: {} });
    const to = Math.max(repetitions + 1, Math.min(possible, this.range.most));
    return more(asked, to);
  }

  afterMiss(last: ExerciseSession, misses: number): NextTarget {
    const { asked } = last;
    const done = weakestSet(last);
    if (misses === 1 && done >= asked.repetitions * HOPELESS_SHARE) {
      return stay(asked, { template: 'againAfterMiss', args: { done, asked: asked.repetitions } });
    }
    const less = this.down(asked, this.belowStep(asked));
    return { ...less, why: { template: 'lessAfterMiss', args: { misses } } };
  }

  /** Never more, because the missing sets are unknown; less only if it was too heavy anyway. */
  afterLeftOut(last: ExerciseSession): NextTarget {
    const { asked, answer } = last;
    const isTooHeavy = answer === 'HEAVY' || this.withReserve(asked.weightKg) < asked.repetitions - 1;
    return isTooHeavy ? this.afterMet({ ...last, sets: null }) : stay(asked, setsLeftOut(last));
  }

  /** At most what was asked: the lighter load was done, not this one. */
  afterLighter({ asked, sets }: ExerciseSession): NextTarget {
    const doneKg = lightestDone(sets ?? [], this.ladder);
    const why: Why = { template: 'lighterThanAsked', args: { askedKg: asked.weightKg, doneKg } };
    return { ...this.atMost(asked), why };
  }

  afterPause(asked: Target, days: number): NextTarget {
    const why: Why = { template: 'afterPause', args: { days } };
    const possible = Math.min(this.withReserve(asked.weightKg), asked.repetitions);
    const lighter = this.ladder.lighter(asked.weightKg);
    if (lighter === undefined || (possible < asked.repetitions && possible >= this.range.least)) {
      const repetitions = Math.max(1, Math.min(possible, asked.repetitions - 1));
      return { ...asked, repetitions, why };
    }
    const { weightKg, repetitions } = this.down(asked, this.belowStep(asked));
    return { ...asked, weightKg, repetitions, why };
  }

  /** What asks for no more than a target does and leaves the reserve, as far as there are loads for it. */
  atMost(target: Target): Target {
    return this.withReserve(target.weightKg) < target.repetitions ? this.down(target, target) : target;
  }

  /** Repetitions at a load that leave the stated reserve. */
  private withReserve(weightKg: number | null): number {
    return Math.floor(this.toFailure(weightKg) - this.reserve + 1e-6);
  }

  private toFailure(weightKg: number | null): number {
    return repetitionsAtShare(this.ladder.liftedKg(weightKg) / this.oneRepMaxKg);
  }

  /** The repetitions are at the top: the lightest load above that fits into the range, else repetitions past it. */
  private upOrPast(asked: Target, possible: number): NextTarget {
    const { range, ladder } = this;
    let next = ladder.heavier(asked.weightKg);
    const nextKg = next;
    let up: { weightKg: number | null; repetitions: number } | null = null;
    while (next !== undefined && this.withReserve(next) >= range.least) {
      up = { weightKg: next, repetitions: Math.min(this.withReserve(next), range.most) };
      if (this.withReserve(next) <= range.most) break;
      next = ladder.heavier(next);
    }
    if (up !== null) {
      const { weightKg, repetitions } = up;
      const args = { fromKg: asked.weightKg, toKg: weightKg, repetitions };
      return { ...asked, ...up, why: { template: 'moreLoad', args } };
    }
    const tried = possible + TRIED_RESERVE > asked.repetitions ? asked.repetitions + 1 : asked.repetitions;
    const to = Math.min(MOST_REPETITIONS, Math.max(possible, tried));
    if (nextKg === undefined) {
      if (asked.repetitions >= range.most) {
        return stay(asked, { template: 'harderVariant', args: { repetitions: asked.repetitions } });
      }
      return more(asked, Math.min(to, range.most));
    }
    if (to <= asked.repetitions) return stay(asked, { template: 'same', args: {} });
    if (to <= range.most) return more(asked, to);
    return {
      ...asked,
      repetitions: to,
      why: { template: 'pastRange', args: { most: range.most, nextKg: nextKg ?? 0 } },
    };
  }

  /** Fewer repetitions while they stay in the range, else the heaviest load from `from` down that leaves the reserve. */
  private down(asked: Target, from: Target): NextTarget {
    let weightKg = from.weightKg;
    while (this.withReserve(weightKg) < this.range.least) {
      const lighter = this.ladder.lighter(weightKg);
      if (lighter === undefined) break;
      weightKg = lighter;
    }
    const most = weightKg === from.weightKg ? from.repetitions : this.range.most;
    const repetitions = Math.max(1, Math.min(most, this.withReserve(weightKg)));
    if (weightKg !== asked.weightKg) {
      return {
        ...asked,
        weightKg,
        repetitions,
        why: { template: 'lessLoad', args: { fromKg: asked.weightKg, toKg: weightKg } },
      };
    }
    if (repetitions === asked.repetitions) return stay(asked, { template: 'lightest', args: {} });
    return {
      ...asked,
      repetitions,
      why: { template: 'fewerRepetitions', args: { from: asked.repetitions, to: repetitions } },
    };
  }

  /** One load lighter, or one repetition less if there is no lighter load. */
  private belowStep(asked: Target): Target {
    const lighter = this.ladder.lighter(asked.weightKg);
    return lighter === undefined
      ? { ...asked, repetitions: Math.max(1, asked.repetitions - 1) }
      : { ...asked, weightKg: lighter };
  }
}

/** Nobody said that it was too heavy. */
function byEstimate(asked: Target, less: NextTarget): NextTarget {
  const { weightKg, repetitions } = less;
  const isLess = weightKg !== asked.weightKg || repetitions !== asked.repetitions;
  return isLess ? { ...less, why: { template: 'lessByEstimate', args: { weightKg, repetitions } } } : less;
}

function stay(target: Target, why: Why): NextTarget {
  return { ...target, why };
}

function more(asked: Target, to: number): NextTarget {
  return {
    ...asked,
    repetitions: to,
    why: { template: 'moreRepetitions', args: { from: asked.repetitions, to } },
  };
}

import { FATIGUE_A_SET, type StopRule } from '../learning/load-evidence.js';
import { repetitionsAtShare } from '../strength/repetition-table.js';
import type { EngineWorkout } from '../strength/strength.types.js';
import { schemeFor } from '../workout/prescription/goal-scheme.js';
import type { LoadLadder } from '../workout/prescription/load-ladder.js';
import { loadsAbove } from '../workout/prescription/load-rise.js';
import {
  MOST_REPETITIONS,
  repetitionRange,
  type RepetitionRange,
} from '../workout/prescription/repetition-range.js';
import { furthestByFeel, leftAtStop, stopRule } from '../workout/prescription/stop-rule.js';
import { atTheTop } from './at-the-top.js';
import { STYLE_COST } from './instead-of-the-same.js';
import type { ExerciseSession, ProgressionInput, ReasonedStep, Target, Why } from './progression.types.js';
import { lightestDone, setsLeftOut, weakestSet } from './session-outcome.js';

/** One more repetition is tried if the expected reserve is at most this much below the stated one. */
const TRIED_RESERVE = 0.25;
/** Repetitions past the range where the load is held back, to leave less in reserve and learn more. */
const HELD_BACK_REPETITIONS = 2;
/** Fewer repetitions than this test strength instead of training it, as in first recommendations. */
const FEW_REPETITIONS = 3;
/** Below this share of the planned repetitions, the same target is not repeated. */
const HOPELESS_SHARE = 0.5;

/** Targets that a stop rule may end: not light ones, nor a retry after a miss. */
const OPEN: ReadonlySet<Why['template']> = new Set([
  'first',
  'moreRepetitions',
  'moreLoad',
  'moreLoadInSteps',
  'pastRange',
  'same',
  'asFelt',
  'lessByEstimate',
  'fewerRepetitions',
  'lessLoad',
  'lessAfterMiss',
] satisfies Why['template'][]);

/** A member's steps up and down the loads of one exercise. */
export class TargetSteps {
  private readonly range: RepetitionRange;
  private readonly reserve: number;
  private readonly isEased: boolean;
  /** Only one session was done: after a failure, blame the estimate from the body, not the day. */
  private readonly isFirst: boolean;
  /** The most repetitions a set may reach by feel; null for members who need caution. */
  private readonly furthest: number | null;
  private readonly easier: EngineWorkout | null;
  private readonly top: (repetitions: number) => Why;

  constructor(
    input: ProgressionInput,
    readonly ladder: LoadLadder,
    readonly oneRepMaxKg: number,
    readonly logSd: number,
  ) {
    const { strength, workout, goal, leastReserve = 0, sessions, harderVariants } = input;
    const isCareful = leastReserve > 0 || input.isProtected || input.recent || strength.cautiousFor !== null;
    this.furthest = isCareful ? null : furthestByFeel(goal, workout);
    this.isFirst = sessions.length === 1;
    this.easier = input.easierVariant ?? null;
    this.top = atTheTop(harderVariants);
    this.range = repetitionRange(goal, workout);
    this.reserve = Math.max(schemeFor(goal, workout.mechanic).repsInReserve, leastReserve);
    this.isEased = leastReserve > 0;
  }

  afterMet({ asked, answer, sets }: ExerciseSession): ReasonedStep {
    const { weightKg, repetitions } = asked;
    const possible = this.withReserve(weightKg);
    if (answer === 'HEAVY') {
      return possible < repetitions ? this.down(asked, asked) : stay(asked, { template: 'same', args: {} });
    }
    // A target that felt right is reduced only where the belief clearly contradicts it.
    if (possible < repetitions - 1) {
      // Logged sets prove the target possible: the belief lags because its rise is limited.
      const isProven = sets !== null && this.toFailure(weightKg) < repetitions;
      return isProven && !this.isEased
        ? stay(asked, { template: 'same', args: {} })
        : byEstimate(asked, this.down(asked, asked));
    }
    if (possible > this.range.most || repetitions >= this.range.most) return this.upOrPast(asked, possible);
    if (!this.mayTry(weightKg, repetitions + 1)) return stay(asked, { template: 'same', args: {} });
    const to = Math.max(repetitions + 1, Math.min(possible, this.range.most));
    return more(asked, to);
  }

  /** The belief already includes what the sets showed. */
  afterFelt(asked: Target): ReasonedStep {
    const possible = this.withReserve(asked.weightKg);
    if (possible < this.range.least) return byEstimate(asked, this.down(asked, asked));
    if (possible > this.range.most) return this.upOrPast(asked, possible);
    const { weightKg } = asked;
    return {
      ...asked,
      repetitions: possible,
      why: { template: 'asFelt', args: { weightKg, repetitions: possible } },
    };
  }

  /** Names the easier variant where hardly a repetition is possible and nothing is lighter. */
  easierInstead(step: ReasonedStep): ReasonedStep {
    const { repetitions } = step;
    const isHopeless = repetitions < FEW_REPETITIONS && this.ladder.lighter(step.weightKg) === undefined;
    if (!isHopeless || !this.easier) return step;
    const { id: workoutId, koreanName: workoutName } = this.easier;
    return { ...step, why: { template: 'easierVariant', args: { repetitions, workoutId, workoutName } } };
  }

  stopOf({ weightKg, style, why }: ReasonedStep): StopRule | null {
    if (this.furthest === null || style !== undefined || !OPEN.has(why.template)) return null;
    return stopRule(this, this.ladder.liftedKg(weightKg), this.reserve, this.furthest);
  }

  afterMiss(last: ExerciseSession, misses: number): ReasonedStep {
    const { asked } = last;
    const done = weakestSet(last);
    const isMisjudged = this.isFirst && this.withReserve(asked.weightKg) < asked.repetitions - 1;
    if (misses === 1 && !isMisjudged && done >= asked.repetitions * HOPELESS_SHARE) {
      return stay(asked, { template: 'againAfterMiss', args: { done, asked: asked.repetitions } });
    }
    const less = this.down(asked, this.belowStep(asked));
    return { ...less, why: { template: 'lessAfterMiss', args: { misses } } };
  }

  /** Never more, because nothing is known about the missing sets; less only if it was too heavy anyway. */
  afterLeftOut(last: ExerciseSession): ReasonedStep {
    const { asked, answer } = last;
    const isTooHeavy = answer === 'HEAVY' || this.withReserve(asked.weightKg) < asked.repetitions - 1;
    return isTooHeavy ? this.afterMet({ ...last, sets: null }) : stay(asked, setsLeftOut(last));
  }

  /** At most the planned target: only the lighter load was done. */
  afterLighter({ asked, sets }: ExerciseSession): ReasonedStep {
    const doneKg = lightestDone(sets ?? [], this.ladder);
    const why: Why = { template: 'lighterThanAsked', args: { askedKg: asked.weightKg, doneKg } };
    return { ...this.atMost(asked), why };
  }

  afterPause(asked: Target, days: number): ReasonedStep {
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

  /** A target that asks for no more than the given one and leaves the reserve, as far as loads allow. */
  atMost(target: Target): Target {
    return this.withReserve(target.weightKg) < target.repetitions ? this.down(target, target) : target;
  }

  /** Repetitions expected in reserve after each set, to the nearest half. */
  statedReserves({ weightKg, repetitions, sets, style }: ReasonedStep, stop: StopRule | null): number[] {
    const left = this.toFailure(weightKg) - repetitions - (style === undefined ? 0 : STYLE_COST);
    const atStop = stop && leftAtStop(stop);
    return Array.from({ length: sets }, (_, earlier) => {
      const reserve = atStop ?? left - FATIGUE_A_SET * earlier;
      return Math.max(0, Math.round(2 * reserve) / 2);
    });
  }

  /** Whether this many repetitions would leave about the stated reserve. */
  private mayTry(weightKg: number | null, repetitions: number): boolean {
    return this.toFailure(weightKg) - repetitions >= this.reserve - TRIED_RESERVE - 1e-6;
  }

  /** Repetitions at a load that leave the stated reserve. */
  private withReserve(weightKg: number | null): number {
    return Math.floor(this.toFailure(weightKg) - this.reserve + 1e-6);
  }

  private toFailure(weightKg: number | null): number {
    return repetitionsAtShare(this.ladder.liftedKg(weightKg) / this.oneRepMaxKg);
  }

  /** The repetitions are at the top: takes the lightest heavier load that fits into the range, otherwise more repetitions past it. */
  private upOrPast(asked: Target, possible: number): ReasonedStep {
    const { range, ladder } = this;
    const nextKg = ladder.heavier(asked.weightKg);
    const loads = loadsAbove(ladder, range, asked).filter(kg => this.withReserve(kg) >= range.least);
    const toKg = loads.find(kg => this.withReserve(kg) <= range.most) ?? loads.at(-1);
    if (toKg !== undefined) {
      const possibleThen = this.withReserve(toKg);
      const beyond = ladder.heavier(toKg);
      const isHeldBack =
        possibleThen > range.most && beyond !== undefined && this.withReserve(beyond) >= range.least;
      const repetitions = Math.min(possibleThen, range.most + (isHeldBack ? HELD_BACK_REPETITIONS : 0));
      const args = { fromKg: asked.weightKg, toKg, repetitions };
      const limit = loads.length > 1 ? 'steps' : 'share';
      const why: Why = isHeldBack
        ? { template: 'moreLoadInSteps', args: { ...args, limit } }
        : { template: 'moreLoad', args };
      return { ...asked, weightKg: toKg, repetitions, why };
    }
    const tried = this.mayTry(asked.weightKg, asked.repetitions + 1)
      ? asked.repetitions + 1
      : asked.repetitions;
    const to = Math.min(MOST_REPETITIONS, Math.max(possible, tried));
    if (nextKg === undefined) {
      if (asked.repetitions >= range.most) {
        return stay(asked, this.top(asked.repetitions));
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

  /** Fewer repetitions while they stay in the range, otherwise the heaviest load, from `from` down, that leaves the reserve. */
  private down(asked: Target, from: Target): ReasonedStep {
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

  /** The next lighter load, or one repetition less where there is none. */
  private belowStep(asked: Target): Target {
    const lighter = this.ladder.lighter(asked.weightKg);
    return lighter === undefined
      ? { ...asked, repetitions: Math.max(1, asked.repetitions - 1) }
      : { ...asked, weightKg: lighter };
  }
}

/** Explains a reduction that comes from the estimate, without the member calling it too heavy. */
function byEstimate(asked: Target, less: ReasonedStep): ReasonedStep {
  const { weightKg, repetitions } = less;
  const isLess = weightKg !== asked.weightKg || repetitions !== asked.repetitions;
  return isLess ? { ...less, why: { template: 'lessByEstimate', args: { weightKg, repetitions } } } : less;
}

function stay(target: Target, why: Why): ReasonedStep {
  return { ...target, why };
}

function more(asked: Target, to: number): ReasonedStep {
  return {
    ...asked,
    repetitions: to,
    why: { template: 'moreRepetitions', args: { from: asked.repetitions, to } },
  };
}

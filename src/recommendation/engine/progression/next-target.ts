import { daysBetween, PAUSE_DAYS } from '../learning/detraining.js';
import { exerciseStrength } from '../learning/member-strength.js';
import { LIGHT_RESERVE } from '../workout/prescription/goal-scheme.js';
import { loadLadder } from '../workout/prescription/load-ladder.js';
import { prescribeWorkout } from '../workout/prescription/prescribe-workout.js';
import { insteadOfTheSame } from './instead-of-the-same.js';
import { nextByFeel } from './next-by-feel.js';
import type {
  DoneSet,
  ExerciseSession,
  NextTarget,
  ProgressionInput,
  ReasonedStep,
  Target,
  Why,
} from './progression.types.js';
import { missesInARow, outcomeOf, weakestSet } from './session-outcome.js';
import { TargetSteps } from './target-steps.js';

/**
 * The next target, from the belief about the member's strength and the last sessions. Repetitions rise within the goal's range first. The
 * load rises when the next load is predicted to leave the stated reserve; where that load is a big jump, repetitions rise past the range.
 * The target never rises after a miss, nor after meeting the repetitions with less weight than planned. After a miss it stays once, then
 * falls; after a two-week pause it is lighter. Within 48 hours of training the same body part it leaves more in reserve. Pure.
 */
export function nextTarget(input: ProgressionInput): NextTarget {
  const steps = stepsOf(input);
  const usual = nextStep(input, steps);
  const step = steps?.easierInstead(usual) ?? usual;
  const stop = steps?.stopOf(step) ?? null;
  const reserves = steps === null ? null : steps.statedReserves(step, stop);
  return { ...step, style: step.style ?? null, reserves, ...(stop && { stop }) };
}

function nextStep(input: ProgressionInput, steps: TargetSteps | null): ReasonedStep {
  const { sessions, leastReserve = 0, recent = null } = input;
  const last = sessions.at(-1);
  const usual =
    last === undefined
      ? firstTarget(input, steps)
      : insteadOfTheSame(input, last, afterLast(input, last, steps));
  if (recent === null || leastReserve >= LIGHT_RESERVE) return usual;
  const light = { ...input, leastReserve: LIGHT_RESERVE };
  const eased = stepsOf(light)?.atMost(usual);
  if (eased !== undefined) return less(usual, eased, { template: 'soonAgain', args: recent });
  return last === undefined
    ? less(usual, firstTarget(light, null), { template: 'soonAgain', args: recent })
    : less(usual, last.asked, { template: 'notMoreSoSoon', args: recent });
}

/** Null where no load can be computed. */
function stepsOf(input: ProgressionInput): TargetSteps | null {
  const { strength, workout } = input;
  const ladder = loadLadder(strength.member, workout);
  const own = exerciseStrength(strength, workout);
  if (ladder === null || own === null || !strength.mayShowLoad) return null;
  return new TargetSteps(input, ladder, own.oneRepMaxKg * own.firstSessionFactor, own.logStandardDeviation);
}

/** The easier of the two targets. */
function less(usual: ReasonedStep, { weightKg, repetitions }: Target, why: Why): ReasonedStep {
  const isLess = weightKg !== usual.weightKg || repetitions < usual.repetitions;
  return isLess ? { ...usual, weightKg, repetitions, why } : usual;
}

function afterLast(input: ProgressionInput, last: ExerciseSession, steps: TargetSteps | null): ReasonedStep {
  if (steps === null) return nextByFeel(input, last);
  const { sessions, today } = input;
  const { ladder } = steps;
  const days = daysBetween(last.date, today);
  if (days >= PAUSE_DAYS) return steps.afterPause(last.asked, days);
  if (last.asked.stop && last.sets?.length) return afterStop(steps, last, last.sets);
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

/** The feeling ended the sets, so no number was missed. */
function afterStop(
  steps: TargetSteps,
  { asked, sets, ...rest }: ExerciseSession,
  done: readonly DoneSet[],
): ReasonedStep {
  const { stop: _, ...known } = { ...asked, repetitions: Math.max(1, weakestSet({ asked, sets, ...rest })) };
  const last = { ...rest, asked: known, sets: done };
  return outcomeOf(last, steps.ladder) === 'lighter' ? steps.afterLighter(last) : steps.afterFelt(known);
}

/** The target of a new recommendation; where even the lightest load is too heavy for that, what is possible with it. */
function firstTarget(
  { strength, workout, goal, leastReserve }: ProgressionInput,
  steps: TargetSteps | null,
): ReasonedStep {
  const {
    weightKg,
    repeat,
    sets,
    fit,
    strength: own,
  } = prescribeWorkout(strength, workout, goal, leastReserve);
  const days = own?.learned.relatedCount ?? 0;
  const first: Why = { template: 'first', args: { days } };
  if (weightKg !== null || fit !== 'tooHeavy') return { weightKg, repetitions: repeat, sets, why: first };
  const hasLoads = workout.incrementKg > 0;
  const lightest = { weightKg: hasLoads ? workout.minLoadKg : null, repetitions: repeat, sets };
  const why: Why = hasLoads ? { template: 'lightest', args: {} } : first;
  return { ...(steps?.atMost(lightest) ?? lightest), why };
}

import type { MovementPattern } from '../../../catalogue/catalogue.vocabulary.js';
import { loadLadder } from '../workout/prescription/load-ladder.js';
import type { EngineWorkout } from '../strength/strength.types.js';
import { LIGHT_LOAD } from './light-week.js';
import type {
  ExerciseSession,
  ProgressionInput,
  ReasonedStep,
  RepetitionStyle,
  Target,
  Why,
} from './progression.types.js';
import { outcomeOf } from './session-outcome.js';

/** From so many equal targets in a row on, something else moves. */
export const MOST_ALIKE = 2;
/**
 * Repetitions that lowering in three seconds or a pause takes off a set: this model's own caution. The 1RM of a bench press is the same
 * with two seconds of lowering as with a free tempo and lower with five (Wilk 2020, J Hum Kinet 72:151, the abstract).
 */
export const STYLE_COST = 1;
/** Repetitions, and seconds of a hold, off a lighter time where there is no lighter load. */
const FEWER = { repetitions: 2, seconds: 10 } as const;
const WEEK_MS = 7 * 86_400_000;

/** What is lowered under control; nothing from the floor, swung or held. */
const STYLED_PATTERNS: ReadonlySet<MovementPattern> = new Set([
  'horizontalPush',
  'inclinePush',
  'verticalPush',
  'fly',
  'horizontalPull',
  'verticalPull',
  'straightArmPull',
  'shoulderAbduction',
  'shoulderFlexion',
  'rearDelt',
  'elbowFlexion',
  'elbowFlexionNeutral',
  'elbowExtensionDown',
  'elbowExtensionOverhead',
  'squat',
  'lunge',
  'kneeExtension',
  'kneeFlexion',
  'hipExtension',
  'hipAbduction',
  'hipAdduction',
  'plantarFlexionStraight',
  'plantarFlexionBent',
  'trunkFlexion',
  'legRaise',
]);

/** How often in a row, to the last time, the same load and repetitions were asked. */
export function timesAsked(sessions: readonly ExerciseSession[]): number {
  const last = sessions.at(-1);
  const other = sessions.findLastIndex(({ asked }) => !isSame(asked, last!.asked));
  return sessions.length - 1 - other;
}

/**
 * Nobody does the same a third time for nothing: where it felt right the repetitions are lowered slowly or paused, in turns by the week
 * and one fewer; where it was heavy, was not all done, or health asks for caution, it is once less. What was done with another
 * load than asked each time becomes what is asked.
 */
export function insteadOfTheSame(
  input: ProgressionInput,
  last: ExerciseSession,
  usual: ReasonedStep,
): ReasonedStep {
  const times = timesAsked(input.sessions);
  if (times < MOST_ALIKE || !isSame(usual, last.asked)) return usual;
  const { why } = usual;
  if (why.template === 'lighterThanAsked') {
    const { doneKg } = why.args;
    return { ...usual, weightKg: doneKg, why: { template: 'asDone', args: { times, doneKg } } };
  }
  const ladder = loadLadder(input.strength.member, input.workout);
  const wasFine = last.answer !== 'HEAVY' && outcomeOf(last, ladder) === 'met';
  const repetitions = usual.repetitions - STYLE_COST;
  if (!wasFine || input.isProtected || repetitions < 1 || !mayBeStyled(input.workout)) {
    return once(input, usual, times);
  }
  const style: RepetitionStyle = Math.floor(Date.parse(last.date) / WEEK_MS) % 2 === 0 ? 'slow' : 'pause';
  const args = { times, repetitions };
  const styled: Why = style === 'slow' ? { template: 'slowLowering', args } : { template: 'pause', args };
  return { ...usual, repetitions, style, why: styled };
}

function mayBeStyled({ pattern, loadType, stresses }: EngineWorkout): boolean {
  return STYLED_PATTERNS.has(pattern) && loadType !== 'hold' && !stresses?.includes('impact');
}

/** A tenth less weight where the loads allow it, else fewer repetitions. */
function once({ strength, workout }: ProgressionInput, usual: ReasonedStep, times: number): ReasonedStep {
  const ladder = loadLadder(strength.member, workout);
  const mostKg = LIGHT_LOAD * (ladder?.liftedKg(usual.weightKg) ?? 0);
  let { weightKg, repetitions } = usual;
  while (ladder && ladder.liftedKg(weightKg) > mostKg) {
    const lighter = ladder.lighter(weightKg);
    if (lighter === undefined) break;
    weightKg = lighter;
  }
  if (weightKg === usual.weightKg) {
    repetitions = Math.max(
      1,
      repetitions - (workout.loadType === 'hold' ? FEWER.seconds : FEWER.repetitions),
    );
  }
  return {
    ...usual,
    weightKg,
    repetitions,
    why: { template: 'lighterOnce', args: { times, weightKg, repetitions } },
  };
}

function isSame(
  a: Pick<Target, 'weightKg' | 'repetitions'>,
  b: Pick<Target, 'weightKg' | 'repetitions'>,
): boolean {
  return a.weightKg === b.weightKg && a.repetitions === b.repetitions;
}

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

/** After this many equal targets in a row, something else changes. */
export const MOST_ALIKE = 2;
/**
 * Repetitions subtracted for a three-second lowering or a pause: a cautious choice of this model. The 1RM of a bench press is the same with
 * two seconds of lowering as with a free tempo, and lower with five (Wilk 2020, J Hum Kinet 72:151, the abstract).
 */
export const STYLE_COST = 1;
/** Repetitions, or seconds of a hold, subtracted in a lighter session where no lighter load exists. */
const FEWER = { repetitions: 2, seconds: 10 } as const;
const WEEK_MS = 7 * 86_400_000;

/** Patterns with a controlled lowering phase; none that start from the floor, swing or hold. */
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

/** How many times in a row, up to the last session, the same load and repetitions were planned. */
export function timesAsked(sessions: readonly ExerciseSession[]): number {
  const last = sessions.at(-1);
  const other = sessions.findLastIndex(({ asked }) => !isSame(asked, last!.asked));
  return sessions.length - 1 - other;
}

/**
 * Avoids the same target a third time. If it felt right, the repetitions are one fewer and done with slow lowering or a pause, alternating
 * by week. If it was heavy or incomplete, the part still recovers or health asks for caution, the next session is lighter once. Where another
 * load than planned was done each time, that load becomes the plan.
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
  if (!wasFine || input.isProtected || input.recent || repetitions < 1 || !mayBeStyled(input.workout)) {
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

/** A tenth less weight where the loads allow it, otherwise fewer repetitions. */
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

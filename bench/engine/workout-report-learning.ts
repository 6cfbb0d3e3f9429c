import { observe } from '../../src/recommendation/engine/learning/observe.js';
import { observationFromEditedWeight } from '../../src/recommendation/engine/learning/observation-from-weight.js';
import {
  observationFromFeedback,
  type LoadFeedback,
} from '../../src/recommendation/engine/learning/observation-from-feedback.js';
import { SimulatedMember } from '../../src/recommendation/engine/learning/simulated-member.js';
import type {
  StrengthCorrection,
  StrengthObservation,
} from '../../src/recommendation/engine/learning/strength-correction.types.js';
import {
  initialCorrection,
  updateCorrection,
} from '../../src/recommendation/engine/learning/update-correction.js';
import { fixtureWorkout } from '../../src/recommendation/engine/workout/fixture/fixture-catalogue.js';
import { floorToGrid } from '../../src/recommendation/engine/workout/prescription/load-grid.js';
import { shareOfOneRepMax } from '../../src/recommendation/engine/workout/prescription/repetition-table.js';
import { reportMember } from './workout-report-members.js';

const SESSIONS = 6;
const TRIALS = 400;
/** Log standard deviation of the day's form. */
const FORM_SD = 0.05;
const BENCH = fixtureWorkout('바벨 벤치 프레스');
const MEMBER = reportMember('남', 75, 30, 'usual');
const RESERVE_AS_NUMBER: Record<LoadFeedback, number> = { LIGHT: 5, RIGHT: 2.5, HEAVY: 0 };

type Observer = (
  simulated: SimulatedMember,
  correction: StrengthCorrection,
  form: number,
  session: string,
) => StrengthObservation | null;

const OBSERVERS: Record<string, Observer> = {
  'three answers, read as intervals (used)': (simulated, correction, form, session) => {
    const { weightKg, repeat } = simulated.prescription(correction);
    return observationFromFeedback({
      ...source(weightKg, session),
      repetitions: repeat,
      feedback: simulated.feedback(weightKg!, repeat, form),
    });
  },
  'three answers, read as 5 / 2.5 / 0 in reserve': (simulated, correction, form, session) => {
    const { weightKg, repeat } = simulated.prescription(correction);
    const toFailure = repeat + RESERVE_AS_NUMBER[simulated.feedback(weightKg!, repeat, form)];
    return observe(source(weightKg, session), { least: toFailure, most: toFailure }, 'doneSet', false);
  },
  'edited weights': (simulated, _, form, session) =>
    observationFromEditedWeight({
      ...source(
        floorToGrid(BENCH, simulated.trueOneRepMaxKg * Math.exp(form) * shareOfOneRepMax(13)),
        session,
      ),
      repetitions: 10,
      repsInReserve: 3,
    }),
};

function source(weightKg: number | null, session: string) {
  return { member: MEMBER, experience: undefined, workout: BENCH, weightKg, session };
}

/** Standard normal numbers from a fixed seed (mulberry32, Box–Muller), so that the report repeats. */
function normals(seed: number): () => number {
  let state = seed;
  const uniform = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
}

function rowFor(name: string, observer: Observer, truth: number): string {
  const normal = normals(7);
  const simulated = new SimulatedMember(MEMBER, BENCH, truth);
  const errors: number[] = [];
  let largestStep = 0;
  for (let trial = 0; trial < TRIALS; trial++) {
    let correction = initialCorrection();
    for (let session = 0; session < SESSIONS; session++) {
      const observation = observer(simulated, correction, FORM_SD * normal(), `${session}`);
      if (observation === null) throw new Error('the bench press has a load model');
      const next = updateCorrection(correction, observation);
      largestStep = Math.max(largestStep, Math.abs(Math.exp(next.logMean - correction.logMean) - 1));
      correction = next;
    }
    errors.push(Math.abs(simulated.errorOf(correction)));
  }
  errors.sort((a, b) => a - b);
  const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;
  const within = errors.filter(error => error <= 0.1).length / TRIALS;
  return `| ${name} | ${truth} | ${percent(errors[TRIALS / 2]!)} | ${percent(errors[Math.floor(TRIALS * 0.95)]!)} | ${percent(within)} | ${percent(largestStep)} |`;
}

/** How fast a wrong first estimate is found out. */
export function learningSection(): string {
  const rows = Object.entries(OBSERVERS).flatMap(([name, observer]) =>
    [0.7, 1, 1.3].map(truth => rowFor(name, observer, truth)),
  );
  return `### Learning

A member whose true bench press is 0.7, 1 or 1.3 times the estimate does what is recommended in ${SESSIONS} sessions, with the day's
form varying by ${100 * FORM_SD} % (sd), ${TRIALS} times. Read as exact numbers, "가벼웠어요" at 3 asked repetitions in reserve only ever says
"5 % more", so that a strong member's estimate stays too low; read as "4 or more", repeated answers add up.

| evidence | truth | median error after ${SESSIONS} | p95 | within 10 % | largest step |
|---|---|---|---|---|---|
${rows.join('\n')}`;
}

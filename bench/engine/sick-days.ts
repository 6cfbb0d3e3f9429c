/**
 * How the strength belief reacts to one bad day and to a real loss, with seeds that were not used for tuning:
 *   node --import tsx bench/engine/sick-days.ts
 */
import { fixtureWorkout } from '../../src/recommendation/engine/workout/fixture/fixture-catalogue.js';
import {
  AutoRoutine,
  normals,
  SIMULATED,
  SimulatedBody,
} from '../../src/recommendation/engine/progression/fixture/simulated-training.js';
import { SIMULATED_EXERCISES } from './workout-report-learning.js';

const TRIALS = 400;
const SEEDS = [303, 404];
const DAYS_BETWEEN = 3.5;
/** The session in which it happens, after six ordinary ones. */
const AT = 6;
/** Log change of strength, on that day only or from then on. */
const CASES = [
  { name: 'a day of −20 %', change: -0.2, lasts: false },
  { name: 'a day of −10 %', change: -0.1, lasts: false },
  { name: 'a loss of 20 % that stays', change: -0.2, lasts: true },
  { name: 'a loss of 12 % that stays', change: -0.12, lasts: true },
  { name: 'nothing', change: 0, lasts: false },
];

const percent = (sorted: readonly number[], share: number): string =>
  (100 * sorted[Math.floor(share * sorted.length)]!).toFixed(1);

console.log(
  '| exercise | what happens | median error one, two, three sessions later | p95 |\n|---|---|---|---|',
);
for (const [exercise, member] of SIMULATED_EXERCISES) {
  for (const { name, change, lasts } of CASES) {
    const errors: number[][] = [[], [], []];
    for (const seed of SEEDS) {
      const normal = normals(seed);
      for (let trial = 0; trial < TRIALS; trial++) {
        const body = new SimulatedBody(member, fixtureWorkout(exercise), 1, normal);
        const routine = new AutoRoutine(body, 'both');
        for (let session = 0; session <= AT + errors.length; session++) {
          if (session === AT && lasts) body.truth = Math.exp(change);
          const target = routine.target(session * DAYS_BETWEEN);
          const ofDay = session === AT && !lasts ? change : 0;
          const done = body.do(target, ofDay + SIMULATED.formSd * normal());
          routine.tell(session * DAYS_BETWEEN, target, done);
          errors[session - AT - 1]?.push(Math.abs(body.errorOf(routine.belief)));
        }
      }
    }
    const sorted = errors.map(each => each.sort((a, b) => a - b));
    const row = (share: number): string => sorted.map(each => percent(each, share)).join(' ');
    console.log(`| ${exercise} | ${name} | ${row(0.5)} | ${row(0.95)} |`);
  }
}

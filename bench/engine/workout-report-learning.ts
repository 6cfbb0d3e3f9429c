import {
  AutoRoutine,
  normals,
  SIMULATED,
  SimulatedBody,
  type Told,
} from '../../src/recommendation/engine/progression/fixture/simulated-training.js';
import type { EngineMember } from '../../src/recommendation/engine/strength/strength.types.js';
import { fixtureWorkout } from '../../src/recommendation/engine/workout/fixture/fixture-catalogue.js';
import { reportMember } from './workout-report-members.js';

const DAYS_BETWEEN = 3.5;
const TRIALS = 1000;
/** Six populations: a single one of a thousand members gives the last per cent only to within half a per cent. */
const POPULATION_SEEDS = [11, 303, 404, 601, 602, 603];
/** Log standard deviation of members' true strength around the estimate. */
const TRUTH_SD = 0.15;
export const SIMULATED_EXERCISES: readonly [name: string, member: EngineMember][] = [
  ['바벨 벤치 프레스', reportMember('남', 75, 30, 'usual')],
  ['백 스쿼트', reportMember('남', 75, 30, 'usual')],
  ['레그 프레스', reportMember('여', 57, 30, 'usual')],
  ['덤벨 컬', reportMember('남', 75, 30, 'usual')],
];

/** Errors of the learned 1RM after each session, over many members with one truth (all of them if `truth` is null). */
function errorsAfter(
  name: string,
  member: EngineMember,
  truth: number | null,
  told: Told,
  sessions: number,
  seed = 11,
): number[][] {
  const normal = normals(seed);
  const errors: number[][] = Array.from({ length: sessions }, () => []);
  for (let trial = 0; trial < TRIALS; trial++) {
    const body = new SimulatedBody(
      member,
      fixtureWorkout(name),
      truth ?? Math.exp(TRUTH_SD * normal()),
      normal,
    );
    const routine = new AutoRoutine(body, told);
    for (let session = 0; session < sessions; session++) {
      const target = routine.target(session * DAYS_BETWEEN);
      routine.tell(session * DAYS_BETWEEN, target, body.do(target));
      errors[session]!.push(Math.abs(body.errorOf(routine.belief)));
    }
  }
  return errors.map(each => each.sort((a, b) => a - b));
}

const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;
const median = (sorted: number[]): number => sorted[Math.floor(sorted.length / 2)]!;
const p95 = (sorted: number[]): number => sorted[Math.floor(sorted.length * 0.95)]!;

function truthRow(name: string, member: EngineMember, truth: number): string {
  const errors = errorsAfter(name, member, truth, 'answers', 8);
  const within = errors.findIndex(each => median(each) <= 0.1) + 1;
  return `| ${name}, ${member.sex} | ${truth} | ${within === 0 ? '> 8' : within} | ${errors.map(each => (100 * median(each)).toFixed(0)).join(' ')} |`;
}

function populationRow(name: string, member: EngineMember, told: Told): string {
  const bySeed = POPULATION_SEEDS.map(seed => errorsAfter(name, member, null, told, 8, seed));
  const errors = [5, 7].map(session => bySeed.flatMap(each => each[session]!).sort((a, b) => a - b));
  return `| ${name}, ${member.sex} | ${told} | ${percent(median(errors[0]!))} | ${percent(p95(errors[0]!))} | ${percent(p95(errors[1]!))} |`;
}

/** Six sessions at the estimate, one sick day at −20 %, one normal day. */
function sickRow(name: string, member: EngineMember): string {
  const normal = normals(3);
  const before: number[] = [];
  const after: number[] = [];
  for (let trial = 0; trial < TRIALS; trial++) {
    const body = new SimulatedBody(member, fixtureWorkout(name), 1, normal);
    const routine = new AutoRoutine(body, 'both');
    for (let session = 0; session < 8; session++) {
      const day = session * DAYS_BETWEEN;
      const target = routine.target(day);
      routine.tell(day, target, session === 6 ? body.do(target, -0.2) : body.do(target));
      if (session === 5) before.push(Math.abs(body.errorOf(routine.belief)));
      if (session === 7) after.push(Math.abs(body.errorOf(routine.belief)));
    }
  }
  const sorted = (list: number[]): number[] => list.sort((a, b) => a - b);
  return `| ${name}, ${member.sex} | ${percent(median(sorted(before)))} | ${percent(median(sorted(after)))} | ${percent(p95(sorted(after)))} |`;
}

/** How fast learning corrects a wrong first estimate. */
export function learningSection(): string {
  const truths = SIMULATED_EXERCISES.flatMap(([name, member]) =>
    [0.5, 0.7, 1.3, 1.5].map(truth => truthRow(name, member, truth)),
  );
  const population = SIMULATED_EXERCISES.flatMap(([name, member]) =>
    (['answers', 'both'] as const).map(told => populationRow(name, member, told)),
  );
  return `### Learning

Simulated members keep a routine on 자동, two sessions a week, and do what stands there; a new request asks the same belief. The
day's form varies by ${100 * SIMULATED.formSd} % (sd), each earlier set costs ${SIMULATED.fatigue} repetitions, and they feel less in reserve than
there is, as Halperin 2022 found, give or take ${SIMULATED.feltSd}. They give one of the three answers (\`answers\`) or that and the sets (\`both\`). ${TRIALS} members a row.

**A true 1RM that is so many times the estimate: sessions until the median error is at most 10 %** (asked: 3 for 0.7 and 1.3, 5 for 0.5
and 1.5; answers only), and the median error (%) after each session.

| exercise | truth | sessions | after 1, 2, … |
|---|---|---|---|
${truths.join('\n')}

**Members as they are (true strength ± ${100 * TRUTH_SD} % around the estimate): error after six and eight sessions** (asked: p95 ≤ 6 % after six;
${POPULATION_SEEDS.length} × ${TRIALS} members a row).

| exercise | told | median after 6 | p95 after 6 | p95 after 8 |
|---|---|---|---|---|
${population.join('\n')}

**One sick day** (−20 %) after six sessions, then one ordinary day (\`both\`).

| exercise | median error before | median after the ordinary day | p95 |
|---|---|---|---|
${SIMULATED_EXERCISES.map(([name, member]) => sickRow(name, member)).join('\n')}`;
}

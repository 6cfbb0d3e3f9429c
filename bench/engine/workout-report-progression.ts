import {
  AutoRoutine,
  dateOf,
  normals,
  SimulatedBody,
} from '../../src/recommendation/engine/progression/fixture/simulated-training.js';
import type { ExerciseSession } from '../../src/recommendation/engine/progression/progression.types.js';
import { repetitionRange } from '../../src/recommendation/engine/workout/prescription/repetition-range.js';
import { fixtureWorkout } from '../../src/recommendation/engine/workout/fixture/fixture-catalogue.js';
import type { EngineMember } from '../../src/recommendation/engine/strength/strength.types.js';
import { doubleProgression } from './double-progression.js';
import { SIMULATED_EXERCISES } from './workout-report-learning.js';

const MEMBERS = 150;
const SESSIONS = 48;
const DAYS_BETWEEN = 3.5;
const RESERVE = 3;
/** Strength (log) a body can still gain, and the share of it gained by one full session at two sessions per week. */
const POTENTIAL = 0.35;
const SHARE_A_SESSION = 0.02;

/** A set with up to four repetitions in reserve trains in full, beyond that less and less; failure tires. */
function stimulus(reserve: number): number {
  if (reserve < -0.5) return 0.9;
  return reserve <= 4 ? 1 : Math.max(0.1, 1 - (reserve - 4) / 5);
}

type Rule = '자동, answers and sets' | '자동, sets only' | 'double progression';

function rowFor(rule: Rule, name: string, member: EngineMember): string {
  const workout = fixtureWorkout(name);
  const normal = normals(5);
  const range = repetitionRange('general', workout);
  let [sets, within, failed, gain] = [0, 0, 0, 0];
  for (let trial = 0; trial < MEMBERS; trial++) {
    const start = Math.exp(0.15 * normal());
    const body = new SimulatedBody(member, workout, start, normal);
    const routine = new AutoRoutine(body, rule === '자동, sets only' ? 'sets' : 'both');
    const first = routine.target(0);
    const log: ExerciseSession[] = [];
    let gained = 0;
    for (let session = 0; session < SESSIONS; session++) {
      const day = session * DAYS_BETWEEN;
      const plain = rule === 'double progression';
      const target = plain ? doubleProgression(member, workout, range, log, first) : routine.target(day);
      const done = body.do(target);
      if (plain) log.push({ date: dateOf(day), asked: target, sets: done.sets, answer: null });
      else routine.tell(day, target, done);
      sets += done.reserves.length;
      within += done.reserves.filter(reserve => Math.abs(reserve - RESERVE) <= 1).length;
      failed += done.reserves.filter(reserve => reserve < -1e-9).length;
      const trained =
        done.reserves.reduce((sum, reserve) => sum + stimulus(reserve), 0) / done.reserves.length;
      gained += (POTENTIAL - gained) * SHARE_A_SESSION * trained;
      body.truth = start * Math.exp(gained);
    }
    gain += Math.exp(gained) - 1;
  }
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  return `| ${name}, ${member.sex} | ${rule} | ${percent(within / sets)} | ${percent(failed / sets)} | ${percent(gain / MEMBERS)} |`;
}

/** Compares the progression with the plain rule of other apps. */
export function progressionSection(): string {
  const rules: Rule[] = ['자동, answers and sets', '자동, sets only', 'double progression'];
  const rows = SIMULATED_EXERCISES.flatMap(([name, member]) => rules.map(rule => rowFor(rule, name, member)));
  return `### Progression against plain double progression

${MEMBERS} simulated members train an exercise twice a week for ${SESSIONS / 2} weeks and get stronger as far as their sets ask it of them (a set with at most
four repetitions left trains in full). All start from the same recommendation. The other rule is the one openGym documents
(\`double-progression.ts\`, written from its README and changelog): every set done → a repetition more, at the top of the range → the next
weight at the bottom of it, missed → the same, missed three times → 10 % off. Asked of the product: more sets within ±1 of the stated
reserve, fewer failed, no slower gain. Form alone (±4 %) is worth more than a repetition, so no rule comes near 100 %.

| exercise | rule | sets within ±1 of the reserve | failed sets | strength gained |
|---|---|---|---|---|
${rows.join('\n')}`;
}

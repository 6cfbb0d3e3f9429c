/**
 * Plans weeks for generated members of every age, build and state of health, and has each checked by a checker that shares no code with the
 * planner. Each search stops after a fixed number of questions, so that a seed gives the same weeks on every machine.
 *
 *   node --import tsx bench/engine/week-rules.ts [--count 20000] [--seed 1] [--questions 20]
 */
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import {
  anyProductInput,
  healthUpTo,
} from '../../src/recommendation/engine/workout/fixture/product-inputs.js';
import { planWeek } from '../../src/recommendation/engine/week/plan-week.js';
import { brokenRules } from '../../src/recommendation/engine/week/week-checker.fixture.js';
import { anyWeek, OF_ROOM } from './week-members.js';

const { values: asked } = parseArgs({
  options: {
    count: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    questions: { type: 'string', default: '20' },
  },
});
/** Health answers of each kind, at most. */
const MOST_TOLD = 3;
const OFTEN = 2;
const LEAST_DAYS = 3;

const everybody = fc.record({ asked: anyWeek, input: anyProductInput(healthUpTo(MOST_TOLD)) });
const broken = new Map<string, number>();
let [members, parts, often, free] = [0, 0, 0, 0];
const begun = performance.now();
for (const { asked: week, input } of fc.sample(everybody, {
  numRuns: Number(asked.count),
  seed: Number(asked.seed),
})) {
  const { member, profile } = input;
  let left = Number(asked.questions);
  const asking = { ...week, member, profile };
  const plan = planWeek(asking, () => --left < 0);
  members += 1;
  for (const rule of new Set(brokenRules(asking, plan))) broken.set(rule, 1 + (broken.get(rule) ?? 0));
  if (week.days.length < LEAST_DAYS || plan.isMobility) continue;
  // Counts the parts that the goal asks for and only time can rule out.
  const kept = new Set(
    plan.leftOut.filter(({ because }) => !OF_ROOM.includes(because)).map(({ bodyPart }) => bodyPart),
  );
  const asks = plan.parts.filter(({ bodyPart }) => !kept.has(bodyPart));
  parts += asks.length;
  often += asks.filter(({ times }) => times >= OFTEN).length;
  free += 1;
}
console.log(
  `${members} members, seed ${asked.seed}, ${Math.round((performance.now() - begun) / members)} ms each; broken: ${JSON.stringify([...broken])}`,
);
console.log(
  `${free} with three days and more: ${((100 * often) / parts).toFixed(1)} % of the parts that can be trained are trained on two days`,
);

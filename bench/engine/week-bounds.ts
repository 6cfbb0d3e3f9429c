/**
 * Checks that a week's stated bound is never wrong: weeks of generated members, planned in half a second, against the best solution HiGHS
 * finds for the same model in a minute.
 *
 *   node --import tsx bench/engine/week-bounds.ts [--count 200] [--seed 1] [--seconds 60]
 */
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { bestPoints } from '../../src/recommendation/engine/week/week-oracle.fixture.js';
import { builtWeek } from '../../src/recommendation/engine/week/week-model.js';
import { bestWeek } from '../../src/recommendation/engine/week/week-search.js';
import { trainingLimits } from '../../src/recommendation/engine/workout/health/training-limits.js';
import { anyWeek } from './week-members.js';

const { values: asked } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '60' },
  },
});
const OURS_MS = 500;

let wrong = 0;
let equal = 0;
let better = 0;
for (const input of fc.sample(anyWeek, { numRuns: Number(asked.count), seed: Number(asked.seed) })) {
  const { model } = builtWeek(input, trainingLimits(input.profile.health, input.goal, input.member));
  const until = performance.now() + OURS_MS;
  const { value, bound } = bestWeek(model, () => performance.now() >= until);
  const found = await bestPoints(model, Number(asked.seconds));
  const theirs = Number.isFinite(found) ? found : 0;
  if (theirs > bound) wrong += 1;
  if (theirs === value) equal += 1;
  if (theirs > value) better += 1;
  console.log(
    `${input.days.length} days, ${input.days[0]!.minutes} min: ${value} to ${bound}; HiGHS ${theirs || 'nothing'}`,
  );
}
console.log(`${asked.count} weeks: HiGHS above the bound ${wrong}, above the week ${better}, equal ${equal}`);

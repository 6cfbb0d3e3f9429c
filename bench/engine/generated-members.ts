/**
 * 10,000 generated members and requests over the shipped catalogue answer two questions: can every prescription be recomputed from its
 * `evidence` alone, and does a checker that does not know the engine's rules object to any? The unit tests run a smaller sample. Takes a
 * minute on a quiet machine.
 *
 *   node --import tsx bench/engine/generated-members.ts [--count 10000] [--seed 1]
 */
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { healthObjections } from '../../src/recommendation/engine/workout/fixture/health-checker.js';
import { productWorkout } from '../../src/recommendation/engine/workout/fixture/product-catalogue.js';
import {
  anyProductInput,
  healthUpTo,
} from '../../src/recommendation/engine/workout/fixture/product-inputs.js';
import { recomputed } from '../../src/recommendation/engine/workout/fixture/recomputed.js';
import type { WorkoutRecommendationItem } from '../../src/recommendation/engine/workout/workout-engine.types.js';
import { recommendWorkouts } from '../../src/recommendation/engine/workout/workout-engine.js';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
});
const numRuns = Number(values.count);
const seed = Number(values.seed);
/** Health answers of each kind, at most, of the members whom the checker looks at. */
const MOST_TOLD = 3;

function isRecomputed({ weight, repeat, evidence }: WorkoutRecommendationItem): boolean {
  const { repsInReserve, percentOfOneRepMax } = evidence;
  const again = { ...recomputed(evidence) };
  return (
    JSON.stringify(sorted(again)) ===
    JSON.stringify(sorted({ weight, repeat, repsInReserve, percentOfOneRepMax }))
  );
}

const sorted = (numbers: object): [string, unknown][] =>
  Object.entries(numbers).sort(([a], [b]) => (a < b ? -1 : 1));

let prescriptions = 0;
let equal = 0;
for (const input of fc.sample(anyProductInput(healthUpTo(1)), { numRuns, seed })) {
  for (const item of recommendWorkouts(input).items) {
    prescriptions += 1;
    if (isRecomputed(item)) equal += 1;
    else console.error(JSON.stringify({ member: input.member, request: input.request, item }));
  }
}

let checked = 0;
let empty = 0;
let objectedTo = 0;
for (const input of fc.sample(anyProductInput(healthUpTo(MOST_TOLD)), { numRuns, seed })) {
  const { items } = recommendWorkouts(input);
  if (items.length === 0) empty += 1;
  for (const item of items) {
    checked += 1;
    const objections = healthObjections(input, productWorkout(item.workoutId), item);
    if (objections.length === 0) continue;
    objectedTo += 1;
    console.error(JSON.stringify({ health: input.profile.health, objections, item }));
  }
}

console.log(`seed ${seed}, ${numRuns} members and requests each`);
console.log(`prescriptions computed again from their evidence: ${equal} of ${prescriptions}`);
console.log(
  `prescriptions the checker objects to: ${objectedTo} of ${checked}; sessions with nothing in them: ${empty}`,
);
process.exitCode = equal === prescriptions && objectedTo === 0 ? 0 : 1;

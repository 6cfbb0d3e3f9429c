/**
 * Plans the weeks of generated members twice over the shipped catalogue: until the product would answer (`--gap`: how close to the
 * bound is enough, in per cent) and within three seconds. Times are CPU time of this process, so other load counts little. The better of two
 * greedy plans is printed beside them.
 *
 *   node --import tsx bench/engine/week.ts [--count 1000] [--seed 1] [--proof 3000] [--gap 0.5]
 */
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { trainingLimits } from '../../src/recommendation/engine/workout/health/training-limits.js';
import { planWeek } from '../../src/recommendation/engine/week/plan-week.js';
import { builtWeek } from '../../src/recommendation/engine/week/week-model.js';
import { MOST_WORKOUTS, type WeekModel } from '../../src/recommendation/engine/week/week-model.types.js';
import { emptyWeek, isWork, sessionOf, valueOf } from '../../src/recommendation/engine/week/week-plan.js';
import type { WeekInput, WeekPlan } from '../../src/recommendation/engine/week/week.types.js';
import { ANSWER, endOf, type WeekLimit } from '../../src/recommendation/recommenders/week-limit.js';
import { anyWeek } from './week-members.js';

const { values: asked } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    proof: { type: 'string', default: '3000' },
    gap: { type: 'string', default: String(ANSWER.enough!.gap * 100) },
  },
});
const answerLimit: WeekLimit = { ...ANSWER, enough: { ...ANSWER.enough!, gap: Number(asked.gap) / 100 } };
/** 0 skips the second planning: its columns then repeat the first result. */
const PROOF_MS = Number(asked.proof);
const WARM_UP = 20;
/** Milliseconds of CPU time since `since`. */
function processorMs(since?: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

function timed(input: WeekInput, limit: WeekLimit): { plan: WeekPlan; ms: number } {
  const since = process.cpuUsage();
  const plan = planWeek(
    input,
    endOf(limit, () => processorMs(since)),
  );
  return { plan, ms: processorMs(since) };
}

/** Points of a week that always takes the best next block: by points per time, or by points alone. */
function greedyValue(model: WeekModel, isForTime: boolean): number {
  const sessions = emptyWeek(model);
  for (let value = 0; ;) {
    let most = 0;
    let best: (() => void) | null = null;
    for (const [slot, { blocks, capacity }] of model.slots.entries()) {
      const before = sessions[slot]!;
      const taken = before.blocks;
      const time = taken.reduce((left, block) => left - block.time, capacity);
      const count = taken.reduce((left, { items }) => left - items.length, MOST_WORKOUTS);
      for (const [part, ofPart] of blocks.entries()) {
        if (isWork(before.blocks[part]!)) continue;
        for (const block of ofPart) {
          if (block.time > time || block.items.length > count) continue;
          const session = sessionOf(model, before.blocks.with(part, block));
          const gain = (valueOf(model, sessions.with(slot, session)) - value) / (isForTime ? block.time : 1);
          if (gain > most) [most, best] = [gain, () => (sessions[slot] = session)];
        }
      }
    }
    if (best === null) return value;
    best();
    value = valueOf(model, sessions);
  }
}

interface Measured {
  days: number;
  answer: { plan: WeekPlan; ms: number };
  proof: { plan: WeekPlan; ms: number };
  greedy: number;
}

const inputs = fc.sample(anyWeek, { numRuns: Number(asked.count), seed: Number(asked.seed) });
for (const input of inputs.slice(0, WARM_UP)) timed(input, answerLimit);
const measured = inputs.map((input): Measured => {
  const { model } = builtWeek(input, trainingLimits(input.profile.health, input.goal, input.member));
  const answer = timed(input, answerLimit);
  return {
    ...{ days: input.days.length, answer },
    proof: PROOF_MS === 0 ? answer : timed(input, { ms: PROOF_MS }),
    greedy: Math.max(greedyValue(model, true), greedyValue(model, false)),
  };
});

const quantile = (all: readonly number[], share: number): number =>
  [...all].sort((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * share))] ?? NaN;
const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;
const shareOf = (all: readonly Measured[], is: (one: Measured) => boolean): number =>
  all.filter(is).length / all.length;

console.log(`${measured.length} members, seed ${asked.seed}`);
console.log(
  '| days | members | answer p50 / p95 / max, ms | gap then, median / p95 / worst | proved then | proved after 3 s | gap after 3 s, median / worst | greedy below the best, median / worst |',
);
console.log('|---|---|---|---|---|---|---|---|');
for (const [name, from, to] of [
  ['2', 2, 2],
  ['3', 3, 3],
  ['4', 4, 4],
  ['5', 5, 5],
  ['6', 6, 6],
  ['all', 2, 6],
] as const) {
  const all = measured.filter(({ days }) => days >= from && days <= to);
  const times = all.map(({ answer }) => answer.ms);
  const gaps = all.map(({ answer }) => answer.plan.gap);
  const late = all.map(({ proof }) => proof.plan.gap);
  const losses = all.map(({ greedy, proof: { plan } }) => 1 - greedy / plan.value);
  console.log(
    `| ${[
      name,
      all.length,
      [quantile(times, 0.5), quantile(times, 0.95), Math.max(...times)].map(Math.round).join(' / '),
      [quantile(gaps, 0.5), quantile(gaps, 0.95), Math.max(...gaps)].map(percent).join(' / '),
      percent(shareOf(all, ({ answer }) => answer.plan.isProved)),
      percent(shareOf(all, ({ proof }) => proof.plan.isProved)),
      [quantile(late, 0.5), Math.max(...late)].map(percent).join(' / '),
      [quantile(losses, 0.5), Math.max(...losses)].map(percent).join(' / '),
    ].join(' | ')} |`,
  );
}

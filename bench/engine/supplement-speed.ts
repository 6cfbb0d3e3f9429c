/**
 * Times one supplement choice over 400 and over 10,000 variants: random catalogues, members, purposes and budgets, each chosen once.
 * Run: node --import tsx bench/engine/supplement-speed.ts; the result goes to bench/engine/supplement.md
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { randomInput } from '../../src/recommendation/engine/supplement/supplement-cases.fixture.js';
import { chooseSupplements } from '../../src/recommendation/engine/supplement/supplement-engine.js';

const RUNS = [
  { variants: 400, cases: 10_000, medianLimitMs: 20, p95LimitMs: null },
  { variants: 10_000, cases: 1_000, medianLimitMs: null, p95LimitMs: 300 },
];
const WARM_UP = 50;
const SLOWEST_SHOWN = 5;

interface Timing {
  seed: number;
  milliseconds: number;
  purposes: number;
  budget: number;
  proven: boolean;
}

function timeCase(seed: number, variants: number): Timing {
  const input = randomInput(seed, variants);
  const start = performance.now();
  const { proven } = chooseSupplements(input);
  const milliseconds = performance.now() - start;
  const { purposes, monthlyBudget: budget } = input.request;
  return { seed, milliseconds, purposes: purposes.length, budget, proven };
}

const ms = (value: number): string => `${value.toFixed(1)} ms`;

function limited(value: number, limit: number | null): string {
  if (limit === null) return `${ms(value)} | |`;
  return `${ms(value)} | ${limit} ms, ${value < limit ? 'met' : 'missed'} |`;
}

function section({ variants, cases, medianLimitMs, p95LimitMs }: (typeof RUNS)[number]): string {
  for (let seed = 1; seed <= WARM_UP; seed++) timeCase(seed, variants);
  const timings = Array.from({ length: cases }, (_, index) => timeCase(index + 1, variants));
  const sorted = timings.sort((one, other) => one.milliseconds - other.milliseconds);
  const at = (share: number): number =>
    sorted[Math.min(cases - 1, Math.floor(cases * share))]?.milliseconds ?? NaN;
  const slowest = sorted.slice(-SLOWEST_SHOWN).reverse();
  return `## ${variants.toLocaleString('en-US')} variants

${cases.toLocaleString('en-US')} cases, ${timings.filter(({ proven }) => proven).length.toLocaleString('en-US')} of them proven best; the others say that the search was cut off.

| | Time | Limit |
|---|---|---|
| median | ${limited(at(0.5), medianLimitMs)}
| p95 | ${limited(at(0.95), p95LimitMs)}
| p99 | ${limited(at(0.99), null)}
| worst | ${limited(at(1), null)}

The slowest:

| Seed | Purposes | Budget (won) | Time |
|---|---|---|---|
${slowest
  .map(
    ({ seed, purposes, budget, milliseconds }) =>
      `| ${seed} | ${purposes} | ${budget.toLocaleString('en-US')} | ${ms(milliseconds)} |`,
  )
  .join('\n')}
`;
}

const report = `# Supplement choice: speed

One call of \`chooseSupplements\` for a random catalogue, member, one to seven purposes and a budget of 10,000 to 400,000 won; seeds from 1.
Written by \`node --import tsx bench/engine/supplement-speed.ts\`. In the product it runs in a thread of its own.

Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown processor'}, load average ${loadavg()[0]?.toFixed(1)} at the start: other
processes on the two cores are in the times.

${RUNS.map(section).join('\n')}
Exactness is a test, not a benchmark: \`supplement-oracle.test.ts\` compares the objective with HiGHS on 500 random cases.
`;
writeFileSync(new URL('supplement.md', import.meta.url), report);
console.log(report);

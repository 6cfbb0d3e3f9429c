/**
 * Finds the worst budget of each case of stack-speed.ts: the budgets that a member may choose, each with the same stack, member, purposes and
 * variants. Run: node --import tsx bench/engine/stack-budgets.ts; the result goes to bench/engine/stack-budgets.md
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { auditStack } from '../../src/recommendation/engine/supplement/stack-audit.js';
import type { StackAuditInput } from '../../src/recommendation/engine/supplement/stack-audit.types.js';
import { randomAudit } from '../../src/recommendation/engine/supplement/stack-cases.fixture.js';

const CASES = 150;
const VARIANTS = 10_000;
const TAKEN = 8;
const WARM_UP = 20;
const REPEATS = 3;
const LIMIT_MS = 300;
/** From the least to the most that the form takes. */
const BUDGETS = [50, 65, 80, 100, 130, 160, 200, 250, 300, 400, 500, 700, 1_000].map(each => each * 1_000);

const load = loadavg()[0]?.toFixed(1);

/** Processor time: other processes on the machine are not in it, the garbage collector's threads are. */
function timed(input: StackAuditInput): { milliseconds: number; proven: boolean } {
  const start = process.cpuUsage();
  const { proven } = auditStack(input);
  const { user, system } = process.cpuUsage(start);
  return { milliseconds: (user + system) / 1_000, proven };
}

const inputs = Array.from({ length: CASES }, (_, index) => randomAudit(index + 1, VARIANTS, TAKEN)).filter(
  ({ purposes }) => purposes.length > 0,
);
for (const input of inputs.slice(0, WARM_UP)) timed(input);
const runs = inputs.map(input => BUDGETS.map(monthlyBudget => timed({ ...input, monthlyBudget })));

const ms = (value: number): string => `${value.toFixed(1)} ms`;
function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
const slowest = runs.map(budgets => {
  const times = budgets.map(({ milliseconds }) => milliseconds);
  return times.indexOf(Math.max(...times));
});
/** The highest of so many times is the one that something disturbed: the slowest budget is timed anew. */
const worst = inputs.map((input, at) => {
  const again = { ...input, monthlyBudget: BUDGETS[slowest[at]!]! };
  return percentile(
    Array.from({ length: REPEATS }, () => timed(again).milliseconds),
    0.5,
  );
});
const slowestAt = (index: number): number => slowest.filter(each => each === index).length;
const p95 = percentile(worst, 0.95);
const unproven = runs.flat().filter(({ proven }) => !proven).length;

const report = `# What is taken and what is sold: the worst budget

The first cases of [stack.md](stack.md) that have a purpose (${inputs.length}), each with ${BUDGETS.length} budgets from the least to the most that the form takes; the
slowest of them counts, timed ${REPEATS} times anew (the median). Processor time, written by \`node --import tsx bench/engine/stack-budgets.ts\`.

Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown processor'}, load average ${load} at the start. ${unproven} of ${(inputs.length * BUDGETS.length).toLocaleString('en-US')} searches were cut off.

| Slowest budget of a case | Time | Limit |
|---|---|---|
| median | ${ms(percentile(worst, 0.5))} | |
| p95 | ${ms(p95)} | ${LIMIT_MS} ms, ${p95 < LIMIT_MS ? 'met' : 'missed'} |
| p99 | ${ms(percentile(worst, 0.99))} | |
| worst | ${ms(percentile(worst, 1))} | |

| Budget (won) | median | p95 | worst | slowest of so many cases |
|---|---|---|---|---|
${BUDGETS.map((budget, index) => {
  const of = runs.map(budgets => budgets[index]!.milliseconds);
  return `| ${budget.toLocaleString('en-US')} | ${ms(percentile(of, 0.5))} | ${ms(percentile(of, 0.95))} | ${ms(percentile(of, 1))} | ${slowestAt(index)} |`;
}).join('\n')}
`;
writeFileSync(new URL('stack-budgets.md', import.meta.url), report);
console.log(report);

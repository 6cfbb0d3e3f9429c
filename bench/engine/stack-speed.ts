/**
 * Times one check of a stack together with the products on sale: random stacks of eight, members, purposes and budgets over 10,000
 * variants. Run: node --import tsx bench/engine/stack-speed.ts; the result goes to bench/engine/stack.md
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { auditStack } from '../../src/recommendation/engine/supplement/stack-audit.js';
import { randomAudit } from '../../src/recommendation/engine/supplement/stack-cases.fixture.js';

const CASES = 1_000;
const VARIANTS = 10_000;
const TAKEN = 8;
const WARM_UP = 30;
const P95_LIMIT_MS = 300;

const load = loadavg()[0]?.toFixed(1);
function timed(seed: number): { milliseconds: number; proven: boolean } {
  const input = randomAudit(seed, VARIANTS, TAKEN);
  const start = performance.now();
  const { proven } = auditStack(input);
  return { milliseconds: performance.now() - start, proven };
}
for (let seed = 1; seed <= WARM_UP; seed++) timed(seed);
const runs = Array.from({ length: CASES }, (_, index) => timed(index + 1));
const sorted = runs.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
const at = (share: number): number => sorted[Math.min(CASES - 1, Math.floor(CASES * share))] ?? NaN;
const ms = (value: number): string => `${value.toFixed(1)} ms`;
const proven = runs.filter(each => each.proven).length;

const report = `# What is taken and what is sold: speed

One call of \`auditStack\` for a stack of ${TAKEN}, ${VARIANTS.toLocaleString('en-US')} variants, a random member, purposes and budget; seeds from 1. Written by
\`node --import tsx bench/engine/stack-speed.ts\`. In the product it runs in a thread of its own.

Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown processor'}, load average ${load} at the start: other processes on the two
cores are in the times.

${CASES.toLocaleString('en-US')} cases, ${proven.toLocaleString('en-US')} of them proven best; the others say that the search was cut off.

| | Time | Limit |
|---|---|---|
| median | ${ms(at(0.5))} | |
| p95 | ${ms(at(0.95))} | ${P95_LIMIT_MS} ms, ${at(0.95) < P95_LIMIT_MS ? 'met' : 'missed'} |
| p99 | ${ms(at(0.99))} | |
| worst | ${ms(at(1))} | |

Exactness is a test, not a benchmark: \`stack-oracle.test.ts\` compares with HiGHS on 500 random cases with stacks of 0 to 8.
`;
writeFileSync(new URL('stack.md', import.meta.url), report);
console.log(report);

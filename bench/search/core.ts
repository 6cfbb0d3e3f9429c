/**
 * The search index by itself: time to build, memory, and latency of every kind of query, at several sizes.
 * Run: node --expose-gc --import tsx bench/search/core.ts [workouts supplements] [--own-words]
 */
import { BODY_PARTS, SUPPLEMENT_TYPES } from '../../src/catalogue/catalogue.vocabulary.js';
import type { SearchDocument } from '../../src/catalogue/search/search-document.js';
import { SearchIndex } from '../../src/catalogue/search/search-index.js';
import { supplementSearchDocument } from '../../src/catalogue/search/supplement-search-document.js';
import { workoutSearchDocument } from '../../src/catalogue/search/workout-search-document.js';
import { MACHINE_SEEDS } from '../../src/catalogue/seed/machines/machine-seeds.js';
import { SUPPLEMENT_SEEDS } from '../../src/catalogue/seed/supplements/supplement-seeds.js';
import { WORKOUT_SEEDS } from '../../src/catalogue/seed/workouts/workout-seeds.js';
import { generateSupplements, generateWorkouts } from './catalogue-generator.js';
import { generateQueries, type GeneratedQuery } from './query-generator.js';

const QUERIES = 6000;
const WARM_UP = 500;
const SIZES: [number, number][] = [
  [1000, 1000],
  [10_000, 10_000],
  [20_000, 100_000],
];

function percentile(sorted: number[], share: number): string {
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(3);
}

/** Cost of one query, in milliseconds. On a busy machine, CPU time is the steadier figure. */
interface Cost {
  wall: number;
  cpu: number;
}

function report(label: string, costs: Cost[]): void {
  const cells = (['cpu', 'wall'] as const).flatMap(kind => {
    const sorted = costs.map(cost => cost[kind]).sort((a, b) => a - b);
    const mean = sorted.reduce((sum, time) => sum + time, 0) / sorted.length;
    return [mean.toFixed(3), ...[0.5, 0.99, 1].map(share => percentile(sorted, share))];
  });
  console.log(`| ${label} | ${costs.length} | ${cells.join(' | ')} |`);
}

function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function measureQueries(index: SearchIndex, queries: GeneratedQuery[]): Cost[] {
  return queries.map(({ keyword, facets, page }) => {
    const cpu = cpuMilliseconds();
    const start = performance.now();
    index.search({ keyword, facets, page });
    return { wall: performance.now() - start, cpu: cpuMilliseconds() - cpu };
  });
}

/** Yields one document at a time, as a service reads its rows. */
function* documents<Row>(rows: Row[], toDocument: (row: Row) => SearchDocument): Generator<SearchDocument> {
  for (const row of rows) yield toDocument(row);
}

function memory(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}

function measure(workoutCount: number, supplementCount: number, ownWords: boolean): void {
  const workouts = generateWorkouts(WORKOUT_SEEDS, MACHINE_SEEDS, workoutCount, ownWords);
  const supplements = generateSupplements(SUPPLEMENT_SEEDS, supplementCount, ownWords);
  const before = memory();
  const start = performance.now();
  const startCpu = cpuMilliseconds();
  const workoutIndex = new SearchIndex();
  workoutIndex.addAll(documents(workouts, workoutSearchDocument));
  workoutIndex.search({ keyword: '벤치' });
  const supplementIndex = new SearchIndex();
  supplementIndex.addAll(documents(supplements, supplementSearchDocument));
  supplementIndex.search({ keyword: '프로틴' });
  const built = performance.now() - start;
  const builtCpu = cpuMilliseconds() - startCpu;
  console.log(
    `\n## ${workoutCount} workouts, ${supplementCount} supplements${ownWords ? ', own words' : ''}\n`,
  );
  console.log(
    `index ready in ${built.toFixed(0)} ms (${builtCpu.toFixed(0)} ms of CPU), index ${(memory() - before).toFixed(0)} MB\n`,
  );
  console.log(
    '| query (ms) | count | CPU mean | p50 | p99 | worst | wall mean | p50 | p99 | worst |\n|---|---|---|---|---|---|---|---|---|---|',
  );

  const parts = BODY_PARTS.map(part => part.koreanName);
  for (const [label, index, first, queries] of [
    [
      'workouts',
      workoutIndex,
      workoutSearchDocument(workouts[0]!),
      generateQueries(workouts, parts, QUERIES),
    ],
    [
      'supplements',
      supplementIndex,
      supplementSearchDocument(supplements[0]!),
      generateQueries(supplements, SUPPLEMENT_TYPES, QUERIES),
    ],
  ] as const) {
    measureQueries(index, queries.slice(0, WARM_UP));
    const measured = queries.slice(WARM_UP);
    const costs = measureQueries(index, measured);
    report(`**${label}, mixed**`, costs);
    for (const kind of new Set(measured.map(query => query.kind)).values()) {
      report(
        `${label}, ${kind}`,
        costs.filter((_, i) => measured[i]!.kind === kind),
      );
    }
    const change = performance.now();
    index.upsert({ ...first, name: '아주 새로운 이름' });
    index.search({ keyword: '새로운' });
    console.log(
      `| ${label}, change and first search after it | 1 | ${(performance.now() - change).toFixed(1)} | | | | |`,
    );
  }
}

const counts = process.argv.slice(2).map(Number).filter(Number.isInteger);
const ownWords = process.argv.includes('--own-words');
for (const [workouts, supplements] of counts.length === 2 ? [[counts[0]!, counts[1]!] as const] : SIZES) {
  measure(workouts, supplements, ownWords);
}

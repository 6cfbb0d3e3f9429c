/**
 * Search as a client sees it: the built server with a generated catalogue on core 0, this load generator on core 1.
 *
 *   npm run build:server
 *   node --import tsx bench/search/run.ts [workouts supplements] [--growth] [--seconds 10] [--rounds 3] [--rate 30]
 *        [--port 3900] [--folder /tmp/routineup-search] [--node "--cpu-prof"]
 *
 * Fills databases under `folder` once, then measures: startup, memory, latency at a fixed rate, throughput beside a constant JSON. `--growth` measures three sizes. Linux only.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { asFastAsItGoes, atRate, type Latencies } from './load.js';
import { differentSearches, zipfSearches, type SearchRequest } from './search-requests.js';
import { ServerProcess } from './server-process.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    growth: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '3' },
    rate: { type: 'string', default: '30' },
    port: { type: 'string', default: '3900' },
    folder: { type: 'string', default: '/tmp/routineup-search' },
    node: { type: 'string', default: '' },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const rate = Number(values.rate);
const port = Number(values.port);
const nodeOptions = values.node.split(' ').filter(option => option !== '');
const [givenWorkouts = 20_000, givenSupplements = 100_000] = positionals.map(Number);
const SIZES: [number, number][] = values.growth
  ? [
      [1_000, 1_000],
      [10_000, 10_000],
      [20_000, 100_000],
    ]
  : [[givenWorkouts, givenSupplements]];

const DIFFERENT = 60_000;
/** More than a throughput round sends. */
const A_ROUND = { different: 20_000, zipf: DIFFERENT };
const WARM_UP_SECONDS = 4;

interface Load {
  p50: number;
  p99s: number[];
  perSecond: number[];
}

interface Measured {
  size: string;
  ready: { seconds: number; cpu: number; memory: number };
  atRate: number;
  afterLoad: number;
  most: number;
  bytes: number;
  serverLoad: number;
  turns: number[];
  different: Load;
  zipf: Load;
  get: number;
  post: number;
}

function median(numbers: number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
}

/** A data folder with a catalogue of that size, filled and started once. */
async function dataFolder(workouts: number, supplements: number): Promise<string> {
  const folder = join(values.folder, `${workouts}-${supplements}`);
  if (!existsSync(join(folder, 'filled'))) {
    rmSync(folder, { recursive: true, force: true });
    const fill = [
      '--import',
      'tsx',
      'bench/catalogue/fill-catalogue.ts',
      String(workouts),
      String(supplements),
    ];
    execFileSync(process.execPath, fill, { env: { ...process.env, DATA_DIR: folder }, stdio: 'ignore' });
    const { server } = await ServerProcess.start(folder, port, []);
    await server.stop();
    execFileSync('touch', [join(folder, 'filled')]);
  }
  return folder;
}

/** Returns the requests in order, starting over at the end. */
function endless(requests: readonly SearchRequest[]): (count: number) => SearchRequest[] {
  let used = 0;
  return count => Array.from({ length: count }, () => requests[used++ % requests.length]!);
}

async function measure(workouts: number, supplements: number): Promise<Measured> {
  const folder = await dataFolder(workouts, supplements);
  const different = differentSearches(workouts, supplements, DIFFERENT);
  // Always new searches: a repeated list would soon be served from the cache.
  let seed = 5;
  const zipf = (count: number) => zipfSearches(different, count, seed++);
  const { server, seconds: after, cpu } = await ServerProcess.start(folder, port, nodeOptions);
  try {
    const ready = { seconds: after, cpu, memory: server.residentMegabytes() };
    const next = { different: endless(different), zipf };
    // Warms the server up: code compiled, heap settled.
    const { bytes } = await atRate(port, next.different(rate * WARM_UP_SECONDS), rate, WARM_UP_SECONDS);
    const constant = `/api/bench/constant/${Math.round(bytes)}`;

    const latencies: Record<keyof typeof next, Latencies[]> = { different: [], zipf: [] };
    const cpuBefore = server.cpuSeconds();
    server.turns = [];
    for (let round = 0; round < rounds; round++) {
      for (const kind of ['different', 'zipf'] as const)
        latencies[kind].push(await atRate(port, next[kind](rate * seconds), rate, seconds));
    }
    const failed = [...latencies.different, ...latencies.zipf].reduce((sum, each) => sum + each.failed, 0);
    if (failed > 0) throw new Error(`${failed} searches failed`);
    const serverLoad = (server.cpuSeconds() - cpuBefore) / (2 * rounds * seconds);
    const atRateMemory = server.residentMegabytes();
    const turns = [...server.turns];

    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ searchKeyword: '벤치프레스', bodyPartKoreanName: [] });
    const loads = {
      get: [{ method: 'GET' as const, path: constant }],
      post: [{ method: 'POST' as const, path: constant, headers, body }],
    };
    const reached: Record<keyof typeof loads | keyof typeof next, number[]> = {
      get: [],
      post: [],
      different: [],
      zipf: [],
    };
    for (let round = 0; round < rounds; round++) {
      for (const kind of ['get', 'post', 'zipf', 'different'] as const) {
        const requests = kind === 'get' || kind === 'post' ? loads[kind] : next[kind](A_ROUND[kind]);
        reached[kind].push(await asFastAsItGoes(port, requests, seconds));
      }
    }
    const load = (kind: keyof typeof next): Load => ({
      p50: median(latencies[kind].map(each => each.p50)),
      p99s: latencies[kind].map(each => each.p99),
      perSecond: reached[kind],
    });
    return {
      size: `${workouts} + ${supplements}`,
      ready,
      atRate: atRateMemory,
      afterLoad: server.residentMegabytes(),
      most: server.residentMegabytes('most'),
      bytes,
      serverLoad,
      turns,
      different: load('different'),
      zipf: load('zipf'),
      get: median(reached.get),
      post: median(reached.post),
    };
  } finally {
    await server.stop();
  }
}

const longest = (turns: number[]) =>
  turns
    .toSorted((a, b) => b - a)
    .slice(0, 5)
    .join(', ');

function print(results: Measured[]): void {
  const rows: [string, (result: Measured) => string][] = [
    ['ready', ({ ready }) => `${ready.seconds.toFixed(1)} s (${ready.cpu.toFixed(1)} s CPU)`],
    ['memory when ready', ({ ready }) => `${ready.memory.toFixed(0)} MB`],
    [`memory after ${rate} requests/s`, result => `${result.atRate.toFixed(0)} MB`],
    [
      'memory after the full load / most',
      result => `${result.afterLoad.toFixed(0)} / ${result.most.toFixed(0)} MB`,
    ],
    ['an answer', ({ bytes }) => `${bytes.toFixed(0)} bytes`],
    [`server's share of its core at ${rate}/s`, ({ serverLoad }) => `${(100 * serverLoad).toFixed(0)} %`],
    [`longest turns of its event loop at ${rate}/s`, ({ turns }) => `${longest(turns)} ms`],
    ...(['different', 'zipf'] as const).map((kind): [string, (result: Measured) => string] => [
      `p50 / p99 of each round at ${rate}/s, ${LABELS[kind]}`,
      ({ [kind]: { p50, p99s } }) => `${p50.toFixed(1)} / ${p99s.map(p99 => p99.toFixed(1)).join(', ')} ms`,
    ]),
    ['constant JSON by GET / by POST', ({ get, post }) => `${get.toFixed(0)} / ${post.toFixed(0)} a second`],
    ...(['different', 'zipf'] as const).map((kind): [string, (result: Measured) => string] => [
      `throughput, ${LABELS[kind]}`,
      ({ [kind]: { perSecond }, get, post }) => {
        const reached = median(perSecond);
        const share = (of: number) => `${((100 * reached) / of).toFixed(0)} %`;
        return `${reached.toFixed(0)} a second = ${share(get)} of GET, ${share(post)} of POST`;
      },
    ]),
  ];
  console.log(`| | ${results.map(({ size }) => size).join(' | ')} |`);
  console.log(`|---|${results.map(() => '---|').join('')}`);
  for (const [label, cell] of rows) console.log(`| ${label} | ${results.map(cell).join(' | ')} |`);
}

const LABELS = { different: 'all different', zipf: 'Zipf' } as const;

execFileSync('taskset', ['-acp', '1', String(process.pid)], { stdio: 'ignore' });
const loadBefore = loadavg()[0]!;
const results: Measured[] = [];
for (const [workouts, supplements] of SIZES) results.push(await measure(workouts, supplements));
print(results);
console.log(
  `\nload average ${loadBefore.toFixed(1)} before, ${loadavg()[0]!.toFixed(1)} after; ${rounds} rounds of ${seconds} s`,
);

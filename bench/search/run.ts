/**
 * Search as a client sees it, on the built server with a generated catalogue, server and load generator on a core each:
 *
 *   npm run build:server
 *   DATA_DIR=/tmp/large node --import tsx bench/catalogue/fill-catalogue.ts 20000 100000
 *   DATA_DIR=/tmp/large taskset -c 1 node --import tsx bench/search/run.ts 20000 100000 [--seconds 10] [--rounds 3]
 *
 * Linux only (taskset, /proc). Where other work runs on the machine, start it as root with `nice -n -15`: the server inherits it.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { asFastAsItGoes, atRate } from './load.js';
import { searchRequests, withRepetitions } from './search-requests.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '3' },
    rate: { type: 'string', default: '300' },
    port: { type: 'string', default: '3900' },
    /** More options for the server's node, such as --cpu-prof. */
    node: { type: 'string', default: '' },
  },
});
const [workouts = 20_000, supplements = 100_000] = positionals.map(Number);
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const rate = Number(values.rate);
const port = Number(values.port);

const REQUESTS = 60_000;
/** Shares of the requests that repeat one of the popular searches; what people really send is not known beforehand. */
const REPEATED = [0.5, 0.9];
const POPULAR = 2_000;
const WARM_UP_SECONDS = 4;

function startServer(): ChildProcess {
  const options = values.node.split(' ').filter(option => option !== '');
  return spawn('taskset', ['-c', '0', process.execPath, ...options, 'bench/search/serve.mjs'], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
    },
    stdio: 'inherit',
  });
}

/** Seconds until the server says it is ready. */
async function ready(server: ChildProcess, begun: number): Promise<number> {
  while (server.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return (performance.now() - begun) / 1000;
    await new Promise(resolve => setTimeout(resolve, 20));
  }
  throw new Error('The server did not start');
}

/** `VmRSS` (now) or `VmHWM` (most so far), in MB of 10^6 bytes. */
function residentMegabytes(server: ChildProcess, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  return (Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024) / 1e6;
}

/** CPU seconds the server has used so far. */
function cpuSeconds(server: ChildProcess): number {
  const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function median(numbers: number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
}

const fresh = searchRequests(workouts, supplements, REQUESTS, 11);
const begun = performance.now();
const server = startServer();
try {
  const readyAfter = await ready(server, begun);
  console.log(`## ${workouts} workouts, ${supplements} supplements\n`);
  console.log(`ready after ${readyAfter.toFixed(1)} s (${cpuSeconds(server).toFixed(1)} s of CPU)`);
  console.log(
    `memory when ready ${residentMegabytes(server, 'VmRSS').toFixed(0)} MB, ` +
      `most while starting ${residentMegabytes(server, 'VmHWM').toFixed(0)} MB\n`,
  );

  let used = 0;
  const next = (count: number) => {
    const from = used % fresh.length;
    used += count;
    return fresh.slice(from, from + count);
  };
  // A server that has run for a while: compiled, its heap settled.
  const warmUp = await atRate(port, next(rate * WARM_UP_SECONDS), rate, WARM_UP_SECONDS);
  const constant = `/api/bench/constant/${Math.round(warmUp.bytes)}`;
  console.log(`a typical answer has ${Math.round(warmUp.bytes)} bytes\n`);

  console.log(
    `| ${rate} requests/s | p50 ms | p99 ms | worst ms | failed | server CPU |\n|---|---|---|---|---|---|`,
  );
  const p99s: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const cpu = cpuSeconds(server);
    const result = await atRate(port, next(rate * seconds), rate, seconds);
    p99s.push(result.p99);
    const load = (100 * (cpuSeconds(server) - cpu)) / seconds;
    console.log(
      `| all different | ${result.p50.toFixed(1)} | ${result.p99.toFixed(1)} | ${result.worst.toFixed(1)} | ` +
        `${result.failed} | ${load.toFixed(0)} % |`,
    );
  }
  console.log(
    `\nmedian p99: ${median(p99s).toFixed(1)} ms; memory after it ${residentMegabytes(server, 'VmRSS').toFixed(0)} MB\n`,
  );

  const body = JSON.stringify({ searchKeyword: '벤치프레스', bodyPartKoreanName: [] });
  const loads = {
    'constant JSON, GET': () => [{ method: 'GET' as const, path: constant }],
    'constant JSON, POST with a search body': () => [
      { method: 'POST' as const, path: constant, headers: { 'content-type': 'application/json' }, body },
    ],
    ...Object.fromEntries(
      REPEATED.map(share => [
        `search, ${share * 100} % repeated`,
        () => withRepetitions(fresh, fresh.length, share, POPULAR),
      ]),
    ),
    'search, all different': () => fresh,
  };
  const reached = new Map<string, number[]>();
  for (let round = 0; round < rounds; round++) {
    for (const [label, requests] of Object.entries(loads)) {
      const perSecond = await asFastAsItGoes(port, requests(), seconds);
      reached.set(label, [...(reached.get(label) ?? []), perSecond]);
    }
  }
  const base = median(reached.get('constant JSON, GET')!);
  console.log(
    '| as fast as it goes | requests/s, median (each round) | of the constant GET |\n|---|---|---|',
  );
  for (const [label, each] of reached) {
    const share = (100 * median(each)) / base;
    console.log(
      `| ${label} | ${median(each).toFixed(0)} (${each.map(n => n.toFixed(0)).join(', ')}) | ${share.toFixed(0)} % |`,
    );
  }
  console.log(
    `\nmemory after the load ${residentMegabytes(server, 'VmRSS').toFixed(0)} MB, ` +
      `most ${residentMegabytes(server, 'VmHWM').toFixed(0)} MB`,
  );
} finally {
  server.kill('SIGTERM');
}

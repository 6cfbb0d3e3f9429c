/**
 * Simulates one day of the members from measured costs (`costs.json`): how busy each part is per hour, and how long requests wait.
 *
 *   node --import tsx bench/scaling/day.ts [--members 100000] [--busy 1] [--app 2 --worker 1 --mariadb 2]
 *
 * Arrivals are random (Poisson) around the hour's rate, with the habits of `day-mix.ts` in their shares. Each part is a queue in front of
 * its cores; a request takes its measured CPU time there, exponentially distributed. `--busy 3` is a day with three times as much of
 * everything. All parts start a request at the same time, so the sum of waits is an upper bound.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Random } from '../search/random.js';
import type { Costs } from './costs-table.js';
import { ACTIVE, HABITS, HOURS } from './day-mix.js';
import { p95Wait, serviceMs, Station } from './station.js';

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '100000' },
    busy: { type: 'string', default: '1' },
    app: { type: 'string' },
    worker: { type: 'string' },
    mariadb: { type: 'string' },
    costs: { type: 'string', default: 'bench/scaling/costs.json' },
  },
});

const HOUR_MS = 3_600_000;
const PARTS = ['app', 'worker', 'mariadb', 'redis'] as const;
type Part = (typeof PARTS)[number];
/** Default sizing: the fewest cores that keep the busiest hour below this load. Above it, waits grow steeply. */
const MOST_BUSY = 0.6;

const costs = (JSON.parse(readFileSync(values.costs, 'utf8')) as { server: Costs }).server;
const members = Number(values.members) * Number(values.busy);
const total = HOURS.reduce((sum, weight) => sum + weight, 0);
/** A habit's cost in ms of each part, and its count over the whole day. */
const kinds = HABITS.map(({ action, perActive = 0, perMember = 0 }) => ({
  cost: costs.actions[action]!,
  ms: PARTS.map(part => Math.max(0, costs.actions[action]![`cpu.${part}`] ?? 0)),
  aDay: members * (ACTIVE * perActive + perMember),
}));
const aDay = kinds.reduce((sum, kind) => sum + kind.aDay, 0);
const inHour = (hour: number) => (aDay * HOURS[hour]!) / total;
const busiest = HOURS.indexOf(Math.max(...HOURS));
const mean = PARTS.map(
  (_, at) => kinds.reduce((sum, { ms, aDay: often }) => sum + ms[at]! * often, 0) / aDay,
);
/** Share of a core that an idle process uses. */
const idle = PARTS.map(part => costs.idlePerSecond[`cpu.${part}`]! / 1000);
const servers = PARTS.map((part, at) => Number(given(part) ?? enough(at)));

interface Hour {
  requests: number;
  busy: number[];
  /** 95th and 99th percentile of each part's wait, and of the sum of waits, ms. */
  p95: number[];
  whole: { p95: number; p99: number };
}

const random = new Random(2026);
const hours = HOURS.map((_, hour) => simulate(hour));
report();

function given(part: Part): string | undefined {
  return part === 'redis' ? '1' : values[part];
}

function enough(at: number): number {
  const busy = (inHour(busiest) * mean[at]!) / HOUR_MS;
  return Math.max(1, Math.ceil(busy / (MOST_BUSY - idle[at]!)));
}

function simulate(hour: number): Hour {
  const stations = servers.map(count => new Station(count));
  const gap = HOUR_MS / inHour(hour);
  const waits = PARTS.map((): number[] => []);
  const whole: number[] = [];
  for (let now = serviceMs(gap, random); now < HOUR_MS; now += serviceMs(gap, random)) {
    const { ms } = draw();
    let sum = 0;
    for (const [at, station] of stations.entries()) {
      if (ms[at]! === 0) continue;
      const wait = station.take(now, serviceMs(ms[at]!, random));
      waits[at]!.push(wait);
      sum += wait;
    }
    whole.push(sum);
  }
  return {
    requests: whole.length,
    busy: stations.map(({ busyMs }, at) => busyMs / HOUR_MS / servers[at]! + idle[at]!),
    p95: waits.map(list => percentile(list, 0.95)),
    whole: { p95: percentile(whole, 0.95), p99: percentile(whole, 0.99) },
  };
}

function draw(): (typeof kinds)[number] {
  let left = random.next() * aDay;
  return kinds.find(kind => (left -= kind.aDay) < 0) ?? kinds.at(-1)!;
}

function percentile(list: number[], share: number): number {
  const sorted = Float64Array.from(list).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function report(): void {
  const percent = (value: number) => `${(100 * value).toFixed(0)} %`;
  const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
  console.log(`${members.toLocaleString('en')} members, ${Math.round(aDay).toLocaleString('en')} actions\n`);
  console.log('| | actions a second | app | worker | MariaDB | Redis | p95 wait | p99 wait |');
  console.log('|---|---:|---:|---:|---:|---:|---:|---:|');
  for (const [hour, { requests, busy, whole }] of hours.entries()) {
    if (![4, 7, 12, 18, busiest].includes(hour)) continue;
    const rate = (requests / 3_600).toFixed(1);
    console.log(
      `| ${hour}:00 | ${rate} | ${busy.map(percent).join(' | ')} | ${ms(whole.p95)} | ${ms(whole.p99)} |`,
    );
  }
  console.log(`\nbusiest hour, part by part:\n`);
  console.log('| | processes or cores | busy | p95 wait | by formula |');
  console.log('|---|---:|---:|---:|---:|');
  const peak = hours[busiest]!;
  for (const [at, part] of PARTS.entries()) {
    console.log(
      `| ${part} | ${servers[at]} | ${percent(peak.busy[at]!)} | ${ms(peak.p95[at]!)} | ${ms(formula(at))} |`,
    );
  }
  const perDay = (name: string) => kinds.reduce((sum, kind) => sum + (kind.cost[name] ?? 0) * kind.aDay, 0);
  const atPeak = (name: string) => ((perDay(name) * HOURS[busiest]!) / total / 3_600).toFixed(0);
  const seconds = PARTS.map(part => `${part} ${(perDay(`cpu.${part}`) / 1000).toFixed(0)}`).join(', ');
  const gigabytes = (name: string) => (perDay(name) / 1e9).toFixed(1);
  console.log(
    `\nbusiest hour, a second: ${atPeak('requests')} requests, ${atPeak('statements')} statements, ` +
      `${atPeak('logWrites')} writes of the database's log, ${atPeak('redisCommands')} Redis commands, ` +
      `${((perDay('sentBytes') * HOURS[busiest]! * 8) / total / 3_600 / 1e6).toFixed(1)} Mbit sent`,
  );
  console.log(`the day, processor seconds without what idling costs: ${seconds}`);
  console.log(
    `the day: ${(perDay('rowsInserted') / 1e6).toFixed(1)} million rows inserted, the database grows by ` +
      `${gigabytes('databaseBytes')} GB, ${gigabytes('sentBytes')} GB sent, ${gigabytes('logBytes')} GB logged`,
  );
}

/** The wait of this part's requests by formula. */
function formula(at: number): number {
  const coming = kinds.filter(({ ms }) => ms[at]! > 0);
  const often = coming.reduce((sum, kind) => sum + kind.aDay, 0);
  const average = coming.reduce((sum, { ms, aDay: each }) => sum + ms[at]! * each, 0) / often;
  // The mean square of an exponential distribution is twice its mean squared.
  const square = coming.reduce((sum, { ms, aDay: each }) => sum + 2 * ms[at]! ** 2 * each, 0) / often;
  const perMs = ((often / aDay) * inHour(busiest)) / HOUR_MS;
  return p95Wait(servers[at]!, perMs, average, square / average ** 2 - 1);
}

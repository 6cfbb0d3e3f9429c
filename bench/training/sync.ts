/**
 * One request with 500 rows of 20 sessions, as a phone sends it after weeks without a network, and one with a single set, against
 * a running server that is otherwise idle (start it with RATE_LIMIT=off and a DATA_DIR that this machine can read):
 *
 *   node --import tsx bench/training/sync.ts http://localhost:3000 <DATA_DIR of the server> [rounds] [process id of the server]
 *
 * With the process id it also prints the server's CPU time per request, which other load barely changes.
 */
import { readFileSync } from 'node:fs';
import { readOutbox } from '../../test/support/outbox.js';
import { signUpThrough } from '../../test/support/sign-up.js';
import { aSession, aSet, sessionItem, setItem } from '../../test/support/training-rows.js';
import { postTo } from '../post.js';

const [url = 'http://localhost:3000', dataDir = '.data', rounds = '20', serverId] = process.argv.slice(2);
const post = postTo(url);
const SESSIONS = 20;
const ROWS = 500;
const TICKS_A_SECOND = 100;

/** Milliseconds of CPU time used by the server; 0 if its process id is unknown. */
function cpuMs(): number {
  if (!serverId) return 0;
  const fields = readFileSync(`/proc/${serverId}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_A_SECOND;
}

function batch() {
  const sessions = Array.from({ length: SESSIONS }, (_, i) => {
    const date = new Date(Date.UTC(2026, 0, 1 + 2 * i)).toISOString().slice(0, 10);
    return aSession({ endedAt: `${date}T02:00:00.000Z` }, date);
  });
  const sets = Array.from({ length: ROWS - SESSIONS }, (_, i) =>
    aSet(sessions[i % SESSIONS]!, { workoutId: 1 + (Math.floor(i / SESSIONS) % 6), ordinal: i % 24 }),
  );
  return {
    sessions,
    sets,
    items: [...sessions.map(row => sessionItem(row)), ...sets.map(row => setItem(row))],
  };
}

const percentile = (values: number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))]!;

async function timed(name: string, requests: (() => Promise<{ status: number }>)[]): Promise<void> {
  const took: number[] = [];
  const cpuBefore = cpuMs();
  for (const request of requests) {
    const start = performance.now();
    const { status } = await request();
    took.push(performance.now() - start);
    if (status !== 200) throw new Error(`${name}: ${status}`);
  }
  const cpu = ((cpuMs() - cpuBefore) / requests.length).toFixed(1);
  const [median, worst] = [percentile(took, 0.5), percentile(took, 0.95)].map(ms => ms.toFixed(0));
  console.log(`${name}: p50 ${median} ms, p95 ${worst} ms, server's processor ${cpu} ms`);
}

readOutbox(dataDir);
const email = `bench-${Date.now()}@example.com`;
const { token } = await signUpThrough(post, dataDir, email);
const count = Number(rounds);
const batches = Array.from({ length: count + 3 }, batch);
const sync = (items: object[]) => () => post('/api/training/sync', { items }, token);
await timed(
  'warming up',
  batches.slice(0, 3).map(({ items }) => sync(items)),
);
await timed(
  `${ROWS} new rows`,
  batches.slice(3).map(({ items }) => sync(items)),
);
await timed(
  `${ROWS} rows again`,
  batches.slice(3).map(({ items }) => sync(items)),
);
await timed(
  'one set',
  batches.slice(3).map(({ sessions }) => sync([setItem(aSet(sessions[0]!, { ordinal: 30 }))])),
);

/**
 * How long pictures for others take, each drawn anew, and how long other requests wait meanwhile, against a running built server that is
 * otherwise idle (start it with RATE_LIMIT=off and a DATA_DIR that this machine can read):
 *
 *   node --import tsx bench/web/share-pictures.ts http://localhost:3000 <DATA_DIR of the server>
 */
import { readOutbox } from '../../test/support/outbox.js';
import { signUpThrough } from '../../test/support/sign-up.js';
import { aSession, aSet, sessionItem, setItem } from '../../test/support/training-rows.js';
import { postTo } from '../post.js';

const [url = 'http://localhost:3000', dataDir = '.data'] = process.argv.slice(2);
const post = postTo(url);
const SESSIONS = 40;
const GOAL_MS = 300;

interface Workout {
  id: number;
  koreanName: string;
}

const percentile = (values: number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))]!;

const told = (values: number[]) =>
  `p50 ${percentile(values, 0.5).toFixed(0)} ms, p95 ${percentile(values, 0.95).toFixed(0)} ms, worst ${Math.max(...values).toFixed(0)} ms`;

/** Asks for the smallest answer again and again until it is told to stop. Returns how long each took. */
function askMeanwhile(): () => Promise<number[]> {
  let stopped = false;
  const took: number[] = [];
  const asking = (async () => {
    while (!stopped) {
      const start = performance.now();
      await (await fetch(`${url}/api/health/live`)).text();
      took.push(performance.now() - start);
    }
  })();
  return async () => {
    stopped = true;
    await asking;
    return took;
  };
}

async function timed(name: string, paths: string[], token?: string): Promise<void> {
  const took: number[] = [];
  let largest = 0;
  const meanwhile = askMeanwhile();
  for (const path of paths) {
    const start = performance.now();
    const answer = await fetch(url + path, { headers: token ? { authorization: `Bearer ${token}` } : {} });
    const bytes = (await answer.arrayBuffer()).byteLength;
    took.push(performance.now() - start);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    largest = Math.max(largest, bytes);
  }
  const others = await meanwhile();
  console.log(
    `${name}: ${told(took)}${percentile(took, 0.95) > GOAL_MS ? ` (MISSED: ${GOAL_MS} ms)` : ''}, at most ${(largest / 1000).toFixed(0)} kB; other requests meanwhile ${told(others)}`,
  );
}

readOutbox(dataDir);
const { token } = await signUpThrough(post, dataDir, `bench-${Date.now()}@example.com`);
const workouts = (await (await fetch(`${url}/api/workouts?page=2`)).json()) as Workout[];
const links = (await (await fetch(`${url}/api/workouts`)).json()) as Workout[];
const sessions = Array.from({ length: SESSIONS }, (_, n) => {
  const date = new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10);
  return aSession({ title: `${n + 1}번째 운동`, endedAt: `${date}T02:00:00.000Z` }, date);
});
for (const [n, session] of sessions.entries()) {
  const sets = workouts.slice(0, 8).flatMap(({ id, koreanName }, place) =>
    [1, 2, 3].map(ordinal =>
      aSet(session, {
        ...{ workoutId: id, workoutName: koreanName, workoutOrdinal: place + 1, ordinal },
        // Too heavy for some of them, which a person would have to confirm.
        ...{ weight: 20 + n, targetWeight: null, targetReps: null, confirmed: true },
      }),
    ),
  );
  const items = [sessionItem(session), ...sets.map(set => setItem(set))];
  const { status } = await post('/api/training/sync', { items }, token);
  if (status !== 200) throw new Error(`sync: ${status}`);
}
const idle = askMeanwhile();
await new Promise(resolve => setTimeout(resolve, 3_000));
console.log(`other requests while nothing is drawn: ${told(await idle())}`);
const of = (path: string) => `/api/training/${path}`;
await timed('warming up', [of(`sessions/${sessions[0]!.id}/picture`)], token);
await timed(
  'a session',
  sessions.slice(1).map(({ id }) => of(`sessions/${id}/picture?weights=true`)),
  token,
);
await timed(
  'a record',
  workouts
    .slice(0, 8)
    .flatMap(({ id }) => ['true', 'false'].map(weights => of(`workouts/${id}/picture?weights=${weights}`))),
  token,
);
await timed(
  'a link',
  links.map(({ id }) => `/og/workout/${id}.png`),
);

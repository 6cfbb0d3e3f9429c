/**
 * A Strong file with 10,000 sets from two years: checked, imported, imported again and undone, against a running server that is
 * otherwise idle (start it with RATE_LIMIT=off and a DATA_DIR that this machine can read):
 *
 *   node --import tsx bench/training/import.ts http://localhost:3000 <DATA_DIR of the server> [sets]
 */
import { readOutbox } from '../../test/support/outbox.js';
import { signUpThrough } from '../../test/support/sign-up.js';
import { logForm } from '../../test/support/training-file.js';

const [url = 'http://localhost:3000', dataDir = '.data', count = '10000'] = process.argv.slice(2);
const NAMES = [
  'Bench Press (Barbell)',
  'Squat (Barbell)',
  'Deadlift (Barbell)',
  'Lat Pulldown (Cable)',
  'Plank Row',
];
const SETS_A_SESSION = 20;
const DAY_MS = 86_400_000;

function strongFile(sets: number): string {
  const sessions = Math.ceil(sets / SETS_A_SESSION);
  const lines = Array.from({ length: sets }, (_, i) => {
    const session = Math.floor(i / SETS_A_SESSION);
    const day = new Date(Date.now() - (sessions - session) * DAY_MS).toISOString().slice(0, 10);
    const place = i % SETS_A_SESSION;
    // One name in twenty matches no workout.
    const name = place === SETS_A_SESSION - 1 ? NAMES[4] : NAMES[Math.floor(place / 5)];
    return `${day} 18:30:00,Day,1h,${name},${(place % 5) + 1},${40 + (session % 30)},${5 + (i % 6)},0,0,,,`;
  });
  const header =
    'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE';
  return [header, ...lines].join('\n');
}

async function send(path: string, token?: string, raw?: { bytes: Buffer; type: string }, body?: unknown) {
  const response = await fetch(url + path, {
    method: raw || body ? 'POST' : 'GET',
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(raw ? { 'content-type': raw.type } : body ? { 'content-type': 'application/json' } : {}),
    },
    body: raw ? new Uint8Array(raw.bytes) : body ? JSON.stringify(body) : undefined,
  });
  const text = await response.text();
  return { status: response.status, text, body: text ? JSON.parse(text) : undefined };
}

async function timed(name: string, request: () => ReturnType<typeof send>) {
  // How long other requests wait meanwhile.
  let longest = 0;
  let isOver = false;
  const probing = (async () => {
    while (!isOver) {
      const start = performance.now();
      await fetch(`${url}/api/health/live`);
      longest = Math.max(longest, performance.now() - start);
      await new Promise(resolve => setTimeout(resolve, 5));
    }
  })();
  const start = performance.now();
  const answer = await request();
  const took = performance.now() - start;
  isOver = true;
  await probing;
  console.log(
    `${name}: ${took.toFixed(0)} ms (${answer.status}), another request waited ${longest.toFixed(0)} ms at most`,
  );
  return answer;
}

readOutbox(dataDir);
const email = `import-${Date.now()}@example.com`;
const { token } = await signUpThrough((path, body) => send(path, undefined, undefined, body), dataDir, email);
const raw = await logForm(strongFile(Number(count)), { unit: 'kg' });
const imports = '/api/training/imports';
console.log(`${count} sets, ${raw.bytes.length} bytes`);
await timed('dry run', () => send(`${imports}/preview`, token, raw));
const made = await timed('import', () => send(imports, token, raw));
await timed('the same again', () => send(imports, token, raw));
await timed('next target', () => send('/api/training/next?workoutIds=1', token));
await timed('undo', () => send(`${imports}/${made.body.id}/undo`, token, undefined, {}));

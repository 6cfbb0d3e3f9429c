/**
 * How long requests wait while an admin imports a large file: `npm run build && node --import tsx bench/catalogue/import-waits.ts
 * [embedded|server] [machines|workouts|supplements] [rows] [rounds] [askers]`. A member sends five kinds of requests: own data, two searches, a
 * list and a set of a session. They go out one at a time, or all five kinds in parallel (`askers` 5, which leaves neither of two cores idle).
 * A first run without an import gives the baseline; each phase prints its waits beside it, by kind. Round 1 holds the process's first import.
 * Each round checks the file in one call, then checks, applies and undoes it as the interface does. Waits are wall-clock time; event loop
 * turns and the cost of a request are CPU time.
 */
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startAppProcess, type HttpAnswer } from '../../test/support/app-process.js';
import { expectOk } from '../../test/support/sign-up.js';
import { createStack, type StackName } from '../../test/support/test-stack.js';
import { aSession, aSet, sessionItem, setItem } from '../../test/support/training-rows.js';

const [name = 'server', resource = 'machines', count = '10000', rounds = '2', askers = '1'] =
  process.argv.slice(2);
/** Sets per session: each set makes the server learn from all of them again. */
const SETS = 25;
const IDLE_MS = 15_000;
/** The kernel counts CPU time in hundredths of a second. */
const TICK_MS = 10;
/** No request should wait longer. */
const GOAL_MS = 50;
const WATCH = ['--import', join(import.meta.dirname, '../../test/support/longest-turn.mjs')];

const alone = new Map<string, number>();
const stack = await createStack(name as StackName);
const app = await startAppProcess({ ...stack.env, LOG_LEVEL: 'error' }, { nodeOptions: WATCH });
try {
  const { ADMIN_LOGIN_ID: loginId, ADMIN_PASSWORD: password } = stack.env;
  const admin: string = (await expectOk(app.post('/api/admin/login', { loginId, password }))).body
    .accessToken;
  const member = (await app.signUp()).token;
  const ofAdmin = { token: admin, headers: { 'content-type': 'text/csv' } };
  const file = await fileOf(admin);
  console.log(`${count} ${resource}: ${(file.length / 1e6).toFixed(1)} MB`);

  // The baseline: this machine's disk and database alone.
  await watched('no import', member, () => pause(IDLE_MS));
  for (let round = 1; round <= Number(rounds); round++) {
    await watched(`${round}: one call, dry run`, member, async () => {
      const path = `/api/admin/${resource}/import?dryRun=true`;
      const { status, body } = await app.post(path, file, { ...ofAdmin, timeoutMs: 120_000 });
      // SQLite refuses the file like this when other writes would wait too long.
      if (status === 400 && body.fields?.[0]?.field === 'file') console.log(body.fields[0].message);
      else if (body.created !== Number(count)) throw new Error(JSON.stringify(body).slice(0, 300));
    });
    let id = 0;
    await watched(`${round}: tried`, member, async () => {
      ({ id } = (await expectOk(app.post(`/api/admin/imports?resource=${resource}`, file, ofAdmin))).body);
      await until(admin, id, 'checked');
    });
    for (const [action, state] of [
      ['apply', 'done'],
      ['undo', 'undone'],
    ] as const)
      await watched(`${round}: ${action}`, member, async () => {
        await expectOk(app.post(`/api/admin/imports/${id}/${action}`, undefined, { token: admin }));
        await until(admin, id, state);
      });
  }
} finally {
  // Also logs an error that stopped the run.
  for (const { level, ...line } of app.logs) if (level >= 50) console.log(line);
  await app.end('SIGKILL');
  await stack.remove();
}

/** Repeats the shipped rows, each under a unique name. */
async function fileOf(token: string): Promise<Buffer> {
  const exported = app.get(`/api/admin/${resource}/export?format=csv`, { token, headers: {} });
  const rows: Record<string, string>[] = parse((await expectOk(exported)).text, { bom: true, columns: true });
  const many = Array.from({ length: Number(count) }, (_, n) => {
    const row = rows[n % rows.length]!;
    const own = { ...row, id: '', koreanName: `${row.koreanName!.slice(0, 30)} ${n}` };
    return resource === 'workouts' ? { ...own, easierVariantId: '' } : own;
  });
  return Buffer.from(stringify(many, { header: true }));
}

async function until(token: string, id: number, state: string): Promise<void> {
  for (;;) {
    const { body } = await expectOk(app.get(`/api/admin/imports/${id}`, { token }));
    if (body.state === state) return;
    if (['failed', 'refused', 'columns'].includes(body.state)) throw new Error(JSON.stringify(body.failure));
    await pause(200);
  }
}

/** Runs `act` while others send requests, and prints how long they waited. */
async function watched(what: string, member: string, act: () => Promise<void>): Promise<void> {
  const waits = new Map<string, number[]>();
  let isOver = false;
  const calls = callsOf(member);
  const ask = async (kinds: readonly (keyof typeof calls)[]) => {
    for (let n = 0; !isOver; n++) {
      const kind = kinds[n % kinds.length]!;
      const { ms } = await expectOk(calls[kind]());
      waits.set(kind, [...(waits.get(kind) ?? []), ms]);
      await pause(10);
    }
  };
  const kinds = Object.keys(calls) as (keyof typeof calls)[];
  const asking = askers === '1' ? [ask(kinds)] : kinds.map(kind => ask([kind]));
  await pause(500);
  waits.clear();
  app.output = '';
  const [began, worked] = [performance.now(), workedMs()];
  await act();
  const [ms, work] = [performance.now() - began, workedMs() - worked];
  isOver = true;
  await Promise.all(asking);
  const turns = [...app.output.matchAll(/longest turn: (\d+) ms/g)].map(([, turn]) => Number(turn));
  const all = [...waits.values()].flat();
  console.log(
    `${what}: ${(ms / 1000).toFixed(1)} s, ${(work / 1000).toFixed(1)} s of the processor; ${all.length} requests: ${told(all)};`,
    `${all.filter(wait => wait > GOAL_MS).length} above ${GOAL_MS} ms; longest turn ${Math.max(...turns)} ms`,
  );
  if (alone.size === 0) for (const [kind, each] of waits) alone.set(kind, Math.max(...each));
  else
    for (const [kind, each] of waits)
      console.log(`  ${kind}: ${told(each)}; without import ${alone.get(kind)!.toFixed()}`);
}

/** The member's requests. */
function callsOf(token: string) {
  const sync = (items: object[]) => app.post('/api/training/sync', { items }, { token });
  let session = aSession();
  let sets = 0;
  return {
    'own data': () => app.get('/api/user/private', { token }),
    'search of workouts': () => app.post('/api/workouts/search/list/1', { searchKeyword: '벤치' }),
    'search of supplements': () => app.post('/api/supplements/search/list/1', { searchKeyword: '프로틴' }),
    'list of recommendations': () => app.get('/api/recommendation/workout/history', { token }),
    /** The next set; starts a new session when this one has as many sets as a long session. */
    'a set': (): Promise<HttpAnswer> => {
      if (sets++ % SETS > 0) return sync([setItem(aSet(session))]);
      session = aSession();
      return sync([sessionItem(session)]);
    },
  };
}

function told(waits: readonly number[]): string {
  const sorted = [...waits].sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)]!);
  return `p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)} ms`;
}

/** CPU time of all threads of the application since it started. */
function workedMs(): number {
  const fields = readFileSync(`/proc/${app.pid}/stat`, 'latin1').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

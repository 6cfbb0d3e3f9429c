/**
 * What others wait while an admin brings a large file in: `npm run build && node --import tsx bench/catalogue/import-waits.ts
 * [embedded|server] [machines|workouts|supplements] [rows] [rounds]`. Five requests of a member at a time, two searches, lists
 * and a set of a session; the first round is the first import of the process. In each round the file is tried in one call, then tried, applied and taken back as the interface does it. Waits by the
 * clock, turns of the event loop by the processor's time.
 */
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startAppProcess, type HttpAnswer } from '../../test/support/app-process.js';
import { expectOk } from '../../test/support/sign-up.js';
import { createStack, type StackName } from '../../test/support/test-stack.js';
import { aSession, aSet, sessionItem, setItem } from '../../test/support/training-rows.js';

const [name = 'server', resource = 'machines', count = '10000', rounds = '2'] = process.argv.slice(2);
/** A session's sets: what is learned of them is written anew with each. */
const SETS = 25;
const IDLE_MS = 15_000;
const WATCH = ['--import', join(import.meta.dirname, '../../test/support/longest-turn.mjs')];

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

  // What this machine's disk and database alone make them wait.
  await watched('no import', member, () => pause(IDLE_MS));
  for (let round = 1; round <= Number(rounds); round++) {
    await watched(`${round}: one call, dry run`, member, async () => {
      const path = `/api/admin/${resource}/import?dryRun=true`;
      const { status, body } = await app.post(path, file, { ...ofAdmin, timeoutMs: 120_000 });
      // On SQLite that is what it answers when other writes would wait for it too long.
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
  // Also of an answer that stopped the run.
  for (const { level, ...line } of app.logs) if (level >= 50) console.log(line);
  await app.end('SIGKILL');
  await stack.remove();
}

/** The shipped rows again and again, each under a name of its own. */
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

/** Does something while others ask, and tells what they waited. */
async function watched(what: string, member: string, act: () => Promise<void>): Promise<void> {
  const waits: number[] = [];
  let isOver = false;
  const ask = async (call: () => Promise<HttpAnswer>) => {
    while (!isOver) {
      waits.push((await expectOk(call())).ms);
      await pause(10);
    }
  };
  const token = member;
  const sync = (items: object[]) => app.post('/api/training/sync', { items }, { token });
  let session = aSession();
  let sets = 0;
  /** The next set, of another session where this one has as many as a long one has. */
  const nextSet = () => {
    if (sets++ % SETS > 0) return sync([setItem(aSet(session))]);
    session = aSession();
    return sync([sessionItem(session)]);
  };
  const asking = [
    ask(() => app.get('/api/user/private', { token })),
    ask(() => app.post('/api/workouts/search/list/1', { searchKeyword: '벤치' })),
    ask(() => app.post('/api/supplements/search/list/1', { searchKeyword: '프로틴' })),
    ask(() => app.get('/api/recommendation/workout/history', { token })),
    ask(nextSet),
  ];
  await pause(500);
  waits.length = 0;
  app.output = '';
  const began = performance.now();
  await act();
  const ms = performance.now() - began;
  isOver = true;
  await Promise.all(asking);
  waits.sort((a, b) => a - b);
  const turns = [...app.output.matchAll(/longest turn: (\d+) ms/g)].map(([, turn]) => Number(turn));
  const at = (share: number) => Math.round(waits[Math.floor((waits.length - 1) * share)]!);
  console.log(
    `${what}: ${(ms / 1000).toFixed(1)} s; ${waits.length} others wait p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)} ms; longest turn ${Math.max(...turns)} ms`,
  );
}

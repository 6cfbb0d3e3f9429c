import 'fake-indexeddb/auto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { startAppProcess, type AppProcess } from '../support/app-process.js';
import type { TestMember } from '../support/sign-up.js';
import { createStack, type TestStack } from '../support/test-stack.js';
import { aSession, aSet } from '../support/training-rows.js';

/** Number of kills, each with `SETS` new sets on the phone. */
const KILLS = 3;
const SETS = 60;
const BATCH = 10;

/** The client's own store, untyped here: it is written for a browser and type-checked there. */
const client = (path: string): Promise<any> => import(`../../client/src/features/training/${path}.ts`);

let stack: TestStack;
let app: AppProcess;
let member: TestMember;
let workoutId: number;
let phone: any;
let store: any;

beforeAll(async () => {
  const parts = ['store/log-database', 'store/training-log', 'store/synchronise'];
  store = Object.assign({}, ...(await Promise.all(parts.map(client))));
  stack = await createStack('embedded');
  app = await startAppProcess({ ...stack.env, RATE_LIMIT: 'off' });
  member = await app.signUp();
  const { body } = await app.post('/api/workouts/search/list/1', { bodyPartKoreanName: ['가슴'] });
  workoutId = body[0].id;
  phone = new store.TrainingLog(await store.openLogDatabase(1), 1);
});
afterAll(async () => {
  phone?.close();
  await app?.end('SIGKILL');
  await stack?.remove();
});

/** Ids of the sets that the server acknowledged. */
const acknowledged = new Set<string>();

/** Sends in small batches, so that a kill hits one of them; like the client, stops at the first failed call. */
async function send(): Promise<void> {
  for (;;) {
    const batch = await phone.takeBatch(BATCH);
    if (batch.items.length === 0) return;
    const answer = await app.post('/api/training/sync', { items: batch.items }, { token: member.token });
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
    await phone.applyAnswers(batch, answer.body);
    for (const { id, status } of answer.body.items) if (status !== 'refused') acknowledged.add(id);
  }
}

async function serverSets(): Promise<any[]> {
  const { body } = await app.get('/api/training/changes?after=0&limit=500', { token: member.token });
  return body.sets;
}

test('a server killed in the middle of a sync has every acknowledged set once, and the rest comes again once', async () => {
  const written = new Map<string, number>();
  let broken = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const session = aSession({}, `2026-02-0${kill + 1}`);
    const sets = Array.from({ length: SETS }, (_, index) =>
      aSet(session, { workoutId, ordinal: index, reps: 5 + (index % 6) }),
    );
    await phone.write([{ type: 'session', row: session }, ...sets.map(row => ({ type: 'set', row }))]);
    for (const set of sets) written.set(set.id, set.reps!);

    const before = acknowledged.size;
    let failure: unknown = null;
    const sending = send().catch((error: unknown) => (failure = error));
    // Some batches are through, one is in flight.
    while (failure === null && acknowledged.size < before + BATCH * (1 + kill)) await nextTurn();
    expect(failure).toBeNull();
    await app.end('SIGKILL');
    await sending;
    if (failure !== null) broken++;
    app = await startAppProcess({ ...stack.env, RATE_LIMIT: 'off' });
    const there = (await serverSets()).map(({ id }) => id);
    const sure = [...acknowledged].filter(id => written.has(id));
    expect(sure.filter(id => !there.includes(id))).toEqual([]);
    await send();
    expect((await phone.waiting()).rows).toBe(0);
  }
  expect(broken).toBe(KILLS);

  const sets = await serverSets();
  expect(sets).toHaveLength(written.size);
  expect(new Map(sets.map(({ id, reps }) => [id, reps]))).toEqual(written);
  expect(await phone.drafts()).toEqual([]);
});

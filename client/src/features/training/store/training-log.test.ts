import 'fake-indexeddb/auto';
import { v7 as uuidv7 } from 'uuid';
import { putAway } from '../../../../test/put-away';
import { newSession } from '../session/plan';
import { openLogDatabase } from './log-database';
import type { SyncAnswer, TrainingSession, TrainingSet } from './rows';
import { keepingSame, withWritten } from './session-record';
import { TrainingLog } from './training-log';
import type { KeptRow } from './training-log';

let lastMember = 0;
let member: number;
let log: TrainingLog;
const open = async () => new TrainingLog(await openLogDatabase(member), member);

beforeEach(async () => {
  member = ++lastMember;
  log = await open();
});
afterEach(() => log.close());

const session = newSession({ title: '가슴' }, new Date());
const aSet = (values: Partial<TrainingSet> = {}): TrainingSet => ({
  ...{
    id: uuidv7(),
    sessionId: session.id,
    workoutId: 1,
    workoutName: '벤치프레스',
    workoutOrdinal: 0,
    ordinal: 0,
  },
  ...{ kind: 'work', targetWeight: 40, targetReps: 10, targetSeconds: null, targetReserve: 2 },
  ...{ targetLeast: null, targetMost: null, targetFelt: null },
  ...{ weight: 40, reps: 10, seconds: null, reserve: null, answer: null, doneAt: null },
  ...{ supersetGroup: null, note: null, confirmed: false, deleted: false },
  ...values,
});
const write = (...rows: (TrainingSession | TrainingSet)[]) =>
  log.write(
    rows.map(row => ('startedAt' in row ? { type: 'session' as const, row } : { type: 'set' as const, row })),
  );
const answered = (...items: Partial<SyncAnswer['items'][number]>[]): SyncAnswer => ({
  items: items.map(item => ({ id: '', type: 'set', status: 'applied', ...item })),
});
const stored = (row: TrainingSet, revision: number) => ({ ...row, revision });
/** The row as the server sends it. */
const served = (row: TrainingSet, revision: number) => ({ ...row, doubt: null, revision });
const shown = async () => (await log.readSession(session.id))?.sets;

it('throws away what the server has, and nothing that is only here', async () => {
  const other = newSession({ title: '등' }, new Date());
  const sent = aSet({ sessionId: other.id });
  const refused = aSet();
  await write(session, refused);
  await log.applyAnswers(
    await log.takeBatch(500),
    answered(
      { type: 'session', status: 'applied', revision: 1 },
      { status: 'refused', code: 'VALIDATION_EXCEPTION', message: '안 돼요' },
    ),
  );
  const waiting = aSet();
  await log.applyChanges({
    sessions: [{ ...other, revision: 2 }],
    sets: [served(sent, 3)],
    revision: 3,
    more: false,
  });
  await log.writePlans([{ key: 'routine:1', value: {} }]);
  expect(await log.hasUnsent()).toBe(true);
  await write(waiting);
  await log.forgetSent();
  expect(await log.readSession(other.id)).toBeNull();
  expect((await shown())?.map(({ id }) => id).sort()).toEqual([refused.id, waiting.id].sort());
  expect((await log.takeBatch(500)).items.map(({ row }) => row.id)).toEqual([waiting.id]);
  expect(await log.drafts()).toHaveLength(1);
  expect([await log.readPlan('routine:1'), await log.cursor()]).toEqual([undefined, 0]);
});

it('knows that there is nothing only once everything was read', async () => {
  expect(await log.wasFetched()).toBe(false);
  await log.noteFetched();
  expect(await log.wasFetched()).toBe(true);
});

it('keeps what was written through a kill, and sends the session before its sets', async () => {
  const set = aSet({ doneAt: new Date().toISOString() });
  await write(session);
  await write(set);
  log.close();
  log = await open();
  expect(await shown()).toEqual([stored(set, 0)]);
  expect((await log.takeBatch(500)).items.map(({ type, baseRevision }) => [type, baseRevision])).toEqual([
    ['session', 0],
    ['set', 0],
  ]);
});

it('tells what was written, which makes of a session read before what reading it again would', async () => {
  const [first, second] = [aSet({ ordinal: 1 }), aSet({ ordinal: 2 })];
  await write(session, first, second);
  let last: readonly KeptRow[] | undefined;
  log.subscribe(written => (last = written));
  for (const rows of [
    [{ ...first, doneAt: new Date().toISOString() }],
    [aSet({ ordinal: 0 }), { ...second, deleted: true }],
    [{ ...session, note: '잘 됐다' }, aSet({ sessionId: uuidv7() })],
    [{ ...second, deleted: false, workoutOrdinal: 3 }],
    [{ ...session, deleted: true }],
  ]) {
    const before = await log.readSession(session.id);
    await write(...rows);
    expect(withWritten(before!, last!)).toEqual(await log.readSession(session.id));
  }
  log.changed();
  expect(last).toBeUndefined();
});

it('puts edits together until they are sent; what was sent goes out again as it was, and the next edit after its answer', async () => {
  const set = aSet();
  await write(session, set);
  await write({ ...set, weight: 42.5 });
  const first = await log.takeBatch(500);
  expect(first.items.map(({ row }) => 'weight' in row && row.weight)).toEqual([false, 42.5]);
  await write({ ...set, weight: 45 });

  // No answer came: the same batch again.
  const again = await log.takeBatch(500);
  expect(again).toEqual(first);
  await log.applyAnswers(again, answered({ revision: 1 }, { status: 'same', revision: 2 }));
  const rest = await log.takeBatch(500);
  expect(rest.items).toEqual([{ type: 'set', baseRevision: 2, row: { ...set, weight: 45 } }]);
  // The first answer arrives late: it changes nothing.
  await log.applyAnswers(first, answered({ revision: 1 }, { revision: 2 }));
  expect(await log.waiting()).toEqual({ sets: 0, rows: 1 });
  await write({ ...set, weight: 45, doneAt: new Date().toISOString() });
  expect(await log.waiting()).toEqual({ sets: 1, rows: 1 });
});

it('shows the version of the server on a conflict and keeps the own one until a person decides', async () => {
  const set = aSet();
  await write(session, set);
  const theirs = served({ ...set, weight: 30 }, 7);
  await log.applyAnswers(
    await log.takeBatch(500),
    answered({ revision: 1 }, { status: 'conflict', server: theirs }),
  );
  expect(await shown()).toEqual([theirs]);
  expect(await log.drafts()).toMatchObject([{ id: set.id, reason: 'conflict', row: { weight: 40 } }]);
  await log.resolve(set.id, 'mine');
  expect((await log.takeBatch(500)).items).toEqual([{ type: 'set', baseRevision: 7, row: set }]);
  expect(await log.drafts()).toEqual([]);
});

it('takes over what was done alike on another device, and asks only about what differs', async () => {
  const [here, there] = ['2026-01-05T01:05:00.000Z', '2026-01-05T01:05:40.000Z'];
  const sets = [0, 1, 2].map(ordinal => aSet({ ordinal, doneAt: here }));
  const [first, second, third] = sets as [TrainingSet, TrainingSet, TrainingSet];
  await write(session, first, second, third);
  const batch = await log.takeBatch(500);
  // Changed locally while in flight: that version wins.
  const changed = { ...second, reps: 8 };
  await write(changed);
  const said = (set: TrainingSet, revision: number) => served({ ...set, doneAt: there }, revision);
  await log.applyAnswers(
    batch,
    answered(
      { revision: 1 },
      { status: 'same', revision: 5, server: said(first, 5) },
      { status: 'same', revision: 6, server: said(second, 6) },
      // A server that still reports another time as a different set.
      { status: 'conflict', server: said(third, 7) },
    ),
  );
  expect(await shown()).toEqual([said(first, 5), stored(changed, 6), said(third, 7)]);
  expect(await log.drafts()).toEqual([]);
  expect((await log.takeBatch(500)).items).toEqual([{ type: 'set', baseRevision: 6, row: changed }]);

  // Put in conflict, then changed on the server to the same content.
  await log.applyAnswers(await log.takeBatch(500), answered({ status: 'conflict', server: said(second, 8) }));
  expect(await log.drafts()).toHaveLength(1);
  const alike = { sessions: [], sets: [said(changed, 9)], revision: 9, more: false };
  await log.applyChanges(alike);
  expect(await log.drafts()).toEqual([]);
});

it('sends a session without its routine where nobody knows that any more, and its sets behind it', async () => {
  const begun = { ...session, routineId: 7 };
  const set = aSet({ doneAt: new Date().toISOString() });
  await write(begun, set);
  const refused = (code: 'ROUTINE_NOT_FOUND_EXCEPTION' | 'TRAINING_SESSION_MISSING') =>
    ({ status: 'refused', code, message: '찾을 수 없어요.' }) as const;
  await log.applyAnswers(
    await log.takeBatch(500),
    answered(refused('ROUTINE_NOT_FOUND_EXCEPTION'), refused('TRAINING_SESSION_MISSING')),
  );
  expect(await log.drafts()).toEqual([]);
  const again = await log.takeBatch(500);
  expect(again.items.map(({ row }) => row)).toEqual([{ ...session, routineId: null }, set]);
  await log.applyAnswers(again, answered({ revision: 1 }, { revision: 2 }));
  expect(await log.waiting()).toEqual({ sets: 0, rows: 0 });
  expect(await log.readSession(session.id)).toMatchObject({
    session: { routineId: null },
    sets: [{ id: set.id }],
  });
});

it('brings back a session deleted elsewhere for a set that somebody wants to keep', async () => {
  const set = aSet({ doneAt: new Date().toISOString() });
  await write(session);
  await log.applyAnswers(await log.takeBatch(500), answered({ revision: 1 }));
  await write(set);
  await log.applyAnswers(
    await log.takeBatch(500),
    answered({ status: 'conflict', server: { ...session, deleted: true, revision: 4 } }),
  );
  expect(await log.readSession(session.id)).toBeNull();
  await log.resolve(set.id, 'mine');
  expect((await log.takeBatch(500)).items).toEqual([
    { type: 'session', baseRevision: 4, row: session },
    { type: 'set', baseRevision: 0, row: set },
  ]);
});

it('still tells the server of a set removed here, where it answered an older edit with its session that was deleted elsewhere', async () => {
  const set = aSet();
  await write(session, set);
  await log.applyAnswers(await log.takeBatch(500), answered({ revision: 1 }, { revision: 2 }));
  await write({ ...set, reps: 8 });
  const sent = await log.takeBatch(500);
  const removed = { ...set, reps: 8, deleted: true };
  await write(removed);
  const gone = { ...session, deleted: true, revision: 4 };
  await log.applyAnswers(sent, answered({ status: 'conflict', server: gone }));
  expect(await log.drafts()).toEqual([]);
  // Otherwise it would come back with the session.
  expect((await log.takeBatch(500)).items).toEqual([{ type: 'set', baseRevision: 2, row: removed }]);
});

it('keeps a refused row in sight with the reason, and its correction replaces it', async () => {
  const set = aSet();
  await write(session, set);
  const refusal = {
    status: 'refused' as const,
    code: 'TRAINING_NOTHING_DONE' as const,
    message: '한 것이 없어요.',
  };
  await log.applyAnswers(await log.takeBatch(500), answered({ revision: 1 }, refusal));
  expect(await log.drafts()).toMatchObject([{ reason: 'refused', message: '한 것이 없어요.' }]);
  await write({ ...set, reps: 8 });
  expect(await log.drafts()).toEqual([]);
  expect((await log.takeBatch(500)).items).toHaveLength(1);
});

it('drops a refused row that the server never had, and reads one again that it has', async () => {
  const refusal = { status: 'refused', code: 'TRAINING_NOTHING_DONE', message: '한 것이 없어요.' } as const;
  const [known, never] = [aSet(), aSet({ ordinal: 1 })];
  await write(session, known);
  await log.applyAnswers(await log.takeBatch(500), answered({ revision: 1 }, { revision: 2 }));
  await log.applyChanges({ sessions: [], sets: [], revision: 9, more: false });
  await write({ ...known, reps: 8 }, never);
  await log.applyAnswers(await log.takeBatch(500), answered(refusal, refusal));
  for (const { id } of [known, never]) await log.resolve(id, 'server');
  expect(await log.drafts()).toEqual([]);
  expect((await log.takeBatch(500)).items).toEqual([]);
  expect((await shown())!.map(({ id }) => id)).toEqual([known.id]);
  expect(await log.cursor()).toBe(1);
  await log.applyChanges({ sessions: [], sets: [served(known, 2)], revision: 9, more: false });
  expect(await shown()).toEqual([served(known, 2)]);
});

it('asks nothing about a refused row that was corrected while it was sent', async () => {
  const set = aSet();
  await write(session, set);
  const batch = await log.takeBatch(500);
  await write({ ...set, reps: 8 });
  const refusal = { status: 'refused', code: 'TRAINING_NOTHING_DONE', message: '한 것이 없어요.' } as const;
  await log.applyAnswers(batch, answered({ revision: 1 }, refusal));
  expect(await log.drafts()).toEqual([]);
  expect((await log.takeBatch(500)).items).toMatchObject([{ row: { id: set.id, reps: 8 } }]);
});

it('takes over what other devices wrote, but not over a row that waits here', async () => {
  const [here, there] = [aSet(), aSet({ ordinal: 1 })];
  await write(session, here);
  await log.applyChanges({
    sessions: [],
    sets: [served({ ...here, weight: 10 }, 3), served(there, 4)],
    revision: 4,
    more: false,
  });
  expect(await shown()).toEqual([stored(here, 0), served(there, 4)]);
  expect(await log.cursor()).toBe(4);
  // An older page arrives late.
  await log.applyChanges({
    sessions: [],
    sets: [served({ ...there, weight: 1 }, 2)],
    revision: 2,
    more: false,
  });
  expect(await shown()).toEqual([stored(here, 0), served(there, 4)]);
  expect(await log.cursor()).toBe(4);
});

it('says when the storage is full, and keeps nothing of that write', async () => {
  const set = aSet();
  await write(session);
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function full() {
    throw new DOMException('full', 'QuotaExceededError');
  };
  try {
    await expect(write(set)).rejects.toMatchObject({ name: 'QuotaExceededError' });
  } finally {
    IDBObjectStore.prototype.put = put;
  }
  expect(await shown()).toEqual([]);
  expect(await log.waiting()).toEqual({ sets: 0, rows: 1 });
});

it('tells nobody of rows when none has changed: what it sent itself comes back, a rest begins', async () => {
  const set = aSet();
  await write(session, set);
  await log.applyAnswers(await log.takeBatch(500), answered({ revision: 1 }, { revision: 2 }));
  let [rows, meta] = [0, 0];
  log.subscribe(() => rows++);
  log.subscribeMeta(() => meta++);
  const changes = {
    sessions: [{ ...session, revision: 1 }],
    sets: [served(set, 2)],
    revision: 2,
    more: false,
  };
  await log.applyChanges(changes);
  expect(await log.cursor()).toBe(2);
  await log.writeMeta('rest', { endsAt: 1 });
  expect([rows, meta]).toEqual([0, 1]);
  await log.applyChanges({ ...changes, sets: [served({ ...set, weight: 45 }, 3)], revision: 3 });
  expect([rows, meta]).toEqual([1, 1]);
});

it('keeps a row that is written twice at once as it is at last, and sends it once', async () => {
  const set = aSet();
  await write(session, set, { ...set, weight: 45 });
  expect(await shown()).toEqual([stored({ ...set, weight: 45 }, 0)]);
  expect((await log.takeBatch(500)).items.map(({ row }) => row.id)).toEqual([session.id, set.id]);
});

it('keeps the very rows that a new reading finds unchanged, so that only the others are drawn again', async () => {
  const [first, second] = [aSet({ ordinal: 1 }), aSet({ ordinal: 2 })];
  await write(session, first, second);
  const before = (await log.readSession(session.id))!;
  expect(keepingSame(before, (await log.readSession(session.id))!)).toBe(before);
  await write({ ...second, weight: 50 });
  const after = keepingSame(before, (await log.readSession(session.id))!);
  expect(after.session).toBe(before.session);
  expect(after.sets[0]).toBe(before.sets[0]);
  expect(after.sets[1]).toEqual(stored({ ...second, weight: 50 }, 0));
  await write({ ...first, deleted: true });
  const left = keepingSame(after, (await log.readSession(session.id))!);
  expect(left.sets).toEqual([after.sets[1]]);
  expect(left.sets[0]).toBe(after.sets[1]);
});

it('keeps each row once that is written, and sends each once, where the page is put away and comes back', async () => {
  const written = log.write([{ type: 'set', row: aSet() }]);
  putAway();
  await written;
  const sent = log.takeBatch(10);
  putAway();
  const { items, seqs } = await sent;
  expect(items).toHaveLength(1);
  const applied = log.applyAnswers({ items, seqs }, answered({ revision: 1 }));
  putAway();
  await applied;
  expect(await log.waiting()).toEqual({ sets: 0, rows: 0 });
});

it('is read where the page is put away and comes back', async () => {
  await log.write([
    { type: 'session', row: session },
    { type: 'set', row: aSet() },
  ]);
  const read = [log.readSession(session.id), log.hasUnsent(), log.doneSets([session.id]), log.sessions()];
  putAway();
  expect(await Promise.all(read)).toMatchObject([
    { session: { id: session.id } },
    true,
    expect.any(Map),
    [session],
  ]);
});

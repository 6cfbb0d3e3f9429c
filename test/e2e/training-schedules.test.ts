// Both databases: concurrent writes, whatever their order.
import { jest } from '@jest/globals';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { startTestApp, type TestApp, type TestMember } from '../support/test-app.js';

/** Number of random lives of two phones; each takes about a third of a second. */
const SCHEDULES = Number(process.env.SCHEDULES ?? 40);
/** Number of lives in which both phones do the same session at once. */
const TOGETHER = Math.ceil(SCHEDULES / 2);
/** A failure names its seed: `SEED=… SCHEDULES=1` replays it. */
const SEED = Number(process.env.SEED ?? 1);
const STEPS = 40;
const DAY_MS = 86_400_000;

jest.setTimeout(SCHEDULES * 5_000 + 60_000);

/** The client's own store, untyped here: it is written for a browser and type-checked there. */
const client = (path: string): Promise<any> => import(`../../client/src/features/training/${path}.ts`);

type Row = Record<string, any> & { id: string };
/** A call failure that the phone has to cope with. */
class ConnectionLost extends Error {}

let t: TestApp;
let store: any;
let member: TestMember;
let stranger: TestMember;
let workoutIds: number[];

beforeAll(async () => {
  const parts = ['store/log-database', 'store/training-log', 'store/synchronise', 'session/plan'];
  store = Object.assign({}, ...(await Promise.all(parts.map(client))));
  t = await startTestApp({ env: { RATE_LIMIT: 'off' } });
  [member, stranger] = [await t.signUp(), await t.signUp()];
  const { body } = await t.post('/api/workouts/search/list/1', { bodyPartKoreanName: ['가슴'] });
  workoutIds = body.slice(0, 3).map(({ id }: { id: number }) => id);
});
afterAll(() => t.close());

/** mulberry32: the same numbers for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The server sends null for missing fields. */
const contentOf = ({ revision: _, doubt: __, ...content }: Row): string =>
  JSON.stringify(
    Object.entries(content)
      .filter(([, value]) => value !== null)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** The row without its times, to compare content only. */
const timeless = (row: Row): string => {
  const { startedAt, endedAt, doneAt, ...content } = row;
  return contentOf({
    ...content,
    started: startedAt != null,
    ended: endedAt != null,
    done: doneAt != null,
  } as Row);
};

async function serverRows(
  who: TestMember,
  after: number,
): Promise<{ rows: Map<string, Row>; revision: number }> {
  const rows = new Map<string, Row>();
  for (let revision = after; ;) {
    const { body } = await t.get(`/api/training/changes?after=${revision}&limit=500`, who);
    for (const row of [...body.sessions, ...body.sets]) {
      // A row that arrives twice would be a duplicate.
      expect(rows.has(row.id)).toBe(false);
      rows.set(row.id, row);
    }
    revision = body.revision;
    if (!body.more) return { rows, revision };
  }
}

class Simulation {
  readonly random: () => number;
  /** Every version that a phone confirmed as stored, by id; the last one, and on which phones. */
  readonly kept = new Map<string, { type: string; versions: Set<string>; last: string; by: Set<Phone> }>();
  /** Rows about which a person was asked. */
  readonly decided = new Set<string>();
  /** Copies of requests that the network delivers later, or never. */
  readonly late: (() => Promise<unknown>)[] = [];

  constructor(seed: number) {
    this.random = randomFrom(seed);
  }

  chance(share: number): boolean {
    return this.random() < share;
  }

  pick<T>(values: readonly T[]): T {
    return values[Math.floor(this.random() * values.length)]!;
  }

  remember(phone: Phone, type: string, row: Row): void {
    const version = contentOf(row);
    const known = this.kept.get(row.id) ?? { type, versions: new Set(), last: version, by: new Set() };
    known.versions.add(version);
    known.last = version;
    known.by.add(phone);
    this.kept.set(row.id, known);
  }
}

class Phone {
  private readonly factory = new IDBFactory();
  private readonly clockOffsetMs: number;
  log: any = null;
  online = true;
  faulty = true;

  constructor(private readonly world: Simulation) {
    this.clockOffsetMs = (world.random() * 2 - 1) * DAY_MS;
  }

  async start(memberId = 1): Promise<void> {
    Object.assign(globalThis, { indexedDB: this.factory });
    this.log = new store.TrainingLog(await store.openLogDatabase(memberId), memberId);
  }

  /** The process dies: its unfinished work never resumes. */
  async kill(): Promise<void> {
    const { log } = this;
    this.log = null;
    log.close();
    await this.start();
  }

  now = (): Date => new Date(Date.now() + this.clockOffsetMs);

  /** Expects back only what the store confirmed. */
  async write(rows: { type: string; row: Row }[]): Promise<void> {
    await this.log.write(rows);
    for (const { type, row } of rows) this.world.remember(this, type, row);
  }

  async writeIntoFullStorage(rows: { type: string; row: Row }[]): Promise<void> {
    const { put } = IDBObjectStore.prototype;
    let room = Math.floor(this.world.random() * 3);
    IDBObjectStore.prototype.put = function full(this: any, ...args: any[]) {
      if (room-- <= 0) throw new DOMException('full', 'QuotaExceededError');
      return (put as any).apply(this, args);
    };
    try {
      await this.write(rows);
    } catch (error) {
      expect((error as Error).name).toBe('QuotaExceededError');
    } finally {
      IDBObjectStore.prototype.put = put;
    }
  }

  transport(who: TestMember) {
    const { world } = this;
    const call = async (send: () => Promise<any>): Promise<any> => {
      if (!this.online) throw new ConnectionLost('offline');
      const fault = this.faulty ? world.random() : 1;
      if (fault < 0.08) throw new ConnectionLost('request lost');
      if (fault < 0.12) throw new ConnectionLost('login expired');
      if (fault < 0.16) world.late.push(send);
      if (fault < 0.2) await send();
      const answer = await send();
      expect([answer.status, answer.body?.code]).toEqual([200, undefined]);
      if (fault < 0.3) throw new ConnectionLost('answer lost');
      return answer.body;
    };
    return {
      sync: (items: unknown, after: number) =>
        call(() => t.post('/api/training/sync', { items, after }, who)),
      changes: (after: number) =>
        call(() => t.get(`/api/training/changes?after=${after}&limit=${this.faulty ? 7 : 500}`, who)),
    };
  }

  async synchronise(who = member): Promise<void> {
    const { log } = this;
    try {
      await store.synchronise(log, this.transport(who));
    } catch (error) {
      // A killed process finds its database closed.
      const full = (error as Error).name === 'QuotaExceededError';
      if (!(error instanceof ConnectionLost) && !full && log === this.log) throw error;
    }
  }

  async sessions(): Promise<{ session: Row; sets: Row[] }[]> {
    const ids = [...this.world.kept].filter(([, { type }]) => type === 'session').map(([id]) => id);
    const records = await Promise.all(ids.map(id => this.log.readSession(id)));
    return records.filter(record => record !== null);
  }

  async decide(): Promise<void> {
    for (const draft of await this.log.drafts()) {
      // Nobody is asked about equal rows.
      if (draft.reason === 'conflict') expect(timeless(draft.row)).not.toBe(timeless(draft.server));
      this.world.decided.add(draft.id).add(draft.sessionId);
      const choice = this.world.pick(['mine', 'server']);
      await this.log.resolve(draft.id, choice);
      if (choice !== 'mine') continue;
      // The phone sends its own version again, with the session if that was deleted.
      const record = await this.log.readSession(draft.sessionId);
      if (record) this.world.remember(this, 'session', record.session);
      this.world.remember(this, draft.type, draft.row);
      this.world.remember(this, draft.type, { ...draft.row, confirmed: true });
    }
  }

  /** Another member logs in here for a while. */
  async lend(): Promise<void> {
    this.log.close();
    await this.start(2);
    const session = store.newSession({ title: '다른 사람' }, this.now());
    await this.log.write([{ type: 'session', row: session }]);
    strangers.add(session.id);
    await this.synchronise(stranger);
    this.log.close();
    await this.start();
  }
}

const strangers = new Set<string>();

const plan = (world: Simulation) => ({
  ...{ workoutId: world.pick(workoutIds), workoutName: '벤치프레스', repeatUnit: 'reps', warmups: [] },
  target: { weight: 40, reps: 10, seconds: null, sets: 1 + Math.floor(world.random() * 3), reserve: 2 },
});

/** One action of a person on what this phone shows. */
async function act(world: Simulation, phone: Phone): Promise<void> {
  const write = (rows: { type: string; row: Row }[]) =>
    world.chance(0.05) ? phone.writeIntoFullStorage(rows) : phone.write(rows);
  const records = await phone.sessions();
  const record = records.length > 0 ? world.pick(records) : null;
  if (!record || world.chance(0.08)) {
    const session = store.newSession({ title: '가슴' }, phone.now());
    const sets: Row[] = store.plannedSets(session.id, plan(world), 0);
    return write([{ type: 'session', row: session }, ...sets.map(row => ({ type: 'set', row }))]);
  }
  const { session: stored, sets } = record;
  const { revision: _, doubt: __, ...session } = stored;
  if (world.chance(0.05)) return write([{ type: 'session', row: { ...session, deleted: true } as any }]);
  if (world.chance(0.1))
    return write([
      { type: 'session', row: { ...session, note: `${Math.floor(world.random() * 1e6)}` } as any },
    ]);
  if (world.chance(0.1))
    return write([{ type: 'session', row: { ...session, endedAt: phone.now().toISOString() } as any }]);
  if (sets.length === 0 || world.chance(0.15)) {
    const fresh: Row[] = store.plannedSets(session.id, plan(world), sets.length);
    return write(fresh.map(row => ({ type: 'set', row })));
  }
  const { revision: ___, doubt: ____, ...set } = world.pick(sets);
  const change = world.pick([
    { doneAt: phone.now().toISOString() },
    { doneAt: phone.now().toISOString() },
    { weight: 30 + Math.floor(world.random() * 20) },
    { reps: 5 + Math.floor(world.random() * 10) },
    { doneAt: null },
    { deleted: true },
  ]);
  return write([{ type: 'set', row: { ...set, ...change } as any }]);
}

async function play(seed: number): Promise<void> {
  const world = new Simulation(seed);
  const before = await serverRows(member, lastRevision);
  const phones = [new Phone(world), new Phone(world)];
  for (const phone of phones) {
    await phone.start();
    await phone.log.applyChanges({ sessions: [], sets: [], revision: before.revision, more: false });
  }
  for (let step = 0; step < STEPS; step++) {
    const phone = world.pick(phones);
    const dice = world.random();
    if (dice < 0.55) await act(world, phone);
    else if (dice < 0.7) await phone.synchronise();
    else if (dice < 0.78) {
      // Ticks sets while a batch is in flight.
      const sending = phone.synchronise();
      await act(world, phone);
      await sending;
    } else if (dice < 0.84) {
      const sending = phone.synchronise();
      for (let wait = world.random() * 6; wait > 0; wait--) await new Promise(setImmediate);
      await phone.kill();
      await sending;
    } else if (dice < 0.92) phone.online = !phone.online;
    else if (dice < 0.95) await phone.decide();
    else if (dice < 0.97) await phone.lend();
    else if (world.late.length > 0) await world.late.shift()!();
  }
  await settle(world, phones);
  await check(world, phones, before.revision);
  for (const phone of phones) phone.log.close();
}

/** Both phones do the same session, which one of them started; each does every set as it stands there. */
async function playTogether(seed: number): Promise<void> {
  const world = new Simulation(seed);
  const before = await serverRows(member, lastRevision);
  const phones = [new Phone(world), new Phone(world)];
  for (const phone of phones) {
    await phone.start();
    await phone.log.applyChanges({ sessions: [], sets: [], revision: before.revision, more: false });
  }
  const [first, second] = phones as [Phone, Phone];
  const planned = async () => {
    const { status, body } = await t.get(
      `/api/training/next?workoutIds=${workoutIds.slice(0, 2).join()}`,
      member,
    );
    expect(status).toBe(200);
    return body.workouts;
  };
  const atFirst = await planned();
  const session = store.newSession({ title: '가슴' }, first.now());
  const sets: Row[] = atFirst.flatMap((workout: unknown, place: number) =>
    store.plannedSets(session.id, workout, place),
  );
  await first.write([{ type: 'session', row: session }, ...sets.map(row => ({ type: 'set', row }))]);
  const there = async () => (await second.log.readSession(session.id))?.sets.length === sets.length;
  while (!(await there())) {
    await first.synchronise();
    await second.synchronise();
  }
  const felt = world.pick(['LIGHT', 'RIGHT', 'HEAVY']);
  const left = new Map(phones.map(phone => [phone, sets.map(({ id }) => id)]));
  for (;;) {
    const busy = phones.filter(phone => left.get(phone)!.length > 0);
    if (busy.length === 0) break;
    const phone = world.pick(phones);
    const dice = world.random();
    if (dice < 0.5) await tickNext(phone, session.id, left.get(phone)!, felt);
    else if (dice < 0.7) await phone.synchronise();
    else if (dice < 0.78) {
      const sending = phone.synchronise();
      await tickNext(phone, session.id, left.get(phone)!, felt);
      await sending;
    } else if (dice < 0.84) {
      const sending = phone.synchronise();
      for (let wait = world.random() * 6; wait > 0; wait--) await new Promise(setImmediate);
      await phone.kill();
      await sending;
    } else if (dice < 0.9) phone.online = !phone.online;
    else if (dice < 0.94 && world.late.length > 0) await world.late.shift()!();
    else expect(await planned()).toEqual(atFirst);
  }
  expect(await planned()).toEqual(atFirst);
  for (const phone of phones) {
    const { session: stored, sets: done } = await phone.log.readSession(session.id);
    if (stored.endedAt !== null) continue;
    const { revision: _, ...open } = stored;
    const { session: ended, dropped } = store.ending(open, done, phone.now().toISOString());
    expect(dropped).toEqual([]);
    await phone.write([{ type: 'session', row: ended }]);
    if (world.chance(0.5)) await phone.synchronise();
  }
  await settle(world, phones);
  expect([...world.decided]).toEqual([]);
  await check(world, phones, before.revision);
  const { rows } = await serverRows(member, before.revision);
  expect(rows.size).toBe(1 + sets.length);
  for (const set of sets) {
    const { revision: _, doubt: __, doneAt, answer, ...stored } = rows.get(set.id)!;
    expect(doneAt).toEqual(expect.anything());
    expect({ ...stored, doneAt: null, answer: null }).toEqual({ ...set });
    expect([null, felt]).toContain(answer);
  }
  for (const phone of phones) phone.log.close();
}

/** Ticks the next set that this phone has not ticked, unless it shows as done; both give the same feeling. */
async function tickNext(phone: Phone, sessionId: string, left: string[], felt: string): Promise<void> {
  const id = left.shift();
  if (id === undefined) return;
  const { sets } = await phone.log.readSession(sessionId);
  const { revision: _, doubt: __, ...set } = sets.find((each: Row) => each.id === id);
  if (set.doneAt !== null) return;
  const answer = left.length === 0 ? felt : null;
  await phone.write([{ type: 'set', row: { ...set, answer, doneAt: phone.now().toISOString() } as any }]);
}

/** The network is back for good, and people answer all open questions. */
async function settle(world: Simulation, phones: Phone[]): Promise<void> {
  for (const send of world.late) await send();
  for (const phone of phones) Object.assign(phone, { online: true, faulty: false });
  const busy = async (phone: Phone) =>
    (await phone.log.waiting()).rows > 0 || (await phone.log.drafts()).length > 0;
  for (let round = 0; round < 20; round++) {
    for (const phone of phones) {
      await phone.synchronise();
      await phone.decide();
    }
    const left = await Promise.all(phones.map(busy));
    if (!left.includes(true)) break;
    if (round === 19) throw new Error('the phones never come to rest');
  }
  for (const phone of phones) await phone.synchronise();
}

async function logInAgain(who: TestMember): Promise<void> {
  who.token = (await t.logIn(who)).token;
}

let lastRevision = 0;

async function check(world: Simulation, phones: Phone[], since: number): Promise<void> {
  const { rows, revision } = await serverRows(member, since);
  lastRevision = revision;
  const ids = new Set(rows.keys());
  expect([...ids].filter(id => !world.kept.has(id))).toEqual([]);
  for (const [id, { type, versions, last, by }] of world.kept) {
    const row = rows.get(id);
    const decided = world.decided.has(id) || (row?.sessionId && world.decided.has(row.sessionId));
    // Discarded by a person who was asked.
    if (!row && (world.decided.has(id) || type === 'set')) {
      expect([id, world.decided.has(id)]).toEqual([id, true]);
      continue;
    }
    expect([id, row !== undefined]).toEqual([id, true]);
    expect(versions).toContain(contentOf(row!));
    if (by.size === 1 && !decided) expect(contentOf(row!)).toBe(last);
  }
  const shown = [...rows.values()]
    .filter(row => 'startedAt' in row && !row.deleted)
    .map(session => [
      contentOf(session),
      ...[...rows.values()]
        .filter(row => row.sessionId === session.id && !row.deleted)
        .map(contentOf)
        .sort(),
    ]);
  for (const phone of phones) {
    const here = (await phone.sessions()).map(({ session, sets }) => [
      contentOf(session),
      ...sets.map(contentOf).sort(),
    ]);
    expect(here.sort()).toEqual(shown.sort());
  }
}

test(`${SCHEDULES} random lives of two phones: no set lost, none doubled, both phones and the server alike at the end`, async () => {
  for (let seed = SEED; seed < SEED + SCHEDULES; seed++) {
    // A run of many lives outlasts an access token.
    if (seed % 100 === 0) for (const who of [member, stranger]) await logInAgain(who);
    try {
      await play(seed);
    } catch (error) {
      if (error instanceof Error) error.message = `SEED=${seed}: ${error.message}`;
      throw error;
    }
  }
  // The borrower's rows contain only the borrower's own.
  const { rows } = await serverRows(stranger, 0);
  expect([...rows.keys()].filter(id => !strangers.has(id))).toEqual([]);
  expect(rows.size).toBeGreaterThan(SCHEDULES > 50 ? 0 : -1);
});

test(`${TOGETHER} sessions that two phones do at once: the same numbers for both, nothing asked, nothing lost, nothing twice`, async () => {
  for (let seed = SEED; seed < SEED + TOGETHER; seed++) {
    // Nobody trains more often on one day, and every read recomputes the current day's learning.
    if ((seed - SEED) % 4 === 0) [member, lastRevision] = [await t.signUp(), 0];
    try {
      await playTogether(seed);
    } catch (error) {
      if (error instanceof Error) error.message = `SEED=${seed}: ${error.message}`;
      throw error;
    }
  }
});

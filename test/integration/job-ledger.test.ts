import type { Clock } from '../../src/common/time/clock.js';
import { loadConfig } from '../../src/config/config.js';
import { ENTITIES } from '../../src/entities.js';
import type { Database } from '../../src/infrastructure/database/database.js';
import { openDatabase } from '../../src/infrastructure/database/open-database.js';
import { JobLedger, type ClaimedJob } from '../../src/infrastructure/jobs/job-ledger.service.js';
import { Job } from '../../src/infrastructure/jobs/job.entity.js';
import { createStack, type TestStack } from '../support/test-stack.js';

const START = new Date('2026-01-01T00:00:00.000Z');
const at = (seconds: number) => new Date(START.getTime() + seconds * 1000);

/** Every state change of the ledger, column by column; `contracts/jobs.test.ts` runs whole jobs on both stacks. */
describe('the job ledger', () => {
  let stack: TestStack;
  let database: Database;
  let ledger: JobLedger;
  let seconds: number;
  beforeAll(async () => {
    stack = await createStack('embedded');
    database = await openDatabase(loadConfig(stack.env), ENTITIES);
    const clock: Clock = { now: () => at(seconds), steadyMs: () => seconds * 1000 };
    ledger = new JobLedger(database, clock);
  });
  beforeEach(async () => {
    seconds = 0;
    await database.write(manager => manager.createQueryBuilder().delete().from(Job).execute());
  });
  afterAll(async () => {
    await database.close();
    await stack.remove();
  });

  const add = async (fields: Partial<Job> = {}): Promise<Job> =>
    database.write(manager =>
      manager.save(
        manager.create(Job, {
          name: 'mail',
          payload: { to: 'somebody' },
          state: 'PENDING',
          uniqueKey: null,
          keptKey: null,
          userId: null,
          requestId: 'request-1',
          result: null,
          failure: null,
          queuedAt: START,
          heartbeatAt: null,
          createdAt: START,
          finishedAt: null,
          ...fields,
        }),
      ),
    );
  const row = (id: number) => database.read.findOneByOrFail(Job, { id });
  const claimed = async (fields: Partial<Job> = {}): Promise<ClaimedJob> =>
    (await ledger.claim((await add(fields)).id))!;

  it('gives a waiting job to the first who claims it, and counts the attempt', async () => {
    const [{ id }, other] = [await add({ attempts: 2, interruptions: 1 }), await add()];
    seconds = 7;
    expect(await ledger.claim(id)).toMatchObject({
      ...{ id, name: 'mail', payload: { to: 'somebody' }, requestId: 'request-1' },
      ...{ attempts: 3, interruptions: 1 },
    });
    expect(await row(id)).toMatchObject({ state: 'RUNNING', attempts: 3, heartbeatAt: at(7) });
    expect(await row(other.id)).toEqual(other);
    expect(await ledger.claim(id)).toBeNull();
    expect(await ledger.claim(other.id + 1)).toBeNull();
    expect((await row(id)).attempts).toBe(3);
  });

  it.each(['DONE', 'FAILED'] as const)('gives nobody what is %s', async state => {
    const { id } = await add({ state });
    expect(await ledger.claim(id)).toBeNull();
    expect((await row(id)).state).toBe(state);
  });

  it('keeps a sign of life and how far the job is', async () => {
    const job = await claimed();
    seconds = 9;
    expect(await ledger.beat(job, 40)).toBe(true);
    expect(await row(job.id)).toMatchObject({ state: 'RUNNING', heartbeatAt: at(9), progress: 40 });
  });

  it('keeps what came of a job, and no longer what it was given', async () => {
    const job = await claimed({ uniqueKey: 'mail:1' });
    seconds = 9;
    expect(await ledger.finish(job, { sent: 1 })).toBe(true);
    expect(await row(job.id)).toMatchObject({
      ...{ state: 'DONE', payload: {}, progress: 100, result: { sent: 1 } },
      ...{ uniqueKey: null, heartbeatAt: null, finishedAt: at(9), failure: null },
    });
    const nothing = await claimed();
    expect(await ledger.finish(nothing, undefined)).toBe(true);
    expect(await row(nothing.id)).toMatchObject({ state: 'DONE', result: null });
  });

  it('keeps why a job was given up, and what it was given, so that it can be done again', async () => {
    const job = await claimed({ uniqueKey: 'mail:1', progress: 30 });
    seconds = 9;
    expect(await ledger.fail(job, '보내지 못했어요.')).toBe(true);
    expect(await row(job.id)).toMatchObject({
      ...{ state: 'FAILED', payload: { to: 'somebody' }, progress: 30, failure: '보내지 못했어요.' },
      ...{ uniqueKey: null, keptKey: 'mail:1', heartbeatAt: null, finishedAt: at(9), result: null },
    });
  });

  it('lets a job wait again, at once or later, the attempt counted or not', async () => {
    const job = await claimed({ delayMs: 5_000, uniqueKey: 'mail:1' });
    seconds = 9;
    expect(await ledger.putBack(job)).toBe(true);
    const waiting = {
      state: 'PENDING',
      queuedAt: at(9),
      heartbeatAt: null,
      attempts: 1,
      uniqueKey: 'mail:1',
    };
    expect(await row(job.id)).toMatchObject({ ...waiting, delayMs: 0, interruptions: 0, finishedAt: null });

    const again = (await ledger.claim(job.id))!;
    expect(await ledger.putBack(again, { delayMs: 800, interrupted: true })).toBe(true);
    expect(await row(job.id)).toMatchObject({
      state: 'PENDING',
      delayMs: 800,
      interruptions: 1,
      attempts: 2,
    });
  });

  describe('a worker whose job another one has claimed', () => {
    const late: [string, (job: ClaimedJob, write: () => Promise<void>) => Promise<boolean>][] = [
      ['cannot say that it lives', job => ledger.beat(job, 50)],
      ['cannot finish it', (job, write) => ledger.finish(job, { late: true }, write)],
      ['cannot give it up', (job, write) => ledger.fail(job, '늦었어요.', write)],
      ['cannot put it back', job => ledger.putBack(job)],
    ];
    it.each(late)('%s', async (_, act) => {
      const slow = await claimed();
      await ledger.putBack(slow);
      await ledger.claim(slow.id);
      const held = await row(slow.id);
      let written = 0;
      seconds = 9;
      expect(await act(slow, async () => void written++)).toBe(false);
      expect(written).toBe(0);
      expect(await row(slow.id)).toEqual(held);
    });
    it.each(late)('%s while it waits', async (_, act) => {
      const slow = await claimed();
      await ledger.putBack(slow);
      const held = await row(slow.id);
      seconds = 9;
      expect(await act(slow, async () => undefined)).toBe(false);
      expect(await row(slow.id)).toEqual(held);
    });
  });

  it.each([
    ['finish', (job: ClaimedJob, also: () => Promise<void>) => ledger.finish(job, { sent: 1 }, also)],
    ['fail', (job: ClaimedJob, also: () => Promise<void>) => ledger.fail(job, '못 했어요.', also)],
  ])('%s writes with the job or not at all', async (_, end) => {
    const job = await claimed();
    const held = await row(job.id);
    await expect(end(job, () => Promise.reject(new Error('full')))).rejects.toThrow('full');
    expect(await row(job.id)).toEqual(held);
    const written: string[] = [];
    expect(await end(job, async () => void written.push('once'))).toBe(true);
    expect(written).toEqual(['once']);
  });

  describe('of a worker that seems dead', () => {
    const seen = async (id: number) =>
      (await ledger.unfinished('mail', 'RUNNING')).find(job => job.id === id)!;

    it('takes the job, which then may begin at once', async () => {
      const job = await claimed({ delayMs: 700 });
      const other = await claimed();
      seconds = 60;
      const held = await row(other.id);
      expect(await ledger.takeFromDead(await seen(job.id))).toBe(true);
      expect(await row(job.id)).toMatchObject({
        ...{ state: 'PENDING', queuedAt: at(60), delayMs: 0, heartbeatAt: null, attempts: 1 },
      });
      expect(await row(other.id)).toEqual(held);
    });

    it.each([
      ['it has given a sign of life', (job: ClaimedJob) => ledger.beat(job, 10)],
      ['it has put the job back', (job: ClaimedJob) => ledger.putBack(job)],
      ['it has finished', (job: ClaimedJob) => ledger.finish(job, null)],
      [
        'another one has claimed the job',
        async (job: ClaimedJob) => {
          await ledger.putBack(job);
          seconds = 0;
          await ledger.claim(job.id);
        },
      ],
    ])('does not take the job when %s', async (_, meanwhile) => {
      const job = await claimed();
      const before = await seen(job.id);
      seconds = 60;
      await meanwhile(job);
      const held = await row(job.id);
      expect(await ledger.takeFromDead(before)).toBe(false);
      expect(await row(job.id)).toEqual(held);
    });
  });

  it('lists what is unfinished by name and state, the oldest first, some hundred at a time', async () => {
    const later = await add({ queuedAt: at(20), delayMs: 40, attempts: 3 });
    const first = await add({ queuedAt: at(10) });
    const same = await add({ queuedAt: at(10) });
    await add({ name: 'other' });
    await claimed();
    expect(await ledger.unfinished('mail', 'PENDING')).toEqual([
      { id: first.id, attempts: 0, queuedAt: at(10), delayMs: 0, heartbeatAt: null },
      { id: same.id, attempts: 0, queuedAt: at(10), delayMs: 0, heartbeatAt: null },
      { id: later.id, attempts: 3, queuedAt: at(20), delayMs: 40, heartbeatAt: null },
    ]);
    await database.write(async manager => {
      for (let i = 0; i < 210; i++) await manager.insert(Job, { ...rest(later), queuedAt: at(30 + i) });
    });
    const oldest = await ledger.unfinished('mail', 'PENDING');
    expect(oldest).toHaveLength(200);
    expect(oldest.at(-1)!.queuedAt).toEqual(at(30 + 196));
  });

  it('counts what waits, runs and was given up, by name', async () => {
    await add();
    await add();
    await claimed();
    await add({ state: 'FAILED' });
    await add({ state: 'DONE' });
    await add({ name: 'other' });
    const counts = await ledger.counts();
    expect(counts).toHaveLength(4);
    expect(counts).toEqual(
      expect.arrayContaining([
        { name: 'mail', state: 'PENDING', count: 2 },
        { name: 'mail', state: 'RUNNING', count: 1 },
        { name: 'mail', state: 'FAILED', count: 1 },
        { name: 'other', state: 'PENDING', count: 1 },
      ]),
    );
  });

  it('tells what was given up, the last first, as much of it as is asked for', async () => {
    const failed = { state: 'FAILED' as const, failure: '못 했어요.' };
    const first = await add({ ...failed, finishedAt: at(1) });
    const last = await add({ ...failed, finishedAt: at(3) });
    const second = await add({ ...failed, finishedAt: at(2), name: 'other' });
    await add({ state: 'DONE', finishedAt: at(4) });
    expect(await ledger.failed(2)).toEqual([
      { id: last.id, name: 'mail', failure: '못 했어요.', finishedAt: at(3) },
      { id: second.id, name: 'other', failure: '못 했어요.', finishedAt: at(2) },
    ]);
    expect((await ledger.failed(10)).map(({ id }) => id)).toEqual([last.id, second.id, first.id]);
  });

  it('tells how long the oldest could have begun', async () => {
    seconds = 100;
    expect(await ledger.longestWaitSeconds()).toBe(0);
    await claimed({ queuedAt: at(0) });
    await add({ queuedAt: at(0), state: 'DONE' });
    await add({ queuedAt: at(40), delayMs: 90_000 });
    expect(await ledger.longestWaitSeconds()).toBe(0);
    await add({ queuedAt: at(50), delayMs: 10_000 });
    await add({ queuedAt: at(70) });
    expect(await ledger.longestWaitSeconds()).toBe(40);
  });

  it('deletes what ended before a time, each state by its own', async () => {
    const ended = async (state: 'DONE' | 'FAILED', finishedAt: Date) => (await add({ state, finishedAt })).id;
    const gone = [await ended('DONE', at(9)), await ended('FAILED', at(19))];
    const kept = [await ended('DONE', at(10)), await ended('FAILED', at(20)), (await add()).id];
    const [template] = await database.read.findBy(Job, { id: gone[0]! });
    await database.write(async manager => {
      for (let i = 0; i < 510; i++) await manager.insert(Job, rest(template!));
    });
    await ledger.prune({ DONE: at(10), FAILED: at(20) });
    expect((await database.read.find(Job, { order: { id: 'ASC' } })).map(({ id }) => id)).toEqual(kept);
  });

  function rest({ id: _, ...fields }: Job) {
    return fields as object;
  }
});

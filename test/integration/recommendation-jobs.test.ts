import { BodyData } from '../../src/body-data/entities/body-data.entity.js';
import { JobWorker } from '../../src/infrastructure/jobs/job-worker.service.js';
import { Job } from '../../src/infrastructure/jobs/job.entity.js';
import { JobQueue } from '../../src/infrastructure/queue/job-queue.js';
import { RecommendationHistory } from '../../src/recommendation/entities/recommendation-history.entity.js';
import { pendingKeyOf } from '../../src/recommendation/recommendation.rules.js';
import { User } from '../../src/members/user.entity.js';
import { eventually } from '../support/eventually.js';
import { startTestApp, type TestApp, type TestMember } from '../support/test-app.js';

const WORKOUTS = {
  bodyPartKoreanName: ['가슴'],
  machineKoreanName: ['바벨', '평벤치', '덤벨', '인클라인 벤치', '맨몸'],
};

for (const stackName of ['embedded', 'server'] as const) {
  const onStack = stackName === 'server' && process.env.TEST_SERVERS === '' ? describe.skip : describe;

  onStack(`recommendation jobs on the ${stackName} stack`, () => {
    let t: TestApp;
    let member: TestMember;
    let userId: number;
    beforeAll(async () => {
      t = await startTestApp({ stack: stackName });
    });
    beforeEach(async () => {
      member = await t.signUp();
      userId = (await t.database.read.findOneByOrFail(User, { loginEmail: member.email })).id;
    });
    afterAll(() => t.close());

    const get = <T>(type: abstract new (...parameters: never[]) => T): T =>
      t.app.get(type as never, { strict: false });
    const result = (id: number) =>
      t.get(`/api/recommendation/workout/history/${id}`, { token: member.token });
    const row = (id: number) => t.database.read.findOneByOrFail(RecommendationHistory, { id });
    const until = (id: number, state: RecommendationHistory['state']) =>
      eventually(async () => {
        const found = await row(id);
        expect(found.state).toBe(state);
        return found;
      }, 20_000);
    /** A history with its job, as they are after the message is lost. */
    const insert = (request: object = WORKOUTS) =>
      t.database.write(async manager => {
        const now = new Date();
        const history = await manager.insert(RecommendationHistory, {
          userId,
          type: 'workout' as const,
          state: 'PENDING' as const,
          request: request as object,
          createdAt: now,
        });
        const historyId = history.identifiers[0]!.id as number;
        const job = await manager.insert(Job, {
          name: 'recommendation',
          payload: { historyId } as object,
          state: 'PENDING',
          userId,
          queuedAt: now,
          createdAt: now,
        });
        return { historyId, jobId: job.identifiers[0]!.id as number };
      });

    it('run once although they are delivered many times', async () => {
      const { historyId, jobId } = await insert();
      const worker = get(JobWorker);
      const queue = get(JobQueue);
      await Promise.all([
        queue.add('recommendation', { id: jobId, attempt: 0 }),
        queue.add('recommendation', { id: jobId, attempt: 1 }),
        ...Array.from({ length: 5 }, () => worker.work('recommendation', jobId)),
      ]);
      const done = await until(historyId, 'DONE');
      await worker.work('recommendation', jobId);
      expect(await row(historyId)).toEqual(done);
      expect(await t.database.read.findOneBy(Job, { id: jobId })).toMatchObject({
        state: 'DONE',
        attempts: 1,
        // Only the history holds the answer.
        result: null,
      });
    });

    it('are found by the sweep when the queue lost them', async () => {
      const { historyId } = await insert();
      await until(historyId, 'DONE');
      expect((await result(historyId)).body.status).toBe('DONE');
    });

    it('that fail every time become a failed history with a message', async () => {
      // The engine rejects a request without body parts; the API lets none through.
      const { historyId } = await insert({ bodyPartKoreanName: [], machineKoreanName: ['바벨'] });
      expect(await until(historyId, 'FAILED')).toMatchObject({ finishedAt: expect.any(Date) });
      const { status, body } = await result(historyId);
      expect(status).toBe(200);
      expect(body).toEqual({
        status: 'RECOMMENDATION_FAILED_EXCEPTION',
        message: expect.stringMatching(/요\.$/),
      });
    });

    it('that are done once more after they were given up are being made again', async () => {
      const ask = () => t.post('/api/recommendation/workout', WORKOUTS, { token: member.token });
      const { id } = (await ask()).body;
      const { request } = await until(id, 'DONE');
      const { id: jobId } = await t.database.read.findOneByOrFail(Job, { userId });
      const keptKey = `recommendation:${pendingKeyOf(userId, 'workout', request)}`;
      await t.database.write(async manager => {
        await manager.update(
          RecommendationHistory,
          { id },
          { state: 'FAILED', failureMessage: '못 했어요.' },
        );
        const failed = { state: 'FAILED', payload: { historyId: id }, keptKey } as const;
        await manager.update(Job, { id: jobId }, failed as object);
      });
      expect((await result(id)).body).toMatchObject({ message: '못 했어요.' });
      // The job as it is until a worker starts it.
      const again = { state: 'PENDING', uniqueKey: keptKey, keptKey: null, delayMs: 60_000 } as const;
      await t.database.write(manager => manager.update(Job, { id: jobId }, again));
      expect((await result(id)).body).toEqual({ status: 'PENDING' });
      expect((await ask()).body).toEqual({ id });
    });

    it('say what is missing when the body data went away', async () => {
      await t.database.write(manager => manager.delete(BodyData, { userId }));
      const { historyId, jobId } = await insert();
      await get(JobWorker).work('recommendation', jobId);
      expect((await result(historyId)).body).toEqual({
        status: 'RECOMMENDATION_FAILED_EXCEPTION',
        message: expect.stringContaining('몸 정보'),
      });
      expect((await t.database.read.findOneByOrFail(Job, { id: jobId })).attempts).toBe(1);
    });

    it('carry the id of the request that made them, and end with the history when the member goes', async () => {
      const asked = await t.post('/api/recommendation/workout', WORKOUTS, { token: member.token });
      const job = await t.database.read.findOneByOrFail(Job, { userId });
      expect(job.requestId).toBe(asked.headers['x-request-id']);
      await until(asked.body.id, 'DONE');
      await t.post('/api/user/delete', { password: member.password }, { token: member.token });
      expect(await t.database.read.countBy(Job, { userId })).toBe(0);
    });
  });
}

// Both databases: counts and groups.
import { traceBackup } from '../../src/backup/backup-trace.js';
import { Backup } from '../../src/backup/entities/backup.entity.js';
import { Job } from '../../src/infrastructure/jobs/job.entity.js';
import { Jobs } from '../../src/infrastructure/jobs/jobs.service.js';
import { eventually } from '../support/eventually.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('the admins’ dashboard', () => {
  let t: TestApp;
  let token: string;
  beforeAll(async () => {
    t = await startTestApp();
    token = await t.adminToken();
  });
  afterAll(() => t.close());

  const look = async () => (await t.get('/api/admin/dashboard', { token })).body;
  const retry = (id: number) => t.post(`/api/admin/dashboard/jobs/${id}/retry`, undefined, { token });
  const fail = (id: number, keptKey: string | null = null) =>
    t.database.write(manager =>
      manager.update(
        Job,
        { id },
        {
          ...{
            state: 'FAILED',
            failure: '그만뒀어요.',
            finishedAt: new Date(),
            uniqueKey: null,
            keptKey,
            attempts: 3,
          },
        },
      ),
    );

  it('shows a recommendation that was given up with its reason, and has it made after all', async () => {
    const { token: member } = await t.signUp();
    const wanted = { bodyPartKoreanName: ['가슴'], machineKoreanName: ['바벨', '맨몸'] };
    const { id: historyId } = (await t.post('/api/recommendation/workout', wanted, { token: member })).body;
    const answer = () => t.get(`/api/recommendation/workout/history/${historyId}`, { token: member });
    await eventually(async () => expect((await answer()).status).toBe(200));
    const first = (await answer()).body;
    const { id } = (await t.app.get(Jobs, { strict: false }).latest('recommendation')) as Job;
    await fail(id);
    await t.database.write(manager =>
      manager.query('UPDATE jobs SET payload = ? WHERE id = ?', [JSON.stringify({ historyId }), id]),
    );
    await t.database.write(manager =>
      manager.query("UPDATE recommendation_histories SET state = 'FAILED', result = NULL WHERE id = ?", [
        historyId,
      ]),
    );
    const before = await look();
    expect(before.jobs).toContainEqual({ name: 'recommendation', waiting: 0, running: 0, failed: 1 });
    expect(before.failedJobs).toEqual([
      { id, name: 'recommendation', reason: '그만뒀어요.', failedAt: expect.any(String), retryable: true },
    ]);
    expect((await retry(id)).status).toBe(204);
    await eventually(async () => expect((await look()).jobs).toEqual([]));
    expect((await answer()).body).toEqual(first);
    expect((await t.database.read.findOneByOrFail(Job, { id })).state).toBe('DONE');
    expect((await retry(id)).body.status).toBe('JOB_NOT_FOUND_EXCEPTION');
  });

  it('begins none again of which another one is unfinished, nor a file', async () => {
    const jobs = t.app.get(Jobs, { strict: false });
    const delayMs = 3_600_000;
    const old = await jobs.add('reported-products', {}, { key: 'all', delayMs });
    await fail(old.id, 'reported-products:all');
    await jobs.add('reported-products', {}, { key: 'all', delayMs });
    expect((await retry(old.id)).body.status).toBe('CONFLICT_EXCEPTION');
    const file = await jobs.add('catalogue-import', { importId: 1 }, { delayMs });
    await fail(file.id);
    expect((await look()).failedJobs[0]).toMatchObject({ id: file.id, retryable: false });
    expect((await retry(file.id)).body.status).toBe('JOB_NOT_FOUND_EXCEPTION');
  });

  it('says when there was a backup, that a later one failed, and that there is none for too long', async () => {
    const { config, clock } = t;
    expect((await look()).backup).toEqual({
      ...{ checkedAt: null, kilobytes: null, failedAt: null, overdue: true },
    });
    const startedAt = clock.now();
    const trace = { startedAt, finishedAt: startedAt, checked: true, kilobytes: 1204 };
    await traceBackup(config, trace);
    const made = { checkedAt: startedAt.toISOString(), kilobytes: 1204, failedAt: null, overdue: false };
    expect((await look()).backup).toEqual(made);
    const failedAt = new Date(startedAt.getTime() + 1000);
    const failure = { startedAt: failedAt, finishedAt: failedAt, checked: false, kilobytes: null };
    for (let n = 0; n < 70; n++) await traceBackup(config, failure);
    const left = await t.database.read.countBy(Backup, {});
    expect(left).toBe(61);
    // However many backups have failed since, the good one is kept.
    expect((await look()).backup).toEqual({ ...made, failedAt: failedAt.toISOString() });
    await traceBackup(config, trace);
    clock.advance(27 * 3600);
    token = await t.adminToken();
    expect((await look()).backup).toEqual({ ...made, overdue: true });
  });

  it('names purposes with fewer than three products', async () => {
    const [protein] = (await t.get('/api/admin/supplements?kind=Protein', { token })).body;
    for (const key of ['id', 'productId', 'imageURL', 'version', 'priceSource', 'pricedAt', 'example'])
      delete protein[key];
    const real = { ...protein, koreanName: '진짜 단백질', aliases: [] };
    expect((await t.post('/api/admin/supplements', real, { token })).status).toBe(201);
    expect((await t.put('/api/admin/examples', { hidden: true }, { token })).status).toBe(200);
    const { purposeGaps } = await look();
    expect(purposeGaps).toContainEqual({ purpose: '근육 증가', products: ['진짜 단백질'] });
    await t.put('/api/admin/examples', { hidden: false }, { token });
    expect((await look()).purposeGaps.map((each: any) => each.purpose)).not.toContain('근육 증가');
  });

  it('names parts that a machine has one workout for, and no longer when a second one comes', async () => {
    const { gaps } = await look();
    const [gap] = gaps;
    const copied = (await t.get('/api/admin/workouts/1', { token })).body;
    for (const key of ['id', 'imgPath', 'version']) delete copied[key];
    const second = {
      ...copied,
      ...{ koreanName: '빈틈을 메우는 운동', primaryBodyParts: [gap.bodyPart], secondaryBodyParts: [] },
      machines: [gap.machine],
    };
    expect((await t.post('/api/admin/workouts', second, { token })).status).toBe(201);
    expect((await look()).gaps).toEqual(gaps.slice(1));
  });
});

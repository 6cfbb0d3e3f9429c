// SQLite only: log lines.
import { User } from '../../src/members/user.entity.js';
import { eventually } from '../support/eventually.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const PROXYS_ID = 'proxy:7f3a-0001.x_Y';

/** What the log shows. What it must not contain: `logged-secrets.test.ts`. */
describe('the log', () => {
  let t: TestApp;
  let lines: Record<string, any>[] = [];
  beforeAll(async () => {
    t = await startTestApp({
      env: { LOG_LEVEL: 'info' },
      logs: { write: line => lines.push(JSON.parse(line)) },
    });
  });
  afterAll(() => t.close());
  beforeEach(() => {
    lines = [];
  });
  const line = (fields: object) =>
    eventually(() => {
      const found = lines.filter(each => Object.entries(fields).every(([key, value]) => each[key] === value));
      expect(found).toHaveLength(1);
      return found[0]!;
    });

  it('names the request by the id that a proxy gave it, to the end of the job it made', async () => {
    const member = await t.signUp();
    const answer = await t.post(
      '/api/recommendation/workout',
      { bodyPartKoreanName: ['가슴'], machineKoreanName: ['맨몸'] },
      { token: member.token, headers: { 'x-request-id': PROXYS_ID } },
    );
    expect(answer.status).toBe(202);
    expect(answer.headers['x-request-id']).toBe(PROXYS_ID);
    const { id } = await t.database.read.findOneByOrFail(User, { loginEmail: member.email });
    const memberId = (await line({ requestId: PROXYS_ID, msg: 'request' })).memberId;
    expect(memberId).toBe(id);
    const job = await line({ requestId: PROXYS_ID, context: 'Jobs' });
    expect(job).toMatchObject({
      job: 'recommendation',
      ending: 'done',
      attempt: 1,
      memberId,
      ms: expect.any(Number),
    });
  });

  it.each([
    ['short', 'abc'],
    ['long', 'a'.repeat(65)],
    ['with a space', 'abcdefgh ijkl'],
    ['that would break a line', 'abcdefgh"},{"level":60'],
    ['in Korean', '요청번호요청번호'.normalize()],
  ])('does not take an id over that is %s', async (_, given) => {
    const headers = { 'x-request-id': Buffer.from(given).toString('latin1') };
    const answer = await t.get('/api/health/live', { headers });
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('says who and from where on security events, by id and shortened address', async () => {
    const member = await t.signUp();
    const address = '203.0.113.77';
    await t.post('/api/auth/login', { loginEmail: member.email, password: 'Wrong1234567' }, { address });
    const failed = await line({ event: 'login failed' });
    expect(failed).toMatchObject({ level: 40, client: '203.0.113.0/24', memberId: expect.any(Number) });
    expect(JSON.stringify(lines)).not.toContain(address);
    expect(JSON.stringify(lines)).not.toContain(member.email);
  });
});

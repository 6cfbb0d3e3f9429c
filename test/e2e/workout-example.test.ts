// SQLite only: the engine without a member; its limit is in auth-limits.
import { startTestApp, type TestApp } from '../support/test-app.js';

const EXAMPLE = '/api/recommendation/workout/example';

describe('an example for a visitor', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const loadOf = async (sex: '남' | '여', weight: number) =>
    (await t.post(EXAMPLE, { sex, weight })).body.workout.weight as number;

  it('is one exercise with its weight, its reason and what was assumed', async () => {
    const { status, body } = await t.post(EXAMPLE, { sex: '여', weight: 57 });
    expect(status).toBe(200);
    expect(body.workout).toMatchObject({
      koreanName: '레그 프레스',
      weight: expect.any(Number),
      reason: expect.stringContaining('레그 프레스'),
    });
    expect(body.assumed).toBe('키 160cm인 30세, 건강에 문제가 없는 초보라고 가정했어요.');
  });

  it('follows what was told', async () => {
    expect(await loadOf('남', 75)).toBeGreaterThan(await loadOf('여', 75));
    expect(await loadOf('남', 75)).toBeGreaterThan(await loadOf('남', 55));
  });

  it.each([
    [{ weight: 60 }, '성별을 골라 주세요.'],
    [{ sex: '여' }, '체중은 25부터 250까지, 소수 첫째 자리까지 입력해 주세요.'],
    [{ sex: '여', weight: 9 }, '체중은 25부터 250까지, 소수 첫째 자리까지 입력해 주세요.'],
  ])('refuses %j', async (request, message) => {
    const { status, body } = await t.post(EXAMPLE, request);
    expect({ status, code: body.status }).toEqual({ status: 400, code: 'VALIDATION_EXCEPTION' });
    expect(JSON.stringify(body)).toContain(message);
  });
});

describe('more examples than anybody looks at', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp({ env: { RATE_LIMIT: 'on' } });
  });
  afterAll(() => t.close());

  it('are refused with the time to wait', async () => {
    const ask = () => t.post(EXAMPLE, { sex: '남', weight: 70 });
    for (let asked = 0; asked < 60; asked++) expect((await ask()).status).toBe(200);
    const { status, body, headers } = await ask();
    expect({ status, code: body.status }).toEqual({ status: 429, code: 'TOO_MANY_REQUESTS_EXCEPTION' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});

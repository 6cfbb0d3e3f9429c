// SQLite only: a log line.
import { startTestApp, type TestApp } from '../support/test-app.js';

/** Requests that anybody can send must not change what the process logs. */
describe('the error log', () => {
  let t: TestApp;
  let lines: Record<string, any>[] = [];
  beforeAll(async () => {
    t = await startTestApp({
      env: { LOG_LEVEL: 'info' },
      logs: { write: line => lines.push(JSON.parse(line)) },
    });
    // A defect of the product, logged every time.
    await t.database.write(manager => manager.query('DROP TABLE `verification_codes`'));
  });
  afterAll(() => t.close());

  let faults = 0;
  async function faultLines() {
    lines = [];
    const answer = await t.post('/api/register/verify', { mailAddress: `fault${++faults}@example.com` });
    expect(answer.body.status).toBe('INTERNAL_EXCEPTION');
    return lines.filter(({ level, requestId }) => level >= 50 && requestId === answer.body.requestId);
  }

  it.each([
    '/api/openapi.json',
    '/api/openapi.yaml',
    '/api/docs',
    '/',
    '/workouts',
    '/api/uploads/workouts/none.webp',
  ])('goes on after GET %s', async path => {
    expect(await faultLines()).toHaveLength(1);
    await t.get(path);
    expect(await faultLines()).toHaveLength(1);
  });
});

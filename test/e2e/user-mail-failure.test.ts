// SQLite only: the mail server.
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('codes while the mail server is out of reach', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:1', RATE_LIMIT: 'on', MAILS_PER_DAY: '3' } });
  });
  afterAll(() => t.close());

  it.each([
    ['/api/register/verify', { mailAddress: 'gildong@example.com' }],
    ['/api/user/password', { loginEmail: 'gildong@example.com' }],
  ])(
    '%s asks to come back, and tries that failed use up neither the limit nor the mails of the day',
    async (path, body) => {
      // Together more than one client may trigger in an hour.
      for (let i = 0; i < 11; i++) {
        const answer = await t.post(path, body);
        expect(answer).toMatchObject({ status: 503, body: { status: 'SERVICE_UNAVAILABLE_EXCEPTION' } });
        expect(answer.body.message).toBe('메일을 보내지 못했어요. 잠시 후 다시 시도해 주세요.');
        expect(answer.headers['retry-after']).toBe('10');
        expect(answer.text).not.toMatch(/ECONN|127\.0\.0\.1/);
      }
    },
  );
});

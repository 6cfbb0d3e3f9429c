// SQLite only: answers without rows; that a MariaDB makes it ready is what each start of test/failure waits for.
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('the running application', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  it('says that it lives and that it is ready', async () => {
    expect((await t.get('/api/health/live')).body).toEqual({ status: 'ok' });
    expect((await t.get('/api/health/ready')).body).toEqual({
      status: 'ok',
      parts: { database: 'up', queue: 'up', storage: 'up', mail: 'up' },
    });
  });

  it('says who is behind the service, as far as the operator says it', async () => {
    const nobody = { contactPhone: null, contactEmail: null, developers: [], designers: [] };
    expect((await t.get('/api/site')).body).toEqual(nobody);
    const named = await startTestApp({
      env: { CONTACT_EMAIL: 'help@example.com', CREDIT_DEVELOPERS: '김하나, 이두리,' },
    });
    expect((await named.get('/api/site')).body).toEqual({
      ...nobody,
      contactEmail: 'help@example.com',
      developers: ['김하나', '이두리'],
    });
    await named.close();
  });

  it('answers an unknown API path with a JSON 404 that carries the request id', async () => {
    const answer = await t.get('/api/nothing/here');
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({
      status: 'NOT_FOUND_EXCEPTION',
      message: '찾는 주소가 없어요. 앱에서 이 말을 보셨다면 새 버전으로 새로고침한 뒤 다시 해 주세요.',
      requestId: answer.headers['x-request-id'],
    });
  });

  it('answers a missing file under /assets with a plain 404', async () => {
    const answer = await t.get('/assets/missing.js');
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toContain('text/plain');
  });

  it('lets a page make code of no string, and neither be framed nor use what it has no need of', async () => {
    const page = (await t.get('/terms')).headers;
    expect(String(page['content-security-policy']).split(';')).toEqual(
      expect.arrayContaining([
        "require-trusted-types-for 'script'",
        'trusted-types routineup',
        "frame-ancestors 'none'",
      ]),
    );
    expect(page['x-frame-options']).toBe('DENY');
    expect(page['permissions-policy']).toContain('camera=(), ');
    const documentation = (await t.get('/api/docs')).headers;
    expect(documentation['content-security-policy']).not.toContain('trusted-types');
    expect(documentation['x-frame-options']).toBe('DENY');
  });

  it('refuses inline scripts by its Content-Security-Policy', async () => {
    const policy = String((await t.get('/api/health/live')).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self'");
    expect(/script-src [^;]*unsafe/.test(policy)).toBe(false);
    for (const directive of [
      "img-src 'self' data: blob:",
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
    ])
      expect(policy.split(';')).toContain(directive);
  });

  it.each(['/', '/login', '/api/health/live', '/api/nothing', '/%zz'])(
    'lets nobody show %s in a frame',
    async path => {
      const { headers } = await t.get(path);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      // helmet sends this for browsers without frame-ancestors.
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    },
  );

  it('refuses a JSON body over 100 kB with a code', async () => {
    const answer = await t.post('/api/auth/login', { loginEmail: 'x'.repeat(110_000) });
    expect(answer.status).toBe(413);
    expect(answer.body.status).toBe('PAYLOAD_TOO_LARGE_EXCEPTION');
  });

  it('refuses another content type with a code', async () => {
    const answer = await t.request('POST', '/api/auth/login', '<a/>', {
      headers: { 'content-type': 'text/xml' },
    });
    expect(answer.status).toBe(415);
    expect(answer.body.status).toBe('UNSUPPORTED_MEDIA_TYPE_EXCEPTION');
  });

  it('refuses broken JSON with a code', async () => {
    const answer = await t.request('POST', '/api/auth/login', '{"a":', {
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(400);
    expect(answer.body.status).toBe('VALIDATION_EXCEPTION');
  });
});

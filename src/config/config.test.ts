import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from './config.js';
import { VARIABLES } from './environment.js';
import { newPushKey } from './push-config.js';

describe('the configuration', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'routineup-config-'));
  afterAll(() => rmSync(dataDir, { recursive: true }));
  const load = (env: NodeJS.ProcessEnv) => loadConfig({ DATA_DIR: dataDir, NODE_ENV: 'test', ...env });

  it.each([
    ['TRUST_PROXY', 'on'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', '1.5'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '::/0'],
    ['TRUST_PROXY', '0.0.0.0/1,128.0.0.0/1'],
    ['TRUST_PROXY', '2000::/3'],
    ['TRUST_PROXY', '::ffff:0.0.0.0/97'],
    ['TRUST_PROXY', '99'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['TRUST_PROXY', '10.0.0.0/8,'],
    ['TRUST_PROXY', 'proxy.example'],
    ['TRUST_PROXY', 'loopback'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['PUBLIC_URL', 'ftp://your.host'],
    ['PUBLIC_URL', 'your.host'],
    ['PUBLIC_URL', 'https://your.host/app'],
    ['PUBLIC_URL', 'https://your.host/?a'],
    ['PUBLIC_URL', 'https://user:password@your.host'],
    ['REQUEST_TIMEOUT', '30'],
    ['REQUEST_TIMEOUT', '0s'],
    ['ACCESS_TOKEN_TTL', '0s'],
    ['LOGIN_TTL', '99999999d'],
    ['DATABASE_POOL_SIZE', '0'],
    ['MAILS_PER_DAY', '-1'],
    ['REFRESH_GRACE_SECONDS', '-5'],
    ['MAX_CONNECTIONS', '0'],
    ['MAX_CONNECTIONS', 'many'],
  ])('is refused with %s=%s', (name, value) => {
    expect(() => load({ [name]: value })).toThrow(name);
  });

  describe('of accounts elsewhere', () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const apple = {
      OIDC_APPLE_CLIENT_ID: 'example.routineup',
      OIDC_APPLE_TEAM_ID: 'TEAM000000',
      OIDC_APPLE_KEY_ID: 'KEY0000000',
      OIDC_APPLE_PRIVATE_KEY: pem,
    };

    it('has those of which everything is set, and a secret may be in a file', () => {
      expect([...load({}).loginProviders.keys()]).toEqual([]);
      const file = join(dataDir, 'kakao');
      writeFileSync(file, 'its-secret\n');
      const kakao = { OIDC_KAKAO_CLIENT_ID: 'id', OIDC_KAKAO_CLIENT_SECRET_FILE: file };
      const { loginProviders } = load({ ...kakao, ...apple });
      expect([...loginProviders.keys()]).toEqual(['kakao', 'apple']);
      expect(loginProviders.get('kakao')).toEqual({
        clientId: 'id',
        issuer: 'https://kauth.kakao.com',
        scope: 'openid account_email',
        credential: { secret: 'its-secret' },
      });
    });

    it.each([
      ['OIDC_KAKAO_CLIENT_SECRET', { OIDC_KAKAO_CLIENT_ID: 'id' }],
      ['OIDC_NAVER_CLIENT_ID', { OIDC_NAVER_CLIENT_SECRET: 'secret' }],
      ['OIDC_GOOGLE_CLIENT_SECRET', { OIDC_GOOGLE_CLIENT_ID: 'id' }],
      ['OIDC_APPLE_KEY_ID', { ...apple, OIDC_APPLE_KEY_ID: '' }],
    ])('is refused without %s, in one sentence that names it', (lacking, env) => {
      expect(() => load(env)).toThrow(`set all or none (${lacking} lacks)`);
    });

    it.each([
      ['OIDC_APPLE_PRIVATE_KEY', 'not-a-key'],
      [
        'OIDC_APPLE_PRIVATE_KEY',
        generateKeyPairSync('rsa', { modulusLength: 2048 })
          .privateKey.export({ type: 'pkcs8', format: 'pem' })
          .toString(),
      ],
      ['OIDC_KAKAO_ISSUER', 'http://kauth.kakao.com'],
      ['OIDC_KAKAO_ISSUER', 'http://169.254.169.254'],
      ['OIDC_KAKAO_ISSUER', 'kauth.kakao.com'],
    ])('is refused with another kind of %s', (name, value) => {
      expect(() => load({ ...apple, [name]: value })).toThrow(name);
    });
  });

  describe('of pushes', () => {
    const VAPID_SUBJECT = 'mailto:you@your.host';

    it('has a key made once, or the one that is set, and neither without a contact', () => {
      expect(load({}).push).toBeUndefined();
      const made = load({ VAPID_SUBJECT }).push!;
      expect(load({ VAPID_SUBJECT }).push).toEqual(made);
      expect(made.publicKey).toMatch(/^B[\w-]{86}$/);
      const other = load({ VAPID_SUBJECT, VAPID_PRIVATE_KEY: newPushKey() }).push!;
      expect(other.publicKey).not.toBe(made.publicKey);
    });

    it.each([
      ['VAPID_SUBJECT', { VAPID_PRIVATE_KEY: newPushKey() }],
      [
        'VAPID_PRIVATE_KEY',
        {
          ...{ VAPID_SUBJECT, NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(32) },
          DATABASE_URL: 'mysql://user@database/routineup',
        },
      ],
      ['VAPID_PRIVATE_KEY', { VAPID_SUBJECT, VAPID_PRIVATE_KEY: 'short' }],
      ['VAPID_PRIVATE_KEY', { VAPID_SUBJECT, VAPID_PRIVATE_KEY: 'A'.repeat(43) }],
      ['PUSH_SERVICES', { PUSH_SERVICES: 'http://push.your.host' }],
      ['PUSH_SERVICES', { PUSH_SERVICES: 'https://push.your.host/path' }],
    ])('is refused half configured: %s', (name, env) => {
      expect(() => load(env)).toThrow(name);
    });

    it.each([
      'https://localhost',
      'https://localhost:3000',
      'http://your.host',
      'https://127.0.0.1',
      'https://[::1]',
      'https://host',
      'https://your.local',
      'https://user@your.host',
      'mailto:you@localhost',
      'mailto:you@127.0.0.1',
      'mailto:you',
      'mailto:@your.host',
      'you@your.host',
      'mailto:you@routineup.example',
    ])('is refused with the contact %s', subject => {
      expect(() => load({ VAPID_SUBJECT: subject })).toThrow('VAPID_SUBJECT');
    });
  });

  it.each([
    ['https://your.host', 'https://your.host'],
    ['https://your.host/', 'https://your.host'],
    ['http://localhost:8080', 'http://localhost:8080'],
    ['', 'http://localhost:3000'],
  ])('takes PUBLIC_URL=%s for the origin %s', (given, origin) => {
    expect(load({ PUBLIC_URL: given }).publicUrl).toBe(origin);
  });

  it.each([
    ['JWT_SECRET', { JWT_SECRET: '' }],
    ['JWT_SECRET', { JWT_SECRET: 'short' }],
    ['RATE_LIMIT', { RATE_LIMIT: 'off' }],
  ])('refuses production without %s', (name, env) => {
    const production = { NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(32), ...env };
    expect(() => load(production)).toThrow(name);
  });

  it('refuses an admin’s password of fewer than twelve characters, or of nearly no different ones', () => {
    const load12 = (password: string) => load({ ADMIN_LOGIN_ID: 'admin', ADMIN_PASSWORD: password });
    for (const guessed of [
      'elevenchar1',
      ' '.repeat(12),
      'abcd'.repeat(3),
      'tab\ttab\ttab1234',
      'long '.repeat(21),
    ])
      expect(() => load12(guessed)).toThrow('ADMIN_PASSWORD');
    expect(load12('twelvechars1').admin.password).toBe('twelvechars1');
  });

  it('takes the admin’s id and password as they can be typed at the login', () => {
    const { admin } = load({
      ADMIN_LOGIN_ID: ' 관리자'.normalize('NFD'),
      ADMIN_PASSWORD: '비밀번호 열두 글자 1 '.normalize('NFD'),
    });
    expect(admin).toEqual({ loginId: '관리자', password: '비밀번호 열두 글자 1' });
    expect(() => load({ ADMIN_LOGIN_ID: 'a'.repeat(61), ADMIN_PASSWORD: 'twelvechars1' })).toThrow(
      'ADMIN_LOGIN_ID',
    );
  });

  it('trusts nobody, so many proxies, or these', () => {
    const { trustProxy } = load({ TRUST_PROXY: '2' });
    if (typeof trustProxy !== 'function') throw new Error(String(trustProxy));
    expect([0, 1, 2].map(hop => trustProxy('203.0.113.1', hop))).toEqual([true, true, false]);
    expect(load({}).trustProxy).toBe(false);
    expect(load({ TRUST_PROXY: '0' }).trustProxy).toBe(false);
    expect(load({ TRUST_PROXY: '10.0.0.0/8, fd00::/8 ,127.0.0.1' }).trustProxy).toBe(
      '10.0.0.0/8,fd00::/8,127.0.0.1',
    );
  });

  it('takes the addresses of sentinels, and needs the password beside them', () => {
    const REDIS_URL = 'redis://:secret@unused:6379/2';
    expect(load({ REDIS_URL, REDIS_SENTINELS: 'redis1, 10.0.0.2:26380' }).redisSentinels).toEqual({
      addresses: [
        { host: 'redis1', port: 26379 },
        { host: '10.0.0.2', port: 26380 },
      ],
      master: 'routineup',
    });
    expect(() => load({ REDIS_SENTINELS: 'redis1' })).toThrow('REDIS_URL: has the password');
    expect(() => load({ REDIS_URL, REDIS_SENTINELS: 'redis://redis1' })).toThrow('REDIS_SENTINELS: expected');
  });

  it('takes any value from a file, and says which one it cannot read', () => {
    const path = join(dataDir, 'jwt');
    writeFileSync(path, `${'s'.repeat(40)}\n`);
    expect(load({ JWT_SECRET_FILE: path }).jwtSecret).toBe('s'.repeat(40));
    writeFileSync(path, '\n');
    expect(load({ FOOD_SAFETY_API_KEY_FILE: path }).foodSafety.key).toBe('');
    for (const name of ['DATABASE_URL', 'REDIS_URL', 'SMTP_URL']) {
      expect(() => load({ [`${name}_FILE`]: path })).toThrow(`${name}_FILE: is empty`);
    }
    expect(() => load({ JWT_SECRET_FILE: join(dataDir, 'none') })).toThrow(
      'JWT_SECRET_FILE: cannot be read (ENOENT)',
    );
    expect(() => load({ JWT_SECRET: 's'.repeat(40), JWT_SECRET_FILE: path })).toThrow(
      'JWT_SECRET, JWT_SECRET_FILE: set one of them',
    );
  });

  it('has every variable in the table of the README', () => {
    const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
    expect(Object.keys(VARIABLES).filter(name => !readme.includes(`\`${name}\``))).toEqual([]);
  });
});

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../../src/config/config.js';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Blocks on one indentation level of a YAML file, by name. */
function blocks(text: string, indent: string): Map<string, string> {
  const names = [...text.matchAll(new RegExp(`^${indent}([\\w-]+):`, 'gm'))];
  return new Map(names.map(({ 1: name, index }, n) => [name!, text.slice(index, names[n + 1]?.index)]));
}

describe('what is deployed', () => {
  const compose = read('docker-compose.yml');
  const services = blocks(blocks(compose, '').get('services')!, '  ');

  it('is of one version each: nothing moves by itself', () => {
    const files = [compose, read('Dockerfile'), read('.github/workflows/ci.yml')].join('\n');
    const images = [...files.matchAll(/^\s*(?:image: |FROM )(\S+)/gm)].map(([, image]) => image!);
    const foreign = images.filter(image => image !== 'routineup');
    expect(foreign.length).toBeGreaterThan(6);
    expect(foreign.filter(image => !/(:v?\d+\.\d+\.\d+[\w.-]*|@sha256:[0-9a-f]{64})$/.test(image))).toEqual(
      [],
    );
  });

  it('may do no more than it must', () => {
    expect(services.size).toBeGreaterThanOrEqual(6);
    const common = blocks(compose, '').get('x-service')!;
    for (const needed of [
      'cap_drop: [ALL]',
      "'no-new-privileges:true'",
      'read_only: true',
      'max-size: ',
      'mem_limit: ',
      'pids_limit: ',
    ]) {
      expect(common).toContain(needed);
    }
    expect(blocks(compose, '').get('x-app')).toContain('<<: *service');
    for (const [name, text] of services) {
      expect({ name, has: /<<: \*(service|app|serving)\n/.test(text) }).toEqual({ name, has: true });
      expect({ name, text }).toEqual({
        name,
        text: expect.not.stringMatching(/privileged|read_only: false/),
      });
      const ports = [...text.matchAll(/- '(\S+:\d+:\d+)'/g)].map(([, port]) => port!);
      expect(ports.filter(port => !/^(127\.0\.0\.1|\$\{PROXY_BIND:-127\.0\.0\.1\}):/.test(port))).toEqual([]);
    }
    expect(services.get('redis')).toContain('requirepass');
    // A forgotten mail server must not send members' mails into the catcher.
    expect(services.get('mail')).toContain('profiles: [demo]');
  });

  it('passes on every secret that the configuration knows', () => {
    const secrets = [...read('src/config/environment.ts').matchAll(/^ +([A-Z0-9_]+): [^]*?desc: '([^']*)'/gm)]
      .filter(([, , told]) => told!.includes('(secret)'))
      .map(([, name]) => name!);
    expect(secrets).toContain('FOOD_SAFETY_API_KEY');
    const app =
      services.get('app')! + blocks(compose, '').get('x-serving') + blocks(compose, '').get('x-app');
    for (const name of [...secrets, 'DATABASE_URL', 'REDIS_URL']) {
      const file = name.toLowerCase();
      expect(app).toContain(`    ${name}_FILE: /run/secrets/${file}\n`);
      expect(services.get('app')).toContain(`      - ${file}\n`);
      expect(compose).toContain(`  ${file}: { file: secrets/${file} }\n`);
    }
    // Its check would miss in the volume what is in the bucket.
    expect(blocks(compose, '').get('x-app')).toContain('    S3_BUCKET: ${S3_BUCKET:-}\n');
    // Each service gets no more secrets than it needs.
    expect(services.get('backup')).toContain('secrets: [database_url, jwt_secret]\n');
    expect(services.get('worker')! + blocks(compose, '').get('x-serving')).not.toContain('admin_password');
  });

  describe('the script that writes settings and secrets', () => {
    let folder: string;
    beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'routineup-env-'))));
    afterEach(() => rmSync(folder, { recursive: true }));
    const file = () => join(folder, '.env');
    const secrets = () => join(folder, 'secrets');
    const run = (...args: string[]) => runWith({}, ...args);
    const runWith = (env: NodeJS.ProcessEnv, ...args: string[]) =>
      execFileSync(join(ROOT, 'ops/env.sh'), args, {
        env: { ...process.env, ENV_FILE: file(), SECRETS_DIR: secrets(), ...env },
        stdio: 'pipe',
      });
    const settings = () =>
      Object.fromEntries(
        readFileSync(file(), 'utf8')
          .trim()
          .split('\n')
          .map(line => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
      );
    const values = () =>
      Object.fromEntries(
        readdirSync(secrets()).map(name => [name, readFileSync(join(secrets(), name), 'utf8')]),
      );
    const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);

    it('makes what the deployment names, once', () => {
      run('https://your.host', 'smtps://user:password@mail.host');
      const first = { settings: settings(), values: values() };
      expect([mode(file()), mode(secrets())]).toEqual(['600', '700']);
      const wanted = [...compose.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name!);
      expect(wanted.filter(name => !first.settings[name])).toEqual([]);
      const files = [...compose.matchAll(/\{ file: secrets\/(\w+) \}/g)].map(([, name]) => name!);
      expect(Object.keys(first.values).sort()).toEqual(files.sort());
      expect(first.values.smtp_url).toBe('smtps://user:password@mail.host');
      expect(first.settings).not.toHaveProperty('COMPOSE_PROFILES');
      const named = files
        .filter(name => !/^(database|redis)_password$/.test(name))
        .map(name => [`${name.toUpperCase()}_FILE`, join(secrets(), name)]);
      const config = loadConfig({
        ...first.settings,
        ...Object.fromEntries(named),
        DATA_DIR: folder,
        NODE_ENV: 'production',
      });
      expect(config.databaseUrl).toContain(`:${first.values.database_password}@`);
      expect(config.admin.password).toBe(first.values.admin_password);
      for (const again of [[], ['https://your.host', 'smtps://user:password@mail.host']]) run(...again);
      expect(() => run('https://another.host')).toThrow('PUBLIC_URL is https://your.host in');
      expect(() => run('https://your.host', 'smtps://another.host')).toThrow('another mail server');
      expect({ settings: settings(), values: values() }).toEqual(first);
    });

    it('makes no deployment of a demo unnoticed', () => {
      run();
      expect(() => run('https://your.host', 'smtps://mail.host')).toThrow(
        'PUBLIC_URL is http://localhost in',
      );
    });

    it('leaves no secret empty: it fails without its tools, and the next run makes what lacks', () => {
      const tools = join(folder, 'tools');
      mkdirSync(tools);
      writeFileSync(join(tools, 'openssl'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
      expect(() => runWith({ PATH: `${tools}:${process.env.PATH}` })).toThrow();
      mkdirSync(secrets(), { recursive: true });
      writeFileSync(join(secrets(), 'jwt_secret'), '', { mode: 0o444 });
      run();
      expect(values()).toMatchObject({
        jwt_secret: expect.stringMatching(/^[0-9a-f]{64}$/),
        database_password: expect.stringMatching(/^[0-9a-f]{48}$/),
      });
    });

    it('begins a line of its own after settings that somebody typed', () => {
      writeFileSync(file(), 'MAIL_FROM=a@your.host');
      run();
      expect(settings()).toMatchObject({ MAIL_FROM: 'a@your.host', PUBLIC_URL: 'http://localhost' });
    });

    it('asks for a mail server; a demo on this machine catches mails', () => {
      expect(() => run('https://your.host')).toThrow('Which mail server?');
      run();
      expect(settings()).toEqual({
        PUBLIC_URL: 'http://localhost',
        COMPOSE_PROFILES: 'demo',
        ADMIN_LOGIN_ID: 'admin',
      });
      expect(values().smtp_url).toBe('smtp://mail:1025');
    });

    it('moves what an earlier version kept beside the settings', () => {
      const before = {
        PUBLIC_URL: 'https://your.host',
        DATABASE_PASSWORD: 'opens-the-database-that-exists',
        JWT_SECRET: 'j'.repeat(64),
        SMTP_URL: 'smtp://mail.host',
        NAVER_CLIENT_SECRET: 'naver',
      };
      writeFileSync(
        file(),
        Object.entries(before)
          .map(([name, value]) => `${name}=${value}\n`)
          .join(''),
      );
      run();
      expect(settings()).toEqual({ PUBLIC_URL: 'https://your.host', ADMIN_LOGIN_ID: 'admin' });
      expect(values()).toMatchObject({
        database_password: before.DATABASE_PASSWORD,
        database_url: `mysql://routineup:${before.DATABASE_PASSWORD}@mariadb:3306/routineup`,
        jwt_secret: before.JWT_SECRET,
        smtp_url: before.SMTP_URL,
        naver_client_secret: before.NAVER_CLIENT_SECRET,
        redis_password: expect.stringMatching(/^[0-9a-f]{48}$/),
      });
    });
  });
});

describe('the script that prints the digests of images', () => {
  const folder = mkdtempSync(join(tmpdir(), 'routineup-digests-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const runWith = (docker: string) => {
    writeFileSync(join(folder, 'docker'), `#!/bin/sh\n${docker}\n`, { mode: 0o755 });
    return execFileSync(join(ROOT, 'ops/digests.sh'), {
      env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
      stdio: 'pipe',
    }).toString();
  };

  it('prints each once, and ends with an error where one cannot be looked up', () => {
    const lines = runWith('echo sha256:abc').trim().split('\n');
    expect(lines).toContainEqual(expect.stringMatching(/^mariadb:[\d.]+@sha256:abc$/));
    expect(lines).toContainEqual(expect.stringMatching(/^node:[\w.-]+@sha256:abc$/));
    expect(new Set(lines).size).toBe(lines.length);
    expect(() => runWith('exit 1')).toThrow();
  });
});

describe('the packages', () => {
  interface Locked {
    integrity?: string;
    link?: boolean;
    optional?: boolean;
    os?: string[];
    cpu?: string[];
  }
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
  /** The image's platform. */
  const inImage = ({ os = ['linux'], cpu = ['x64'] }: Locked) =>
    os.includes('linux') && cpu.some(each => each === 'x64' || each === 'arm64');

  it('have each their checksum in the lock file; of other platforms, where the registry gave one', () => {
    const all = Object.entries(packages).filter(([path, { link }]) => path !== '' && !link);
    expect(all.length).toBeGreaterThan(1_000);
    const without = all.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? ''));
    expect(without.filter(([, entry]) => !entry.optional || inImage(entry)).map(([path]) => path)).toEqual(
      [],
    );
  });
});

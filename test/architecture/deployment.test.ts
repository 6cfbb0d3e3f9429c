import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../../src/config/config.js';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Blocks of one level of a YAML file, by their names. */
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
    for (const needed of ['cap_drop: [ALL]', "'no-new-privileges:true'", 'read_only: true', 'max-size: ']) {
      expect(common).toContain(needed);
    }
    expect(blocks(compose, '').get('x-app')).toContain('<<: *service');
    for (const [name, text] of services) {
      expect({ name, has: /<<: \*(service|app)\n/.test(text) }).toEqual({ name, has: true });
      expect({ name, text }).toEqual({
        name,
        text: expect.not.stringMatching(/privileged|read_only: false/),
      });
      const ports = [...text.matchAll(/- '(\S+:\d+:\d+)'/g)].map(([, port]) => port!);
      expect(ports.filter(port => !/^(127\.0\.0\.1|\$\{PROXY_BIND:-127\.0\.0\.1\}):/.test(port))).toEqual([]);
    }
    expect(services.get('redis')).toContain('--requirepass');
  });

  it('passes on every secret that the configuration knows', () => {
    const secrets = [...read('src/config/config.ts').matchAll(/^ +([A-Z0-9_]+): [^]*?desc: '([^']*)'/gm)]
      .filter(([, , told]) => told!.includes('(secret)'))
      .map(([, name]) => name!);
    expect(secrets).toContain('FOOD_SAFETY_API_KEY');
    expect(secrets.filter(name => !blocks(compose, '').get('x-app')!.includes(`    ${name}: `))).toEqual([]);
  });

  it('has its secrets from a script that may be run again', () => {
    const folder = mkdtempSync(join(tmpdir(), 'routineup-env-'));
    const file = join(folder, '.env');
    const run = (...args: string[]) =>
      execFileSync(join(ROOT, 'ops/env.sh'), args, { env: { ...process.env, ENV_FILE: file } });
    const values = () =>
      Object.fromEntries(
        readFileSync(file, 'utf8')
          .trim()
          .split('\n')
          .map(line => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
      );
    try {
      run('https://your.host');
      const first = values();
      expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
      const wanted = [...compose.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name!);
      expect(wanted.filter(name => !first[name])).toEqual([]);
      expect(() => loadConfig({ ...first, DATA_DIR: folder, NODE_ENV: 'production' })).not.toThrow();
      run('https://another.host');
      expect(values()).toEqual(first);
      // A file of an earlier version gets what is new, and keeps the rest.
      execFileSync('sed', ['-i', '/^REDIS_PASSWORD=/d', file]);
      run();
      expect(values()).toEqual({ ...first, REDIS_PASSWORD: expect.stringMatching(/^[0-9a-f]{48}$/) });
    } finally {
      rmSync(folder, { recursive: true });
    }
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
  /** Where the image runs. */
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

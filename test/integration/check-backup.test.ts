import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkBackup, type CreateApp } from '../../src/backup/check-backup.js';
import { makeBackup } from '../../src/backup/make-backup.js';
import { createApp } from '../../src/create-app.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** The application, but for one address that answers something else. */
const answering =
  (path: string, answer: { statusCode: number; body: string }): CreateApp =>
  async config => {
    const app = await createApp(config);
    const inject = (request: { url: string }) =>
      request.url.startsWith(path) ? answer : app.inject(request);
    return new Proxy(app, {
      get: (target, key) => (key === 'inject' ? inject : (Reflect.get(target, key) as unknown)),
    });
  };

describe('the check of a backup', () => {
  let t: TestApp;
  let folder: string;
  beforeAll(async () => {
    t = await startTestApp({ stack: 'embedded' });
  }, 60_000);
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'routineup-backups-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  afterAll(() => t.close());

  it('lets a whole one count', async () => {
    const made = await makeBackup(t.config, folder, 14, createApp);
    expect(readdirSync(folder).map(name => join(folder, name))).toEqual([made]);
  });

  it('lets none count of which a row did not arrive', async () => {
    const made = await makeBackup(t.config, folder, 14, createApp);
    const path = join(made, 'manifest.json');
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as { tables: { workouts: number } };
    const { workouts } = manifest.tables;
    writeFileSync(
      path,
      JSON.stringify({ ...manifest, tables: { ...manifest.tables, workouts: workouts + 1 } }),
    );
    const told = `workouts has ${workouts} rows instead of ${workouts + 1}`;
    await expect(checkBackup(made, createApp)).rejects.toThrow(told);
  });

  it.each([
    ['a search finds nothing', '/api/workouts/search', { statusCode: 200, body: '[]' }, /did not find/],
    ['nobody can log in', '/api/auth/login', { statusCode: 503, body: '' }, /login answers 503/],
  ])('lets none count in which %s', async (_, path, answer, told) => {
    await expect(makeBackup(t.config, folder, 14, answering(path, answer))).rejects.toThrow(told);
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/\.unchecked$/)]);
  });
});

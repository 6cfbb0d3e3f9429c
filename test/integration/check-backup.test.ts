import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writeArchive } from '../../src/backup/archive.js';
import { checkBackup, type CreateApp } from '../../src/backup/check-backup.js';
import { makeBackup, untilNextBackup } from '../../src/backup/make-backup.js';
import { Workout } from '../../src/catalogue/entities/workout.entity.js';
import { createApp } from '../../src/create-app.js';
import { snapshotOf } from '../../src/infrastructure/database/database-copy.js';
import { namesIn } from '../support/backup-names.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** The application, with a different answer at one address. */
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
  });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'routineup-backups-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  afterAll(() => t.close());

  it('lets a whole one count', async () => {
    const made = await makeBackup(t.config, folder, 14, createApp);
    expect(namesIn(folder).map(name => join(folder, name))).toEqual([made]);
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
    await expect(checkBackup(made, t.config, createApp)).rejects.toThrow(told);
  });

  it('lets none count that lacks a picture which a row names', async () => {
    const path = '/api/uploads/workouts/gone.webp';
    const { imgPath } = await t.database.read.findOneByOrFail(Workout, { id: 1 });
    const setPath = (value: string | null) =>
      t.database.write(manager => manager.update(Workout, { id: 1 }, { imgPath: value }));
    await setPath(path);
    await expect(makeBackup(t.config, folder, 14, createApp)).rejects.toThrow(
      'uploads/workouts/gone.webp of workouts is not in the backup',
    );
    await setPath(imgPath);
  });

  it('lets one count during which a picture was replaced, and another added', async () => {
    const pictures = join(t.config.uploadsDir, 'workouts');
    mkdirSync(pictures, { recursive: true });
    writeFileSync(join(pictures, 'replaced.webp'), '');
    const made = join(folder, 'made');
    await writeArchive(made, t.config, async () => {
      writeFileSync(join(pictures, 'added.webp'), '');
      const snapshot = await snapshotOf(t.config);
      rmSync(join(pictures, 'replaced.webp'));
      return snapshot;
    });
    rmSync(join(pictures, 'added.webp'));
    const kept = readdirSync(join(made, 'uploads/workouts'));
    expect(kept).toEqual(expect.arrayContaining(['added.webp', 'replaced.webp']));
    await checkBackup(made, t.config, createApp);
  });

  it.each([
    ['a search finds nothing', '/api/workouts/search', { statusCode: 200, body: '[]' }, /did not find/],
    ['nobody can log in', '/api/auth/login', { statusCode: 503, body: '' }, /login answers 503/],
  ])('lets none count in which %s', async (_, path, answer, told) => {
    await expect(makeBackup(t.config, folder, 14, answering(path, answer))).rejects.toThrow(told);
    expect(namesIn(folder)).toEqual([expect.stringMatching(/\.unchecked$/)]);
  });

  it('leaves one copy of those that fail again and again, and nothing of the check', async () => {
    const failing = answering('/api/auth/login', { statusCode: 503, body: '' });
    for (let n = 0; n < 3; n++) {
      await expect(makeBackup(t.config, folder, 14, failing)).rejects.toThrow('login answers 503');
      expect(namesIn(folder)).toEqual([expect.stringMatching(/\.unchecked$/)]);
    }
  });

  it('is tried beside the backup, not in /tmp', async () => {
    const seen: string[] = [];
    const looking: CreateApp = config => {
      seen.push(dirname(config.dataDir));
      return createApp(config);
    };
    await makeBackup(t.config, folder, 14, looking);
    expect(seen).toEqual([folder]);
  });
});

describe('a process that makes one backup a day', () => {
  const NOW = Date.parse('2026-03-10T12:00:00.000Z');
  const HOUR = 3_600_000;
  const name = (hoursAgo: number, ending = '') =>
    `routineup-${new Date(NOW - hoursAgo * HOUR).toISOString().replace(/[:.]/g, '-')}${ending}`;

  it.each<[string, string[], number]>([
    ['at once where there is none', [], 0],
    ['a day after the last good one', [name(60), name(20)], 4],
    ['at once when that was longer ago', [name(30)], 0],
    ['an hour after one that failed', [name(30), name(0.25, '.unchecked')], 0.75],
    ['an hour after one that was killed', [name(0.5, '.part')], 0.5],
    ['a day after a good one though another failed since', [name(5), name(2, '.unchecked')], 19],
    ['a day from now where the clock was set back', [name(-48)], 24],
    ['at once beside what is none', ['lost+found', 'routineup-old'], 0],
  ])('makes it %s', async (_, names, hours) => {
    const folder = mkdtempSync(join(tmpdir(), 'routineup-backups-'));
    for (const each of names) mkdirSync(join(folder, each));
    expect(await untilNextBackup(folder, NOW)).toBe(hours * HOUR);
    rmSync(folder, { recursive: true });
  });
});

import { dateAfter, mondayOf } from '../../src/common/time/dates.js';
import { koreanDate } from '../../src/common/time/korean-date.js';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { AcknowledgedWrites } from '../support/acknowledged-writes.js';
import {
  BuiltProcess,
  launchCommand,
  runCommand,
  startAppProcess,
  type AppProcess,
} from '../support/app-process.js';
import { namesIn } from '../support/backup-names.js';
import { eventually } from '../support/eventually.js';
import { SmallDisk } from '../support/small-disk.js';
import { expectOk, type TestMember } from '../support/sign-up.js';
import { createStack, type StackName, type TestStack } from '../support/test-stack.js';

const STACKS: StackName[] = process.env.TEST_SERVERS === '' ? ['embedded'] : ['embedded', 'server'];

const run = ({ env }: TestStack, command: string, ...args: string[]) => runCommand(env, command, ...args);

const logSize = ({ env }: TestStack) =>
  statSync(join(env.DATA_DIR!, 'routineup.sqlite-wal'), { throwIfNoEntry: false })?.size ?? 0;

/** The start time in a backup's name. */
const timeAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().replace(/[:.]/g, '-');

type Calls = Pick<AppProcess, 'get' | 'post' | 'put'>;

/** Everything that is told of a member's week, its wishes, its calendar and its days off. */
async function toldOfWeek(
  app: Calls,
  token: string,
  { startsOn, calendar }: { startsOn: string; calendar: string },
) {
  const { body } = await app.get(`/api/week?on=${startsOn}`, { token });
  const { weeks, trainingBreaks, trainingPreferences, keptWeeks } = (
    await app.get('/api/user/export', { token })
  ).body;
  const { text } = await app.get(calendar);
  const events = text.split('\r\n').filter(line => !/^(DTSTAMP|URL)/.test(line));
  return { startsOn, calendar, body, weeks, trainingBreaks, trainingPreferences, keptWeeks, events };
}

/** A week with a pin, lived: moved, left out, with days off and a calendar. */
async function liveWeek(app: Calls, token: string) {
  const today = koreanDate(new Date());
  const startsOn = dateAfter(mondayOf(today), 7);
  const asked = await expectOk(
    app.post(
      '/api/recommendation/week',
      {
        startsOn,
        days: [1, 3, 5].map(day => ({ day, minutes: 45, place: 'gym' })),
        cardio: [{ day: 2, minutes: 30, effort: 'moderate' }],
        ...{ keptWorkoutIds: [1], excludedWorkoutIds: [2] },
      },
      { token },
    ),
  );
  await eventually(async () => {
    const path = `/api/recommendation/week/history/${asked.body.id}`;
    expect((await app.get(path, { token })).body.status).toBe('DONE');
  });
  const path = `/api/week/${startsOn}`;
  const on = `?on=${startsOn}`;
  await expectOk(app.post(`/api/week${on}`, { historyId: asked.body.id }, { token }));
  await expectOk(app.put(`${path}/days/0${on}`, { day: 4 }, { token }));
  await expectOk(app.put(`${path}/days/1${on}`, { skipped: true }, { token }));
  await expectOk(app.put(`${path}/cardio${on}`, { days: [6] }, { token }));
  await expectOk(
    app.put(
      `/api/training/breaks/${dateAfter(startsOn, 4)}`,
      { endsOn: dateAfter(startsOn, 6), kind: 'away' },
      { token },
    ),
  );
  await expectOk(app.put('/api/training/preferences/excludedWorkouts/3', undefined, { token }));
  await expectOk(app.put('/api/week/kept', { shown: false }, { token }));
  const { url } = (await expectOk(app.post('/api/user/calendar', { startTime: '07:30' }, { token }))).body;
  return toldOfWeek(app, token, { startsOn, calendar: new URL(url).pathname });
}

const onSmallDisk = SmallDisk.possible() ? it : it.skip;

describe.each(STACKS)('a backup of the %s stack, made while it runs', stackName => {
  const folder = mkdtempSync(join(tmpdir(), 'routineup-backups-'));
  const stacks: TestStack[] = [];
  let stack: TestStack;
  let app: AppProcess;
  let member: TestMember;
  let picture: string;
  let body: unknown;
  let backup: string;
  let week: Awaited<ReturnType<typeof liveWeek>>;

  beforeAll(async () => {
    stack = await createStack(stackName);
    stacks.push(stack);
    // It makes the key for pushes itself, which is then in the backup; where several instances run, the key has to be set.
    if (stackName === 'embedded') stack.env.VAPID_SUBJECT = 'mailto:ops@example.com';
    app = await startAppProcess(stack.env);
    member = await app.signUp();
    const { ADMIN_LOGIN_ID: loginId, ADMIN_PASSWORD: password } = stack.env;
    const admin = (await expectOk(app.post('/api/admin/login', { loginId, password }))).body.accessToken;
    const image = await sharp({ create: { width: 60, height: 60, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const headers = { 'content-type': 'image/png' };
    const shown = await expectOk(
      app.request('PUT', '/api/admin/workouts/1/image', image, { token: admin, headers }),
    );
    picture = shown.body.imgPath;
    await expectOk(
      app.post('/api/user/health', { allergens: ['우유'], conditions: [] }, { token: member.token }),
    );

    week = await liveWeek(app, member.token);
    const writes = new AcknowledgedWrites(() => app, member);
    for (let n = 0; n < 30; n++) await writes.write();
    body = (await app.get('/api/bodyData', { token: member.token })).body;
    let making = true;
    const busy = (async () => {
      while (making) await writes.write();
    })();
    const said = await run(stack, 'backup.js', folder).finally(() => (making = false));
    await busy;
    expect(said).toMatch(/made, restored and checked/);
    [backup] = namesIn(folder).map(name => join(folder, name)) as [string];
  }, 180_000);
  afterAll(async () => {
    await app.end('SIGKILL');
    for (const made of stacks) await made.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const emptyStack = async (name: StackName) => {
    const made = await createStack(name);
    stacks.push(made);
    return made;
  };

  it('is told to the admins, and so is one that could not be made', async () => {
    const { ADMIN_LOGIN_ID: loginId, ADMIN_PASSWORD: password } = stack.env;
    const { accessToken: token } = (await expectOk(app.post('/api/admin/login', { loginId, password }))).body;
    const told = async () => (await app.get('/api/admin/dashboard', { token })).body.backup;
    const made = await told();
    expect(made).toMatchObject({ failedAt: null, overdue: false });
    expect(Date.now() - Date.parse(made.checkedAt)).toBeLessThan(600_000);
    expect(made.kilobytes).toBeGreaterThan(10);
    // A folder cannot be created inside a file.
    await expect(run(stack, 'backup.js', join(backup, 'manifest.json', 'no-folder'))).rejects.toThrow();
    const { failedAt, ...still } = await told();
    expect({ ...still, failedAt: null }).toEqual(made);
    expect(Date.parse(failedAt)).toBeGreaterThan(Date.parse(made.checkedAt));
  });

  it('is readable by its owner alone', () => {
    expect(statSync(backup).mode & 0o077).toBe(0);
    for (const name of ['manifest.json', 'rows.jsonl.gz'])
      expect(statSync(join(backup, name)).mode & 0o077).toBe(0);
  });

  it.each(STACKS)('comes back on the %s stack: the login, the data, the picture', async name => {
    const other = await emptyStack(name);
    expect(await run(other, 'restore.js', backup)).toMatch(/is restored: \d+ rows/);
    const restored = await startAppProcess(other.env);
    try {
      const { email: loginEmail, password } = member;
      const { accessToken: token } = (
        await expectOk(restored.post('/api/auth/login', { loginEmail, password }))
      ).body;
      const rows = (await restored.get<unknown[]>('/api/bodyData', { token })).body;
      expect(rows).toEqual(expect.arrayContaining(body as unknown[]));
      expect((await restored.get('/api/user/health', { token })).body.allergens).toEqual(['우유']);
      expect(await toldOfWeek(restored, token, week)).toEqual(week);
      expect((await restored.get(picture)).status).toBe(200);
      // The session continues as well: secret and logins are the same.
      expect((await restored.get('/api/user/private', { token: member.token })).status).toBe(200);
      const found = await restored.post('/api/workouts/search/list/1', { searchKeyword: '스쿼트' });
      expect(found.body.length).toBeGreaterThan(3);
      // A second restore into the same place is refused and changes nothing.
      await restored.end('SIGTERM');
      // A clean shutdown leaves the database file complete by itself, for those who copy it.
      if (name === 'embedded') expect(logSize(other)).toBe(0);
      await expect(run(other, 'restore.js', backup)).rejects.toThrow(/something in the database already/);
    } finally {
      await restored.end('SIGKILL');
    }
  });

  onSmallDisk('leaves nothing where there was no room for it', async () => {
    const disk = SmallDisk.create(1);
    try {
      // For the pictures, but not for the rows.
      disk.fill(1 << 16);
      await expect(run(stack, 'backup.js', disk.folder)).rejects.toThrow('ENOSPC');
      expect(namesIn(disk.folder)).toEqual(['filler']);
    } finally {
      disk.remove();
    }
  });

  it('leaves nothing of those that were killed just before, and waits for one at work', async () => {
    const into = mkdtempSync(join(tmpdir(), 'routineup-backups-'));
    for (let killed = 0; killed < 2; killed++) {
      const command = [process.execPath, 'dist/src/backup.js', into];
      const making = new BuiltProcess(launchCommand(command, stack.env));
      await eventually(() =>
        expect(readdirSync(into).filter(name => name.endsWith('.part'))).toHaveLength(1),
      );
      await making.end('SIGKILL');
    }
    // The folder may be that of several machines, each with its own data.
    const other = await emptyStack('embedded');
    await run(other, 'restore.js', backup);
    await Promise.all([run(stack, 'backup.js', into), run(other, 'backup.js', into)]);
    expect(namesIn(into)).toEqual(Array(2).fill(expect.stringMatching(/Z$/)));
    rmSync(into, { recursive: true });
  });

  // What follows is about files, which are the same of every stack.
  if (stackName === 'server') return;

  it.each([
    ['a row more', 'rows.jsonl.gz', (path: string) => appendFileSync(path, 'x')],
    ['a cut manifest', 'manifest.json', (path: string) => truncateSync(path, 500)],
    ['a list as manifest', 'manifest.json', (path: string) => writeFileSync(path, '[]')],
    [
      'a manifest without migrations',
      'manifest.json',
      (path: string) => writeFileSync(path, readFileSync(path, 'utf8').replace('"migrations"', '"m"')),
    ],
    ['no secret', 'vapid-key', (path: string) => rmSync(path)],
    ['a picture missing', 'uploads/workouts', (path: string) => rmSync(join(path, readdirSync(path)[0]!))],
    [
      'another picture',
      'uploads/workouts',
      (path: string) => writeFileSync(join(path, readdirSync(path)[0]!), 'x'),
    ],
  ])('is refused when it was damaged: %s', async (_, name, damage) => {
    const damaged = `${backup}-damaged`;
    cpSync(backup, damaged, { recursive: true });
    damage(join(damaged, name));
    await expect(run(await emptyStack('embedded'), 'restore.js', damaged)).rejects.toThrow(
      `is damaged: ${name}`,
    );
    rmSync(damaged, { recursive: true });
  });

  onSmallDisk('is not begun where the uploads do not fit', async () => {
    const disk = SmallDisk.create(4);
    const large = join(stack.env.DATA_DIR!, 'uploads/workouts', `${'0'.repeat(32)}.webp`);
    try {
      writeFileSync(large, Buffer.alloc(8e6));
      await expect(run(stack, 'backup.js', disk.folder)).rejects.toThrow(
        /has no room: 9 MB are needed, [45] MB are free/,
      );
      expect(namesIn(disk.folder)).toEqual([]);
    } finally {
      rmSync(large);
      disk.remove();
    }
  });

  it('is none among the uploads: the next one would contain it', async () => {
    const into = join(stack.env.DATA_DIR!, 'uploads/backups');
    await expect(run(stack, 'backup.js', into)).rejects.toThrow('is among the uploads');
    expect(namesIn(into)).toEqual([]);
    rmSync(into, { recursive: true });
  });

  it('shares the uploads of the one before, where they are intact', async () => {
    const into = mkdtempSync(join(tmpdir(), 'routineup-backups-'));
    const other = join(stack.env.DATA_DIR!, 'uploads/other.webp');
    writeFileSync(other, 'other');
    const make = async () => {
      await run(stack, 'backup.js', into);
      const last = join(into, namesIn(into).sort().at(-1)!, 'uploads');
      const [name] = readdirSync(join(last, 'workouts'));
      return [join(last, 'workouts', name!), join(last, 'other.webp')] as const;
    };
    const inode = (path: string) => statSync(path).ino;
    const [first, second] = [await make(), await make()];
    expect(second.map(inode)).toEqual(first.map(inode));
    writeFileSync(second[0], 'damaged');
    const third = await make();
    expect(readFileSync(third[0])).not.toEqual(readFileSync(second[0]));
    expect(inode(third[1])).toBe(inode(second[1]));
    rmSync(other);
    rmSync(into, { recursive: true });
  });

  it('takes the place of the oldest beyond those to keep', async () => {
    const yesterdays = `routineup-${timeAgo(1)}`;
    for (const name of [yesterdays, `routineup-${timeAgo(2)}.unchecked`]) mkdirSync(join(folder, name));
    await run(stack, 'backup.js', folder, '--keep', '1');
    const left = namesIn(folder).map(name => join(folder, name));
    // A second backup of today stays: somebody may have made it for a reason.
    expect(left).toHaveLength(2);
    expect(left).toContain(backup);
  });
});

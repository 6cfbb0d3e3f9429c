import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { AcknowledgedWrites, isProperRefusal } from '../support/acknowledged-writes.js';
import { spawnApp, startAppProcess, type AppProcess } from '../support/app-process.js';
import { eventually } from '../support/eventually.js';
import { expectOk } from '../support/sign-up.js';
import { SmallDisk } from '../support/small-disk.js';
import { createStack, type TestStack } from '../support/test-stack.js';

const NOTHING = { lost: [], kept: [] };

/** In another process: a closed handle of this one would stay half open, and take SQLite's files away whenever it is collected. */
function faultsOf(dataDir: string): unknown {
  const path = JSON.stringify(join(dataDir, 'routineup.sqlite'));
  const checks = `['integrity_check', 'foreign_key_check'].flatMap(check => database.pragma(check))`;
  const script = `const database = new (require('libsql'))(${path}); console.log(JSON.stringify(${checks}))`;
  return JSON.parse(execFileSync(process.execPath, ['-e', script]).toString());
}

const unfinished = (dataDir: string) =>
  readdirSync(dataDir, { recursive: true })
    .map(String)
    .filter(name => /\.(?:part|tmp)$/.test(name));

const withSmallDisk = SmallDisk.possible() ? describe : describe.skip;

withSmallDisk('the embedded product on a disk that fills up', () => {
  let stack: TestStack;
  let disk: SmallDisk;
  let app: AppProcess;
  let writes: AcknowledgedWrites;
  let adminToken: string;

  beforeAll(async () => {
    disk = SmallDisk.create(64);
    stack = await createStack('embedded');
    stack.env.DATA_DIR = disk.folder;
    app = await startAppProcess(stack.env);
    writes = new AcknowledgedWrites(() => app, await app.signUp());
    const { ADMIN_LOGIN_ID: loginId, ADMIN_PASSWORD: password } = stack.env;
    adminToken = (await expectOk(app.post('/api/admin/login', { loginId, password }))).body.accessToken;
  });
  afterAll(async () => {
    await app.end('SIGKILL');
    disk.remove();
    await stack.remove();
  });

  it('answers 503 while it is full, never an untrue 201, and leaves no piece of a file', async () => {
    for (let n = 0; n < 5; n++) expect(await writes.write()).toBe(201);
    disk.fill();
    const statuses = [];
    for (let n = 0; n < 60; n++) statuses.push(await writes.write());
    // The log had a little room left; after that every write fails.
    expect(statuses.slice(-20)).toEqual(Array(20).fill(503));
    expect(writes.wrong).toEqual([]);
    expect(await writes.differences()).toEqual(NOTHING);

    const image = await sharp({ create: { width: 600, height: 600, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const headers = { 'content-type': 'image/png' };
    const upload = await app.request('PUT', '/api/admin/workouts/1/image', image, {
      token: adminToken,
      headers,
    });
    expect(isProperRefusal(upload)).toBe(true);
    const mail = await app.post('/api/register/verify', { mailAddress: 'full@example.com' });
    expect(isProperRefusal(mail)).toBe(true);
    expect(unfinished(disk.folder)).toEqual([]);

    // A ready answer is cached for half a second.
    await eventually(async () => expect(isProperRefusal(await app.get('/api/health/ready'))).toBe(true));
    expect((await app.get('/api/health/live')).status).toBe(200);
    expect((await app.post('/api/workouts/search/list/1', { searchKeyword: '스쿼트' })).status).toBe(200);
  });

  it('goes on as soon as there is room, without a restart', async () => {
    disk.empty();
    await eventually(async () => expect((await app.get('/api/health/ready')).status).toBe(200));
    for (let n = 0; n < 20; n++) expect(await writes.write()).toBe(201);
    expect(await writes.differences()).toEqual(NOTHING);
    await app.signUp();
  });

  it('has all that it acknowledged after a restart', async () => {
    await app.end('SIGKILL');
    app = await startAppProcess(stack.env);
    expect(await writes.differences()).toEqual(NOTHING);
    expect(faultsOf(disk.folder)).toEqual([{ integrity_check: 'ok' }]);
  });

  it('keeps what it acknowledges after another process has opened and closed the database', async () => {
    for (let n = 0; n < 5; n++) expect(await writes.write()).toBe(201);
    await app.end('SIGKILL');
    app = await startAppProcess(stack.env);
    expect(await writes.differences()).toEqual(NOTHING);
  });

  it('starts on a full disk', async () => {
    await app.end('SIGKILL');
    disk.fill();
    app = await spawnApp(stack.env);
    await app.ready('live');
    expect((await app.get('/api/health/ready')).status).toBe(503);
    disk.empty();
    await eventually(async () => expect((await app.get('/api/health/ready')).status).toBe(200));
    expect(await writes.differences()).toEqual(NOTHING);
  });

  it('waits at its start for room without which the database cannot be opened', async () => {
    await app.end('SIGKILL');
    rmSync(join(disk.folder, 'routineup.sqlite-shm'));
    disk.fill();
    app = await spawnApp(stack.env);
    await eventually(async () => expect(app.output).toContain('waits for room'));
    disk.empty();
    await app.ready();
    expect(await writes.differences()).toEqual(NOTHING);
  });
});

const hasPrlimit = process.platform === 'linux';
(hasPrlimit ? describe : describe.skip)('the embedded product on a disk that fails', () => {
  it('loses nothing and halves nothing when a write to the disk fails at any place', async () => {
    const stack = await createStack('embedded');
    const app = await startAppProcess(stack.env);
    try {
      const writes = new AcknowledgedWrites(() => app, await app.signUp());
      const dataDir = stack.env.DATA_DIR!;
      const limit = (bytes: string) =>
        execFileSync('prlimit', ['--pid', String(app.pid), `--fsize=${bytes}:unlimited`]);
      const statuses: number[] = [];
      // Limits the file size, so that SQLite's log is cut off within, between and after its pages.
      for (let room = 0; room < 40_000; room += 1_700) {
        limit(String(statSync(join(dataDir, 'routineup.sqlite-wal')).size + room));
        for (let n = 0; n < 4; n++) statuses.push(await writes.write());
        limit('unlimited');
        expect(await writes.write()).toBe(201);
      }
      expect(writes.wrong).toEqual([]);
      expect(statuses).toContain(201);
      expect(statuses.filter(status => status === 503).length).toBeGreaterThan(10);
      expect(await writes.differences()).toEqual(NOTHING);
      expect((await app.get('/api/health/ready')).status).toBe(200);
      await app.end('SIGKILL');
      expect(faultsOf(dataDir)).toEqual([{ integrity_check: 'ok' }]);
    } finally {
      await app.end('SIGKILL');
      await stack.remove();
    }
  });
});

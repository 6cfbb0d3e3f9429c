import { jest } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RowDataPacket } from 'mysql2/promise';
import { BODY_PARTS } from '../../src/catalogue/catalogue.vocabulary.js';
import { MOST_WORKOUTS } from '../../src/myfit/myfit.constants.js';
import { limitedMysql } from '../../src/infrastructure/database/limited-mysql.js';
import { S3FileStorage } from '../../src/infrastructure/storage/s3-file-storage.js';
import { AcknowledgedWrites } from '../support/acknowledged-writes.js';
import {
  startAppProcess,
  startWorkerProcess,
  type AppProcess,
  type BuiltProcess,
} from '../support/app-process.js';
import { Cluster, FAKED_CLOCK, type Node } from '../support/cluster.js';
import { eventually } from '../support/eventually.js';
import type { TestMember } from '../support/sign-up.js';
import { aSession, aSet, sessionItem, setItem } from '../support/training-rows.js';

jest.setTimeout(3_600_000);

/** How often every part fails; `KILL_ROUNDS=3` is more than forty faults. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 1);
/** Part of the names of the faults to try: `FAULTS=disk`. */
const ONLY = new RegExp(process.env.FAULTS ?? '');
const WRITERS = 4;
const PHONES = 2;
const SETS = 12;
/** How long the load continues after each part is back. */
const AFTER_MS = 3_000;
/** How long until the balancer readmits a synced node and sessions return to it. */
const LET_IN_MS = 8_000;
/** How long a node is stopped or cut off: long enough to be evicted from the cluster; it rejoins by itself. */
const AWAY_MS = 15_000;
const LONGEST_GAP_MS = 10_000;
const PICTURE = Buffer.from('the bytes of a picture');
const PICTURE_KEY = 'workouts/0123456789abcdef0123456789abcdef.webp';
const AHEAD = ['--import', join(import.meta.dirname, '../support/clock-ahead.mjs')];

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

/** A disruption: its name, and what breaks a part and brings it back. */
type Fault = [part: string, act: () => Promise<void>];

interface Phone {
  token: string;
  /** Ids of stored rows. */
  acknowledged: Set<string>;
}

interface Line {
  part: string;
  longestGapMs: number;
  written: number;
  refused: number;
}

describe('three machines under load', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'routineup-cluster-data-'));
  let cluster: Cluster;
  let env: NodeJS.ProcessEnv;
  let apps: AppProcess[] = [];
  let workers: BuiltProcess[] = [];
  let member: TestMember;
  const careful = { token: '', changes: 0 };
  let writes: AcknowledgedWrites;
  let workoutId: number;
  /** When each write was acknowledged. */
  const successes: number[] = [];
  let refused = 0;
  let over = false;
  let load: Promise<void>[] = [];
  /** Accepted recommendations; while one waits, an equal request is answered with the same. */
  const asked = new Set<number>();
  /** Members who log sessions, and their acknowledged rows. */
  const phones: Phone[] = [];
  /** Access tokens of successful logins. */
  const tokens: string[] = [];
  /** What a member read right after writing something else. */
  const stale: string[] = [];
  /** Responses to a picture other than the picture and 503. */
  const wrongPictures: string[] = [];

  /** The balancer that the address of the deployment leads to. */
  const door = () => cluster.doors.find(({ running }) => running)!;
  const note = (status: unknown, success: unknown) => {
    if (status === success) successes.push(performance.now());
    else refused++;
    return status === success;
  };
  /** Repeats `act` until the end, with pauses. */
  const repeat = async (pauseMs: number, act: () => Promise<unknown>) => {
    for (; !over; await pause(pauseMs)) await act().catch(() => undefined);
  };

  beforeAll(async () => {
    cluster = new Cluster();
    await cluster.start();
    env = {
      ...cluster.env,
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      RATE_LIMIT: 'off',
      ACCESS_TOKEN_TTL: '10h',
      TRUST_PROXY: '1',
      WORKER: 'none',
      JWT_SECRET: 'a secret that only the tests know, long enough',
      ADMIN_LOGIN_ID: 'admin',
      ADMIN_PASSWORD: 'admin-password-1',
    };
    const storage = await S3FileStorage.connect({
      bucket: env.S3_BUCKET!,
      region: 'us-east-1',
      endpoint: env.S3_ENDPOINT!,
      accessKeyId: env.S3_ACCESS_KEY_ID!,
      secretAccessKey: env.S3_SECRET_ACCESS_KEY!,
    });
    await storage.put(PICTURE_KEY, PICTURE);
    apps = [await startAppProcess(env), await startAppProcess(env)];
    workers = [await startWorkerProcess(env), await startWorkerProcess(env)];
    for (const n of [0, 1]) await startDoor(n);
    await countEffects();
    member = await door().signUp();
    const { body } = await door().post('/api/workouts/search/list/1', { bodyPartKoreanName: ['가슴'] });
    workoutId = body[0].id;
    writes = new AcknowledgedWrites(door, member);
    careful.token = (await door().signUp()).token;
    for (let n = 0; n < PHONES; n++)
      phones.push({ token: (await door().signUp()).token, acknowledged: new Set() });
    load = [
      ...Array.from({ length: WRITERS }, () => repeat(100, async () => note(await writes.write(), 201))),
      ...phones.map(logSessions),
      repeat(500, () => ask()),
      repeat(200, changeAndRead),
      repeat(1_000, async () => {
        const { email: loginEmail, password } = member;
        const answer = await door().post('/api/auth/login', { loginEmail, password, rememberMe: true });
        if (answer.status === 200) tokens.push(answer.body.accessToken);
      }),
      repeat(300, async () => {
        const answer = await door().get(`/api/uploads/${PICTURE_KEY}`);
        const right = answer.status === 503 || (answer.status === 200 && answer.text === PICTURE.toString());
        if (!right) wrongPictures.push(`${answer.status} ${answer.text}`);
      }),
    ];
  });
  afterAll(async () => {
    over = true;
    await Promise.allSettled(load);
    for (const one of [...apps, ...workers]) await one.end('SIGKILL');
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const startDoor = (n: number) =>
    cluster.startDoor(
      n,
      apps.map(({ port }) => port),
      dataDir,
    );

  /** Through any app: what one of them keeps as an answer must not outlive a write through the other. */
  async function changeAndRead(): Promise<void> {
    const { token } = careful;
    const weight = 60 + (careful.changes++ % 200) / 10;
    const body = { date: '2000-01-01', height: 175, weight, bodyFat: 16, muscleMass: 44, upDownBalance: 0.5 };
    if ((await door().post('/api/bodyData', body, { token })).status !== 201) return;
    const answers = await Promise.all([1, 2].map(() => door().get('/api/bodyData', { token })));
    for (const { status, body: rows } of answers)
      if (status === 200 && rows.at(-1).weight !== weight) stale.push(`${rows.at(-1).weight} for ${weight}`);
  }

  async function ask(bodyPart = '가슴'): Promise<void> {
    const machineKoreanName = ['맨몸', '덤벨'];
    const wish = { bodyPartKoreanName: [bodyPart], machineKoreanName, goal: '근력', experience: '보통' };
    const answer = await door().post('/api/recommendation/workout', wish, { token: member.token });
    if (answer.status === 202) asked.add(answer.body.id);
  }

  /** Has the database itself count each commit of a job's end and of its answer: the rows show the last one only. */
  async function countEffects(): Promise<void> {
    const connection = await cluster.connect(cluster.nodes[0]!);
    await connection.query(
      'USE routineup; CREATE TABLE effects (id INT AUTO_INCREMENT PRIMARY KEY, kind VARCHAR(30), subject BIGINT)',
    );
    for (const table of ['jobs', 'recommendation_histories'])
      await connection.query(
        `CREATE TRIGGER count_${table} AFTER UPDATE ON ${table} FOR EACH ROW INSERT INTO effects (kind, subject) SELECT '${table}', NEW.id FROM DUAL WHERE NEW.state IN ('DONE', 'FAILED')`,
      );
    connection.destroy();
  }

  /** How many jobs ended and how many answers were written; those that did so more than once. */
  async function effects() {
    const connection = await cluster.connect(cluster.nodes[0]!);
    const [rows] = await connection.query<
      (RowDataPacket & { kind: string; subject: number; times: number })[]
    >('SELECT kind, subject, COUNT(*) AS times FROM routineup.effects GROUP BY kind, subject');
    connection.destroy();
    return {
      answered: rows.filter(({ kind }) => kind === 'recommendation_histories').length,
      ended: rows.filter(({ kind }) => kind === 'jobs').length,
      twice: rows.filter(({ times }) => times > 1),
    };
  }

  /** Logs one session after the other; like the client, sends a row again until it is acknowledged. */
  async function logSessions({ token, acknowledged }: Phone): Promise<void> {
    while (!over) {
      const session = aSession();
      const sets = Array.from({ length: SETS }, (_, ordinal) => aSet(session, { workoutId, ordinal }));
      for (const item of [sessionItem(session), ...sets.map(set => setItem(set))]) {
        const send = () => door().post('/api/training/sync', { items: [item] }, { token });
        while (!over && !acknowledged.has(item.row.id)) {
          const answer = await send().catch(() => undefined);
          // `same`: an earlier try was stored, only its response was lost.
          const stored = ['applied', 'same'].includes(answer?.body?.items?.[0].status);
          if (note(stored, true)) acknowledged.add(item.row.id);
          else await pause(50);
        }
      }
    }
  }

  /** Disrupts a part and brings it back; measures the longest time without a successful write. */
  async function under(part: string, act: () => Promise<void>): Promise<Line> {
    const [began, refusedBefore] = [performance.now(), refused];
    const first = successes.length;
    await act();
    await pause(AFTER_MS);
    const times = [began, ...successes.slice(first), performance.now()];
    const longestGapMs = Math.round(Math.max(...times.slice(1).map((time, n) => time - times[n]!)));
    const line = { part, longestGapMs, written: successes.length - first, refused: refused - refusedBefore };
    console.log(JSON.stringify(line));
    return line;
  }

  const killed = (node: Node): Fault => [
    `kill -9 ${node.name}`,
    async () => {
      await node.process!.end('SIGKILL');
      await pause(AFTER_MS);
      await cluster.startNode(node);
      await pause(LET_IN_MS);
    },
  ];
  /** For the rest of the test: the clocks of the first two differ by ten minutes. */
  const fiveMinutesOff = (node: Node, n: number): Fault => [
    `kill -9 ${node.name}, its clock from then on five minutes ${n % 2 ? 'behind' : 'ahead'}`,
    async () => {
      node.clock = n % 2 ? '-5m' : '+5m';
      await killed(node)[1]();
    },
  ];
  const stopped = (node: Node): Fault => [
    `${node.name} stands still`,
    async () => {
      node.process!.signal('SIGSTOP');
      await pause(AWAY_MS);
      node.process!.signal('SIGCONT');
      await cluster.rejoin(node);
      await pause(LET_IN_MS);
    },
  ];
  const cutOff = (node: Node): Fault => [
    `${node.name} cut off from the other two`,
    async () => {
      await cluster.isolate(node, true);
      await pause(AWAY_MS);
      await cluster.isolate(node, false);
      await cluster.rejoin(node);
      await pause(LET_IN_MS);
    },
  ];
  const filled = (node: Node): Fault => [
    `disk of ${node.name} full`,
    async () => {
      node.disk!.fill();
      await pause(AWAY_MS);
      node.disk!.empty();
      // A node that could not apply a write has left for good.
      await node.process!.end('SIGTERM');
      await cluster.startNode(node);
      await pause(LET_IN_MS);
    },
  ];

  /** Every part once. */
  function faults(n: number): Fault[] {
    const [writer, second, third] = cluster.nodes as [Node, Node, Node];
    const other = n % 2 ? second : third;
    const sentinel = cluster.sentinels[n % cluster.sentinels.length]!;
    const which = n % 2;
    return [
      ...cluster.nodes.map(killed),
      ...(FAKED_CLOCK ? cluster.nodes.map(fiveMinutesOff) : []),
      stopped(writer),
      cutOff(writer),
      cutOff(other),
      ...(writer.disk ? [filled(writer), filled(other)] : []),
      [
        'kill -9 the Redis that is master',
        async () => {
          const master = await cluster.masterOfRedis();
          await master.process.end('SIGKILL');
          await pause(2 * AFTER_MS);
          expect((await cluster.masterOfRedis()).name).not.toBe(master.name);
          master.process = cluster.launchRedis(master.config);
        },
      ],
      [
        'kill -9 a sentinel',
        async () => {
          await sentinel.process.end('SIGKILL');
          await pause(AFTER_MS);
          sentinel.process = cluster.launchRedis(sentinel.config, true);
        },
      ],
      [
        'kill -9 all Redis at once; they lose everything',
        async () => {
          await Promise.all(cluster.redis.map(({ process }) => process.end('SIGKILL')));
          await pause(AFTER_MS);
          for (const redis of cluster.redis) {
            cluster.emptyRedis(redis);
            redis.process = cluster.launchRedis(redis.config);
          }
          await pause(2 * AFTER_MS);
        },
      ],
      [
        'kill -9 an app',
        async () => {
          await apps[which]!.end('SIGKILL');
          apps[which] = await startAppProcess(env, { port: apps[which]!.port });
        },
      ],
      [
        'kill -9 a worker',
        async () => {
          await workers[which]!.end('SIGKILL');
          workers[which] = await startWorkerProcess(env);
        },
      ],
      [
        'a worker stands still with jobs in it',
        async () => {
          await Promise.all(BODY_PARTS.map(({ koreanName }) => ask(koreanName)));
          workers[which]!.signal('SIGSTOP');
          await pause(AWAY_MS);
          workers[which]!.signal('SIGCONT');
        },
      ],
      [
        'an app and a worker five minutes ahead',
        async () => {
          await Promise.all([apps[which]!.end('SIGTERM'), workers[which]!.end('SIGTERM')]);
          apps[which] = await startAppProcess(env, { port: apps[which]!.port, nodeOptions: AHEAD });
          workers[which] = await startWorkerProcess(env, { nodeOptions: AHEAD });
          await pause(AWAY_MS);
          await Promise.all([apps[which]!.end('SIGTERM'), workers[which]!.end('SIGTERM')]);
          apps[which] = await startAppProcess(env, { port: apps[which]!.port });
          workers[which] = await startWorkerProcess(env);
        },
      ],
      [
        'kill -9 HAProxy of the database',
        async () => {
          await cluster.balancer!.end('SIGKILL');
          await cluster.startBalancer();
        },
      ],
      [
        'HAProxy of the database reloads while another node writes',
        async () => {
          await writer.process!.end('SIGKILL');
          await pause(AFTER_MS);
          await cluster.reloadBalancer();
          await cluster.startNode(writer);
          await pause(LET_IN_MS);
          for (const node of [second, third]) expect(await cluster.sessionsOn(node)).toEqual([]);
        },
      ],
      [
        'kill -9 a balancer of the apps',
        async () => {
          await cluster.doors[which]!.end('SIGKILL');
          await pause(AFTER_MS);
          await startDoor(which);
        },
      ],
      [
        'kill -9 the object store',
        async () => {
          await cluster.store!.end('SIGKILL');
          await pause(AFTER_MS);
          await cluster.startStore();
        },
      ],
    ];
  }

  it('keep the rules where two nodes are written to', async () => {
    const direct = await Promise.all(
      cluster.nodes
        .slice(0, 2)
        .map(node => startAppProcess({ ...env, DATABASE_URL: cluster.addressOf(node) })),
    );
    apps.push(...direct);
    const [one, two] = direct;
    const { token } = await one!.signUp();
    const path = '/api/myfit/routines/workout';
    const routines = Array.from({ length: 10 }, (_, n) => ({
      routineId: -1,
      routineIndex: n,
      routineName: `${n}`,
    }));
    const { body: created } = await one!.post(path, { routines }, { token });
    const found = await one!.post('/api/workouts/search/list/1', { bodyPartKoreanName: ['가슴'] });
    const ids: number[] = found.body.slice(0, MOST_WORKOUTS + 3).map(({ id }: { id: number }) => id);
    for (const { routineId } of created.routines) {
      const add = (workoutId: number, n: number) =>
        (n % 2 ? one! : two!).post(`${path}/${routineId}`, { workoutIds: [workoutId] }, { token });
      const answers = await Promise.all(ids.map(add));
      const added = answers.filter(({ status }) => status === 201).length;
      // Conflicts are retried; one that loses each time is refused.
      const others = answers.filter(({ status }) => status !== 201).map(answer => answer.body.status);
      const proper = ['MY_WORKOUT_SIZE_OVER_EXCEPTION', 'SERVICE_UNAVAILABLE_EXCEPTION'];
      expect(others.filter(code => !proper.includes(code))).toEqual([]);
      expect(added).toBeLessThanOrEqual(MOST_WORKOUTS);
      const { body } = await one!.get(`${path}/${routineId}`, { token });
      const places = body.map(({ myWorkoutIndex }: { myWorkoutIndex: number }) => myWorkoutIndex);
      expect(places).toEqual(Array.from({ length: added }, (_, place) => place + 1));
    }
    for (const each of direct) await each.end('SIGTERM');
    apps.splice(-direct.length);
  });

  it('show a session that begins on another node all that was acknowledged before, though it applies it later', async () => {
    const [writer, second] = cluster.nodes as [Node, Node];
    const one = await cluster.connect(writer);
    await one.query('USE routineup; CREATE TABLE late_rows (id INT PRIMARY KEY, n INT NOT NULL)');
    await one.query('INSERT INTO late_rows SELECT seq, 0 FROM seq_0_to_20000');
    for (let n = 1; n <= 10; n++) {
      // What comes after a large transaction waits for it on each other node.
      await one.query('UPDATE late_rows SET n = ? WHERE id > 0', [n]);
      await one.query('UPDATE late_rows SET n = ? WHERE id = 0', [n]);
      const pool = limitedMysql({ acquireMs: 5_000, statementMs: 8_000 }).createPool({
        uri: cluster.addressOf(second),
      });
      const two = await pool.promise().getConnection();
      const [rows] = await two.query('SELECT n FROM late_rows WHERE id = 0');
      pool.end();
      expect(rows).toEqual([{ n }]);
    }
    await one.query('DROP TABLE late_rows');
    one.destroy();
  });

  it('never give two revisions of a member the same value', async () => {
    expect(apps[0]!.output).not.toContain('No answers are kept');
    // Of UUID_SHORT, nodes that started in the same second differ only by this.
    const ids = await Promise.all(
      cluster.nodes.map(async node => {
        const connection = await cluster.connect(node);
        const [[row]] =
          await connection.query<(RowDataPacket & { id: number })[]>('SELECT @@server_id AS id');
        connection.destroy();
        return row!.id;
      }),
    );
    expect(new Set(ids).size).toBe(cluster.nodes.length);
  });

  it('lose, double and forget nothing, whatever fails, and write again within ten seconds', async () => {
    const lines: Line[] = [];
    for (let n = 0; n < ROUNDS; n++)
      for (const fault of faults(n)) if (ONLY.test(fault[0])) lines.push(await under(...fault));
    // Nobody can write meanwhile.
    const all = await under('kill -9 all nodes of MariaDB at once', async () => {
      await Promise.all(cluster.nodes.map(({ process }) => process!.end('SIGKILL')));
      await Promise.all(cluster.nodes.map(node => cluster.startNode(node)));
      await pause(LET_IN_MS);
    });
    over = true;
    await Promise.all(load);
    console.table([...lines, all]);
    console.log(`${successes.length} writes, ${refused} refused, ${asked.size} recommendations`);

    // The balancer answers 502, with the same words, for an app that died on the way.
    expect(writes.wrong.filter(each => !each.startsWith('502 {"status":"SERVICE_UNAVAILABLE'))).toEqual([]);
    expect(wrongPictures).toEqual([]);
    expect(stale).toEqual([]);
    // A COMMIT whose answer was lost with its node gets 503 and may have happened: a retry is the same write.
    const { lost, kept } = await writes.differences();
    expect(lost).toEqual([]);
    expect(kept.length).toBeLessThanOrEqual(WRITERS * (lines.length + 1));
    for (const { token, acknowledged } of phones) {
      const stored = await storedRows(token);
      expect(stored.length).toBe(new Set(stored).size);
      expect([...acknowledged].filter(id => !stored.includes(id))).toEqual([]);
    }
    expect(tokens.length).toBeGreaterThan(0);
    for (const token of tokens) expect((await door().get('/api/user/private', { token })).status).toBe(200);
    expect(asked.size).toBeGreaterThan(0);
    for (const id of asked) {
      const path = `/api/recommendation/workout/history/${id}`;
      const status = async () => (await door().get(path, { token: member.token })).body.status;
      await eventually(
        async () => expect({ id, status: await status() }).toEqual({ id, status: 'DONE' }),
        60_000,
      );
    }
    const { answered, ended, twice } = await effects();
    console.log(`${ended} jobs ended, ${answered} answers were written, ${twice.length} more than once`);
    expect(twice).toEqual([]);
    expect(answered).toBeGreaterThanOrEqual(asked.size);
    expect(ended).toBe(answered);
    const [first, ...others] = await cluster.checksums();
    for (const other of others) expect(other).toEqual(first);
    expect(lines.filter(({ longestGapMs }) => longestGapMs > LONGEST_GAP_MS)).toEqual([]);
  });

  /** Ids of all stored sessions and sets. */
  async function storedRows(token: string): Promise<string[]> {
    const ids: string[] = [];
    for (let after = 0; ;) {
      const { body } = await door().get(`/api/training/changes?after=${after}&limit=500`, { token });
      ids.push(...[...body.sessions, ...body.sets].map(({ id }: { id: string }) => id));
      if (!body.more) return ids;
      after = body.revision;
    }
  }
});

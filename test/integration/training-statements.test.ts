import { startTestApp, type TestApp, type TestMember } from '../support/test-app.js';
import { sendLog } from '../support/training-file.js';
import { aSession, aSet, sessionItem, setItem } from '../support/training-rows.js';

/** For a whole batch, locking and learning included. */
const MOST_STATEMENTS = 16;
const BATCH = 500;

describe('a batch of sets', () => {
  let t: TestApp;
  let statements: string[] = [];
  beforeAll(async () => {
    t = await startTestApp();
    await t.database.write(async manager => record(manager.connection));
    if (t.database.embedded) record(t.database.read.connection);
  });
  afterAll(() => t.close());

  function record(connection: TestApp['database']['read']['connection']): void {
    connection.logger = Object.assign(Object.create(connection.logger), {
      logQuery: (sql: string) => {
        statements.push(sql);
      },
    });
  }

  /** Counts statements about the log and about learning; other parts of the application run their own meanwhile. */
  const countOf = async (member: TestMember, items: object[]): Promise<number> => {
    statements = [];
    const { status, body } = await t.post('/api/training/sync', { items }, { token: member.token });
    expect(status).toBe(200);
    expect(new Set(body.items.map((item: any) => item.status))).toEqual(new Set(['applied']));
    return statements.filter(sql => /training_|strength_|routines|recommendation_histories/.test(sql)).length;
  };
  /** As many rows as a batch may have, spread over that many sessions. */
  const batchOf = (sessions: number) => {
    const begun = Array.from({ length: sessions }, () => aSession({ endedAt: '2026-01-05T02:00:00.000Z' }));
    const sets = Array.from({ length: BATCH - sessions }, (_, i) =>
      aSet(begun[i % sessions]!, {
        ordinal: i % 100,
        workoutId: 1 + (i % 12),
        targetWeight: null,
        weight: 40 + (i % 7),
      }),
    );
    return { begun, sets };
  };

  it.each([2, 25, 125])('is as many statements for %i sessions', async sessions => {
    const member = await t.signUp();
    const { begun, sets } = batchOf(sessions);
    const list = Array.from({ length: 20 }, (_, n) => ({
      ...{ routineId: -1, routineIndex: n, routineName: `${n}` },
    }));
    const { routines } = (
      await t.post('/api/myfit/routines/workout', { routines: list }, { token: member.token })
    ).body;
    begun.forEach((row, n) => (row.routineId = routines[n % routines.length].routineId));
    const first = await countOf(member, [
      ...begun.map(row => sessionItem(row)),
      ...sets.map(row => setItem(row)),
    ]);
    expect(first).toBeLessThanOrEqual(MOST_STATEMENTS);
    const edits = sets.map((row, i) => setItem({ ...row, reps: 9 }, begun.length + i + 1));
    expect(await countOf(member, edits)).toBeLessThanOrEqual(MOST_STATEMENTS);
    process.stdout.write(`${BATCH} rows of ${sessions} sessions: ${first} statements\n`);
  });

  it('of one set takes half a dozen, however many its session has; of one that is there, fewer', async () => {
    const member = await t.signUp();
    const { begun } = batchOf(2);
    await countOf(
      member,
      begun.map(row => sessionItem(row)),
    );
    const sets = Array.from({ length: 20 }, (_, n) => aSet(begun[0]!, { ordinal: n + 1 }));
    expect(await countOf(member, [setItem(sets[0]!)])).toBeLessThanOrEqual(6);
    await countOf(
      member,
      sets.slice(1, -1).map(row => setItem(row)),
    );
    statements = [];
    expect(await countOf(member, [setItem(sets.at(-1)!)])).toBeLessThanOrEqual(6);
    // Including the login's statement and, on MariaDB, begin and commit.
    expect(statements.filter(sql => !/catalogue_|jobs|instances/.test(sql)).length).toBeLessThanOrEqual(9);
    // The observations of the other sets are not rewritten.
    const observed = statements.filter(sql => sql.includes('strength_observations'));
    expect(observed.map(sql => sql.match(/\(\?/g)?.length)).toEqual([1]);
    // A warm-up set teaches nothing.
    const warmUp = setItem(aSet(begun[0]!, { ordinal: 21, kind: 'warmup' }));
    expect(await countOf(member, [warmUp])).toBeLessThanOrEqual(4);
    expect(statements.filter(sql => sql.includes('strength_'))).toEqual([]);
  });

  it('the records of everything ever trained take the same few, however much that is', async () => {
    const counts: number[] = [];
    for (const sessions of [2, 125]) {
      const member = await t.signUp();
      const { begun, sets } = batchOf(sessions);
      await countOf(member, [...begun.map(row => sessionItem(row)), ...sets.map(row => setItem(row))]);
      statements = [];
      const { body } = await t.get('/api/training/records', { token: member.token });
      expect(body).toHaveLength(12);
      counts.push(statements.filter(sql => /training_|strength_|body_data|workouts/.test(sql)).length);
    }
    expect(counts[1]).toBe(counts[0]);
    expect(counts[0]).toBeLessThanOrEqual(8);
  });

  it('of an import grow with its sessions, not with its sets', async () => {
    const file = (setsASession: number) =>
      [
        'Date,Exercise,Category,Weight (kg),Reps',
        ...Array.from({ length: 20 * setsASession }, (_, i) => {
          const day = String(1 + Math.floor(i / setsASession)).padStart(2, '0');
          return `2026-01-${day},Bench Press (Barbell),,80,${5 + (i % 8)}`;
        }),
      ].join('\n');
    const counts: number[] = [];
    for (const setsASession of [1, 6]) {
      const member = await t.signUp();
      statements = [];
      const { body } = await sendLog(t, member, file(setsASession));
      expect(body.sets).toBe(20 * setsASession);
      counts.push(statements.filter(sql => /training_|strength_/.test(sql)).length);
    }
    expect(counts[1]).toBe(counts[0]);
    expect(counts[0]).toBeLessThanOrEqual(24);
  });
});

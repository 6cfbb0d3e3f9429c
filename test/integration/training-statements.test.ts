import { startTestApp, type TestApp, type TestMember } from '../support/test-app.js';
import { aSession, aSet, sessionItem, setItem } from '../support/training-rows.js';

/** Of a whole batch, locking and learning included. */
const MOST_STATEMENTS = 24;
const BATCH = 500;

describe('a batch of sets', () => {
  let t: TestApp;
  let statements: string[] = [];
  beforeAll(async () => {
    t = await startTestApp();
    await t.database.write(async manager => record(manager.connection));
    if (t.database.embedded) record(t.database.read.connection);
  }, 60_000);
  afterAll(() => t.close());

  function record(connection: TestApp['database']['read']['connection']): void {
    connection.logger = Object.assign(Object.create(connection.logger), {
      logQuery: (sql: string) => {
        statements.push(sql);
      },
    });
  }

  /** Statements about the log and what is learned from it; other parts of the application ask for other things meanwhile. */
  const countOf = async (member: TestMember, items: object[]): Promise<number> => {
    statements = [];
    const { status, body } = await t.post('/api/training/sync', { items }, { token: member.token });
    expect(status).toBe(200);
    expect(new Set(body.items.map((item: any) => item.status))).toEqual(new Set(['applied']));
    return statements.filter(sql => /training_|strength_/.test(sql)).length;
  };
  /** As many rows as a batch may have, in so many sessions. */
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

  it.each([2, 25, 125])(
    'is as many statements for %i sessions',
    async sessions => {
      const member = await t.signUp();
      const { begun, sets } = batchOf(sessions);
      const first = await countOf(member, [
        ...begun.map(row => sessionItem(row)),
        ...sets.map(row => setItem(row)),
      ]);
      expect(first).toBeLessThanOrEqual(MOST_STATEMENTS);
      const edits = sets.map((row, i) => setItem({ ...row, reps: 9 }, begun.length + i + 1));
      expect(await countOf(member, edits)).toBeLessThanOrEqual(MOST_STATEMENTS);
      process.stdout.write(`${BATCH} rows of ${sessions} sessions: ${first} statements\n`);
    },
    60_000,
  );

  it('of one set takes a dozen', async () => {
    const member = await t.signUp();
    const { begun } = batchOf(2);
    await countOf(
      member,
      begun.map(row => sessionItem(row)),
    );
    expect(await countOf(member, [setItem(aSet(begun[0]!))])).toBeLessThanOrEqual(12);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KeptAnswers } from '../../src/infrastructure/answers/revised-answers.js';
import { startTestApp, type Answer, type TestApp, type TestMember } from '../support/test-app.js';

/** Read at every request, and by processes that follow the catalogue, whose version every answer is kept with. */
const CHECKED =
  /^(logins|member_revisions|catalogue_\w+|workouts|workout_\w+|supplement\w*|machines|body_parts|jobs)$/;
const onServers = process.env.TEST_SERVERS === '' ? describe.skip : describe;

onServers('kept answers', () => {
  let t: TestApp;
  let member: TestMember;
  let memberId: number;
  let cards: string;
  let statements: string[] = [];
  const sql = <T = unknown[]>(text: string, values: unknown[] = []) =>
    t.database.write(manager => manager.query<T>(text, values));
  const get = async (path: string, token = member.token): Promise<Answer> => {
    statements = [];
    return t.get(path, { token });
  };
  const revision = async () => {
    const [row] = await sql<{ revision: string }[]>(
      'SELECT CAST(revision AS CHAR) AS revision FROM member_revisions WHERE userId = ?',
      [memberId],
    );
    return row!.revision;
  };
  const PATHS = () => ['/api/bodyData', cards];

  beforeAll(async () => {
    t = await startTestApp({ stack: 'server' });
    t.database.read.connection.logger = Object.assign(Object.create(t.database.read.connection.logger), {
      logQuery: (text: string) => {
        if (!/FROM `?(catalogue_changes|jobs|instances)\b/.test(text)) statements.push(text);
      },
    });
    member = await t.signUp();
    [{ id: memberId }] = await sql<[{ id: number }]>('SELECT MAX(id) AS id FROM users');
    const as = { token: member.token };
    const list = { routines: [{ routineId: -1, routineIndex: 0, routineName: '가' }] };
    const { routineId } = (await t.post('/api/myfit/routines/workout', list, as)).body.routines[0];
    cards = `/api/myfit/routines/workout/${routineId}`;
    const workouts = { workoutIds: [1, 2], weight: 40, rep: 10, setCount: 3, confirmed: true };
    const [{ myWorkoutId }] = (await t.post(cards, workouts, as)).body;
    await t.post(`/api/myfit/routines/workout/feedback/${myWorkoutId}`, { feedback: 'RIGHT' }, as);
    await t.post('/api/user/health', { allergens: ['우유'], conditions: [] }, as);
    // A recommendation at an own place, and a card that came from it.
    const place = { machineKoreanName: ['맨몸'], dumbbellStepKg: 2, lightestDumbbellKg: null };
    const rest = { heaviestDumbbellKg: null, smallestPlateKg: null, stackStepKg: null };
    await t.put('/api/training/preferences/places/home', { ...place, ...rest }, as);
    await sql(
      `INSERT INTO recommendation_histories (userId, type, state, request, result, createdAt)
       VALUES (?, 'workout', 'DONE', '{"place":"home"}', '{"recommends":[]}', '2026-01-01')`,
      [memberId],
    );
    const [own] = await sql<{ id: number }[]>('SELECT id FROM recommendation_histories WHERE userId = ?', [
      memberId,
    ]);
    await sql('UPDATE my_workouts SET historyId = ? WHERE id = ?', [own!.id, myWorkoutId]);
  });
  afterAll(() => t.close());

  it('are those that this test reads', () => {
    const root = join(import.meta.dirname, '../../src');
    const used = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.controller.ts'))
      .flatMap(file => readFileSync(join(root, file), 'utf8').match(/@KeepsAnswer\(\)/g) ?? []);
    expect(used).toHaveLength(PATHS().length);
  });

  it('are the same, from one statement', async () => {
    for (const path of PATHS()) {
      await get(path);
      const made = await get(path);
      await sql('UPDATE users SET userName = userName WHERE id = ?', [memberId]);
      const again = await get(path);
      expect(statements.length).toBeGreaterThan(1);
      const kept = await get(path);
      expect(statements).toHaveLength(1);
      expect(kept.text).toBe(again.text);
      expect(kept.text).toBe(made.text);
      const { date: _, 'x-request-id': __, ...headers } = again.headers;
      expect(kept.headers).toMatchObject(headers);
    }
  });

  it('are made from nothing but what moves the revision, the catalogue and the login', async () => {
    const revised = await sql<{ name: string; events: string }[]>(
      `SELECT EVENT_OBJECT_TABLE AS name, GROUP_CONCAT(EVENT_MANIPULATION ORDER BY 1) AS events
       FROM information_schema.TRIGGERS WHERE TRIGGER_SCHEMA = DATABASE() GROUP BY 1`,
    );
    const read = new Set<string>();
    for (const path of PATHS()) {
      await sql('UPDATE users SET userName = userName WHERE id = ?', [memberId]);
      expect((await get(path)).status).toBe(200);
      for (const text of statements)
        for (const [, name] of text.matchAll(/\b(?:FROM|JOIN) `?(\w+)`?/g)) read.add(name!);
    }
    const tables = [...read].filter(name => !CHECKED.test(name)).sort();
    expect(tables).toEqual(revised.map(({ name }) => name).sort());
    for (const { events } of revised)
      expect(events.split(',').sort()).toEqual(['DELETE', 'INSERT', 'UPDATE']);
    // What a foreign key deletes or changes fires no trigger: its own parent must.
    const parents = await sql<{ parent: string }[]>(
      `SELECT DISTINCT REFERENCED_TABLE_NAME AS parent FROM information_schema.REFERENTIAL_CONSTRAINTS
       WHERE CONSTRAINT_SCHEMA = DATABASE() AND TABLE_NAME IN (?) AND DELETE_RULE <> 'RESTRICT'`,
      [tables],
    );
    for (const { parent } of parents) if (!CHECKED.test(parent)) expect(tables).toContain(parent);
  });

  it('are made anew after any write to any of the rows, whoever makes it', async () => {
    const where: Record<string, string> = {
      my_workouts: 'routineId IN (SELECT id FROM routines WHERE userId = ?)',
      users: 'id = ?',
    };
    const tables = await sql<{ name: string }[]>(
      'SELECT DISTINCT EVENT_OBJECT_TABLE AS name FROM information_schema.TRIGGERS WHERE TRIGGER_SCHEMA = DATABASE()',
    );
    for (const { name } of tables) {
      const [column] = name === 'users' ? ['userName'] : name === 'my_workouts' ? ['routineId'] : ['userId'];
      const before = await revision();
      const { affectedRows } = await sql<{ affectedRows: number }>(
        `UPDATE ${name} SET ${column} = ${column} WHERE ${where[name] ?? 'userId = ?'}`,
        [memberId],
      );
      expect([name, affectedRows > 0]).toEqual([name, true]);
      expect([name, (await revision()) !== before]).toEqual([name, true]);
    }
    for (const path of PATHS()) await get(path);
    await sql('UPDATE body_data SET weight = 91.5 WHERE userId = ?', [memberId]);
    expect((await get('/api/bodyData')).body[0].weight).toBe(91.5);
    const [{ id }] = (await get(cards)).body.map((card: { myWorkoutId: number }) => ({
      id: card.myWorkoutId,
    }));
    const count = (await get(cards)).body.length;
    await sql('DELETE FROM my_workouts WHERE id = ?', [id]);
    expect((await get(cards)).body).toHaveLength(count - 1);
  });

  it('are not given to others, nor to whoever has logged out', async () => {
    const other = await t.signUp();
    for (const path of PATHS()) await get(path);
    expect((await get(cards, other.token)).status).toBe(404);
    const { token } = await t.logIn(member);
    await get('/api/bodyData', token);
    expect((await get('/api/bodyData', token)).status).toBe(200);
    expect(statements).toHaveLength(1);
    await sql('UPDATE logins SET revokedAt = NOW(3) WHERE userId = ? ORDER BY id DESC LIMIT 1', [memberId]);
    expect((await get('/api/bodyData', token)).status).toBe(401);
  });

  it('end with a change of the catalogue, with time, and for good without the triggers', async () => {
    const isKept = async () => {
      await get(cards);
      return statements.length === 1;
    };
    await isKept();
    expect(await isKept()).toBe(true);
    t.clock.advance(11 * 60);
    expect(await isKept()).toBe(false);
    expect(await isKept()).toBe(true);
    await sql('UPDATE catalogue_state SET version = version + 1');
    expect(await isKept()).toBe(false);
    // No row of the log tells this process of that change: it must not take its own catalogue for the newest.
    expect(await isKept()).toBe(false);
    await sql('UPDATE catalogue_state SET version = version - 1');
    await isKept();
    expect(await isKept()).toBe(true);
    await sql('DROP TRIGGER revise_body_data_update');
    await t.app.get(KeptAnswers, { strict: false }).onModuleInit();
    expect(await isKept()).toBe(false);
  });
});

// Both databases: concurrent writes, isolation.
import { startTestApp, type TestApp, type TestMember } from '../support/test-app.js';

const AT_ONCE = 40;

/** Every request gets an answer; on MariaDB none may deadlock more often than it is retried. */
describe('forty people at once', () => {
  let t: TestApp;
  let members: TestMember[];

  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const statuses = async (ask: (member: TestMember) => Promise<{ status: number }>) =>
    new Set((await Promise.all(members.map(ask))).map(({ status }) => status));

  it('sign up', async () => {
    members = await Promise.all(Array.from({ length: AT_ONCE }, () => t.signUp()));
    expect(new Set(members.map(({ token }) => token)).size).toBe(AT_ONCE);
  });

  it('log in from a device that was not seen before', async () => {
    const login = ({ email, password }: TestMember) =>
      t.post('/api/auth/login', { loginEmail: email, password });
    expect(await statuses(login)).toEqual(new Set([200]));
  });

  it('read what is committed on every connection to MariaDB, so that none locks the gaps between rows', async () => {
    if (t.database.embedded) return;
    const asked = Array.from({ length: 10 }, () =>
      t.database.write(manager => manager.query<object[]>('SELECT @@tx_isolation AS isolation, SLEEP(0.1)')),
    );
    for (const [answer] of await Promise.all(asked))
      expect(answer).toMatchObject({ isolation: 'READ-COMMITTED' });
  });

  it('keep their body data, twice', async () => {
    const body = {
      date: '2026-01-09',
      height: 172,
      weight: 70,
      bodyFat: 16,
      muscleMass: 44,
      upDownBalance: 0.5,
    };
    const keep = ({ token }: TestMember) => t.post('/api/bodyData', body, { token });
    expect(await statuses(keep)).toEqual(new Set([201]));
    expect(await statuses(keep)).toEqual(new Set([201]));
  });

  it('make a routine and put a workout in it', async () => {
    const base = '/api/myfit/routines/workout';
    const made = { routines: [{ routineId: -1, routineIndex: 0, routineName: '아침' }] };
    const workout = { workoutIds: [1], weight: 40, rep: 10, setCount: 3, confirmed: true };
    const make = async ({ token }: TestMember) => {
      const { body } = await t.post(base, made, { token });
      return t.post(`${base}/${body.routines[0].routineId}`, workout, { token });
    };
    expect(await statuses(make)).toEqual(new Set([201]));
  });
});

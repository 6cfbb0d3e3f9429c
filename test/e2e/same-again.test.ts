// Both databases: a write that changes nothing.
import sharp from 'sharp';
import { startTestApp, type Answer, type TestApp, type TestMember } from '../support/test-app.js';

/** Without the version numbers that count an admin's saves. */
const unversioned = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body, (key, value: unknown) => (key === 'version' ? undefined : value)));

/** A repeated save, also after a lost answer, gives the same answer and the same rows. */
describe('saving what is already so', () => {
  let t: TestApp;
  let member: TestMember;
  let admin: string;
  beforeAll(async () => {
    t = await startTestApp();
    member = await t.signUp();
    admin = await t.adminToken();
  });
  afterAll(() => t.close());

  async function thrice(save: () => Promise<Answer>, read: () => Promise<Answer>): Promise<void> {
    const first = await save();
    expect(first.status).toBeLessThan(300);
    const before = await read();
    expect(before.status).toBe(200);
    for (let n = 0; n < 2; n++) {
      const again = await save();
      expect({ status: again.status, body: unversioned(again.body) }).toEqual({
        status: first.status,
        body: unversioned(first.body),
      });
      expect(unversioned((await read()).body)).toEqual(unversioned(before.body));
    }
  }

  const as = () => ({ token: member.token });
  const memberSaves: [name: string, path: string, body: unknown, read: string][] = [
    [
      'the profile',
      '/api/user/private',
      { userName: '홍길동', birthDate: '1995-05-05' },
      '/api/user/private',
    ],
    [
      'health notes',
      '/api/user/health',
      {
        allergens: ['우유'],
        conditions: [],
        medicines: ['혈압약'],
        coffeeCupsPerDay: 2,
        dietProteinPerKg: 1.2,
      },
      '/api/user/health',
    ],
    ['nothing of the health notes', '/api/user/health', {}, '/api/user/health'],
    [
      'body data',
      '/api/bodyData',
      { date: '2026-01-02', height: 175, weight: 72.5, bodyFat: 16.5, muscleMass: 44, upDownBalance: 0.6 },
      '/api/bodyData',
    ],
    [
      'body data with what was not measured',
      '/api/bodyData',
      { date: '2026-01-03', height: 175, weight: 72.5, upDownBalance: 0.5 },
      '/api/bodyData',
    ],
  ];

  it.each(memberSaves)('%s', async (_, path, body, read) => {
    await thrice(
      () => t.post(path, body, as()),
      () => t.get(read, as()),
    );
  });

  it('the body data of the day, exactly as they were read', async () => {
    const { compositionSource: _, ...recent } = (await t.get('/api/bodyData/recent', as())).body;
    const sent = Object.fromEntries(Object.entries(recent).filter(([, value]) => value !== null));
    await thrice(
      () => t.post('/api/bodyData', sent, as()),
      () => t.get('/api/bodyData', as()),
    );
  });

  it('the last choices of training, and an own place', async () => {
    const base = '/api/training/preferences';
    const choices = {
      place: 'home',
      bodyPartKoreanName: ['가슴'],
      goal: '근비대',
      experience: '보통',
      minutes: 60,
    };
    const home = {
      machineKoreanName: ['덤벨', '맨몸'],
      lightestDumbbellKg: 2,
      heaviestDumbbellKg: 20,
      dumbbellStepKg: 2,
      smallestPlateKg: null,
      stackStepKg: null,
    };
    for (const [path, body] of [
      ['choices', choices],
      ['places/home', home],
    ] as const) {
      await thrice(
        () => t.put(`${base}/${path}`, body, as()),
        () => t.get(base, as()),
      );
    }
  });

  it('routines, their names and order, and a workout in one', async () => {
    const base = '/api/myfit/routines/workout';
    const made = { routines: [{ routineId: -1, routineIndex: 0, routineName: '가슴 날' }] };
    const { routines } = (await t.post(base, made, as())).body;
    const [{ routineId }] = routines;
    await thrice(
      async () => {
        const { body } = await t.get(base, as());
        const list = body.routines.map(
          ({ routineId, routineIndex, routineName }: Record<string, unknown>) => ({
            routineId,
            routineIndex,
            routineName,
          }),
        );
        return t.post(base, { routines: list }, as());
      },
      () => t.get(base, as()),
    );
    const added = { workoutIds: [1, 2], weight: 40, rep: 10, setCount: 3, confirmed: true };
    const [{ myWorkoutId }] = (await t.post(`${base}/${routineId}`, added, as())).body;
    for (const change of [
      { myWorkoutIndex: 1, weight: 42.5, rep: 9, setCount: 4, confirmed: true },
      { myWorkoutIndex: 1 },
    ]) {
      await thrice(
        () => t.post(`${base}/update/${myWorkoutId}`, change, as()),
        () => t.get(`${base}/${routineId}`, as()),
      );
    }
  });

  it.each(['supplements', 'workouts', 'machines', 'bodyParts'])(
    'a row of %s as the admin has it',
    async name => {
      const [row] = (await t.get(`/api/admin/${name}/list/1`, { token: admin })).body;
      const { id, ...fields } = row;
      // Leaves out fields that the server generates.
      const sent = Object.fromEntries(
        Object.entries(fields).filter(
          ([key]) =>
            !['imgPath', 'imageURL', 'productId', 'version', 'example', 'priceSource', 'pricedAt'].includes(
              key,
            ),
        ),
      );
      await thrice(
        () => t.put(`/api/admin/${name}/${id}`, sent, { token: admin }),
        () => t.get(`/api/admin/${name}/list/1`, { token: admin }),
      );
    },
  );

  it('a picture', async () => {
    const image = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#2f6bff' } })
      .png()
      .toBuffer();
    for (let n = 0; n < 2; n++) {
      const answer = await t.request('PUT', '/api/admin/workouts/1/image', image, {
        token: admin,
        headers: { 'content-type': 'image/png' },
      });
      expect(answer.status).toBe(200);
    }
  });
});

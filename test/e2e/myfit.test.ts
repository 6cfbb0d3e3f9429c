// Both databases: order, concurrent changes.
import { randomUUID } from 'node:crypto';
import { In } from 'typeorm';
import { Supplement } from '../../src/catalogue/entities/supplement.entity.js';
import { SupplementProduct } from '../../src/catalogue/entities/supplement-product.entity.js';
import { Workout } from '../../src/catalogue/entities/workout.entity.js';
import { MyWorkout } from '../../src/myfit/entities/my-workout.entity.js';
import { Routine } from '../../src/myfit/entities/routine.entity.js';
import { RoutinesService } from '../../src/myfit/routines.service.js';
import { startTestApp, type Answer, type TestApp, type TestMember } from '../support/test-app.js';

interface RoutineRow {
  routineId: number;
  routineIndex: number;
  routineName: string;
}

const DEFAULTS = ['가슴 집중의 날', '등 집중의 날', '어깨 집중의 날', '하체 집중의 날'];

describe('my routines and supplements', () => {
  let t: TestApp;
  let workoutIds: number[];
  let supplementIds: number[];
  beforeAll(async () => {
    t = await startTestApp();
    workoutIds = (await t.get('/api/workouts')).body.map(({ id }: { id: number }) => id);
    supplementIds = (await t.get('/api/supplements')).body.map(({ id }: { id: number }) => id);
  });
  afterAll(() => t.close());

  const call = (member: TestMember) => ({
    get: (path: string) => t.get(`/api/myfit/routines/${path}`, { token: member.token }),
    post: (path: string, body?: unknown) =>
      t.post(`/api/myfit/routines/${path}`, body, { token: member.token }),
  });
  const expectError = (answer: Answer, status: number, code: string) => {
    expect({ status: answer.status, code: answer.body.status }).toEqual({ status, code });
  };
  const createRoutines = async (member: TestMember, names = DEFAULTS): Promise<RoutineRow[]> => {
    const answer = await call(member).post('workout', {
      routines: names.map((routineName, routineIndex) => ({ routineId: -1, routineIndex, routineName })),
    });
    expect(answer.status).toBe(200);
    return answer.body.routines;
  };
  const numbers = (answer: Answer) =>
    answer.body.map((item: { workoutId: number; myWorkoutIndex: number }) => [
      item.workoutId,
      item.myWorkoutIndex,
    ]);

  describe('the list of routines', () => {
    it('is empty at first, and creates, renames, reorders and deletes in one call', async () => {
      const member = await t.signUp();
      const my = call(member);
      expect((await my.get('workout')).body).toEqual({ routines: [], version: expect.any(Number) });
      const [chest, back, shoulders, legs] = await createRoutines(member);
      expect(chest).toEqual({ routineId: expect.any(Number), routineIndex: 0, routineName: DEFAULTS[0] });

      const answer = await my.post('workout', {
        routines: [
          { ...back!, routineIndex: 0 },
          { ...legs!, routineIndex: 1, routineName: '하체' },
          { routineId: -1, routineIndex: 4, routineName: '새 루틴' },
          { ...chest!, routineIndex: 2 },
        ],
      });
      expect(answer.body.routines.map(({ routineName }: RoutineRow) => routineName)).toEqual([
        '등 집중의 날',
        '하체',
        '가슴 집중의 날',
        '새 루틴',
      ]);
      expect((await my.get('workout')).body).toEqual(answer.body);
      expect(answer.body.routines).not.toContainEqual(expect.objectContaining(shoulders!));
    });

    it('changes nothing when one id is not the member’s', async () => {
      const [owner, thief] = [await t.signUp(), await t.signUp()];
      const [target] = await createRoutines(owner);
      const own = await createRoutines(thief, ['내 루틴']);
      const answer = await call(thief).post('workout', {
        routines: [
          { routineId: -1, routineIndex: 5, routineName: '새것' },
          { ...own[0]!, routineName: '바꾼 이름' },
          { ...target!, routineIndex: 7, routineName: '훔친 루틴' },
        ],
      });
      expectError(answer, 404, 'ROUTINE_NOT_FOUND_EXCEPTION');
      expect((await call(thief).get('workout')).body.routines).toEqual(own);
      expect((await call(owner).get('workout')).body.routines).toContainEqual(target);
      expectError(await call(thief).get(`workout/${target!.routineId}`), 404, 'ROUTINE_NOT_FOUND_EXCEPTION');
      expectError(
        await call(thief).post(`workout/${target!.routineId}`, { workoutIds: [workoutIds[0]] }),
        404,
        'ROUTINE_NOT_FOUND_EXCEPTION',
      );
    });

    it('brings a deleted routine back whole within ten minutes, and not later', async () => {
      const member = await t.signUp();
      const my = call(member);
      const [first, second] = await createRoutines(member, ['하나', '둘']);
      await my.post(`workout/${first!.routineId}`, { workoutIds: workoutIds.slice(0, 3), weight: 20 });
      const before = await my.get(`workout/${first!.routineId}`);

      await my.post('workout', { routines: [second] });
      expectError(await my.get(`workout/${first!.routineId}`), 404, 'ROUTINE_NOT_FOUND_EXCEPTION');
      const [{ myWorkoutId }] = before.body;
      const answered = await my.post(`workout/feedback/${myWorkoutId}`, { feedback: 'LIGHT' });
      expectError(answered, 404, 'MY_WORKOUT_NOT_FOUND_EXCEPTION');
      t.clock.advance(9 * 60);
      await t.app.get(RoutinesService, { strict: false }).purge();
      expect((await my.post('workout', { routines: [first, second] })).status).toBe(200);
      expect((await my.get(`workout/${first!.routineId}`)).body).toEqual(before.body);

      const { refreshToken } = member;
      await my.post('workout', { routines: [second] });
      t.clock.advance(10 * 60 + 1);
      member.token = (await t.get('/api/auth/refresh', { token: refreshToken })).body.accessToken;
      expectError(
        await call(member).post('workout', { routines: [first, second] }),
        404,
        'ROUTINE_NOT_FOUND_EXCEPTION',
      );
      await t.app.get(RoutinesService, { strict: false }).purge();
      expect(await t.database.read.countBy(Routine, { id: first!.routineId })).toBe(0);
      expect(await t.database.read.countBy(MyWorkout, { routineId: first!.routineId })).toBe(0);
    });

    it('notices that the list changed since it was read', async () => {
      const member = await t.signUp();
      const my = call(member);
      await createRoutines(member, ['하나']);
      const { routines, version } = (await my.get('workout')).body;
      const renamed = [{ ...routines[0], routineName: '다른 이름' }];
      expect((await my.post('workout', { routines: renamed, version })).status).toBe(200);
      expectError(await my.post('workout', { routines, version }), 409, 'CONFLICT_EXCEPTION');
      expect((await my.get('workout')).body.routines[0].routineName).toBe('다른 이름');
    });

    it('keeps two first saves at the same time apart', async () => {
      const member = await t.signUp();
      const routines = DEFAULTS.map((routineName, routineIndex) => ({
        routineId: -1,
        routineIndex,
        routineName,
      }));
      const { version } = (await call(member).get('workout')).body;
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => call(member).post('workout', { routines, version })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
      expect((await call(member).get('workout')).body.routines).toHaveLength(4);
    });

    it.each([
      [{}],
      [{ routines: 'x' }],
      [{ routines: [null] }],
      [{ routines: [{ routineId: -1, routineIndex: 0, routineName: '' }] }],
      [{ routines: [{ routineId: -1, routineIndex: 0, routineName: '   ' }] }],
      [{ routines: [{ routineId: -1, routineIndex: 0, routineName: '가'.repeat(21) }] }],
      [{ routines: [{ routineId: -2, routineIndex: 0, routineName: '이름' }] }],
      [{ routines: [{ routineId: -1, routineIndex: -1, routineName: '이름' }] }],
      [{ routines: [{ routineId: -1, routineIndex: 0.5, routineName: '이름' }] }],
      [
        {
          routines: [
            { routineId: -1, routineIndex: 0, routineName: '하나' },
            { routineId: -1, routineIndex: 0, routineName: '둘' },
          ],
        },
      ],
      [{ routines: [], more: true }],
    ])('refuses %j', async body => {
      const member = await t.signUp();
      expectError(await call(member).post('workout', body), 400, 'VALIDATION_EXCEPTION');
    });

    it('takes a name of twenty characters', async () => {
      const member = await t.signUp();
      const [routine] = await createRoutines(member, ['가'.repeat(20)]);
      expect(routine!.routineName).toHaveLength(20);
    });
  });

  describe('the workouts of a routine', () => {
    let member: TestMember;
    let my: ReturnType<typeof call>;
    let routineId: number;
    beforeEach(async () => {
      member = await t.signUp();
      my = call(member);
      routineId = (await createRoutines(member, ['하나']))[0]!.routineId;
    });
    const list = () => my.get(`workout/${routineId}`);
    const add = (ids: number[], more: object = {}) =>
      // Confirmed: 40 kg are much for some of them.
      my.post(`workout/${routineId}`, {
        ...{ workoutIds: ids, weight: 40, rep: 10, setCount: 3, confirmed: true },
        ...more,
      });

    it('are added at the end and answered', async () => {
      const added = await add(workoutIds.slice(0, 2));
      expect(added.status).toBe(201);
      const { body: workout } = await t.get(`/api/workouts/${workoutIds[0]}`);
      expect(added.body[0]).toEqual({
        myWorkoutId: expect.any(Number),
        workoutId: workoutIds[0],
        workoutName: workout.koreanName,
        against: null,
        bodyParts: workout.bodyPartKoreanName,
        mode: 'fixed',
        weight: 40,
        loadLabel: workout.loadLabel,
        rep: 10,
        repeatUnit: 'reps',
        setCount: 3,
        stop: null,
        reason: null,
        answer: null,
        proposal: expect.objectContaining({ rep: expect.any(Number), reason: expect.any(String) }),
        restSeconds: null,
        historyId: null,
        description: workout.description,
        safety: workout.safety,
        imgPath: workout.imgPath,
        videoLink: workout.videoLink,
        myWorkoutIndex: 1,
        version: expect.any(Number),
      });
      const third = await my.post(`workout/${routineId}`, { workoutIds: [workoutIds[2]] });
      expect(third.body).toEqual([
        expect.objectContaining({ weight: null, rep: null, setCount: null, myWorkoutIndex: 3 }),
      ]);
      expect(numbers(await list())).toEqual([
        [workoutIds[0], 1],
        [workoutIds[1], 2],
        [workoutIds[2], 3],
      ]);
    });

    it('are not added once an admin has hidden them, and stay where they are', async () => {
      const id = workoutIds[5]!;
      const before = await add([id]);
      expect(before.status).toBe(201);
      await t.database.write(manager => manager.update(Workout, { id }, { hidden: true }));
      try {
        const stranger = await t.signUp();
        const [routine] = await createRoutines(stranger, ['하나']);
        expectError(
          await call(stranger).post(`workout/${routine!.routineId}`, { workoutIds: [id] }),
          404,
          'WORKOUT_NOT_FOUND_EXCEPTION',
        );
        expect(numbers(await list())).toEqual([[id, 1]]);
      } finally {
        await t.database.write(manager => manager.update(Workout, { id }, { hidden: false }));
      }
    });

    it('are added all or not at all', async () => {
      await add([workoutIds[0]!]);
      expectError(await add([workoutIds[1]!, workoutIds[0]!]), 409, 'ALREADY_EXIST_MY_WORKOUT_EXCEPTION');
      expectError(await add([workoutIds[1]!, 999_999]), 404, 'WORKOUT_NOT_FOUND_EXCEPTION');
      expectError(await add(workoutIds.slice(1, 8)), 409, 'MY_WORKOUT_SIZE_OVER_EXCEPTION');
      expectError(await add(workoutIds.slice(0, 8)), 409, 'ALREADY_EXIST_MY_WORKOUT_EXCEPTION');
      expect(numbers(await list())).toEqual([[workoutIds[0], 1]]);
    });

    it('are seven at most, also under twelve requests at the same time', async () => {
      const answers = await Promise.all(workoutIds.slice(0, 12).map(id => add([id])));
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter(status => status === 201)).toHaveLength(7);
      for (const answer of answers.filter(({ status }) => status !== 201)) {
        expectError(answer, 409, 'MY_WORKOUT_SIZE_OVER_EXCEPTION');
      }
      const { body } = await list();
      expect(body.map(({ myWorkoutIndex }: { myWorkoutIndex: number }) => myWorkoutIndex)).toEqual([
        1, 2, 3, 4, 5, 6, 7,
      ]);
    });

    it('are the same workout only once, also under parallel requests', async () => {
      const answers = await Promise.all(Array.from({ length: 6 }, () => add([workoutIds[0]!])));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect((await list()).body).toHaveLength(1);
    });

    it('move with dense numbers and keep what was not sent', async () => {
      const { body } = await add(workoutIds.slice(0, 4));
      const moved = await my.post(`workout/update/${body[3].myWorkoutId}`, {
        myWorkoutIndex: 2,
        weight: 40,
        rep: 12,
        setCount: null,
        confirmed: true,
      });
      expect(moved.status).toBe(200);
      expect(numbers(moved)).toEqual([
        [workoutIds[0], 1],
        [workoutIds[3], 2],
        [workoutIds[1], 3],
        [workoutIds[2], 4],
      ]);
      expect(moved.body[1]).toMatchObject({ weight: 40, rep: 12, setCount: null });
      expect((await list()).body).toEqual(moved.body);
      const past = await my.post(`workout/update/${body[0].myWorkoutId}`, { myWorkoutIndex: 7 });
      expect(numbers(past).at(-1)).toEqual([workoutIds[0], 4]);
      expect(past.body.at(-1)).toMatchObject({ weight: 40, rep: 10, setCount: 3 });
    });

    it('stay numbered 1 to n whatever happens at the same time', async () => {
      const { body } = await add(workoutIds.slice(0, 5));
      await Promise.all([
        ...body.map((item: { myWorkoutId: number }, place: number) =>
          my.post(`workout/update/${item.myWorkoutId}`, { myWorkoutIndex: 5 - place }),
        ),
        my.post(`workout/delete/${body[2].myWorkoutId}`),
        add([workoutIds[7]!]),
      ]);
      const after = await list();
      expect(after.body.map((item: { myWorkoutIndex: number }) => item.myWorkoutIndex)).toEqual([
        1, 2, 3, 4, 5,
      ]);
    });

    it('are taken out, and the others close up', async () => {
      const { body } = await add(workoutIds.slice(0, 3));
      const gone = await my.post(`workout/delete/${body[0].myWorkoutId}`);
      expect(gone.status).toBe(204);
      expect(numbers(await list())).toEqual([
        [workoutIds[1], 1],
        [workoutIds[2], 2],
      ]);
      expectError(
        await my.post(`workout/delete/${body[0].myWorkoutId}`),
        404,
        'MY_WORKOUT_NOT_FOUND_EXCEPTION',
      );
    });

    it('notice a change made elsewhere', async () => {
      const [item] = (await add([workoutIds[0]!])).body;
      const path = `workout/update/${item.myWorkoutId}`;
      expect((await my.post(path, { weight: 42.5, version: item.version })).status).toBe(200);
      expectError(await my.post(path, { weight: 45, version: item.version }), 409, 'CONFLICT_EXCEPTION');
      expect((await list()).body[0].weight).toBe(42.5);
    });

    it('cannot be told from missing ones by another member', async () => {
      const [item] = (await add([workoutIds[0]!])).body;
      const stranger = call(await t.signUp());
      for (const [path, body] of [
        [`workout/update/${item.myWorkoutId}`, { weight: 1 }],
        [`workout/delete/${item.myWorkoutId}`, undefined],
        [`workout/feedback/${item.myWorkoutId}`, { feedback: 'LIGHT' }],
      ] as const) {
        expectError(await stranger.post(path, body), 404, 'MY_WORKOUT_NOT_FOUND_EXCEPTION');
      }
      expect((await list()).body).toEqual([item]);
    });

    it.each([
      [{ workoutIds: [] }],
      [{ workoutIds: [1, 1] }],
      [{ workoutIds: ['1'] }],
      [{ workoutIds: [1], weight: -1 }],
      [{ workoutIds: [1], weight: '40' }],
      [{ workoutIds: [1], rep: 1.5 }],
      [{ workoutIds: [1], setCount: 100 }],
      [{ workoutIds: [1], historyId: 0 }],
      [{ workoutIds: [1], extra: 1 }],
    ])('refuses to add %j', async body => {
      expectError(await my.post(`workout/${routineId}`, body), 400, 'VALIDATION_EXCEPTION');
    });

    it('refuses a place outside 1 to 7 and an unknown answer', async () => {
      const [item] = (await add([workoutIds[0]!])).body;
      for (const myWorkoutIndex of [0, 8, 1.5, 'x']) {
        expectError(
          await my.post(`workout/update/${item.myWorkoutId}`, { myWorkoutIndex }),
          400,
          'VALIDATION_EXCEPTION',
        );
      }
      expectError(
        await my.post(`workout/feedback/${item.myWorkoutId}`, { feedback: 'SOSO' }),
        400,
        'VALIDATION_EXCEPTION',
      );
    });
  });

  describe('learning', () => {
    const recommend = async (member: TestMember) => {
      const asked = await t.post(
        '/api/recommendation/workout',
        { bodyPartKoreanName: ['가슴'], machineKoreanName: ['바벨', '평벤치', '덤벨', '인클라인 벤치'] },
        { token: member.token },
      );
      const path = `/api/recommendation/workout/history/${asked.body.id}`;
      const { body } = await t.answered(path, { token: member.token });
      const item = body.recommends.find((entry: { weight: number | null }) => entry.weight !== null);
      return { historyId: asked.body.id as number, item };
    };
    const observations = async ({ token }: TestMember) =>
      (await t.get('/api/user/export', { token })).body.health.strengthObservations;
    const nextDay = async (member: TestMember) => {
      t.clock.advance(86_400);
      const { body } = await t.get('/api/auth/refresh', { token: member.refreshToken });
      Object.assign(member, { token: body.accessToken, refreshToken: body.refreshToken });
    };

    it('takes an edited weight and the three answers, and the next recommendation follows', async () => {
      const member = await t.signUp();
      const my = call(member);
      const [routine] = await createRoutines(member, ['하나']);
      const { historyId, item } = await recommend(member);
      const added = await my.post(`workout/${routine!.routineId}`, {
        workoutIds: [item.workoutId],
        weight: item.weight * 1.5,
        rep: item.repeat,
        setCount: item.set,
        historyId,
      });
      expect(added.status).toBe(201);
      expect(await observations(member)).toMatchObject([
        { workoutName: item.koreanName, seen: { kind: 'choice', weightKg: item.weight * 1.5 } },
      ]);

      const path = `/api/myfit/routines/workout/feedback/${added.body[0].myWorkoutId}`;
      for (const feedback of ['LIGHT', 'LIGHT', 'LIGHT']) {
        await nextDay(member);
        expect((await t.post(path, { feedback }, { token: member.token })).status).toBe(204);
      }
      expect(await observations(member)).toHaveLength(4);
      const next = await recommend(member);
      expect(next.item.evidence.relatedObservationCount).toBeGreaterThan(0);
      expect(next.item.evidence.learnedPercent).toBeGreaterThan(0);
    });

    it('takes twenty taps of a day for one observation, and the last of them', async () => {
      const member = await t.signUp();
      const [routine] = await createRoutines(member, ['하나']);
      const { historyId, item } = await recommend(member);
      const { workoutId, weight, repeat: rep, set: setCount } = item;
      const load = { workoutIds: [workoutId], weight, rep, setCount, historyId };
      const added = await call(member).post(`workout/${routine!.routineId}`, load);
      expect(await observations(member)).toEqual([]);
      for (let tap = 0; tap < 20; tap++) {
        const feedback = tap < 10 ? 'LIGHT' : 'HEAVY';
        await call(member).post(`workout/feedback/${added.body[0].myWorkoutId}`, { feedback });
      }
      expect(await observations(member)).toMatchObject([{ seen: { kind: 'answer', answer: 'HEAVY' } }]);
      const { evidence } = (await recommend(member)).item;
      expect(evidence).toMatchObject({ observationCount: 1, relatedObservationCount: 1 });
      expect(evidence.learnedPercent).toBeLessThan(0);
    });

    it('refuses the history of another member', async () => {
      const [member, stranger] = [await t.signUp(), await t.signUp()];
      const { historyId, item } = await recommend(member);
      const [routine] = await createRoutines(stranger, ['하나']);
      expectError(
        await call(stranger).post(`workout/${routine!.routineId}`, {
          workoutIds: [item.workoutId],
          historyId,
        }),
        404,
        'RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION',
      );
      expect((await call(stranger).get(`workout/${routine!.routineId}`)).body).toEqual([]);
    });
  });

  describe('the first routines, filled', () => {
    const itemsOf = async (member: TestMember, routines: RoutineRow[]) =>
      Promise.all(
        routines.map(async ({ routineId }) => (await call(member).get(`workout/${routineId}`)).body),
      );
    const namesOf = (routines: RoutineRow[]) => routines.map(({ routineName }) => routineName);
    const machinesOf = async (items: any[][]): Promise<Set<string>> => {
      const details = await Promise.all(
        items.flat().map(({ workoutId }) => t.get(`/api/workouts/${workoutId}`)),
      );
      return new Set(details.flatMap(({ body }) => body.machineKoreanName));
    };

    it('have what the engine recommends of each day, kept as recommendations, and come once', async () => {
      const member = await t.signUp();
      const answers = await Promise.all(
        [1, 2].map(() => call(member).post('workout/filled', { place: 'gym' })),
      );
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
      const { routines, fromBodyData } = answers[0]!.body;
      expect(fromBodyData).toBe(true);
      expect(answers[1]!.body.routines).toEqual(routines);
      expect(namesOf(routines)).toEqual(['가슴 집중', '등 집중', '어깨 집중', '하체 집중']);
      const items = await itemsOf(member, routines);
      for (const day of items) {
        expect(day.length).toBeGreaterThan(2);
        expect(day.length).toBeLessThanOrEqual(7);
        expect(new Set(day.map(({ mode }: any) => mode))).toEqual(new Set(['auto']));
      }
      expect(items.map(day => day[0].bodyParts[0])).toEqual([
        '가슴',
        '등',
        '어깨',
        expect.stringMatching(/허벅지|엉덩이/),
      ]);
      const [{ historyId, weight }] = items[0]!;
      const { body } = await t.get(`/api/recommendation/workout/history/${historyId}`, {
        token: member.token,
      });
      expect(body).toMatchObject({ status: 'DONE', requestedBodyParts: ['가슴', '삼두'] });
      expect(body.recommends[0].weight).toBe(weight);
      expect((await t.get('/api/recommendation/workout/history', { token: member.token })).body).toHaveLength(
        4,
      );
    });

    it('use only what is at the place', async () => {
      const member = await t.signUp();
      await t.put(
        '/api/training/preferences/places/home',
        {
          machineKoreanName: ['덤벨', '맨몸'],
          ...{ dumbbellStepKg: 2, lightestDumbbellKg: 2, heaviestDumbbellKg: 10 },
          ...{ smallestPlateKg: null, stackStepKg: null },
        },
        { token: member.token },
      );
      const { body } = await call(member).post('workout/filled', { place: 'home' });
      const items = await itemsOf(member, body.routines);
      const machines = [...(await machinesOf(items))].sort();
      expect(machines.filter(name => !['덤벨', '맨몸'].includes(name))).toEqual([]);
      const loads = items.flat().flatMap(({ weight }: any) => weight ?? []);
      expect(loads.length).toBeGreaterThan(3);
      expect(loads.filter((kg: number) => kg % 2 !== 0 || kg > 10)).toEqual([]);
      const bare = await t.signUp();
      const without = (await call(bare).post('workout/filled', { place: 'bodyweight' })).body;
      expect([...(await machinesOf(await itemsOf(bare, without.routines)))]).toEqual(['맨몸']);
    });

    it('have the lightest loads and say so by their names without body data, and heed health all the same', async () => {
      const member = await t.signUp();
      const [{ date }] = (await t.get('/api/bodyData', { token: member.token })).body;
      await t.post('/api/bodyData/delete', { date }, { token: member.token });
      await t.post('/api/user/health', { soreAreas: ['무릎'] }, { token: member.token });
      const { body } = await call(member).post('workout/filled', { place: 'gym' });
      expect(body.fromBodyData).toBe(false);
      expect(namesOf(body.routines)).toEqual(['가슴 가볍게', '등 가볍게', '어깨 가볍게', '하체 가볍게']);
      const items = await itemsOf(member, body.routines);
      const weighted = items.flat().filter(({ weight }: any) => weight !== null);
      expect(weighted.length).toBeGreaterThan(5);
      const ids = weighted.map(({ workoutId }: any) => workoutId as number);
      const rows = await t.database.read.findBy(Workout, { id: In(ids) });
      const lightest = new Map(rows.map(({ id, minLoadKg }) => [id, minLoadKg]));
      for (const { workoutId, weight } of weighted) expect(weight).toBe(lightest.get(workoutId));
      expect(items.flat().map(({ workoutName }: any) => workoutName)).not.toContain('레그 익스텐션');
      expect((await t.get('/api/recommendation/workout/history', { token: member.token })).body).toEqual([]);
    });

    it('leave routines that are there as they are', async () => {
      const member = await t.signUp();
      await createRoutines(member, ['내 것']);
      const { body } = await call(member).post('workout/filled', { place: 'gym' });
      expect(namesOf(body.routines)).toEqual(['내 것']);
      expectError(await call(member).post('workout/filled', { place: 'park' }), 400, 'VALIDATION_EXCEPTION');
    });
  });

  describe('a whole recommendation', () => {
    const recommend = async (member: TestMember, bodyPartKoreanName = ['가슴', '이두']) => {
      const asked = await t.post(
        '/api/recommendation/workout',
        { bodyPartKoreanName, machineKoreanName: ['바벨', '평벤치', '랙', '덤벨', '맨몸'] },
        { token: member.token },
      );
      const path = `/api/recommendation/workout/history/${asked.body.id}`;
      const { body } = await t.answered(path, { token: member.token });
      return { historyId: body.id as number, recommends: body.recommends };
    };
    const wish = (historyId: number) => ({ historyId, routineName: '가슴·이두', requestId: randomUUID() });

    it('becomes a routine in one call, with its numbers, following what is learned', async () => {
      const member = await t.signUp();
      const my = call(member);
      await createRoutines(member, ['하나']);
      const { historyId, recommends } = await recommend(member);
      const { status, body } = await my.post('workout/recommended', wish(historyId));
      expect(status).toBe(201);
      expect(recommends.length).toBeGreaterThan(2);
      expect(body.added).toBe(recommends.length);
      expect(body.routine).toEqual({
        routineId: expect.any(Number),
        routineIndex: 1,
        routineName: '가슴·이두',
      });
      expect(body.workouts).toMatchObject(
        recommends.map((item: any, place: number) => ({
          ...{ workoutId: item.workoutId, weight: item.weight, rep: item.repeat, setCount: item.set },
          ...{ mode: 'auto', historyId, myWorkoutIndex: place + 1 },
        })),
      );
      expect((await my.get('workout')).body.routines).toHaveLength(2);
    });

    it('knows the routines that were made of it, as long as they are there', async () => {
      const [member, stranger] = [await t.signUp(), await t.signUp()];
      const my = call(member);
      const { historyId } = await recommend(member);
      const path = `workout/recommended/${historyId}`;
      expect((await my.get(path)).body).toEqual({ routines: [] });
      // Added to an existing routine, which therefore does not count as made from it.
      const [own] = await createRoutines(member, ['하나']);
      await my.post(`workout/${own!.routineId}/recommended`, { historyId });
      expect((await my.get(path)).body).toEqual({ routines: [] });
      const { routine } = (await my.post('workout/recommended', wish(historyId))).body;
      expect((await my.get(path)).body).toEqual({ routines: [routine] });
      expectError(await call(stranger).get(path), 404, 'RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION');
      await my.post('workout', { routines: [] });
      expect((await my.get(path)).body).toEqual({ routines: [] });
    });

    it('becomes one routine, however often the same request comes, also at once', async () => {
      const member = await t.signUp();
      const my = call(member);
      const { historyId } = await recommend(member);
      const request = wish(historyId);
      const answers = await Promise.all([1, 2, 3].map(() => my.post('workout/recommended', request)));
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect(new Set(answers.map(({ body }) => body.routine.routineId)).size).toBe(1);
      const { routines } = (await my.get('workout')).body;
      expect(routines).toHaveLength(1);
      expect((await my.post('workout/recommended', wish(historyId))).status).toBe(201);
      await my.post('workout', { routines: [] });
      expectError(await my.post('workout/recommended', request), 404, 'ROUTINE_NOT_FOUND_EXCEPTION');
    });

    it('goes into a routine as far as there is room, and twice adds nothing twice', async () => {
      const member = await t.signUp();
      const my = call(member);
      const [routine] = await createRoutines(member, ['하나']);
      const { historyId, recommends } = await recommend(member);
      const offered = new Set<number>(recommends.map((item: any) => item.workoutId));
      const others = workoutIds.filter(id => !offered.has(id)).slice(0, 5);
      const path = `workout/${routine!.routineId}`;
      // One recommended workout is already there, with the member's own numbers.
      await my.post(path, { workoutIds: others });
      await my.post(path, { workoutIds: [recommends[1].workoutId], weight: null, rep: 3 });
      const { status, body } = await my.post(`${path}/recommended`, { historyId });
      expect({ status, added: body.added }).toEqual({ status: 201, added: 1 });
      expect(body.workouts.map((item: any) => item.workoutId)).toEqual([
        ...[...others, recommends[1].workoutId],
        recommends[0].workoutId,
      ]);
      expect(body.workouts[5].rep).toBe(3);
      expectError(await my.post(`${path}/recommended`, { historyId }), 409, 'MY_WORKOUT_SIZE_OVER_EXCEPTION');

      const [, second] = await createRoutines(member, ['하나', '둘']);
      const whole = () => my.post(`workout/${second!.routineId}/recommended`, { historyId });
      expect((await whole()).body.added).toBe(recommends.length);
      expect((await whole()).body).toMatchObject({ added: 0, workouts: { length: recommends.length } });
    });

    it('leaves out what an admin has hidden since', async () => {
      const member = await t.signUp();
      const { historyId, recommends } = await recommend(member, ['어깨']);
      const hidden = recommends[0].workoutId;
      await t.database.write(manager => manager.update(Workout, { id: hidden }, { hidden: true }));
      const { body } = await call(member).post('workout/recommended', wish(historyId));
      expect(body.workouts.map((item: any) => item.workoutId)).toEqual(
        recommends.slice(1).map((item: any) => item.workoutId),
      );
      await t.database.write(manager =>
        manager.update(Workout, { id: In(recommends.map((item: any) => item.workoutId)) }, { hidden: true }),
      );
      expectError(
        await call(member).post('workout/recommended', wish(historyId)),
        404,
        'WORKOUT_NOT_FOUND_EXCEPTION',
      );
      expect((await call(member).get('workout')).body.routines).toHaveLength(1);
      await t.database.write(manager => manager.update(Workout, { hidden: true }, { hidden: false }));
    });

    it('is the member’s own, and goes into own routines only', async () => {
      const [owner, stranger] = [await t.signUp(), await t.signUp()];
      const [routine] = await createRoutines(owner, ['하나']);
      const { historyId } = await recommend(owner);
      const notFound = 'RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION';
      expectError(await call(stranger).post('workout/recommended', wish(historyId)), 404, notFound);
      const { historyId: own } = await recommend(stranger);
      expectError(
        await call(stranger).post(`workout/${routine!.routineId}/recommended`, { historyId: own }),
        404,
        'ROUTINE_NOT_FOUND_EXCEPTION',
      );
      // The same id from two members does not clash.
      const request = wish(historyId);
      expect((await call(owner).post('workout/recommended', request)).status).toBe(201);
      expect((await call(stranger).post('workout/recommended', { ...request, historyId: own })).status).toBe(
        201,
      );
    });
  });

  describe('my supplements', () => {
    it('are added by path or in a list, once each, and taken out', async () => {
      const member = await t.signUp();
      const my = call(member);
      expect((await my.get('supplement')).body).toEqual([]);
      const one = await my.post(`supplement/${supplementIds[0]}`);
      expect(one.status).toBe(201);
      const { body: detail } = await t.get(`/api/supplements/${supplementIds[0]}`);
      expect(one.body).toEqual([
        {
          example: true,
          mySupplementId: expect.any(Number),
          supplementId: supplementIds[0],
          supplementName: detail.koreanName,
          flavor: detail.flavor[0],
          imageURL: detail.imageURL,
        },
      ]);
      const more = await my.post('supplement', { supplementIds: supplementIds.slice(1, 3) });
      expect(more.status).toBe(201);
      expect(more.body).toHaveLength(2);

      expectError(
        await my.post('supplement', { supplementIds: [supplementIds[3], supplementIds[0]] }),
        409,
        'ALREADY_EXIST_MY_SUPPLEMENT_EXCEPTION',
      );
      expectError(
        await my.post(`supplement/${supplementIds[0]}`),
        409,
        'ALREADY_EXIST_MY_SUPPLEMENT_EXCEPTION',
      );
      expectError(await my.post('supplement/999999'), 404, 'SUPPLEMENT_NOT_FOUND_EXCEPTION');
      expect((await my.get('supplement')).body).toHaveLength(3);

      const { mySupplementId } = one.body[0];
      expectError(
        await call(await t.signUp()).post(`supplement/delete/${mySupplementId}`),
        404,
        'MY_SUPPLEMENT_NOT_FOUND_EXCEPTION',
      );
      expect((await my.post(`supplement/delete/${mySupplementId}`)).status).toBe(204);
      expect((await my.get('supplement')).body).toHaveLength(2);
      expectError(
        await my.post(`supplement/delete/${mySupplementId}`),
        404,
        'MY_SUPPLEMENT_NOT_FOUND_EXCEPTION',
      );
    });

    it('are not added once an admin has hidden their product, and stay where they are', async () => {
      const [id] = supplementIds;
      const owner = call(await t.signUp());
      expect((await owner.post(`supplement/${id}`)).status).toBe(201);
      const { productId } = await t.database.read.findOneByOrFail(Supplement, { id });
      const hide = (hidden: boolean) =>
        t.database.write(manager => manager.update(SupplementProduct, { id: productId }, { hidden }));
      await hide(true);
      try {
        const stranger = call(await t.signUp());
        expectError(await stranger.post(`supplement/${id}`), 404, 'SUPPLEMENT_NOT_FOUND_EXCEPTION');
        expectError(
          await stranger.post('supplement', { supplementIds: [id, supplementIds[1]] }),
          404,
          'SUPPLEMENT_NOT_FOUND_EXCEPTION',
        );
        expect((await stranger.get('supplement')).body).toEqual([]);
        expect((await owner.get('supplement')).body).toHaveLength(1);
      } finally {
        await hide(false);
      }
    });

    it.each([[{}], [{ supplementIds: [] }], [{ supplementIds: [1, 1] }], [{ supplementIds: ['1'] }]])(
      'refuses %j',
      async body => {
        expectError(await call(await t.signUp()).post('supplement', body), 400, 'VALIDATION_EXCEPTION');
      },
    );
  });

  it('is for members only', async () => {
    for (const path of ['workout', 'workout/1', 'supplement']) {
      expect((await t.get(`/api/myfit/routines/${path}`)).status).toBe(401);
    }
    for (const path of ['workout', 'workout/1', 'workout/update/1', 'workout/delete/1', 'supplement/1']) {
      expect((await t.post(`/api/myfit/routines/${path}`, {})).status).toBe(401);
    }
  });
});

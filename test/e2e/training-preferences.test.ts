// Both databases: JSON written over.
import { MemberProfiles } from '../../src/recommendation/inputs/member-profile.service.js';
import { startTestApp, type TestApp, type TestMember } from '../support/test-app.js';

const PATH = '/api/training/preferences';
const CHOICES = {
  place: 'home',
  bodyPartKoreanName: ['가슴', '등'],
  goal: '근비대',
  experience: '보통',
  minutes: 45,
};
const NOTHING = { choices: null, places: [], excludedWorkouts: [] };
const USUAL = {
  dumbbellStepKg: null,
  lightestDumbbellKg: null,
  heaviestDumbbellKg: null,
  smallestPlateKg: null,
  stackStepKg: null,
  singleDumbbell: false,
};
const HOME = {
  ...USUAL,
  machineKoreanName: ['맨몸', '덤벨'],
  dumbbellStepKg: 2.5,
  lightestDumbbellKg: 2.5,
  heaviestDumbbellKg: 20,
};

describe('where a member trains and what they chose last', () => {
  let t: TestApp;
  let member: TestMember;
  beforeAll(async () => {
    t = await startTestApp();
  });
  beforeEach(async () => {
    member = await t.signUp();
  });
  afterAll(() => t.close());
  const as = () => ({ token: member.token });

  it('is nothing at first, and kept on the account', async () => {
    expect((await t.get(PATH, as())).body).toEqual(NOTHING);
    expect(await t.put(`${PATH}/choices`, CHOICES, as())).toMatchObject({ status: 200 });
    expect(await t.put(`${PATH}/places/home`, HOME, as())).toMatchObject({ status: 200 });
    const changed = { ...CHOICES, goal: null, experience: null, minutes: null, place: null };
    await t.put(`${PATH}/choices`, changed, as());
    expect((await t.get(PATH, as())).body).toEqual({
      choices: changed,
      places: [{ place: 'home', ...HOME, machineKoreanName: expect.arrayContaining(['맨몸', '덤벨']) }],
      excludedWorkouts: [],
    });
  });

  it('knows one dumbbell from two, and whoever does not say has two', async () => {
    const { singleDumbbell: _, ...unsaid } = HOME;
    const kept = async (body: unknown) =>
      (await t.put(`${PATH}/places/home`, body, as())).body.places?.[0]?.singleDumbbell;
    expect(await kept({ ...HOME, singleDumbbell: true })).toBe(true);
    expect(await kept(unsaid)).toBe(false);
    expect(await t.put(`${PATH}/places/home`, { ...HOME, singleDumbbell: 1 }, as())).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'singleDumbbell' }] },
    });
  });

  it('is nobody else’s to read or change', async () => {
    await t.put(`${PATH}/choices`, CHOICES, as());
    await t.put(`${PATH}/places/myGym`, HOME, as());
    const other = await t.signUp();
    expect((await t.get(PATH, { token: other.token })).body).toEqual(NOTHING);
    await t.put(`${PATH}/places/myGym`, { ...HOME, machineKoreanName: [] }, { token: other.token });
    expect((await t.get(PATH, as())).body.places[0].machineKoreanName).toHaveLength(2);
  });

  describe('a workout left out for good', () => {
    const excluded = (workoutId: number) => `${PATH}/excludedWorkouts/${workoutId}`;
    const someWorkouts = async () => (await t.get('/api/workouts')).body.slice(0, 2);

    it('is kept with its name, the newest first, and let in again', async () => {
      const [one, other] = await someWorkouts();
      await t.put(excluded(one.id), undefined, as());
      t.clock.advance(60);
      const { status, body } = await t.put(excluded(other.id), undefined, as());
      expect(status).toBe(200);
      expect(body.excludedWorkouts).toEqual(
        [other, one].map(({ id, koreanName, imgPath }: any) => ({
          ...{ workoutId: id, koreanName, imgPath },
          createdAt: expect.stringMatching(/^\d{4}-/),
        })),
      );
      // Excluding twice has no further effect.
      expect((await t.put(excluded(other.id), undefined, as())).body.excludedWorkouts).toHaveLength(2);
      const again = await t.delete(excluded(other.id), as());
      expect(again.body).toEqual({
        ...NOTHING,
        excludedWorkouts: [expect.objectContaining({ workoutId: one.id })],
      });
    });

    it('is not recommended, nor named as what another stands in for; nobody else’s session changes', async () => {
      const request = { bodyPartKoreanName: ['가슴'], machineKoreanName: ['맨몸', '덤벨', '평벤치'] };
      const recommended = async (token: string) => {
        const { body } = await t.post('/api/recommendation/workout', request, { token });
        const answer = await t.answered(`/api/recommendation/workout/history/${body.id}`, { token });
        return answer.body.recommends;
      };
      const other = await t.signUp();
      const [first] = await recommended(member.token);
      await t.put(excluded(first.workoutId), undefined, as());
      const after = await recommended(member.token);
      expect(after.length).toBeGreaterThan(0);
      expect(JSON.stringify(after)).not.toContain(first.koreanName);
      expect((await recommended(other.token)).map((each: any) => each.workoutId)).toContain(first.workoutId);
      expect((await t.get(PATH, { token: other.token })).body.excludedWorkouts).toEqual([]);
    });

    it('can be let in once', async () => {
      const [one] = await someWorkouts();
      await t.put(excluded(one.id), undefined, as());
      expect((await t.delete(excluded(one.id), as())).status).toBe(200);
      const answer = await t.delete(excluded(one.id), as());
      expect(answer).toMatchObject({ status: 404, body: { status: 'WORKOUT_NOT_FOUND_EXCEPTION' } });
    });

    it('has to be one of the catalogue', async () => {
      const answer = await t.put(excluded(999_999), undefined, as());
      expect(answer).toMatchObject({ status: 404, body: { status: 'WORKOUT_NOT_FOUND_EXCEPTION' } });
    });

    it('leaves the list with the workout itself', async () => {
      const admin = { token: await t.adminToken() };
      const [one] = await someWorkouts();
      const { body } = await t.get(`/api/admin/workouts/${one.id}`, admin);
      const { id: _, ...copy } = { ...body, koreanName: '빼 둘 운동' };
      const made = await t.post('/api/admin/workouts', copy, admin);
      await t.put(excluded(made.body.id), undefined, as());
      await t.delete(`/api/admin/workouts/${made.body.id}`, admin);
      expect((await t.get(PATH, as())).body.excludedWorkouts).toEqual([]);
    });
  });

  it('goes with the export and with the account', async () => {
    await t.put(`${PATH}/choices`, CHOICES, as());
    await t.put(`${PATH}/places/home`, HOME, as());
    const [workout] = (await t.get('/api/workouts')).body;
    await t.put(`${PATH}/excludedWorkouts/${workout.id}`, undefined, as());
    const kept = (await t.get(PATH, as())).body;
    expect((await t.get('/api/user/export', as())).body.training).toEqual(kept);
    await t.post('/api/user/delete', { password: member.password }, as());
    for (const table of ['training_choices', 'training_places', 'excluded_workouts']) {
      const rows = await t.database.read.query(`SELECT userId FROM ${table}`);
      const users = await t.database.read.query('SELECT id FROM users');
      const ids = new Set(users.map(({ id }: { id: number }) => id));
      expect(rows.filter(({ userId }: { userId: number }) => !ids.has(userId))).toEqual([]);
    }
  });

  it('forgets a machine that has left the catalogue', async () => {
    const admin = { token: await t.adminToken() };
    const { id } = (
      await t.post('/api/admin/machines', { koreanName: '집 기구', englishName: 'home' }, admin)
    ).body;
    await t.put(`${PATH}/places/home`, { ...HOME, machineKoreanName: ['맨몸', '집 기구'] }, as());
    await t.delete(`/api/admin/machines/${id}`, admin);
    expect((await t.get(PATH, as())).body.places[0].machineKoreanName).toEqual(['맨몸']);
    // A screen opened before still has it, and shows it to nobody who could take it off.
    const late = await t.put(
      `${PATH}/places/home`,
      { ...HOME, machineKoreanName: ['맨몸', '집 기구', '덤벨'] },
      as(),
    );
    expect(late).toMatchObject({ status: 200, body: { places: [{ machineKoreanName: ['맨몸', '덤벨'] }] } });
  });

  it.each([
    ['choices', { ...CHOICES, place: 'office' }, 'place'],
    ['choices', { ...CHOICES, bodyPartKoreanName: ['날개'] }, 'bodyPartKoreanName'],
    [
      'choices',
      { ...CHOICES, bodyPartKoreanName: ['가슴', '등', '어깨', '복부', '삼두'] },
      'bodyPartKoreanName',
    ],
    ['choices', { ...CHOICES, goal: '체중 감량기' }, 'goal'],
    ['choices', { ...CHOICES, minutes: 9 }, 'minutes'],
    ['choices', { ...CHOICES, minutes: 91 }, 'minutes'],
    ['places/office', HOME, 'place'],
    ['places/gym', HOME, 'place'],
    ['places/home', { ...HOME, dumbbellStepKg: 0.1 }, 'dumbbellStepKg'],
    ['places/home', { ...HOME, stackStepKg: '5' }, 'stackStepKg'],
    ['places/home', { ...HOME, lightestDumbbellKg: 21 }, 'heaviestDumbbellKg'],
  ])('refuses %s %j', async (path, body, field) => {
    const answer = await t.put(`${PATH}/${path}`, body, as());
    expect(answer).toMatchObject({ status: 400, body: { fields: [{ field }] } });
  });

  it('reaches the engine with health: the loads of the place asked for, sore areas, weeks, readiness', async () => {
    member = await t.signUp({ sex: '여', muscleMass: 36, bodyFat: 26 });
    const profiles = t.app.get(MemberProfiles, { strict: false });
    const { id } = await t.database.read
      .query('SELECT id FROM users WHERE loginEmail = ?', [member.email])
      .then((rows: { id: number }[]) => rows[0]!);
    const own = { ...HOME, singleDumbbell: true };
    await t.put(`${PATH}/places/home`, own, as());
    await t.post(
      '/api/user/health',
      {
        ...{ conditions: ['임신', '출산 후', '최근 수술'], pregnancyWeeks: 20, postpartumWeeks: 40 },
        ...{ surgeryAreas: ['배·골반'], surgeryWeeks: 41, soreAreas: ['무릎'], medicines: ['혈압약'] },
      },
      as(),
    );
    await t.put('/api/user/health/readiness', { yes: ['heart'] }, as());
    const { machineKoreanName: _, ...loads } = own;
    expect(await profiles.loadsAt(id, 'home')).toEqual(loads);
    expect(await profiles.trainee(id)).toMatchObject({
      health: {
        conditions: ['임신', '출산 후', '최근 수술'],
        pregnancyWeeks: 20,
        postpartumWeeks: 40,
        surgeryAreas: ['배·골반'],
        surgeryWeeks: 41,
        soreAreas: ['무릎'],
        medicines: ['혈압약'],
        readiness: 'yes',
      },
    });
    expect(await profiles.loadsAt(id, 'gym')).toEqual(USUAL);
    expect(await profiles.loadsAt(id, 'myGym')).toEqual(USUAL);
  });
});

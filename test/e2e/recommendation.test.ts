// Both databases: jobs.
import { randomUUID } from 'node:crypto';
import { BodyData } from '../../src/body-data/entities/body-data.entity.js';
import { Workout } from '../../src/catalogue/entities/workout.entity.js';
import { CatalogueChanges } from '../../src/catalogue/changes/catalogue-changes.service.js';
import { RecommendationHistory } from '../../src/recommendation/entities/recommendation-history.entity.js';
import { startTestApp, type Answer, type TestApp, type TestMember } from '../support/test-app.js';

const WORKOUTS = {
  bodyPartKoreanName: ['가슴', '삼두'],
  machineKoreanName: ['맨몸', '바벨', '덤벨', '평벤치', '인클라인 벤치', '케이블 머신'],
};
const SUPPLEMENTS = { monthlyBudget: 70_000, purpose: ['근육 증가'] };

describe('recommendations', () => {
  let t: TestApp;
  let member: TestMember;
  beforeAll(async () => {
    t = await startTestApp();
    member = await t.signUp();
  });
  afterAll(() => t.close());

  const ask = (kind: string, body: unknown, token = member.token) =>
    t.post(`/api/recommendation/${kind}`, body, { token });
  const finished = async (kind: string, id: number, token = member.token): Promise<Answer> => {
    const path = `/api/recommendation/${kind}/history/${id}`;
    const now = await t.get(path, { token });
    if (now.status === 202) expect(now.body).toEqual({ status: 'PENDING' });
    return t.answered(path, { token });
  };

  it('makes the list anew when the knee hurts, and says why; the answer carries what was asked', async () => {
    const own = await t.signUp();
    const request = {
      bodyPartKoreanName: ['허벅지 앞'],
      machineKoreanName: ['맨몸', '바벨', '덤벨', '랙', '레그 프레스 머신', '레그 익스텐션 머신'],
      place: 'gym',
      minutes: 60,
    };
    const listed = async () => {
      const { body } = await ask('workout', request, own.token);
      return (await finished('workout', body.id, own.token)).body;
    };
    const before = await listed();
    expect(before.request).toEqual(request);
    await t.post('/api/user/health', { soreAreas: ['무릎'] }, { token: own.token });
    const after = await listed();
    const ids = (answer: typeof before) => answer.recommends.map((each: any) => each.workoutId);
    expect(ids(after)).not.toEqual(ids(before));
    const said = [...after.notes, ...after.unfilled, ...after.recommends].map(each =>
      typeof each === 'string' ? each : each.reason,
    );
    expect(said.join(' ')).toContain('무릎');
  });

  it('recommends workouts for the chosen parts with the chosen equipment', async () => {
    const asked = await ask('workout', { ...WORKOUTS, goal: '근비대', experience: '보통' });
    expect(asked.status).toBe(202);
    expect(asked.body).toEqual({ id: expect.any(Number) });
    const answer = await finished('workout', asked.body.id);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      status: 'DONE',
      requestedBodyParts: WORKOUTS.bodyPartKoreanName,
      unfilled: [],
      notes: [],
    });
    expect(answer.body.recommends.length).toBeGreaterThanOrEqual(4);
    for (const item of answer.body.recommends) {
      expect(item).toEqual({
        workoutId: expect.any(Number),
        koreanName: expect.any(String),
        bodyPartKoreanName: expect.any(Array),
        imgPath: expect.stringMatching(/^\/figures\//),
        description: expect.any(String),
        videoLink: item.videoLink,
        weight: item.weight,
        set: expect.any(Number),
        repeat: expect.any(Number),
        repeatUnit: expect.stringMatching(/^(reps|seconds)$/),
        weightRange: item.weightRange,
        restSeconds: expect.any(Number),
        loadLabel: expect.any(String),
        details: expect.any(Array),
        warmUp: expect.any(Array),
        swappedFrom: null,
        against: null,
        // Without observations of the member, the feeling ends a set.
        stop: {
          least: expect.any(Number),
          most: expect.any(Number),
          felt: expect.any(Number),
          text: expect.stringMatching(/요\.$/),
        },
        reason: expect.stringMatching(/요[.?]/),
        evidence: expect.objectContaining({ confidence: expect.any(String) }),
      });
      expect(item.weight === null || item.weight > 0).toBe(true);
      const { body } = await t.get(`/api/workouts/${item.workoutId}`);
      expect(body.machineKoreanName.every((name: string) => WORKOUTS.machineKoreanName.includes(name))).toBe(
        true,
      );
    }
  });

  it('names a part for which nothing can be done with the equipment', async () => {
    const asked = await ask('workout', { bodyPartKoreanName: ['이두'], machineKoreanName: ['맨몸'] });
    const { body } = await finished('workout', asked.body.id);
    expect(body.recommends).toEqual([]);
    expect(body.unfilled).toEqual([{ bodyPartKoreanName: '이두', reason: expect.stringMatching(/요/) }]);
  });

  it('lets what a member told about their health reach the workouts', async () => {
    const other = await t.signUp();
    const told = await t.post('/api/user/health', { conditions: ['고혈압'] }, { token: other.token });
    expect(told.status).toBe(200);
    const asked = await ask('workout', { ...WORKOUTS, goal: '근력' }, other.token);
    const { body } = await finished('workout', asked.body.id, other.token);
    expect(body.recommends.length).toBeGreaterThan(0);
    expect(body.notes.join(' ')).toContain('근력 목표 대신 일반 목표로');
    for (const { evidence } of body.recommends) {
      if (evidence.repsInReserve !== null) expect(evidence.repsInReserve).toBeGreaterThanOrEqual(4);
    }
  });

  it('chooses supplements within the budget', async () => {
    const asked = await ask('supplement', SUPPLEMENTS);
    expect(asked.status).toBe(202);
    const { status, body } = await finished('supplement', asked.body.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'DONE', purpose: ['근육 증가'], monthlyBudget: 70_000 });
    expect(body.totalPrice + body.remaining).toBe(70_000);
    expect(body.proteinGap).toEqual({
      targetGrams: expect.any(Number),
      dietGrams: expect.any(Number),
      gapGrams: expect.any(Number),
      takenGrams: 0,
      dietKnown: false,
      closedGrams: body.recommends.reduce(
        (sum: number, item: { proteinGrams: number }) => sum + item.proteinGrams,
        0,
      ),
    });
    expect(body).toMatchObject({ refusals: [], notes: [expect.stringContaining('아직 알려 주지 않으셔서')] });
    expect(body.recommends.length).toBeGreaterThan(0);
    for (const item of body.recommends) {
      const detail = (await t.get(`/api/supplements/${item.id}`)).body;
      expect(item).toMatchObject({
        koreanName: detail.koreanName,
        imageURL: detail.imageURL,
        marketURL: detail.marketURL,
        servings: detail.servings,
        price: detail.price,
        flavor: detail.flavor[0],
        certified: detail.certified,
        approvedFunction: detail.approvedFunction,
        example: true,
      });
      expect(item.description).toMatch(/요/);
      expect(item.otherFlavors[0].units[0]).toMatchObject({
        supplementId: expect.any(Number),
        servings: expect.any(Number),
        price: expect.any(Number),
      });
    }
    expect((await t.get('/api/recommendation/supplement', { token: member.token })).body).toEqual(body);
  });

  it('keeps what a member told of health between themselves and the choice: pregnancy, medicines, coffee', async () => {
    const expecting = await t.signUp({ sex: '여', height: 162, weight: 58, bodyFat: 27, muscleMass: 36 });
    await t.post(
      '/api/user/health',
      { conditions: ['임신'], medicines: ['항응고제'], coffeeCupsPerDay: 1 },
      { token: expecting.token },
    );
    const asked = await ask(
      'supplement',
      { monthlyBudget: 200_000, purpose: ['체중 감량', '근력 향상'] },
      expecting.token,
    );
    const { body } = await finished('supplement', asked.body.id, expecting.token);
    expect(body.status).toBe('DONE');
    expect(body.recommends).toEqual([]);
    expect(body.refusals).toEqual([
      { purpose: '체중 감량', reason: expect.stringContaining('임신'), advice: expect.any(Array) },
    ]);
    expect(body.notes[0]).toContain('의사와 상담');
    expect(body.noFit.cheapestBudget).toBeNull();
  });

  it('hears a yes of the readiness screen: no caffeine, and every product says to ask a physician first', async () => {
    const asked = async (token: string) => {
      const request = { monthlyBudget: 150_000, purpose: ['근육 증가', '지구력 향상'] };
      const { body } = await ask('supplement', request, token);
      return (await finished('supplement', body.id, token)).body;
    };
    const someone = await t.signUp();
    await t.post('/api/user/health', { coffeeCupsPerDay: 0 }, { token: someone.token });
    const doses = (body: { recommends: { doseText: string }[] }) =>
      body.recommends.map(({ doseText }) => doseText).join();
    expect(doses(await asked(someone.token))).toContain('카페인');
    await t.put('/api/user/health/readiness', { yes: ['chestPain'] }, { token: someone.token });
    const careful = await asked(someone.token);
    expect(doses(careful)).not.toContain('카페인');
    expect(careful.notes.join()).toContain('드시기 전에 의사와 상담하세요');
    expect(careful.recommends.length).toBeGreaterThan(0);
    for (const { cautions } of careful.recommends)
      expect(cautions.join()).toContain('드시기 전에 의사와 상담하세요');
  });

  it('names what can be bought alone for less than the least budget, safe for the member', async () => {
    const affordable = (purpose: string[], token = member.token) =>
      t.post('/api/recommendation/supplement/affordable', { purpose }, { token });
    const { status, body } = await affordable(['근육 증가']);
    expect(status).toBe(200);
    expect(body.items[0]).toMatchObject({
      koreanName: '브레노아 마이크로 크레아틴',
      packsPrice: 14_900,
      certified: true,
      evidenceGrade: '근거 충분',
    });
    expect(body.items.every((item: { packsPrice: number }) => item.packsPrice < 50_000)).toBe(true);
    const young = await t.signUp({ birthDate: '2010-01-01' });
    const forTheYoung = (await affordable(['근육 증가'], young.token)).body.items;
    expect(forTheYoung.map((item: { doseText: string }) => item.doseText).join()).not.toContain('크레아틴');
    expect((await affordable([])).status).toBe(400);
    expect((await affordable(['체중 증가', '체중 감량'])).status).toBe(400);
    expect(
      (await t.post('/api/recommendation/supplement/affordable', { purpose: ['근육 증가'] })).status,
    ).toBe(401);
  });

  it('reads a result of the first edition with all that results have today', async () => {
    const asked = await ask('supplement', { ...SUPPLEMENTS, monthlyBudget: 90_000 });
    const { body } = await finished('supplement', asked.body.id);
    const [{ example: _1, evidence: _2, timing: _3, certified: _4, approvedFunction: _5, ...item }] =
      body.recommends;
    const { proteinGrams: _6, ...first } = item;
    const { status: _7, id, refusals: _8, notes: _9, ...result } = body;
    await t.database.write(manager =>
      manager.update(
        RecommendationHistory,
        { id },
        {
          result: {
            ...result,
            recommends: [{ ...first, evidenceGrade: '근거 강함', doseText: '단백질 44g · 하루 2번' }],
            proteinGap: { targetGrams: 130, dietGrams: 72, gapGrams: 58 },
          },
        },
      ),
    );
    expect((await finished('supplement', id)).body).toMatchObject({
      recommends: [
        {
          ...{ evidenceGrade: '근거 충분', proteinGrams: 44, evidence: [], certified: false },
          doseText: '단백질 하루 44g, 2번에 나눠 22g씩',
        },
      ],
      proteinGap: { gapGrams: 58, closedGrams: 44, dietKnown: true },
      refusals: [],
      notes: [],
    });
  });

  it('takes either kind at the generic call', async () => {
    const asked = await t.post(
      '/api/recommendation',
      { type: 'supplement', monthlyBudget: 100_000, purpose: ['관절 건강'] },
      { token: member.token },
    );
    expect(asked.status).toBe(202);
    expect((await finished('supplement', asked.body.id)).body.purpose).toEqual(['관절 건강']);
    for (const body of [
      {},
      { type: 'magic' },
      { type: 'workout', monthlyBudget: 100_000, purpose: ['관절 건강'] },
      { ...WORKOUTS, type: 'workout', more: 1 },
    ]) {
      expect((await t.post('/api/recommendation', body, { token: member.token })).status).toBe(400);
    }
  });

  it('lists the purposes in the order of the contract', async () => {
    const { body } = await t.get('/api/recommendation/supplement/purposes', { token: member.token });
    expect(body.slice(0, 3)).toEqual(['근육 증가', '체중 증가', '체중 감량']);
    expect(body).toHaveLength(8);
  });

  it('lists histories newest first, by kind and all together', async () => {
    const all = await t.get('/api/recommendation', { token: member.token });
    expect(all.headers['x-page-size']).toBe('20');
    expect(Number(all.headers['x-total-count'])).toBe(all.body.length);
    const ids = all.body.map(({ id }: { id: number }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    const workouts = await t.get('/api/recommendation/workout/history', { token: member.token });
    const supplements = await t.get('/api/recommendation/supplement/history', { token: member.token });
    expect(workouts.body.length + supplements.body.length).toBe(all.body.length);
    expect(workouts.body.at(-1)).toEqual({
      id: expect.any(Number),
      type: 'workout',
      status: 'DONE',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      request: { ...WORKOUTS, goal: '근비대', experience: '보통' },
    });
    expect((await t.get('/api/recommendation?page=2', { token: member.token })).body).toEqual([]);
  });

  it('answers the same request while one is pending with the same id', async () => {
    const other = await t.signUp();
    const body = { bodyPartKoreanName: ['등', '이두'], machineKoreanName: ['바벨', '덤벨'] };
    const turned = { bodyPartKoreanName: ['이두', '등'], machineKoreanName: ['덤벨', '바벨'] };
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => ask('workout', body, other.token)),
      ask('workout', turned, other.token),
    ]);
    const ids = new Set(answers.map(answer => answer.body.id));
    const rows = await t.database.read.countBy(RecommendationHistory, { id: [...ids][0] });
    expect(rows).toBe(1);
    expect(ids.size).toBeLessThan(answers.length);
    for (const id of ids) expect((await finished('workout', id, other.token)).body.status).toBe('DONE');
  });

  it('answers a request that is sent again with what it has asked for, also after it was finished', async () => {
    const other = await t.signUp();
    const key = randomUUID();
    const askAs = (kind: string, body: object, id: string, { token } = other) =>
      t.post(`/api/recommendation/${kind}`, body, { token, headers: { 'idempotency-key': id } });
    const first = await askAs('workout', WORKOUTS, key);
    await finished('workout', first.body.id, other.token);
    expect((await askAs('workout', WORKOUTS, key)).body).toEqual(first.body);
    expect((await ask('workout', WORKOUTS, other.token)).body.id).not.toBe(first.body.id);
    // The same key from another member is another request.
    expect((await askAs('workout', WORKOUTS, key, await t.signUp())).body.id).not.toBe(first.body.id);

    const bought = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => askAs('supplement', SUPPLEMENTS, bought)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);

    for (const wrong of ['again', key]) {
      const { status, body } = await askAs('supplement', SUPPLEMENTS, wrong);
      expect([status, body.fields[0].field]).toEqual([400, 'Idempotency-Key']);
    }
  });

  it('keeps a finished result as it was when the catalogue changes', async () => {
    const asked = await ask('workout', WORKOUTS);
    const before = await finished('workout', asked.body.id);
    const [{ workoutId, koreanName }] = before.body.recommends;
    await t.database.write(async manager => {
      await manager.update(Workout, { id: workoutId }, { koreanName: '바뀐 이름', hidden: true });
      await t.app
        .get(CatalogueChanges, { strict: false })
        .record(manager, [{ kind: 'workout', id: workoutId }]);
    });
    expect((await finished('workout', asked.body.id)).body).toEqual(before.body);

    const again = await ask('workout', WORKOUTS);
    const after = await finished('workout', again.body.id);
    expect(after.body.recommends.map((item: { workoutId: number }) => item.workoutId)).not.toContain(
      workoutId,
    );
    await t.database.write(async manager => {
      await manager.update(Workout, { id: workoutId }, { koreanName, hidden: false });
      await t.app
        .get(CatalogueChanges, { strict: false })
        .record(manager, [{ kind: 'workout', id: workoutId }]);
    });
  });

  it('needs body data, also when it is deleted before the job runs', async () => {
    const bare = await t.signUp();
    await t.database.write(manager =>
      manager.createQueryBuilder().delete().from(BodyData).where('1 = 1').execute(),
    );
    const answer = await ask('workout', WORKOUTS, bare.token);
    expect(answer.status).toBe(409);
    expect(answer.body.status).toBe('BODY_DATA_REQUIRED_EXCEPTION');
    const cheap = await ask('supplement/affordable', { purpose: ['근육 증가'] }, bare.token);
    expect(cheap.body.status).toBe('BODY_DATA_REQUIRED_EXCEPTION');
    member = await t.signUp();
  });

  it('does not tell another member that a history exists', async () => {
    const asked = await ask('supplement', SUPPLEMENTS);
    await finished('supplement', asked.body.id);
    const stranger = await t.signUp();
    for (const [kind, token] of [
      ['supplement', stranger.token],
      ['workout', member.token],
    ] as const) {
      const answer = await t.get(`/api/recommendation/${kind}/history/${asked.body.id}`, { token });
      expect(answer.status).toBe(404);
      expect(answer.body.status).toBe('RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION');
    }
    expect((await t.get('/api/recommendation/supplement', { token: stranger.token })).status).toBe(404);
  });

  it('is for members only', async () => {
    for (const path of ['/workout/history/1', '/supplement/purposes', '/supplement', '']) {
      expect((await t.get(`/api/recommendation${path}`)).status).toBe(401);
    }
    expect((await t.post('/api/recommendation/workout', WORKOUTS)).status).toBe(401);
  });

  it.each([
    ['workout', { ...WORKOUTS, bodyPartKoreanName: [] }],
    ['workout', { ...WORKOUTS, bodyPartKoreanName: ['가슴', '등', '어깨', '이두', '삼두'] }],
    ['workout', { ...WORKOUTS, bodyPartKoreanName: ['가슴', '가슴'] }],
    ['workout', { ...WORKOUTS, bodyPartKoreanName: ['전체'] }],
    ['workout', { ...WORKOUTS, machineKoreanName: [] }],
    ['workout', { ...WORKOUTS, machineKoreanName: ['우주선'] }],
    ['workout', { ...WORKOUTS, goal: '최고' }],
    ['workout', { machineKoreanName: ['바벨'] }],
    ['supplement', { ...SUPPLEMENTS, monthlyBudget: 49_999 }],
    ['supplement', { ...SUPPLEMENTS, monthlyBudget: 1_000_001 }],
    ['supplement', { ...SUPPLEMENTS, monthlyBudget: 70_000.5 }],
    ['supplement', { ...SUPPLEMENTS, monthlyBudget: '70000' }],
    ['supplement', { ...SUPPLEMENTS, purpose: [] }],
    ['supplement', { ...SUPPLEMENTS, purpose: ['근육 증가', '부자 되기'] }],
    ['supplement', { ...SUPPLEMENTS, purpose: ['체중 감량', '체중 증가'] }],
  ])('refuses a %s request of %j', async (kind, body) => {
    const answer = await ask(kind, body);
    expect(answer.status).toBe(400);
    expect(answer.body.status).toBe('VALIDATION_EXCEPTION');
    expect(answer.body.fields[0].message).toMatch(/[가-힣]/);
  });
});

describe('the limit of recommendations', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp({ env: { RATE_LIMIT: 'on' } });
  });
  afterAll(() => t.close());

  it('lets a member ask thirty times an hour', async () => {
    const { token } = await t.signUp();
    const ask = (monthlyBudget: number) =>
      t.post('/api/recommendation/supplement', { monthlyBudget, purpose: ['근육 증가'] }, { token });
    for (let n = 0; n < 30; n++) expect((await ask(50_000 + n)).status).toBe(202);
    const refused = await ask(60_000);
    expect(refused.status).toBe(429);
    expect(refused.body.status).toBe('TOO_MANY_REQUESTS_EXCEPTION');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});

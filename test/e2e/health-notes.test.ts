// Both databases: days, answers at the same moment.
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('what a member tells about their health', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const woman = () => t.signUp({ sex: '여', bodyFat: 26, muscleMass: 36 });

  it('keeps each of the first answers that arrive at the same moment', async () => {
    const told = [{ conditions: ['고혈압'] }, { soreAreas: ['허리'] }, { coffeeCupsPerDay: 2 }];
    // More than once: connections that open one after the other keep the answers apart.
    for (let members = 0; members < 4; members++) {
      const as = { token: (await t.signUp()).token };
      await Promise.all(told.map(body => t.post('/api/user/health', body, as)));
      expect((await t.get('/api/user/health', as)).body).toMatchObject(Object.assign({}, ...told));
    }
  });

  it.each([
    ['임신', 'pregnancyWeeks'],
    ['출산 후', 'postpartumWeeks'],
    ['최근 수술', 'surgeryWeeks'],
  ])('counts the weeks of %s on, and forgets them with it', async (condition, weeks) => {
    const as = { token: (await woman()).token };
    const save = async (body: unknown) => (await t.post('/api/user/health', body, as)).body;
    expect(await save({ conditions: [condition], [weeks]: 20 })).toMatchObject({ [weeks]: 20 });
    expect(await save({ soreAreas: ['무릎'] })).toMatchObject({ [weeks]: 20, soreAreas: ['무릎'] });
    expect(await save({ conditions: [] })).toMatchObject({ [weeks]: null });
    expect(await save({ conditions: [condition] })).toMatchObject({ [weeks]: null });
  });

  it('keeps where an operation was until it is a year ago, and then shows the readiness screen again', async () => {
    const own = await t.signUp();
    const as = { token: own.token };
    const renew = async () => {
      as.token = (await t.logIn(own)).token;
    };
    const save = async (body: unknown) => (await t.post('/api/user/health', body, as)).body;
    const told = {
      conditions: ['최근 수술', '고혈압'],
      surgeryAreas: ['고관절·다리', '배·골반'],
      surgeryWeeks: 52,
    };
    expect(await save(told)).toMatchObject(told);
    await t.put('/api/user/health/readiness', { yes: [] }, as);
    const row = async (): Promise<Record<string, unknown>> => (await t.get('/api/user/health', as)).body;
    expect(await row()).toMatchObject({ ...told, readiness: { due: false } });
    // One day short of 53 weeks, from which on an operation no longer counts.
    t.clock.advance(6 * 86_400);
    await renew();
    expect(await row()).toMatchObject({ ...told, readiness: { due: false } });
    t.clock.advance(86_400);
    await renew();
    const over = { conditions: ['고혈압'], surgeryAreas: [], surgeryWeeks: null };
    expect(await row()).toMatchObject({
      ...over,
      unanswered: ['allergens', 'medicines'],
      readiness: { due: true },
    });
    await t.put('/api/user/health/readiness', { yes: [] }, as);
    expect(await row()).toMatchObject({ ...over, readiness: { state: 'clear', due: false } });
    // A new operation starts without the old one's areas and weeks.
    const again = { conditions: ['고혈압', '최근 수술'] };
    expect(await save(again)).toMatchObject({ ...again, surgeryAreas: [], surgeryWeeks: null });
  });

  it('shows the readiness screen again after each change that training depends on', async () => {
    const as = { token: (await woman()).token };
    const save = async (body: unknown) => (await t.post('/api/user/health', body, as)).body;
    await save({
      ...{ conditions: ['임신', '출산 후', '최근 수술'], pregnancyWeeks: 10, postpartumWeeks: 40 },
      ...{ surgeryWeeks: 20, surgeryAreas: ['배·골반'] },
    });
    // Ten weeks of pregnancy do not fit into the five since a birth, whatever else was said before.
    expect((await save({ postpartumWeeks: 5 })).fields).toMatchObject([{ field: 'postpartumWeeks' }]);
    for (const change of [
      ...[{ pregnancyWeeks: 11 }, { postpartumWeeks: 41 }, { surgeryWeeks: 21 }],
      ...[{ surgeryAreas: ['고관절·다리'] }, { medicines: ['혈압약'] }, { conditions: ['최근 수술'] }],
    ]) {
      await t.put('/api/user/health/readiness', { yes: [] }, as);
      const { readiness } = await save(change);
      expect({ ...change, ...readiness }).toMatchObject({ ...change, state: 'unanswered', due: true });
    }
    expect(await save({ conditions: [] })).toMatchObject({ surgeryAreas: [] });
    expect(await save({ conditions: ['최근 수술'] })).toMatchObject({ surgeryAreas: [] });
  });

  it('asks about what hardly goes together, keeps what is confirmed, and asks again after a new birth date', async () => {
    const own = await t.signUp();
    const as = { token: own.token };
    const save = (body: unknown) => t.post('/api/user/health', body, as);
    const notes = async () => (await t.get('/api/user/health', as)).body;
    const pregnant = { conditions: ['임신'], pregnancyWeeks: 12 };
    expect(await save(pregnant)).toMatchObject({
      status: 422,
      body: {
        status: 'HEALTH_QUESTION_EXCEPTION',
        message: expect.stringContaining('성별이 남자로'),
        fields: [{ field: 'conditions' }],
      },
    });
    expect(await notes()).toMatchObject({ conditions: [], questions: [] });
    expect((await save({ ...pregnant, confirmed: true })).body).toMatchObject({ ...pregnant, questions: [] });
    // One confirmation is enough, also when another condition of the kind is added.
    expect(await save({ conditions: ['임신', '수유'] })).toMatchObject({
      status: 200,
      body: { questions: [] },
    });
    const edit = (birthDate: string) => t.post('/api/user/private', { userName: '홍길동', birthDate }, as);
    expect((await edit('1946-05-05')).status).toBe(200);
    // Stored and protected until it is answered; unrelated notes can be saved.
    const open = { conditions: ['임신', '수유'], questions: [{ question: 'sex' }, { question: 'age' }] };
    expect(await notes()).toMatchObject(open);
    expect((await save({ soreAreas: ['무릎'] })).body).toMatchObject(open);
    expect((await save({ conditions: ['임신', '수유'] })).status).toBe(422);
    expect((await save({ conditions: [] })).body).toMatchObject({ conditions: [], questions: [] });
    // A confirmation of the past does not cover a new entry.
    expect((await save({ conditions: ['수유'] })).body.fields).toHaveLength(2);
    await edit('1946-05-05');
    expect((await save({ conditions: ['수유'], confirmed: true })).body).toMatchObject({ questions: [] });
    await edit('1946-05-05');
    expect(await notes()).toMatchObject({ questions: [] });
  });
});

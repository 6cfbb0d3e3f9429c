// Both databases: JSON columns, numbers with fractions.
import { In } from 'typeorm';
import { Supplement } from '../../src/catalogue/entities/supplement.entity.js';
import { ReportedProductsJob } from '../../src/admin/reported/reported-products.job.js';
import { eventually } from '../support/eventually.js';
import { FoodSafetyServer, reportedTablet } from '../support/food-safety-server.js';
import { startTestApp, type TestApp, type TestMember } from '../support/test-app.js';
import { IntakeItem } from '../../src/intake/entities/intake-item.entity.js';

describe('what a member takes', () => {
  let t: TestApp;
  let member: TestMember;
  let ministry: FoodSafetyServer;
  beforeAll(async () => {
    ministry = await FoodSafetyServer.start();
    t = await startTestApp({ env: ministry.env });
  });
  beforeEach(async () => {
    member = await t.signUp();
  });
  afterAll(async () => {
    await t.close();
    await ministry.close();
  });

  const as = (who = member) => ({ token: who.token });
  const own = (more: object = {}) => ({
    name: '종합비타민',
    nutrients: [
      { nutrient: 'zincMg', amount: 8.5 },
      { nutrient: 'vitaminDUg', amount: 25 },
    ],
    ...{ servingsPerDay: 1, slots: ['dinner', 'breakfast'] },
    ...more,
  });
  const add = (body: object, who = member) => t.post('/api/intake', body, as(who));
  const list = async (who = member) => (await t.get('/api/intake', as(who))).body;

  it('is kept as it was told: nutrients with their units, slots in the order of the day', async () => {
    const told = own({
      price: 18_000,
      pricedOn: t.daysAgo(3),
      servingsPerPack: 60,
      packs: 2,
      boughtOn: t.daysAgo(3),
    });
    const { status, body } = await add(told);
    expect(status).toBe(201);
    expect(await list()).toEqual([body]);
    expect(body).toEqual({
      intakeItemId: expect.any(Number),
      ...{ supplementId: null, inCatalogue: false, name: '종합비타민' },
      nutrients: [
        { nutrient: 'vitaminDUg', amount: 25, koreanName: '비타민 D', unit: 'µg' },
        { nutrient: 'zincMg', amount: 8.5, koreanName: '아연', unit: 'mg' },
      ],
      label: null,
      ...{ servingsPerDay: 1, slots: ['breakfast', 'dinner'], price: 18_000, pricedOn: t.daysAgo(3) },
      ...{ servingsPerPack: 60, packs: 2, boughtOn: t.daysAgo(3), lastsUntil: t.daysAgo(3 - 119) },
    });
  });

  it('may be a product of the catalogue, whose content nobody types', async () => {
    const [{ id: supplementId, koreanName }] = (await t.get('/api/supplements')).body;
    const nutrients = [{ nutrient: 'zincMg', amount: 999 }];
    const { body } = await add({ supplementId, servingsPerDay: 2, slots: [], nutrients });
    expect(body).toMatchObject({ supplementId, name: koreanName, inCatalogue: true, servingsPerDay: 2 });
    expect(body.nutrients.length).toBeGreaterThan(0);
    expect(body.nutrients.some(({ amount }: any) => amount === 999)).toBe(false);
    // The price of an example is invented, not one that somebody paid.
    expect(body).toMatchObject({ price: null, pricedOn: null, servingsPerPack: expect.any(Number) });
  });

  it('stays when the catalogue loses the product', async () => {
    const [{ id: supplementId }] = (await t.get('/api/supplements')).body;
    const { body } = await add({ supplementId, servingsPerDay: 1, slots: [] });
    // Keeps the examples for the other tests: to the list, an id the catalogue never had is the same as a deleted one.
    await t.database.write(manager =>
      manager.update(IntakeItem, { id: body.intakeItemId }, { supplementId: 2_000_000_000 }),
    );
    const [item] = await list();
    expect(item).toMatchObject({ inCatalogue: false, name: body.name, nutrients: body.nutrients });
    const gone = { supplementId: 2_000_000_000, slots: [] };
    const changed = await t.put(`/api/intake/${item.intakeItemId}`, { ...gone, servingsPerDay: 3 }, as());
    expect(changed).toMatchObject({ status: 200, body: { name: body.name, servingsPerDay: 3 } });
    expect(await add({ ...gone, servingsPerDay: 1 })).toMatchObject({
      status: 404,
      body: { status: 'SUPPLEMENT_NOT_FOUND_EXCEPTION' },
    });
  });

  it('is changed as a whole and taken off the list', async () => {
    const { intakeItemId } = (await add(own({ price: 1000, pricedOn: t.daysAgo(0) }))).body;
    const changed = await t.put(`/api/intake/${intakeItemId}`, own({ name: '철분', nutrients: [] }), as());
    expect(changed.body).toMatchObject({ intakeItemId, name: '철분', nutrients: [], price: null });
    expect((await t.delete(`/api/intake/${intakeItemId}`, as())).status).toBe(204);
    expect(await list()).toEqual([]);
    expect((await t.delete(`/api/intake/${intakeItemId}`, as())).status).toBe(404);
  });

  it('may be the same product twice, and has thirty things at most', async () => {
    for (let count = 0; count < 30; count++) expect((await add(own())).status).toBe(201);
    const answer = await add(own());
    expect(answer).toMatchObject({ status: 400, body: { fields: [{ field: 'name' }] } });
    expect(answer.body.fields[0].message).toContain('30가지');
  });

  it('has thirty things at most, though several devices add some at the same time', async () => {
    for (let count = 0; count < 28; count++) await add(own());
    const answers = await Promise.all(Array.from({ length: 30 }, () => add(own())));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, ...Array(28).fill(400)]);
    expect(await list()).toHaveLength(30);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(81) }, 'name'],
    [{ servingsPerDay: 0 }, 'servingsPerDay'],
    [{ servingsPerDay: 13 }, 'servingsPerDay'],
    [{ servingsPerDay: 1.5 }, 'servingsPerDay'],
    [{ slots: ['midnight'] }, 'slots'],
    [{ slots: ['lunch', 'lunch'] }, 'slots'],
    [{ nutrients: [{ nutrient: 'gold', amount: 1 }] }, 'nutrients.0.nutrient'],
    [{ nutrients: [{ nutrient: 'zincMg', amount: 1e6 }] }, 'nutrients.0.amount'],
    [{ nutrients: [{ nutrient: 'zincMg', amount: -1 }] }, 'nutrients.0.amount'],
    [{ nutrients: [{ nutrient: 'zincMg', amount: '5mg' }] }, 'nutrients.0.amount'],
    [
      {
        nutrients: [
          { nutrient: 'zincMg', amount: 1 },
          { nutrient: 'zincMg', amount: 2 },
        ],
      },
      'nutrients',
    ],
    [{ price: 5000 }, 'pricedOn'],
    [{ price: 5000, pricedOn: '2999-01-01' }, 'pricedOn'],
    [{ price: 5000, pricedOn: '2026-02-30' }, 'pricedOn'],
    [{ price: -1, pricedOn: '2026-01-01' }, 'price'],
    [{ boughtOn: '2999-01-01' }, 'boughtOn'],
    [{ packs: 0 }, 'packs'],
    [{ label: 'x'.repeat(6_001) }, 'label'],
    [{ label: 7 }, 'label'],
    [{ servingsPerPack: 0 }, 'servingsPerPack'],
  ])('refuses %j', async (more, field) => {
    const answer = await add(own(more));
    expect(answer).toMatchObject({ status: 400, body: { fields: [{ field }] } });
    expect(answer.body.fields[0].message).toMatch(/[가-힣]/);
    expect(await list()).toEqual([]);
  });

  it('is nobody else’s, and goes with the account', async () => {
    const other = await t.signUp();
    const { intakeItemId } = (await add(own())).body;
    expect(await list(other)).toEqual([]);
    expect((await t.put(`/api/intake/${intakeItemId}`, own(), as(other))).status).toBe(404);
    expect((await t.delete(`/api/intake/${intakeItemId}`, as(other))).status).toBe(404);
    await add(own(), other);
    await t.post('/api/user/delete', { password: member.password }, as());
    expect(await t.database.read.countBy(IntakeItem, { id: intakeItemId })).toBe(0);
    expect(await list(other)).toHaveLength(1);
  });

  describe('looked at', () => {
    const audit = (more: object = {}) =>
      t.post('/api/intake/audit', { purpose: [], monthlyBudget: null, scope: 'new', ...more }, as());
    const zinc = (amount: number, more: object = {}) =>
      own({ name: `아연 ${amount}`, nutrients: [{ nutrient: 'zincMg', amount }], ...more });

    it('is told what is too much of it, worst first, with the day’s timetable and no money without prices', async () => {
      for (const amount of [15, 20]) await add(zinc(amount));
      await add(own({ name: '비타민 C', nutrients: [{ nutrient: 'vitaminCMg', amount: 500 }] }));
      const { status, body } = await audit();
      expect(status).toBe(200);
      expect(body.items).toMatchObject([
        {
          verdict: 'drop',
          servingsNow: 1,
          servingsPerDay: 0,
          reason: expect.stringContaining('35mg으로 한도 25mg'),
        },
        { verdict: 'keep' },
        { verdict: 'keep' },
      ]);
      expect(body.nutrients[0]).toMatchObject({
        koreanName: '아연',
        now: 35,
        limit: 25,
        names: ['아연 15', '아연 20'],
      });
      expect(body.repeated).toEqual([{ koreanName: '아연', names: ['아연 15', '아연 20'] }]);
      expect(body.timetable.items).toHaveLength(2);
      expect(body.cost).toEqual({ now: null, proposed: null, unpriced: ['아연 15', '아연 20', '비타민 C'] });
    });

    it('plans two things of one name each by itself', async () => {
      const ids = [];
      for (const slot of ['breakfast', 'dinner'])
        ids.push((await add(own({ nutrients: [], slots: [slot] }))).body.intakeItemId);
      const { items } = (await audit()).body.timetable;
      expect(items.map(({ itemId, name }: any) => [itemId, name])).toEqual(ids.map(id => [id, '종합비타민']));
    });

    it('looks at nothing but safety without a purpose, whatever the budget', async () => {
      await add(zinc(10, { price: 60_000, servingsPerPack: 30, pricedOn: t.daysAgo(30) }));
      const { items } = (await audit({ monthlyBudget: 50_000, scope: 'all' })).body;
      expect(items).toMatchObject([{ verdict: 'keep' }]);
    });

    it('counts prices of the last year only', async () => {
      const priced = { price: 30_000, servingsPerPack: 30 };
      await add(zinc(10, { ...priced, pricedOn: t.daysAgo(30) }));
      await add(own({ name: '비싼 것', nutrients: [], ...priced, pricedOn: '2019-05-01' }));
      expect((await audit()).body.cost).toEqual({ now: 30_000, proposed: 30_000, unpriced: ['비싼 것'] });
    });

    it('looks at a product of the catalogue that is taken twice, and at one that left the catalogue', async () => {
      const [{ id: supplementId, koreanName }] = (
        await t.get(`/api/supplements/search/list?keyword=${encodeURIComponent('마그네슘 250')}`)
      ).body;
      for (let n = 0; n < 2; n++) await add({ supplementId, servingsPerDay: 1, slots: [] });
      const twice = (await audit()).body;
      expect(twice.nutrients[0]).toMatchObject({ koreanName: '마그네슘', names: [koreanName, koreanName] });
      expect(twice.items.map(({ verdict }: any) => verdict).sort()).toEqual(['drop', 'keep']);
      // Deleted from the catalogue, it keeps what it was when it was added.
      await t.database.write(manager =>
        manager.update(IntakeItem, { supplementId }, { supplementId: 2_000_000_001 }),
      );
      const gone = (await audit()).body;
      expect(gone.nutrients[0]).toMatchObject({ koreanName: '마그네슘', now: twice.nutrients[0].now });
      expect(gone.items.map(({ verdict }: any) => verdict).sort()).toEqual(['drop', 'keep']);
    });

    it('buys what a purpose lacks, and not what is taken already', async () => {
      const creatine = { name: '크레아틴', nutrients: [{ nutrient: 'creatineG', amount: 3 }] };
      const wishes = { purpose: ['근력 향상'], monthlyBudget: 60_000 };
      const alone = (await audit(wishes)).body;
      expect(alone.added.some(({ doseText }: any) => /크레아틴/.test(doseText))).toBe(true);
      await add(own(creatine));
      const beside = (await audit(wishes)).body;
      expect(beside.items).toMatchObject([{ verdict: 'keep' }]);
      expect(beside.added.some(({ doseText }: any) => /크레아틴/.test(doseText))).toBe(false);
    });

    it('knows what a label only names, whether or not its amount was told', async () => {
      await t.post('/api/user/health', { medicines: ['항응고제'] }, as());
      const label = '은행잎추출물, 산화마그네슘 500mg, 아연 8.5mg\n1일 1회, 1회 1정';
      const read = (await t.post('/api/intake/label', { text: label }, as())).body;
      expect(read).toMatchObject({ label, questions: [{ nutrient: 'magnesiumMg' }] });
      const { body: item } = await add({
        ...own({ name: '기억력' }),
        nutrients: read.nutrients,
        label: read.label,
      });
      expect(item.label).toBe(label);
      expect((await audit()).body.items[0]).toMatchObject({
        ...{ verdict: 'drop', reason: expect.stringContaining('은행잎') },
        cautions: expect.arrayContaining([expect.stringContaining('마그네슘의 양을 몰라')]),
      });
      // What was asked is known as soon as it is typed.
      const nutrients = [...read.nutrients, { nutrient: 'magnesiumMg', amount: 300 }];
      await t.put(`/api/intake/${item.intakeItemId}`, { ...own(), nutrients, label }, as());
      const [typed] = (await audit()).body.items;
      expect(typed.cautions.join()).not.toContain('마그네슘의 양을 몰라');
    });

    it('has nothing to say of nothing, and answers a medicine that is not known', async () => {
      expect((await audit()).body).toMatchObject({ items: [], nutrients: [], timetable: { items: [] } });
      await t.post('/api/user/health', { medicines: ['기타'] }, as());
      await add(zinc(5));
      const { items, notes } = (await audit()).body;
      expect(items).toMatchObject([{ verdict: 'drop', reason: expect.stringContaining('어떤 약인지') }]);
      expect(notes.join()).toContain('목록에 없는 약');
    });

    it('says what it took for granted because nobody told it', async () => {
      await add(zinc(5));
      const note = async () => (await audit()).body.notes.join();
      expect(await note()).toContain('건강 상태·알레르기·드시는 약을 아직 알려 주지 않으셔서');
      await t.post('/api/user/health', { conditions: [], allergens: [], medicines: [] }, as());
      expect(await note()).not.toContain('아직 알려 주지 않으셔서');
    });

    it.each([
      [{ purpose: ['부자 되기'] }, 'purpose'],
      [{ purpose: ['체중 증가', '체중 감량'] }, 'purpose'],
      [{ monthlyBudget: 5 }, 'monthlyBudget'],
      [{ monthlyBudget: '5만' }, 'monthlyBudget'],
      [{ scope: 'some' }, 'scope'],
    ])('refuses %j', async (more, field) => {
      expect(await audit(more)).toMatchObject({ status: 400, body: { fields: [{ field }] } });
    });
  });

  describe('beside a recommendation', () => {
    const recommended = async (more: object = {}) => {
      const request = { purpose: ['근력 향상', '피로 개선'], monthlyBudget: 100_000, ...more };
      const { body, status } = await t.post('/api/recommendation/supplement', request, as());
      expect(status).toBe(202);
      return (await t.answered(`/api/recommendation/supplement/history/${body.id}`, as())).body;
    };
    const holds = (answer: any, pattern: RegExp) =>
      answer.recommends.some(({ doseText }: any) => pattern.test(doseText));

    it('is counted: nothing is bought a second time, and the answer says what it began with', async () => {
      const alone = await recommended();
      expect(alone.taken).toBeNull();
      expect(holds(alone, /크레아틴/)).toBe(true);
      await add(own({ name: '내 크레아틴', nutrients: [{ nutrient: 'creatineG', amount: 3 }] }));
      const beside = await recommended({ monthlyBudget: 110_000 });
      expect(holds(beside, /크레아틴/)).toBe(false);
      expect(beside.taken).toEqual({
        ...{ names: ['내 크레아틴'], scope: 'new', monthlyCost: null, unpriced: ['내 크레아틴'] },
        ...{ over: [], unfit: [] },
        items: [
          {
            ...{ itemId: expect.any(Number), servingsPerDay: 1 },
            nutrients: [{ nutrient: 'creatineG', amount: 3 }],
          },
        ],
      });
    });

    it('leaves out whatever holds a nutrient that is above its limit already, in small budgets too', async () => {
      const affordable = async () =>
        (await t.post('/api/recommendation/supplement/affordable', { purpose: ['피로 개선'] }, as())).body
          .items;
      const withMagnesium = (items: any[]) => items.filter(({ doseText }) => /마그네슘/.test(doseText));
      expect(withMagnesium(await affordable())).not.toEqual([]);
      await add(own({ name: '마그네슘', nutrients: [{ nutrient: 'magnesiumMg', amount: 400 }] }));
      const answer = await recommended();
      expect(answer.taken.over).toEqual(['마그네슘']);
      expect(holds(answer, /마그네슘/)).toBe(false);
      const ids = answer.recommends.map(({ id }: any) => id);
      const bought = await t.database.read.find(Supplement, {
        where: { id: In(ids) },
        relations: { product: true },
      });
      expect(bought.map(({ product }) => product.perServing.magnesiumMg ?? 0)).toEqual(ids.map(() => 0));
      expect(withMagnesium(await affordable())).toEqual([]);
    });

    it('takes a price of 2019 for none, and says so', async () => {
      const old = { price: 60_000, pricedOn: '2019-05-01', servingsPerPack: 30 };
      await add(own({ name: '예전 가격', nutrients: [], ...old }));
      const { taken, totalPrice, remaining } = await recommended({ scope: 'all' });
      expect(taken).toMatchObject({ monthlyCost: null, unpriced: ['예전 가격'] });
      expect(totalPrice + remaining).toBe(100_000);
    });

    it('is paid first where the budget is meant in all', async () => {
      const priced = { price: 60_000, pricedOn: t.daysAgo(10), servingsPerPack: 30 };
      await add(own({ name: '비싼 것', nutrients: [], ...priced }));
      const onTop = await recommended();
      const inAll = await recommended({ scope: 'all' });
      expect(inAll.taken).toMatchObject({ scope: 'all', monthlyCost: 60_000, unpriced: [] });
      expect(onTop.totalPrice + onTop.remaining).toBe(100_000);
      expect(inAll.totalPrice + inAll.remaining).toBe(40_000);
      const wrong = { purpose: ['근력 향상'], monthlyBudget: 60_000, scope: 'some' };
      expect(await t.post('/api/recommendation/supplement', wrong, as())).toMatchObject({
        status: 400,
        body: { fields: [{ field: 'scope' }] },
      });
    });
  });

  describe('a product that its maker reported', () => {
    const found = async (keyword: string) =>
      (await t.get(`/api/intake/reported?keyword=${encodeURIComponent(keyword)}`, as())).body;
    const label = (id: number) => t.get(`/api/intake/reported/${id}`, as());
    const fetched = async () => {
      const token = await t.adminToken();
      t.app.get(ReportedProductsJob, { strict: false }).pace.pauseMs = 0;
      await t.post('/api/admin/reportedProducts/fetch', undefined, { token });
      await eventually(async () => {
        const { running } = (await t.get('/api/admin/reportedProducts/fetch', { token })).body;
        expect(running).toBe(false);
      });
      return token;
    };

    it('is found by its words, with what its label says for certain, until it is in the catalogue', async () => {
      expect(await found('햇살')).toEqual([]);
      ministry.rows = [
        reportedTablet(1),
        reportedTablet(2, { NTK_MTHD: '1일 1~2회, 1회 1~2정을 섭취하십시오.' }),
        reportedTablet(3, { PRDLST_NM: '50% 할인 비타민' }),
      ];
      const token = await fetched();
      expect((await found('비타민d 1')).map(({ koreanName }: any) => koreanName)).toEqual([
        '햇살 비타민 D 1',
      ]);
      expect(await found('한빛 할인')).toMatchObject([{ koreanName: '50% 할인 비타민', brand: '한빛헬스' }]);
      expect(await found('50%')).toHaveLength(1);
      expect(await found('없는 말')).toEqual([]);
      // As in the catalogue: initial consonants, a misspelling, the wrong keyboard, words without their space.
      for (const typed of ['ㅎㅅ ㅂㅌㅁ', '햇쌀 비타민', 'gottkf', '햇살비타민'])
        expect((await found(typed)).map(({ koreanName }: any) => koreanName)).toContain('햇살 비타민 D 1');
      const [first] = await found('햇살 1');
      expect((await label(first.id)).body).toEqual({
        nutrients: [{ nutrient: 'vitaminDUg', amount: 12.5 }],
        ...{ servingsPerDay: 2, questions: [], label: expect.stringContaining('비타민 D') },
      });
      const [unclear] = await found('햇살 2');
      const asked = (await label(unclear.id)).body;
      expect(asked).toMatchObject({ nutrients: [], servingsPerDay: null });
      expect(asked.questions.length).toBeGreaterThan(0);
      // What an admin confirmed is no question any more.
      const { body: reviewed } = await t.get('/api/admin/reportedProducts/list/1?state=review', { token });
      const fields = { ...reviewed[0].fields, vitaminD: 20, ingredientClasses: ['vitaminD'] };
      await t.put(`/api/admin/reportedProducts/${unclear.id}`, fields, { token });
      expect((await label(unclear.id)).body.nutrients).toEqual([{ nutrient: 'vitaminDUg', amount: 20 }]);
      const pack = { englishName: 'Sunny', flavor: '무맛', servings: 60, price: 12_900 };
      await t.post(`/api/admin/reportedProducts/${unclear.id}/list`, { ...fields, ...pack }, { token });
      expect(await found('햇살 2')).toEqual([]);
      expect((await label(unclear.id)).status).toBe(404);
    });

    it.each(['', 'x'.repeat(101)])('refuses to search for %j', async keyword => {
      expect((await t.get(`/api/intake/reported?keyword=${keyword}`, as())).status).toBe(400);
    });
  });

  describe('bad labels', () => {
    const read = async (text: string) => {
      const { status, body } = await t.post('/api/intake/label', { text }, as());
      expect(status).toBe(200);
      return body;
    };

    it('are read as far as they are certain: English, half of one, forty lines, noise of a scan, a million mg', async () => {
      const english = await read(
        'Supplement Facts\nServing Size 1 tablet\nVitamin D3 25 mcg (1000 IU)\nTake 1 tablet daily',
      );
      expect(english).toMatchObject({
        nutrients: [{ nutrient: 'vitaminDUg', amount: 25 }],
        ...{ servingsPerDay: 1, questions: [] },
      });
      const half = await read('1일 섭취량(1정)당 비타민D 25㎍(250%), 아');
      expect(half.servingsPerDay).toBeNull();
      expect(half.questions.length).toBeGreaterThan(0);
      const noise = await read('영양정브 l일 섭쥐량 당 비타민D Z5㎍ 아언 B.5rng\n1일 l회');
      expect(noise.nutrients).toEqual([]);
      expect(noise.questions.length).toBeGreaterThan(0);
      const lines = Array.from({ length: 38 }, (_, n) => `안내 문구 ${n}: 서늘한 곳에 보관하세요.`);
      const forty = await read(
        ['1일 섭취량(1정)당 아연 8.5mg(100%)', ...lines, '1일 1회, 1회 1정'].join('\n'),
      );
      expect(forty.nutrients).toEqual([{ nutrient: 'zincMg', amount: 8.5 }]);
      const million = await read('1일 섭취량(1정)당 아연 1,000,000mg\n1일 1회, 1회 1정');
      expect(million).toMatchObject({ nutrients: [], questions: [{ nutrient: 'zincMg' }] });
    });
  });

  it('is read from a pasted label: what is sure, and what has to be asked', async () => {
    const read = (text: unknown) => t.post('/api/intake/label', { text }, as());
    const text = '1일 섭취량(2정)당 비타민D 50㎍(500%), 산화마그네슘 500mg\n1일 2회, 1회 1정을 드세요.';
    expect((await read(text)).body).toMatchObject({
      nutrients: [{ nutrient: 'vitaminDUg', amount: 25 }],
      servingsPerDay: 2,
      questions: [{ nutrient: 'magnesiumMg', text: expect.stringContaining('산화마그네슘') }],
    });
    for (const wrong of ['', 'x'.repeat(3_001), 7, null])
      expect(await read(wrong)).toMatchObject({ status: 400, body: { fields: [{ field: 'text' }] } });
    expect(await list()).toEqual([]);
  });
});

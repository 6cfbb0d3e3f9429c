import { startTestApp, type TestApp, type TestMember } from '../support/test-app.js';
import { IntakeItem } from '../../src/intake/entities/intake-item.entity.js';

describe('what a member takes', () => {
  let t: TestApp;
  let member: TestMember;
  beforeAll(async () => {
    t = await startTestApp();
  }, 60_000);
  beforeEach(async () => {
    member = await t.signUp();
  });
  afterAll(() => t.close());

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
    // The price of an example is invented: it is no price that somebody paid.
    expect(body).toMatchObject({ price: null, pricedOn: null, servingsPerPack: expect.any(Number) });
  });

  it('stays when the catalogue loses the product', async () => {
    const [{ id: supplementId }] = (await t.get('/api/supplements')).body;
    const { body } = await add({ supplementId, servingsPerDay: 1, slots: [] });
    // Nobody deletes the examples of the other tests: an id that the catalogue never had is the same to the list.
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
});

// Both databases: texts as they come back, many rows in transactions.
import { readFileSync } from 'node:fs';
import { eventually } from '../support/eventually.js';
import { mergedCells, twoHeaderRows } from '../support/shop-lists/workbooks.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** Lists in the format of Korean shops, made for this test. */
describe('a list of a shop, brought in as it is', () => {
  let t: TestApp;
  let token: string;
  beforeAll(async () => {
    t = await startTestApp();
    token = await t.adminToken();
  });
  afterAll(() => t.close());

  const file = (name: string) => readFileSync(`test/support/shop-lists/${name}`);
  const settled = async (id: number): Promise<any> => {
    let found: any;
    await eventually(async () => {
      found = (await t.get(`/api/admin/imports/${id}`, { token })).body;
      expect(['checked', 'columns', 'failed', 'done']).toContain(found.state);
    }, 30_000);
    return found;
  };
  const tried = async (bytes: Buffer, type = 'text/csv') => {
    const { status, body } = await t.post('/api/admin/imports?resource=supplements', bytes, {
      token,
      headers: { 'content-type': type },
    });
    expect(status).toBe(202);
    return settled(body.id);
  };
  /** As the screen proposes it: known names first, then what the values look like. */
  const agreed = async (found: any) => {
    if (found.state !== 'columns') return found;
    const columns = Object.fromEntries(
      Object.entries(found.columns).map(([header, field]) => [header, field ?? found.guesses[header]]),
    );
    await t.put(`/api/admin/imports/${found.id}/columns`, { columns }, { token });
    return settled(found.id);
  };
  const mend = async (id: number, cells: object[], leftOut: number[] = []) => {
    const answer = await t.put(`/api/admin/imports/${id}/cells`, { cells, leftOut }, { token });
    expect(answer.status).toBe(202);
    return settled(id);
  };
  const applied = async (id: number) => {
    await t.post(`/api/admin/imports/${id}/apply`, undefined, { token });
    return settled(id);
  };
  const rowsOf = async (keyword: string): Promise<any[]> =>
    (await t.get(`/api/admin/supplements/list/1?keyword=${encodeURIComponent(keyword)}`, { token })).body;
  const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

  it('takes twenty products in twelve columns without an edit; the one column that nobody knows shows what it holds', async () => {
    const found = await tried(file('twenty-products.csv'));
    expect(found.state).toBe('columns');
    expect(Object.entries(found.columns).filter(([, field]) => field === null)).toEqual([['비고', null]]);
    expect(found.samples['비고']).toEqual(['재입고']);
    expect(found.samples['판매가']).toEqual(['19,900원', '₩20,900', '21900']);
    expect(found.guesses).toEqual({ 비고: '' });
    const checked = await agreed(found);
    // Ten lines contain two flavours.
    expect(checked.result).toMatchObject({ created: 30, errors: [] });
    expect((await applied(checked.id)).state).toBe('done');
    expect(await rowsOf('가게 목록 제품 2')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          ...{
            koreanName: '가게 목록 제품 2',
            flavor: '바나나',
            price: 20_900,
            servings: 60,
            brand: '새벽식품',
          },
          ...{ supplementType: 'Protein', proteinPerServing: 24, kcal: 101, allergens: ['우유', '대두'] },
          marketURL: 'https://shop.example.com/1',
        }),
      ]),
    );
    const [first] = (await rowsOf('가게 목록 제품 1')).filter(({ koreanName }) => /1$/.test(koreanName));
    expect(first).toMatchObject({ marketURL: 'https://www.shop0.example.com/p/0', price: 19_900 });
    // The same file again changes nothing.
    const again = await agreed(await tried(file('twenty-products.csv')));
    expect(again.result).toMatchObject({ created: 0, updated: 0, unchanged: 30, errors: [] });
  });

  it('reads CP949, as Excel saves it', async () => {
    const checked = await agreed(await tried(file('cp949.csv')));
    expect(checked.result).toMatchObject({ created: 3, errors: [] });
    await applied(checked.id);
    expect((await rowsOf('씨피 비타민'))[0]).toMatchObject({ price: 12_000, servings: 60, flavor: '기본' });
  });

  it('finds a header of two lines below a title', async () => {
    const found = await tried(await twoHeaderRows(), xlsx);
    expect(Object.keys(found.columns)).toEqual([
      '상품명',
      '제조사',
      '분류',
      '판매가',
      '몇 회분',
      '단백질(g)',
    ]);
    expect(found.result).toMatchObject({ created: 2, errors: [], added: [{ row: 4 }, { row: 5 }] });
  });

  it('gives each line what is merged over several', async () => {
    const checked = await agreed(await tried(await mergedCells(), xlsx));
    expect(checked.result).toMatchObject({ created: 3, errors: [] });
    await applied(checked.id);
    for (const row of await rowsOf('합친')) expect(row.brand).toBe('합친랩');
    expect(await rowsOf('합친 웨이')).toHaveLength(2);
  });

  it('counts the units of headers and cells, and takes no unit that it does not know for another one', async () => {
    const checked = await agreed(await tried(file('units-in-headers.txt')));
    expect(checked.result.errors).toEqual([
      { row: 4, field: 'vitaminB6', message: expect.stringMatching(/비타민 B6/), value: '1000iu' },
    ]);
    const mended = await mend(checked.id, [{ row: 4, field: 'vitaminB6', value: '25mg' }]);
    expect(mended.result).toMatchObject({ created: 3, errors: [] });
    await applied(checked.id);
    const rows = await rowsOf('단위');
    const of = (name: string) => rows.find(({ koreanName }) => koreanName === name);
    expect(of('단위 크레아틴')).toMatchObject({ creatine: 3 });
    expect(of('단위 멀티')).toMatchObject({ zinc: 8.5, magnesium: 100 });
    expect(of('단위 비타민B6')).toMatchObject({ vitaminB6: 25 });
  });

  it('prices flavours by their options, shows what it cannot read, and takes it mended or without the line', async () => {
    const checked = await agreed(await tried(file('prices-with-options.csv')));
    const wrong = checked.result.errors.filter(({ field }: any) => field === 'price');
    expect(wrong.map(({ row, value }: any) => [row, value])).toEqual([
      [3, '35,000원 (딸기 +1,000원)'],
      [4, '2만원대'],
      [5, '2만원대'],
      [6, ''],
    ]);
    const cells = [3, 4, 5].map(row => ({ row, field: 'price', value: '25,000원' }));
    const mended = await mend(checked.id, cells, [6]);
    expect(mended.result).toMatchObject({ created: 5, errors: [] });
    await applied(checked.id);
    const prices = (await rowsOf('옵션 웨이')).map(({ flavor, price }) => [flavor, price]).sort();
    expect(prices).toEqual([
      ['딸기', 31_900],
      ['초코', 29_900],
    ]);
  });

  it('reads UTF-16 of either order, and thousands of won where the header says so', async () => {
    const checked = await agreed(await tried(file('big-endian.txt')));
    expect(checked.result).toMatchObject({ created: 2, errors: [] });
    await applied(checked.id);
    expect((await rowsOf('빅 ')).map(({ price, servings }) => [price, servings]).sort()).toEqual([
      [15_000, 60],
      [39_900, 30],
    ]);
  });

  it('prices packs by their options, and asks where they are counted in tablets', async () => {
    const checked = await agreed(await tried(file('packs-in-price.csv')));
    expect(checked.result.errors).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ row: 3, field: 'price', value: '60정 19,900 / 120정 35,000' }),
      ]),
    );
    const cells = [{ row: 3, field: 'price', value: '30회 19,900 / 60회 35,000' }];
    const mended = await mend(checked.id, cells);
    expect(mended.result).toMatchObject({ created: 6, errors: [] });
    await applied(mended.id);
    const packs = async (name: string) =>
      (await rowsOf(name)).map(({ servings, price }) => [servings, price]).sort(([a], [b]) => a - b);
    expect(await packs('두 통 포')).toEqual([
      [30, 9_900],
      [60, 17_500],
    ]);
    expect(await packs('두 통 정')).toEqual([
      [30, 19_900],
      [60, 35_000],
    ]);
    expect(await packs('낱개 포장')).toEqual([
      [20, 24_000],
      [40, 42_000],
    ]);
  });

  it('takes a market’s export: a path of categories, and columns that are nothing here', async () => {
    const checked = await agreed(await tried(file('market-export.csv')));
    expect(checked.result).toMatchObject({ created: 4, errors: [] });
    await applied(checked.id);
    const [whey] = await rowsOf('장터 골드 웨이');
    expect(whey).toMatchObject({ supplementType: 'Protein', brand: '새벽뉴트리션', servings: 66 });
    expect((await rowsOf('장터 퓨어'))[0]).toMatchObject({ supplementType: 'Other', price: 19_900 });
  });

  it('takes a list as somebody noted it down, and asks what a price from one to another is', async () => {
    const found = await tried(file('memo.txt'));
    expect(found.guesses).toMatchObject({ '용 량': 'servings', '비 고': '' });
    const checked = await agreed(found);
    expect(checked.result.errors).toEqual([
      expect.objectContaining({ row: 5, field: 'price', value: '39,000~42,000원' }),
    ]);
    const mended = await mend(checked.id, [{ row: 5, field: 'price', value: '39,000원' }]);
    expect(mended.result).toMatchObject({ created: 3, errors: [] });
    await applied(mended.id);
    expect((await rowsOf('메모 파워 웨이'))[0]).toMatchObject({ price: 29_000, servings: 66 });
    expect((await rowsOf('메모 비타민'))[0]).toMatchObject({ price: 12_900, servings: 90 });
  });

  it('takes a sheet in two languages with a sum and a remark below, saved as text of Excel', async () => {
    const checked = await agreed(await tried(file('mixed-languages.txt')));
    expect(checked.result).toMatchObject({ created: 3, errors: [] });
    await applied(checked.id);
    const whey = await rowsOf('파도 웨이');
    expect(whey.map(({ flavor }) => flavor).sort()).toEqual(['바닐라', '초콜릿']);
    expect(whey[0]).toMatchObject({
      ...{ supplementType: 'Protein', servings: 30, proteinPerServing: 25, kcal: 115 },
      marketURL: 'https://shop.example.com/p/1',
    });
  });

  it('takes no amount of a day for one of a serving', async () => {
    const found = await tried(file('per-day.csv'));
    expect(found.columns).toMatchObject({
      '비타민D(1일, µg)': null,
      '하루 마그네슘(mg)': null,
      '1회 아연(mg)': 'zinc',
    });
    const checked = await agreed(found);
    expect(checked.result.errors).toEqual([
      expect.objectContaining({ row: 3, field: 'zinc', value: '4.25mg/일' }),
    ]);
    const mended = await mend(checked.id, [{ row: 3, field: 'zinc', value: '4.25mg' }]);
    expect(mended.result).toMatchObject({ created: 2, errors: [] });
    await applied(mended.id);
    const [multi] = await rowsOf('하루 멀티');
    expect(multi).toMatchObject({ zinc: 8.5, vitaminD: null, magnesium: null });
  });

  it('takes a wholesaler’s list: a title, headings between the lines, and two known words in its header', async () => {
    const found = await tried(file('wholesale-cp949.csv'));
    expect(found.columns).toMatchObject({ 품명: 'koreanName', 소비자가: 'price', '공급가(VAT별도)': null });
    expect(found.guesses).toMatchObject({ 구분: 'supplementType', 입수: '' });
    const checked = await agreed(found);
    expect(checked.result.errors).toEqual([
      expect.objectContaining({ row: 10, field: 'price', value: '품절' }),
    ]);
    const mended = await mend(checked.id, [], [10]);
    expect(mended.result).toMatchObject({ created: 3, errors: [] });
    await applied(mended.id);
    expect((await rowsOf('도매')).map(({ price, servings }) => [price, servings]).sort()).toEqual([
      [45_000, 60],
      [45_000, 66],
      [9_900, 60],
    ]);
  });

  it('takes sizes and counts among the options for no flavours', async () => {
    const list = [
      '등록상품명,옵션명,판매가격,브랜드,카테고리,제공횟수,대표이미지 URL',
      '쿠팡식 웨이,"초코맛, 2kg, 1개","45,900원",새벽,단백질,66회,https://img.example.com/1.jpg',
      '쿠팡식 웨이,"딸기맛, 2kg, 1개","45,900원",새벽,단백질,66회,https://img.example.com/2.jpg',
      '쿠팡식 비타민,"60정, 2개","19,800원",새벽,비타민,60회,https://img.example.com/3.png?w=500',
    ];
    const found = await tried(Buffer.from(list.join('\n')));
    expect(found.guesses).toEqual({ '대표이미지 URL': '' });
    const checked = await agreed(found);
    expect(checked.result).toMatchObject({ created: 3, errors: [] });
    await applied(checked.id);
    expect((await rowsOf('쿠팡식 웨이')).map(({ flavor }) => flavor).sort()).toEqual([
      '딸기맛, 2kg, 1개',
      '초코맛, 2kg, 1개',
    ]);
  });

  it('takes prices in brackets behind their flavours, and a column of amounts as a label calls it', async () => {
    const list = [
      '제품;구분;맛;가격;총 서빙;1회 단백질 함량(g);알레르기 유발물질;상품페이지',
      '괄호 산양;산양유단백;초코/바닐라;초코맛(29,900원)/바닐라맛(31,900원);약 30회;24.5g;우유, 대두 함유;shop.example.com/1',
      '괄호 밀크;단백질류;녹차;25,000.-;30;21;해당없음;m.store.example.com/2',
    ];
    const found = await tried(Buffer.from(list.join('\n')));
    expect(found.columns).toMatchObject({ '1회 단백질 함량(g)': 'proteinPerServing' });
    expect(found.guesses).toMatchObject({ 상품페이지: 'marketURL' });
    await t.put(
      `/api/admin/imports/${found.id}/columns`,
      { columns: { ...found.columns, 구분: 'supplementType', 상품페이지: 'marketURL' } },
      { token },
    );
    const checked = await settled(found.id);
    expect(checked.result.errors).toEqual([
      expect.objectContaining({ row: 2, field: 'supplementType', value: '산양유단백' }),
      expect.objectContaining({ row: 2, field: 'supplementType', value: '산양유단백' }),
    ]);
    const mended = await mend(checked.id, [{ row: 2, field: 'supplementType', value: '단백질' }]);
    expect(mended.result).toMatchObject({ created: 3, errors: [] });
    await applied(mended.id);
    const rows = (await rowsOf('괄호')).sort((one, other) => one.price - other.price);
    expect(rows).toMatchObject([
      { koreanName: '괄호 밀크', price: 25_000, allergens: [], marketURL: 'https://m.store.example.com/2' },
      { price: 29_900, proteinPerServing: 24.5, allergens: ['우유', '대두'], servings: 30 },
      { price: 31_900 },
    ]);
  });

  it('takes a list in English with prices in KRW', async () => {
    const list = [
      'Name,Brand,Type,Flavor,Price (KRW),Servings,Protein per serving (g),Calories,URL',
      'Gold Whey,Dawn,Whey Protein,Chocolate,"₩45,900",66,24,120,https://shop.example.com/1',
      'Dawn Mass,Dawn,Gainer,Vanilla,"KRW 55,000",20 servings,50,"1,250 kcal",shop.example.com/2',
    ];
    const checked = await agreed(await tried(Buffer.from(list.join('\n'))));
    expect(checked.result).toMatchObject({ created: 2, errors: [] });
    await applied(checked.id);
    expect((await rowsOf('Dawn Mass'))[0]).toMatchObject({ price: 55_000, servings: 20, kcal: 1250 });
  });

  it('takes the price after a discount on the lines that have one, and asks no admin which it is', async () => {
    const found = await tried(file('sale-prices-cp949.csv'));
    expect(found.columns).toMatchObject({ 판매가: 'price', 할인가: 'salePrice', 즉시할인: null });
    const checked = await agreed(found);
    expect(checked.result).toMatchObject({ created: 4, errors: [] });
    await applied(checked.id);
    const prices = (await rowsOf('초록샵')).map(({ koreanName, flavor, price }) => [
      koreanName,
      flavor,
      price,
    ]);
    expect(prices).toEqual(
      expect.arrayContaining([
        ['초록샵 아이솔레이트 2kg', '초코', 52_900],
        ['초록샵 아이솔레이트 2kg', '바닐라', 52_900],
        ['초록샵 크레아틴 500g', '기본', 25_000],
        ['초록샵 오메가 60캡슐', '기본', 24_800],
      ]),
    );
  });

  it('names the columns of a list with semicolons, groups above their names and a sum below', async () => {
    const checked = await agreed(await tried(file('groups-above-cp949.csv')));
    expect(checked.columns).toMatchObject({ 회차: 'servings', 정가: 'price', 행사가: 'salePrice' });
    expect(checked.columns).toMatchObject({ 구분: 'supplementType', 공급처: '' });
    expect(checked.result.errors).toEqual([
      expect.objectContaining({ row: 5, field: 'supplementType', value: '' }),
    ]);
    const mended = await mend(checked.id, [
      { row: 5, field: 'supplementType', value: 'Gainer' },
      { row: 6, field: 'price', value: '28000' },
    ]);
    expect(mended.result.errors).toEqual([]);
    await applied(mended.id);
    // A price that an admin typed comes before the list's.
    const prices = (await rowsOf('모음 ')).map(({ koreanName, price }) => [koreanName, price]);
    expect(prices).toEqual(
      expect.arrayContaining([
        ['모음 웨이', 39_000],
        ['모음 게이너', 55_000],
        ['모음 부스터', 28_000],
      ]),
    );
  });

  it('counts milligrams of protein, grams of magnesium and units of vitamin D by what the header says', async () => {
    const checked = await agreed(await tried(file('units-of-all-kinds.txt'), 'text/csv'));
    expect(checked.result).toMatchObject({ created: 2, errors: [] });
    await applied(checked.id);
    expect(await rowsOf('단위 ')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          koreanName: '단위 웨이',
          price: 39_900,
          servings: 66,
          proteinPerServing: 24,
        }),
        expect.objectContaining({ koreanName: '단위 미네랄', vitaminD: 25, magnesium: 200, zinc: 8.5 }),
      ]),
    );
  });

  it('adds what an option costs more, and takes packs with prices out of the options', async () => {
    const checked = await agreed(await tried(file('options-that-add.csv')));
    expect(checked.result).toMatchObject({ created: 7, errors: [] });
    await applied(checked.id);
    const rows = (await rowsOf('옵션가 ')).map(({ flavor, price, servings }) => [flavor, price, servings]);
    expect(rows).toEqual(
      expect.arrayContaining([
        ['초코', 30_000, 30],
        ['딸기', 32_000, 30],
        ['말차', 33_000, 30],
        ['기본', 12_000, 30],
        ['기본', 22_000, 60],
        ['레몬', 25_000, 20],
        ['포도', 25_000, 20],
      ]),
    );
  });

  it('asks for the kind and the servings that a list of coupons lacks', async () => {
    const found = await tried(file('coupons.csv'));
    expect(found.columns).toMatchObject({ 쿠팡판매가격: 'price', 최종가: 'salePrice', 쿠폰할인율: null });
    expect(found.guesses).toMatchObject({ 상세페이지URL: 'marketURL', 수량: '' });
    const { result } = await agreed(found);
    expect(result.errors.map(({ row, field }: any) => [row, field])).toEqual([
      [2, 'supplementType'],
      [2, 'servings'],
      [3, 'supplementType'],
      [3, 'servings'],
    ]);
  });

  it('refuses to mend what is no field, another admin’s file, or one that is in already', async () => {
    const { id } = await tried(Buffer.from('상품명,분류,판매가,횟수\n고칠 것,프로틴,모름,30\n'));
    const cells = [{ row: 2, field: 'gold', value: '1' }];
    const wrong = await t.put(`/api/admin/imports/${id}/cells`, { cells, leftOut: [] }, { token });
    expect(wrong).toMatchObject({ status: 400, body: { fields: [{ field: 'cells' }] } });
    for (const body of [
      {},
      { cells: [{ row: 0, field: 'price', value: '' }], leftOut: [] },
      { cells: [], leftOut: ['x'] },
    ])
      expect((await t.put(`/api/admin/imports/${id}/cells`, body, { token })).status).toBe(400);
    const done = await mend(id, [{ row: 2, field: 'price', value: '1000' }]);
    await applied(done.id);
    const late = await t.put(`/api/admin/imports/${id}/cells`, { cells: [], leftOut: [] }, { token });
    expect(late).toMatchObject({ status: 409, body: { status: 'CHANGED_SINCE_EXCEPTION' } });
  });

  it('keeps the English name of a product that is there', async () => {
    const product = {
      koreanName: '영문 있는 제품',
      englishName: 'Has one',
      supplementType: 'Other',
      flavor: '기본',
    };
    await t.post('/api/admin/supplements', { ...product, price: 9_000, servings: 30 }, { token });
    const checked = await tried(
      Buffer.from('상품명,분류,판매가,횟수\n영문 있는 제품,기타,"10,000원",30회\n'),
    );
    expect(checked.result).toMatchObject({ created: 0, updated: 1 });
    await applied(checked.id);
    expect((await rowsOf('영문 있는 제품'))[0]).toMatchObject({ englishName: 'Has one', price: 10_000 });
  });

  it('leaves what is known of a product where its line is empty, also for a new flavour of it', async () => {
    const known = {
      ...{ koreanName: '다 아는 제품', englishName: 'Known', supplementType: 'Protein', brand: '앎' },
      ...{ description: '설명이에요', marketURL: 'https://shop.example.com/known', source: '유청단백' },
      ...{ allergens: ['우유'], aliases: ['아는것'], proteinPerServing: 24, kcal: 120 },
    };
    const variant = { ...known, flavor: '초코', price: 9_000, servings: 30 };
    await t.post('/api/admin/supplements', variant, { token });
    const list = [
      '상품명,제조사,분류,맛,판매가,횟수,링크,설명,원료,알레르기,영문명,1회 단백질(g),열량(kcal)',
      '다 아는 제품,앎,프로틴,초코,"10,000원",30회,,,,,,,',
      '다 아는 제품,앎,프로틴,딸기,"11,000원",30회,,,,,,25g,',
      '새 제품,앎,프로틴,기본,"12,000원",30회,,,,,,,',
    ];
    const checked = await agreed(await tried(Buffer.from(list.join('\n'))));
    expect(checked.result).toMatchObject({ created: 2, updated: 1, errors: [] });
    await applied(checked.id);
    const rows = await rowsOf('다 아는 제품');
    expect(rows.map(({ flavor, price }) => [flavor, price]).sort()).toEqual([
      ['딸기', 11_000],
      ['초코', 10_000],
    ]);
    for (const row of rows) expect(row).toMatchObject({ ...known, proteinPerServing: 25 });
    expect((await rowsOf('새 제품'))[0]).toMatchObject({ englishName: '새 제품' });
  });
});

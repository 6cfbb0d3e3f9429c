import { fieldOfHeader } from '../tables/shop-headers.js';
import { byOption, contradictions, plainCell } from './shop-words.js';

describe('headers of shops', () => {
  it.each([
    '단백질(100g당)',
    '단백질 100g',
    '카페인(mg/100ml)',
    '단백질 함량(%)',
    '가격(USD)',
    '판매가($)',
    '판매가(엔)',
    '오메가3',
  ])('“%s” is asked about: its figures are of something else', header =>
    expect(fieldOfHeader(header)).toBeNull(),
  );

  it.each([
    ['단백질(1회, g)', 'proteinPerServing'],
    ['가격(KRW)', 'price'],
    ['판매가(VAT포함)', 'price'],
    ['총 회분', 'servings'],
    ['맛/향', 'flavor'],
    ['EPA+DHA', 'epaDha'],
  ])('“%s” is %s', (header, field) => expect(fieldOfHeader(header)).toBe(field));
});

describe('cells of shops', () => {
  it.each([
    ['price', '판매가', '２９，９００원', '29900'],
    ['servings', '회분', '３０회', '30'],
    ['proteinPerServing', '단백질', '２４ｇ', '24'],
    ['koreanName', '상품명', '두줄\n 웨이  2', '두줄 웨이 2'],
    ['vitaminD', '비타민D(IU)', '1000', '25'],
    ['vitaminD', '비타민D', '25', '25'],
  ])('%s below “%s” takes “%s”', (field, header, cell, taken) =>
    expect(plainCell(field, header, cell)).toBe(taken),
  );

  it.each([
    ['price', '판매가', '0'],
    ['price', '판매가', '0원'],
    ['vitaminD', '비타민D', '1000'],
    ['creatine', '크레아틴', '3000'],
    ['epaDha', 'EPA와 DHA', '1000'],
  ])('%s below “%s” is asked about: “%s”', (field, header, cell) =>
    expect(plainCell(field, header, cell)).not.toMatch(/^[\d.]*$/),
  );
});

describe('options of shops', () => {
  const of = (flavor: string, price = '29900') =>
    byOption({ koreanName: '웨이', flavor, price }).map(one => [one['flavor'], one['price']]);

  it('add to the price of the line where one of them adds nothing', () => {
    const both = [
      ['초코', '29900'],
      ['딸기', '30900'],
    ];
    expect(of('초코(0원)/딸기(+1,000원)')).toEqual(both);
    expect(of('초코(0원)/딸기(1,000원)')).toEqual(both);
  });

  it('have prices of their own where these are about the price of the line', () =>
    expect(of('초코 29,900원/딸기 31,900원')).toEqual([
      ['초코', '29900'],
      ['딸기', '31900'],
    ]));

  it.each(['초코(500원)/딸기(1,000원)', '초코/딸기(1,000원)', '초코 1kg 29,900원 / 초코 2kg 55,000원'])(
    '“%s” are asked about, unless the price was mended',
    flavor => {
      expect(of(flavor)).toEqual([[flavor, `29900 · ${flavor}`]]);
      const mended = byOption({ flavor, price: '29900' }, true);
      expect(mended.every(({ price }) => price === '29900')).toBe(true);
    },
  );
});

it('lines that contradict an earlier one on the same product are asked about, those that repeat it are not', () => {
  const compared = contradictions();
  const line = (row: number, more: object) =>
    compared(row, {
      ...{ koreanName: '웨이', brand: '가', flavor: '초코', servings: '30', price: '40000' },
      proteinPerServing: '24',
      ...more,
    });
  expect(line(2, {})).toMatchObject({ price: '40000', proteinPerServing: '24' });
  expect(line(3, {})).toMatchObject({ price: '40000', proteinPerServing: '24' });
  expect(line(4, { price: '42000' })).toMatchObject({ price: '42000 · 2줄은 40000' });
  expect(line(5, { flavor: '딸기', price: '42000' })).toMatchObject({ price: '42000' });
  expect(line(6, { flavor: '딸기', price: '42000', proteinPerServing: '27' })).toMatchObject({
    ...{ price: '42000', proteinPerServing: '27 · 2줄은 24' },
  });
  expect(line(7, { brand: '나', price: '42000', proteinPerServing: '27' })).toMatchObject({
    ...{ price: '42000', proteinPerServing: '27' },
  });
});

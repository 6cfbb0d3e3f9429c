import { takenChanged } from './taken-changed';

const nutrients = [
  { nutrient: 'zincMg' as const, amount: 8.5, koreanName: '아연', unit: 'mg' as const },
  { nutrient: 'vitaminDUg' as const, amount: 25, koreanName: '비타민 D', unit: 'µg' as const },
];
const now = (more: object = {}) => ({
  ...{
    intakeItemId: 1,
    name: '종합비타민',
    servingsPerDay: 1,
    nutrients,
    supplementId: null,
    inCatalogue: false,
  },
  ...{
    slots: [],
    price: null,
    pricedOn: null,
    servingsPerPack: null,
    packs: 1,
    boughtOn: null,
    label: null,
    lastsUntil: null,
  },
  ...more,
});
const counted = (itemId: number) => ({
  ...{ itemId, servingsPerDay: 1 },
  nutrients: [
    { nutrient: 'vitaminDUg' as const, amount: 25 },
    { nutrient: 'zincMg' as const, amount: 8.5 },
  ],
});
const then = (more: object = {}) => ({
  ...{ names: ['종합비타민'], scope: 'new' as const, monthlyCost: null, unpriced: [], over: [], unfit: [] },
  items: [counted(1)],
  ...more,
});

it.each<[string, Parameters<typeof takenChanged>, boolean]>([
  ['the same in another order', [then(), [now()]], false],
  [
    'two products in another order',
    [then({ items: [counted(1), counted(2)] }), [now({ intakeItemId: 2 }), now()]],
    false,
  ],
  [
    'another time of day or a new pack',
    [then(), [now({ slots: ['dinner'], boughtOn: '2026-01-01' })]],
    false,
  ],
  ['another name', [then(), [now({ name: '멀티비타민' })]], false],
  ['more of it', [then(), [now({ servingsPerDay: 2 })]], true],
  ['other content', [then(), [now({ nutrients: nutrients.slice(1) })]], true],
  ['something more', [then(), [now(), now({ intakeItemId: 2 })]], true],
  ['nothing any more', [then(), []], true],
  ['nothing then and now', [null, []], false],
  ['nothing then, something now', [null, [now()]], true],
  ['an older recommendation with the same names', [then({ items: undefined }), [now()]], false],
  [
    'an older recommendation with other names',
    [then({ items: undefined }), [now({ name: '오메가3' })]],
    true,
  ],
])('tells %s', (_, [taken, items], expected) => {
  expect(takenChanged(taken, items)).toBe(expected);
});

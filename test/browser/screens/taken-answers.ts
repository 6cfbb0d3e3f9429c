const nutrient = (name: string, koreanName: string, amount: number, unit: string) => ({
  ...{ nutrient: name, koreanName, amount, unit },
});
const item = (intakeItemId: number, name: string, nutrients: object[], more: object = {}) => ({
  ...{ intakeItemId, name, nutrients, supplementId: null, inCatalogue: false, servingsPerDay: 1 },
  ...{
    slots: [],
    price: null,
    pricedOn: null,
    servingsPerPack: null,
    packs: 1,
    boughtOn: null,
    lastsUntil: null,
    label: null,
  },
  ...more,
});
const bought = { price: 18_000, pricedOn: '2026-11-02', servingsPerPack: 60, lastsUntil: '2026-12-31' };

const EFSA = {
  text: '유럽식품안전청(EFSA) 성인의 상한 섭취량: 하루 25mg, 음식 포함 · Allen 외 2019 (Adv Nutr), 미국과 유럽의 상한 섭취량 비교, 표 5·6',
  ...{ url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7231601', state: 'read' },
};
const UNREAD = { text: '식품의약품안전처, 원료마다의 섭취 방법', url: null, state: 'unread' };

const audited = (itemId: number, name: string, verdict: string, reason: string, more: object = {}) => ({
  ...{
    itemId,
    name,
    verdict,
    reason,
    sources: [] as object[],
    servingsNow: 1,
    servingsPerDay: 1,
    instead: null,
  },
  ...{ byProductId: null, monthlyCost: null, proposedCost: null, cautions: [] },
  ...more,
});
const bar = (
  name: string,
  koreanName: string,
  unit: string,
  now: number,
  proposed: number,
  limit: number | null,
) => ({
  ...{
    nutrient: name,
    koreanName,
    unit,
    now,
    proposed,
    limit,
    sources: limit === null ? [] : [EFSA],
    ...{ fromCoffee: 0, isCoffeeAssumed: false, fromMeals: 0 },
  },
  names: ['종합비타민', '약국 아연 50'],
});

/** A stack of three, one above a limit, as the API answers it. */
export const TAKEN_ANSWERS = {
  '**/api/intake': {
    json: [
      item(
        1,
        '종합비타민',
        [nutrient('zincMg', '아연', 8.5, 'mg'), nutrient('vitaminDUg', '비타민 D', 25, 'µg')],
        bought,
      ),
      item(2, '약국 아연 50', [nutrient('zincMg', '아연', 50, 'mg')]),
      item(3, '이름이 아주 길어서 두 줄이 되는 오메가3 트리글리세라이드 1200', [
        nutrient('epaDhaG', 'EPA와 DHA', 1, 'g'),
      ]),
    ],
  },
  '**/api/intake/audit': {
    json: {
      items: [
        audited(
          2,
          '약국 아연 50',
          'drop',
          '아연이 다른 것과 합쳐 하루 58.5mg으로 한도 25mg을 넘어요. 빼는 게 좋아요.',
          {
            servingsPerDay: 0,
            sources: [EFSA],
          },
        ),
        audited(
          3,
          '이름이 아주 길어서 두 줄이 되는 오메가3 트리글리세라이드 1200',
          'ask',
          '혈압약을 드시니 함께 드셔도 되는지 먼저 의사나 약사와 상담하세요.',
        ),
        audited(
          1,
          '종합비타민',
          'keep',
          '확인한 한도를 넘지 않고, 함께 드시지 말아야 할 것도 찾지 못했어요.',
          {
            ...{ monthlyCost: 9_000, proposedCost: 9_000 },
            cautions: ['식사와 함께 드세요'],
          },
        ),
      ],
      added: [],
      nutrients: [
        bar('zincMg', '아연', 'mg', 58.5, 8.5, 25),
        { ...bar('vitaminDUg', '비타민 D', 'µg', 25, 25, 100), names: ['종합비타민'] },
        { ...bar('vitaminB12Ug', '비타민 B12', 'µg', 500, 500, null), names: ['종합비타민'] },
      ],
      pairs: [],
      repeated: [{ koreanName: '아연', names: ['종합비타민', '약국 아연 50'] }],
      cost: { now: 9_000, proposed: 9_000, unpriced: ['약국 아연 50'] },
      timetable: {
        items: [
          { itemId: 1, name: '종합비타민', slots: ['breakfast'], withFood: true },
          {
            itemId: 3,
            name: '이름이 아주 길어서 두 줄이 되는 오메가3 트리글리세라이드 1200',
            slots: ['breakfast'],
            withFood: true,
          },
        ],
        rules: [{ text: '비타민 D는 식사와 함께', sources: [UNREAD] }],
        broken: ['카페인은 오후 2시 전까지만'],
      },
      unmended: [
        '커피 5잔의 카페인 500mg만으로 하루 한도 400mg을 넘어요. 커피를 줄이거나, 얼마나 드셔도 되는지 의사에게 물어보세요.',
      ],
      refusals: [],
      notes: [],
      proven: true,
    },
  },
} as const;

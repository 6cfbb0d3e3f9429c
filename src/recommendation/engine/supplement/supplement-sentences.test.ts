import { SUPPLEMENT_SEEDS } from '../../../catalogue/seed/supplements/supplement-seeds.js';
import { objectionsTo } from './sentences-checker.fixture.js';
import { randomCatalogue, randomPurposes, seededRandom, unusualMember } from './supplement-cases.fixture.js';
import { chooseSupplements } from './supplement-engine.js';
import type {
  CatalogueProduct,
  SupplementChoice,
  SupplementInput,
  SupplementMember,
} from './supplement-engine.types.js';

/** Another seed tries other members: `SENTENCES_SEED=2 npm run jest -- supplement-sentences`. */
const SEED = Number(process.env.SENTENCES_SEED ?? 1);
const CASES = 10_000;
const CASES_PER_TEST = 1_000;
const CATALOGUES = 40;
const VARIANTS = 20;

/** Texts that labels carry themselves: some of them must exclude the product for the members they name. */
const LABELS = [
  '임신·수유 중에는 드시지 마세요',
  '신장 질환이 있으면 드시지 마세요',
  '고혈압 환자는 섭취를 피할 것',
  '어린이, 청소년은 섭취를 피할 것',
  '약을 드시고 있으면 먼저 상담하세요',
  '물을 넉넉히 드세요',
];

let nextVariantId = 100_000;
const EXAMPLES: CatalogueProduct[] = SUPPLEMENT_SEEDS.map((seed, index) => ({
  ...seed,
  productId: 10_000 + index,
  variants: seed.variants.map(variant => ({ ...variant, variantId: nextVariantId++ })),
}));

function catalogueOf(index: number): CatalogueProduct[] {
  const random = seededRandom(SEED * 31_000 + index);
  const labelled = randomCatalogue(random, VARIANTS).map(product => ({
    ...product,
    cautions: LABELS.filter(() => random() < 0.15),
  }));
  const products = [...labelled, ...EXAMPLES.filter((_, place) => place % 6 === index % 6)];
  // In every second catalogue no price excludes a product.
  return products.map(product => ({
    ...product,
    variants: product.variants.map(variant => ({
      ...variant,
      price: index % 2 === 0 ? variant.price : Math.ceil(variant.price / 20),
    })),
  }));
}

/** Combinations that the server rejects do not reach the engine. */
function possible(member: SupplementMember): SupplementMember {
  const notOfMen: readonly string[] = member.sex === '남' ? ['임신', '출산 후', '수유'] : [];
  return { ...member, conditions: member.conditions.filter(each => !notOfMen.includes(each)) };
}

function inputOf(seed: number, catalogues: readonly CatalogueProduct[][]): SupplementInput {
  const random = seededRandom(SEED * 1_000_003 + seed * 7919);
  const member = possible(unusualMember(random));
  const lists = (['conditions', 'allergens', 'medicines'] as const).filter(list => member[list].length === 0);
  return {
    member: { ...member, unanswered: random() < 0.25 ? lists : [] },
    request: { purposes: randomPurposes(random), monthlyBudget: (1 + Math.floor(random() * 40)) * 10_000 },
    catalogue: catalogues[seed % CATALOGUES] as CatalogueProduct[],
  };
}

describe('what an answer says', () => {
  const catalogues = Array.from({ length: CATALOGUES }, (_, index) => catalogueOf(index));
  for (let first = 1; first <= CASES; first += CASES_PER_TEST) {
    it(`agrees with itself and with what was chosen, for members ${first} to ${first + CASES_PER_TEST - 1}`, () => {
      const objected: object[] = [];
      for (let seed = first; seed < first + CASES_PER_TEST; seed++) {
        const input = inputOf(seed, catalogues);
        const objections = objectionsTo(input, chooseSupplements(input));
        if (objections.length > 0) objected.push({ seed, objections, member: input.member });
      }
      expect(objected.slice(0, 3)).toEqual([]);
    });
  }
});

describe('the reader', () => {
  const plain: SupplementInput = {
    member: {
      ...{ sex: '여', ageYears: 30, heightCm: 165, weightKg: 60, bodyFatPercent: 28, muscleMassPercent: 30 },
      ...{ compositionSource: 'measured', allergens: [], conditions: [], medicines: [], readinessYes: [] },
      ...{ coffeeCupsPerDay: 0, dietProteinPerKg: 0.8 },
    },
    request: { purposes: ['운동 후 회복', '지구력 향상', '근육 증가'], monthlyBudget: 400_000 },
    catalogue: EXAMPLES,
  };
  const right = chooseSupplements(plain);
  const with1 = (change: (item: SupplementChoice['items'][number]) => object): SupplementChoice => ({
    ...right,
    items: right.items.map(item => ({ ...item, ...change(item) })),
  });

  it('has nothing against a right answer', () => {
    expect(right.items.length).toBeGreaterThan(2);
    expect(objectionsTo(plain, right)).toEqual([]);
  });

  const ill = (changes: Partial<SupplementMember>): SupplementInput => ({
    ...plain,
    member: { ...plain.member, ...changes },
  });
  it.each<[string, SupplementInput, SupplementChoice]>([
    ['sums of a day that read as each time', plain, with1(() => ({ doseText: '단백질 44g · 하루 2번' }))],
    ['a day that is not what it brings', plain, with1(() => ({ doseText: '단백질 하루 10g, 한 번에' }))],
    [
      'two times that do not go together',
      plain,
      with1(() => ({ timing: '언제 드셔도 괜찮아요. 식사와 함께 드세요.' })),
    ],
    [
      'all that interacts is out',
      ill({ medicines: ['항응고제', '기타'] }),
      { ...right, notes: ['드시는 약의 종류를 몰라 약과 부딪힐 수 있는 성분은 모두 뺐어요.'] },
    ],
    [
      'what was left out is chosen',
      plain,
      { ...right, notes: ['목록에 없는 약을 드셔서 약과 부딪힐 수 있는 카페인, 오메가3은 뺐어요.'] },
    ],
    ['only these, and another', plain, { ...right, notes: ['임신 중이라 비타민 D만 골라 드려요.'] }],
    [
      'no medicine, and one',
      ill({ medicines: ['혈압약'] }),
      {
        ...right,
        notes: ['드시는 약을 아직 알려 주지 않으셔서, 해당하는 것이 없다고 보고 골랐어요.'],
      },
    ],
    [
      'a label against who takes it',
      ill({ conditions: ['임신'] }),
      with1(() => ({ cautions: ['임신 중에는 드시지 마세요'] })),
    ],
    [
      'asked twice',
      ill({ conditions: ['당뇨', '고혈압'] }),
      with1(() => ({
        cautions: [
          '당뇨가 있으니 드시기 전에 의사와 상담하세요',
          '고혈압이 있으니 드시기 전에 의사와 상담하세요',
        ],
      })),
    ],
    ['a product for the severely thin', ill({ weightKg: 40 }), right],
    ['a wrong particle', plain, { ...right, notes: ['당뇨이 있으니 게이너은 뺐어요.'] }],
    ['no polite end', plain, { ...right, notes: ['카페인을 제외함.'] }],
    [
      'refused and served',
      plain,
      { ...right, refusals: [{ purpose: '근육 증가', reason: '안 돼요.', advice: [] }] },
    ],
  ])('objects to: %s', (_, input, choice) => {
    expect(objectionsTo(input, choice)).not.toEqual([]);
  });
});

import { randomMember, seededRandom } from '../engine/supplement/supplement-cases.fixture.js';
import { auditStack } from '../engine/supplement/stack-audit.js';
import type { SupplementMember } from '../engine/supplement/supplement-engine.types.js';
import { stackOf, type TakenSupplement } from './taken-supplements.js';

const MEMBER: SupplementMember = {
  ...randomMember(seededRandom(4)),
  ...{ sex: '여', ageYears: 30, heightCm: 165, weightKg: 58, coffeeCupsPerDay: 0 },
  ...{ conditions: [], medicines: [], allergens: [], readinessYes: [] },
};

function auditOf(thing: Partial<TakenSupplement>, member: Partial<SupplementMember>) {
  const things: TakenSupplement[] = [
    {
      ...{ itemId: 1, name: '내 제품', productId: null, nutrients: {}, unmeasured: [], label: '' },
      ...{ servingsPerDay: 1, slots: [], monthlyCost: null },
      ...thing,
    },
  ];
  return auditStack({
    ...{ member: { ...MEMBER, ...member }, stack: stackOf(things, []), catalogue: [] },
    ...{ purposes: [], monthlyBudget: null, scope: 'new' },
  });
}
const audited = (thing: Partial<TakenSupplement>, member: Partial<SupplementMember>) =>
  auditOf(thing, member).items[0]!;

describe('a product of a member’s own', () => {
  it.each<[string, Partial<TakenSupplement>, Partial<SupplementMember>, RegExp]>([
    ['omega-3 and an anticoagulant', { name: '알티지 오메가3' }, { medicines: ['항응고제'] }, /EPA\+DHA/],
    ['fish oil in English', { name: 'Fish Oil 1000' }, { medicines: ['항응고제'] }, /EPA\+DHA/],
    ['ginkgo on the label', { label: '은행잎추출물 120mg' }, { medicines: ['항응고제'] }, /은행잎/],
    ['vitamin K on the label', { label: '비타민K2 1mcg?' }, { medicines: ['항응고제'] }, /비타민 K/],
    ['magnesium and an antibiotic', { name: '마그네슘 400' }, { medicines: ['항생제'] }, /마그네슘/],
    ['garcinia in pregnancy', { name: '가르시니아' }, { conditions: ['임신'] }, /임신 중/],
    ['green tea and a liver disease', { name: '녹차추출물 다이어트' }, { conditions: ['간 질환'] }, /카테킨/],
    ['creatine below 19', { name: 'Creatine' }, { ageYears: 16 }, /19세 미만/],
    [
      'a protein powder with ailing kidneys',
      { name: 'WPC 프로틴' },
      { conditions: ['신장 질환'] },
      /신장 질환/,
    ],
    [
      'what its label forbids',
      { label: '임산부 및 수유부는 섭취를 피하십시오.' },
      { conditions: ['임신'] },
      /주의 사항/,
    ],
    ['whey and an allergy to milk', { name: '유청단백 파우더' }, { allergens: ['우유'] }, /우유/],
    ['soy on the label', { label: '원재료: 레시틴\n대두, 밀 함유' }, { allergens: ['대두'] }, /대두/],
  ])('is left out: %s', (_, thing, member, words) => {
    expect(audited(thing, {}).verdict).toBe('keep');
    const item = audited(thing, member);
    expect(item).toMatchObject({ verdict: 'drop', servingsPerDay: 0 });
    expect(item.reason).toMatch(words);
  });

  it('counts for the timetable and the rules by its name alone, and says whose amount is missing', () => {
    const day = (name: string, medicines: SupplementMember['medicines'] = []) => {
      const { items, timetable } = auditOf({ name }, { medicines });
      return { ...items[0]!, ...timetable.items[0]! };
    };
    for (const name of ['오메가3', '알티지 오메가-3 1200', '비타민D 5000', 'Vitamin D3'])
      expect(day(name)).toMatchObject({ withFood: true });
    expect(day('비타민C').withFood).toBe(false);
    for (const name of ['철분제', 'Iron 25', '칼슘 마그네슘 비타민D', '아연 50']) {
      const { slots, cautions } = day(name, ['갑상선약']);
      expect(slots.filter(slot => ['rising', 'breakfast'].includes(slot))).toEqual([]);
      expect(cautions.join()).toMatch(/4시간 넘게/);
    }
    expect(day('칼슘').cautions.join()).toContain('칼슘의 양을 몰라 한도에 넣지 못했어요');
    expect(day('아연', []).reason).toContain('성분의 양을 적지 않으셔서');
    for (const name of ['사철쑥환', 'WPC 프로틴', '종합비타민', '무카페인 부스터'])
      expect(day(name).cautions.join()).not.toContain('몰라');
    // A typed amount is known, whatever the name says.
    expect(
      auditOf({ name: '칼슘', nutrients: { calciumMg: 500 } }, {}).items[0]!.cautions.join(),
    ).not.toContain('몰라');
  });

  it.each<[string, Partial<TakenSupplement>, Partial<SupplementMember>]>([
    [
      'magnesium stearate',
      { name: '비타민C', label: '부원료: 스테아린산마그네슘' },
      { medicines: ['항생제'] },
    ],
    ['no caffeine', { name: '무카페인 부스터' }, { medicines: ['혈압약'] }],
    ['a nutrition table', { label: '열량 5kcal, 탄수화물 1g, 단백질 0g' }, { conditions: ['신장 질환'] }],
    [
      'how it is stored',
      { label: '직사광선을 피하고 어린이의 손에 닿지 않게 보관하십시오.' },
      { ageYears: 16 },
    ],
    ['monosodium glutamate', { label: '향미증진제(글루타민산나트륨)' }, { conditions: ['임신'] }],
    ['the same factory', { label: '우유를 사용한 제품과 같은 시설에서 제조' }, { allergens: ['우유'] }],
  ])('is not left out for %s', (_, thing, member) => {
    expect(audited(thing, member).verdict).not.toBe('drop');
  });
});

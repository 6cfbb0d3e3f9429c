import type { SupplementSeed } from '../seed.types.js';
import { flavorsInSizes, marketSearchUrl } from './supplement-seed-helpers.js';

const LIVER = '간 질환이 있으면 드시지 마세요';
const PREGNANT = '임신·수유 중에는 드시지 마세요';
const MEDICINE = '약을 드시고 있으면 먼저 상담하세요';

/** Functional foods for body fat: garcinia, catechin, CLA. */
export const WEIGHT_SUPPLEMENT_SEEDS: SupplementSeed[] = [
  {
    slug: 'harugyeol-garcinia',
    koreanName: '하루결 가르시니아 1500',
    englishName: 'Harugyeol Garcinia 1500',
    brand: '하루결',
    aliases: ['harugyeol', '가르시니아', 'HCA', '가르시니아 캄보지아', '다이어트 보조제'],
    supplementType: 'Other',
    ingredientClasses: ['garcinia'],
    source: '가르시니아캄보지아 추출물(HCA)',
    description:
      '하루 두 번 먹는 가르시니아 정제예요. 가르시니아캄보지아 추출물은 탄수화물이 지방으로 합성되는 것을 억제하여 체지방 감소에 도움을 줄 수 있어요.',
    certified: true,
    approvedFunction: '탄수화물이 지방으로 합성되는 것을 억제하여 체지방 감소에 도움을 줄 수 있음',
    perServing: { hcaG: 0.75 },
    allergens: [],
    excludedConditions: ['간 질환', '임신', '수유'],
    cautions: [LIVER, PREGNANT, MEDICINE],
    marketURL: marketSearchUrl('가르시니아 HCA'),
    variants: flavorsInSizes(
      ['정제'],
      [
        [60, 19_900],
        [120, 34_900],
      ],
    ),
  },
  {
    slug: 'todamon-garcinia-stick',
    koreanName: '토담온 가르시니아 젤리 스틱',
    englishName: 'Todamon Garcinia Jelly Stick',
    brand: '토담온',
    aliases: ['todamon', '가르시니아 젤리', 'HCA', '곤약 젤리', '다이어트 젤리'],
    supplementType: 'Other',
    ingredientClasses: ['garcinia'],
    source: '가르시니아캄보지아 추출물(HCA), 곤약',
    description:
      '곤약 젤리에 HCA 0.9g을 담은 스틱이에요. 가르시니아캄보지아 추출물은 탄수화물이 지방으로 합성되는 것을 억제하여 체지방 감소에 도움을 줄 수 있어요.',
    certified: true,
    approvedFunction: '탄수화물이 지방으로 합성되는 것을 억제하여 체지방 감소에 도움을 줄 수 있음',
    perServing: { kcal: 8, hcaG: 0.9 },
    allergens: ['복숭아'],
    excludedConditions: ['간 질환', '임신', '수유'],
    cautions: [LIVER, PREGNANT],
    marketURL: marketSearchUrl('가르시니아 젤리'),
    variants: flavorsInSizes(['복숭아', '석류'], [[30, 28_900]]),
  },
  {
    slug: 'todamon-green-tea-catechin',
    koreanName: '토담온 녹차 카테킨',
    englishName: 'Todamon Green Tea Catechin',
    brand: '토담온',
    aliases: ['todamon', '카테킨', '녹차추출물', 'EGCG', '그린티', '다이어트 보조제'],
    supplementType: 'Other',
    ingredientClasses: ['catechin'],
    source: '녹차추출물(카테킨)',
    description:
      '카테킨 300mg을 한 알에 담은 녹차추출물이에요. 녹차추출물은 항산화·체지방 감소에 도움을 줄 수 있어요. 카페인이 조금 들어 있어요.',
    certified: true,
    approvedFunction: '항산화·체지방 감소에 도움을 줄 수 있음',
    perServing: { catechinMg: 300, egcgMg: 130, caffeineMg: 12 },
    allergens: [],
    excludedConditions: ['간 질환', '임신', '수유'],
    cautions: [LIVER, PREGNANT, '빈속에는 피하고 식사 뒤에 드세요'],
    marketURL: marketSearchUrl('녹차 카테킨'),
    variants: flavorsInSizes(
      ['정제'],
      [
        [30, 14_900],
        [90, 36_900],
      ],
    ),
  },
  {
    slug: 'lumikel-catechin-drink',
    koreanName: '루미켈 카테킨 티 스틱',
    englishName: 'Lumikel Catechin Tea Stick',
    brand: '루미켈',
    aliases: ['lumikel', '카테킨 차', '녹차 스틱', 'EGCG', '말차'],
    supplementType: 'Other',
    ingredientClasses: ['catechin'],
    source: '녹차추출물(카테킨)',
    description:
      '찬물에도 풀리는 녹차 분말 스틱이에요. 한 포에 카테킨 400mg이 들어 있어요. 녹차추출물은 항산화·체지방 감소에 도움을 줄 수 있어요.',
    certified: true,
    approvedFunction: '항산화·체지방 감소에 도움을 줄 수 있음',
    perServing: { kcal: 6, catechinMg: 400, egcgMg: 180, caffeineMg: 25 },
    allergens: [],
    excludedConditions: ['간 질환', '임신', '수유'],
    cautions: [LIVER, PREGNANT],
    marketURL: marketSearchUrl('카테킨 녹차 스틱'),
    variants: flavorsInSizes(['녹차', '레몬'], [[30, 21_900]]),
  },
  {
    slug: 'ceres-cla',
    koreanName: '세레스 CLA 1400',
    englishName: 'Ceres CLA 1400',
    brand: '세레스',
    aliases: ['ceres', '공액리놀레산', '씨엘에이', 'CLA', '다이어트 보조제'],
    supplementType: 'Other',
    ingredientClasses: ['cla'],
    source: '공액리놀레산(홍화씨유)',
    description:
      '홍화씨유에서 얻은 공액리놀레산 1.4g을 두 캡슐에 담았어요. 공액리놀레산은 과체중인 성인의 체지방 감소에 도움을 줄 수 있어요.',
    certified: true,
    approvedFunction: '과체중인 성인의 체지방 감소에 도움을 줄 수 있음',
    perServing: { kcal: 15, claG: 1.4 },
    allergens: ['쇠고기'],
    excludedConditions: ['임신', '수유'],
    cautions: [PREGNANT, '속이 불편하면 식사와 함께 드세요'],
    marketURL: marketSearchUrl('CLA 공액리놀레산'),
    variants: flavorsInSizes(
      ['캡슐'],
      [
        [30, 17_900],
        [90, 42_900],
      ],
    ),
  },
];

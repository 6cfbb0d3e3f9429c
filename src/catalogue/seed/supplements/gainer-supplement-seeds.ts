import type { SupplementSeed } from '../seed.types.js';
import { flavorsInSizes, macros, marketSearchUrl } from './supplement-seed-helpers.js';

const KIDNEY = '신장 질환이 있으면 드시지 마세요';
const SUGAR = '혈당을 관리 중이면 먼저 상담하세요';

/** Mass gainers: protein with plenty of carbohydrate. */
export const GAINER_SUPPLEMENT_SEEDS: SupplementSeed[] = [
  {
    slug: 'nordale-mass-gainer',
    koreanName: '노르데일 매스 게이너',
    englishName: 'Nordale Mass Gainer',
    brand: '노르데일',
    aliases: ['nordale', '게이너', '체중 증가', '벌크업', '살찌는 보충제', '매스'],
    supplementType: 'Gainer',
    ingredientClasses: ['gainer'],
    source: '말토덱스트린, 농축유청단백(WPC)',
    description:
      '탄수화물과 유청단백을 함께 담은 게이너예요. 한 번 100g에 약 390kcal와 단백질 25g이 들어 있어 식사량이 적은 날 보태기 좋아요.',
    certified: false,
    approvedFunction: null,
    perServing: macros(65, 25, 3),
    allergens: ['우유', '대두'],
    excludedConditions: ['신장 질환'],
    cautions: [KIDNEY, SUGAR],
    marketURL: marketSearchUrl('게이너 보충제'),
    variants: flavorsInSizes(
      ['초코', '바나나'],
      [
        [30, 48_900],
        [50, 74_900],
      ],
    ),
  },
  {
    slug: 'ceres-lean-gainer',
    koreanName: '세레스 린 게이너',
    englishName: 'Ceres Lean Gainer',
    brand: '세레스',
    aliases: ['ceres', '게이너', '린매스', '벌크업', '귀리 게이너'],
    supplementType: 'Gainer',
    ingredientClasses: ['gainer'],
    source: '귀리분말, 농축유청단백(WPC), 미셀라카제인',
    description:
      '설탕과 말토덱스트린 대신 귀리를 쓴 게이너예요. 한 번 85g에 약 325kcal와 단백질 30g이 들어 있어요.',
    certified: false,
    approvedFunction: null,
    perServing: macros(40, 30, 5),
    allergens: ['우유', '대두', '밀'],
    excludedConditions: ['신장 질환'],
    cautions: [KIDNEY],
    marketURL: marketSearchUrl('린 게이너 귀리'),
    variants: flavorsInSizes(
      ['초코', '곡물'],
      [
        [24, 45_900],
        [48, 83_900],
      ],
    ),
  },
  {
    slug: 'todamon-vegan-gainer',
    koreanName: '토담온 비건 게이너',
    englishName: 'Todamon Vegan Gainer',
    brand: '토담온',
    aliases: ['todamon', '비건 게이너', '식물성 게이너', '벌크업', '현미 게이너'],
    supplementType: 'Gainer',
    ingredientClasses: ['gainer'],
    source: '현미분말, 완두분리단백, 귀리',
    description:
      '우유 없이 현미와 귀리, 완두 단백으로 만든 게이너예요. 한 번 90g에 약 345kcal와 단백질 22g이 들어 있어요.',
    certified: false,
    approvedFunction: null,
    perServing: macros(55, 22, 4),
    allergens: ['밀'],
    excludedConditions: ['신장 질환'],
    cautions: [KIDNEY, SUGAR],
    marketURL: marketSearchUrl('비건 게이너'),
    variants: flavorsInSizes(['흑임자', '고구마'], [[28, 49_900]]),
  },
  {
    slug: 'brenoa-bulk-creatine-gainer',
    koreanName: '브레노아 벌크 게이너 크레아틴',
    englishName: 'Brenoa Bulk Gainer with Creatine',
    brand: '브레노아',
    aliases: ['brenoa', '게이너', '크레아틴 게이너', '벌크업', '체중 증가'],
    supplementType: 'Gainer',
    ingredientClasses: ['gainer', 'creatine'],
    source: '말토덱스트린, 농축유청단백(WPC), 크레아틴 모노하이드레이트',
    description:
      '게이너 한 번에 크레아틴 3g을 함께 담았어요. 120g에 약 460kcal와 단백질 28g이라 하루 한 번이면 충분해요.',
    certified: true,
    approvedFunction: '근력 운동 시 운동수행능력 향상에 도움을 줄 수 있음',
    perServing: { ...macros(78, 28, 4), creatineG: 3 },
    allergens: ['우유', '대두'],
    excludedConditions: ['신장 질환'],
    cautions: [KIDNEY, SUGAR, '크레아틴 제품을 따로 더하지 마세요'],
    marketURL: marketSearchUrl('크레아틴 게이너'),
    variants: flavorsInSizes(['초코', '쿠키앤크림'], [[25, 58_900]]),
  },
];

/** What a list asks before any discount: another column with a price comes first. */
const BEFORE_DISCOUNTS = ['정가', '시중가', '소비자가', '소비자가격', '권장소비자가', '권장소비자가격'];

/** Column names in Korean shops' lists, without spaces, units and marks. */
const HEADERS: Readonly<Record<string, readonly string[]>> = {
  koreanName: [
    '상품명',
    '제품명',
    '품명',
    '한글명',
    '한글이름',
    '상품이름',
    '제품이름',
    '품목명',
    '제품',
    '품목',
    'productname',
    '등록상품명',
    '노출상품명',
    '이름',
    'name',
  ],
  englishName: ['영문명', '영문이름', '영문상품명', '영문제품명'],
  brand: [
    '제조사',
    '브랜드',
    '제조원',
    '브랜드명',
    '메이커',
    '제조업체',
    '제조사명',
    '회사',
    '회사명',
    'brand',
  ],
  description: ['설명', '상품설명', '제품설명', '상세설명'],
  marketURL: [
    '판매링크',
    '링크',
    '판매처',
    '판매처주소',
    '구매링크',
    '상품링크',
    '상품주소',
    '주소',
    'url',
    'link',
  ],
  supplementType: [
    '종류',
    '분류',
    '카테고리',
    '상품분류',
    '제품분류',
    '제품군',
    '대표카테고리',
    'category',
    'type',
  ],
  flavor: ['맛', '향', '맛향', '맛옵션', '옵션', '맛종류', '플레이버', '옵션명', 'flavor', 'flavour'],
  price: [...['가격', '판매가', '판매가격', '단가', '판매금액', 'price'], ...BEFORE_DISCOUNTS],
  salePrice: [
    ...['할인가', '할인가격', '할인판매가', '할인판매가격', '세일가', '행사가', '행사가격', '특가'],
    ...['최종가', '최종가격', '최종판매가', '즉시할인가', '실판매가', 'saleprice'],
  ],
  servings: [
    '제공량',
    '몇회분',
    '회분',
    '총회분',
    '회수',
    '회차',
    '횟수',
    '총횟수',
    '서빙',
    '서빙수',
    '총서빙',
    '섭취횟수',
    '용량회',
    '총제공횟수',
    '제공횟수',
    'servings',
  ],
  source: ['원료', '주원료', '원재료'],
  certified: ['건강기능식품', '건기식'],
  approvedFunction: ['기능성', '인정받은기능성'],
  allergens: ['알레르기', '알레르기유발성분', '알레르기유발물질', '알러지'],
  cautions: ['주의사항', '섭취시주의사항'],
  carbohydratePerServing: ['탄수화물'],
  proteinPerServing: ['단백질', 'protein'],
  fatPerServing: ['지방'],
  kcal: ['열량', '칼로리', 'calories'],
  creatine: ['크레아틴'],
  caffeine: ['카페인'],
  betaAlanine: ['베타알라닌'],
  bcaa: ['bcaa'],
  eaa: ['eaa'],
  l_Carnitine: ['l카르니틴', '카르니틴'],
  l_Glutamine: ['l글루타민', '글루타민'],
  magnesium: ['마그네슘'],
  zinc: ['아연'],
  vitaminD: ['비타민d'],
  vitaminB6: ['비타민b6'],
  collagen: ['콜라겐'],
  glucosamine: ['글루코사민'],
  msm: ['msm'],
  // Not 오메가3: that is oil, of which only a part is EPA and DHA.
  epaDha: ['epadha', 'epa와dha'],
};
const FIELD_OF = new Map(
  Object.entries(HEADERS).flatMap(([field, words]) => words.map(word => [word, field] as const)),
);

/** A word without spaces, marks and case. */
export const plainWord = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s·•*_/+\-.:]/g, '');

/** A header without its bracketed parts; `1회 단백질(g)` and `단백질/1회` → `단백질`. */
const wordOf = (header: string): string =>
  plainWord(header.replace(/[([{（［][^)\]}）］]*[)\]}）］]/g, '')).replace(
    /^(?:1회(?:분|제공량)?당?|한번에?|1서빙당?|(?:쿠팡|네이버|스마트스토어|자사몰)(?=.))|(?<=.)(?:1회(?:분|제공량)?당?|1서빙당?|함량|여부|perserving)$/g,
    '',
  );

const PER_DAY = /1\s*일|하루|일일|(?:per|a|\/)\s*day|daily/i;

/** A share, an amount in so much weight or volume, or another currency. */
const OF_SOMETHING_ELSE =
  /%|100\s*(?:g|ml|그램)|[([{（［]\s*(?:USD|US\$|\$|달러|JPY|¥|엔|CNY|위안|EUR|€|유로)/i;

/** The field of a shop's header; null for an unknown header. Of an amount per day nobody knows here how many servings that is. */
export function fieldOfHeader(header: string): string | null {
  if (PER_DAY.test(header) || OF_SOMETHING_ELSE.test(header)) return null;
  return FIELD_OF.get(wordOf(header)) ?? FIELD_OF.get(plainWord(header)) ?? null;
}

/** Whether a column's price counts only where no other column has one. */
export const isBeforeDiscounts = (header: string): boolean => BEFORE_DISCOUNTS.includes(wordOf(header));

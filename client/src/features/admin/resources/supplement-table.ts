import type { components } from '../../../shared/api/schema';
import type { AdminRow } from '../api/admin.api';
import type { PriceRow } from '../api/prices.api';
import { todayInKorea } from '../../../shared/lib/format';
import { isOldPrice } from '../../../shared/widgets/supplement/price-note';
import { MISSING } from './cell-text';
import { priceOrigin } from './price-words';
import { withMeanings } from './meanings';
import type { FieldGroup, FieldSpec, Option, Resource } from './resource.types';

type Name = keyof components['schemas']['SupplementInput'];

const same = (...values: string[]): Option[] => values.map(value => ({ value, label: value }));
const named = (labels: Record<string, string>): Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const SUPPLEMENT_TYPES = named({
  Protein: '프로틴',
  Gainer: '게이너',
  BCAA: 'BCAA',
  AminoAcid: '아미노산',
  Other: '기타',
});

const INGREDIENTS = named({
  protein: '단백질',
  creatine: '크레아틴',
  gainer: '게이너',
  caffeine: '카페인',
  betaAlanine: '베타알라닌',
  citrulline: '시트룰린',
  eaa: 'EAA',
  bcaa: 'BCAA',
  hmb: 'HMB',
  lCarnitine: 'L-카르니틴',
  garcinia: '가르시니아',
  catechin: '카테킨',
  cla: 'CLA',
  omega3: '오메가3',
  vitaminB: '비타민 B',
  magnesium: '마그네슘',
  zinc: '아연',
  vitaminD: '비타민 D',
  collagen: '콜라겐',
  glucosamine: '글루코사민',
  msm: 'MSM',
  hyaluronicAcid: '히알루론산',
  glutamine: '글루타민',
});

const ALLERGENS = same(
  ...['알류', '우유', '메밀', '땅콩', '대두', '밀', '고등어', '게', '새우', '돼지고기'],
  ...['복숭아', '토마토', '아황산류', '호두', '닭고기', '쇠고기', '오징어', '조개류', '잣'],
);
const CONDITIONS = same(
  ...['신장 질환', '간 질환', '심장 질환', '고혈압', '당뇨', '골다공증', '최근 수술'],
  ...['임신', '출산 후', '수유', '녹내장·망막 질환', '탈장', '약물 복용'],
);

const amount = (name: Name, label: string, unit: string, most: number): FieldSpec<Name> => ({
  kind: 'number',
  name,
  label,
  unit,
  least: 0,
  most,
});
const grams = (name: Name, label: string) => amount(name, label, 'g', 1000);
const milligrams = (name: Name, label: string) => amount(name, label, 'mg', 100_000);

const AMOUNT_LEAD =
  '포장에 쓰인 1회분의 양이에요. 추천은 이 양으로 하루에 몇 번 먹을지와 효과를 계산해요. 쓰여 있지 않으면 비워 주세요.';

const GROUPS: readonly FieldGroup<Name>[] = [
  {
    title: '제품',
    fields: [
      {
        kind: 'choice',
        name: 'supplementType',
        label: '종류',
        options: SUPPLEMENT_TYPES,
        initial: 'Protein',
        required: true,
      },
      { kind: 'text', name: 'koreanName', label: '한글 이름', longest: 80, required: true },
      { kind: 'text', name: 'englishName', label: '영문 이름', longest: 120, required: true },
      { kind: 'text', name: 'brand', label: '브랜드', longest: 60 },
      { kind: 'text', name: 'source', label: '원료', longest: 255 },
      { kind: 'url', name: 'marketURL', label: '판매처 주소', longest: 500 },
      { kind: 'paragraph', name: 'description', label: '설명', longest: 2000 },
    ],
  },
  {
    title: '맛과 용량',
    fields: [
      { kind: 'text', name: 'flavor', label: '맛', longest: 40, required: true },
      {
        kind: 'number',
        name: 'price',
        label: '가격',
        unit: '원',
        least: 0,
        most: 10_000_000,
        whole: true,
        required: true,
        initial: '1',
      },
      {
        kind: 'number',
        name: 'servings',
        label: '제공량',
        unit: '회',
        least: 1,
        most: 10_000,
        whole: true,
        required: true,
        initial: '1',
      },
    ],
  },
  {
    title: '1회분 영양',
    lead: AMOUNT_LEAD,
    fields: [
      grams('proteinPerServing', '단백질'),
      grams('carbohydratePerServing', '탄수화물'),
      grams('fatPerServing', '지방'),
      amount('kcal', '열량', 'kcal', 10_000),
    ],
  },
  {
    title: '1회분 아미노산',
    lead: AMOUNT_LEAD,
    folded: true,
    fields: [
      grams('leucine', '류신'),
      grams('isoLeucine', '이소류신'),
      grams('valine', '발린'),
      grams('methionine', '메티오닌'),
      grams('phenylalanine', '페닐알라닌'),
      grams('threonine', '트레오닌'),
      grams('l_Carnitine', 'L-카르니틴'),
      grams('l_Glutamine', 'L-글루타민'),
      grams('l_Alanine', 'L-알라닌'),
      grams('l_Lysine', 'L-라이신'),
      grams('eaa', 'EAA'),
      grams('bcaa', 'BCAA'),
    ],
  },
  {
    title: '1회분 기능 성분',
    lead: AMOUNT_LEAD,
    folded: true,
    fields: [
      grams('creatine', '크레아틴'),
      milligrams('caffeine', '카페인'),
      grams('betaAlanine', '베타알라닌'),
      grams('citrullineMalate', '시트룰린 말레이트'),
      grams('hmb', 'HMB'),
      grams('hca', 'HCA'),
      milligrams('catechin', '카테킨'),
      milligrams('egcg', 'EGCG'),
      grams('cla', 'CLA'),
      grams('epaDha', 'EPA와 DHA'),
      milligrams('magnesium', '마그네슘'),
      milligrams('zinc', '아연'),
      amount('vitaminD', '비타민 D', 'µg', 1000),
      milligrams('vitaminB6', '비타민 B6'),
      grams('collagen', '콜라겐'),
      grams('glucosamine', '글루코사민'),
      grams('msm', 'MSM'),
      milligrams('hyaluronicAcid', '히알루론산'),
    ],
  },
  {
    title: '추천과 주의',
    folded: true,
    fields: [
      { kind: 'choices', name: 'ingredientClasses', label: '성분군', options: INGREDIENTS },
      { kind: 'choices', name: 'allergens', label: '알레르기 유발 성분', options: ALLERGENS },
      { kind: 'choices', name: 'excludedConditions', label: '추천에서 빼야 할 상태', options: CONDITIONS },
      { kind: 'lines', name: 'cautions', label: '주의 사항' },
      {
        kind: 'lines',
        name: 'aliases',
        label: '별칭',
        hint: '검색에서 함께 찾아요. 한 줄에 하나씩 써 주세요.',
      },
      { kind: 'flag', name: 'certified', label: '건강기능식품이에요' },
      { kind: 'text', name: 'approvedFunction', label: '인정받은 기능성 (건강기능식품만)', longest: 200 },
      { kind: 'flag', name: 'hidden', label: '검색과 추천에서 숨기기' },
    ],
  },
];

/** An example's price is invented, so it has no source. */
function originOfRow({ priceSource, pricedAt, example }: AdminRow): string {
  const at = typeof pricedAt === 'string' ? pricedAt : null;
  if (at === null && example) return MISSING;
  const origin = priceOrigin({ priceSource: priceSource as PriceRow['priceSource'], pricedAt: at });
  return at !== null && isOldPrice(todayInKorea(new Date(at)), todayInKorea())
    ? `${origin} · 30일 넘음`
    : origin;
}

export const SUPPLEMENT_RESOURCE: Resource = {
  name: 'supplements',
  noun: '보충제',
  columns: ['englishName', 'koreanName', 'flavor', 'price', 'servings'],
  groups: withMeanings(GROUPS),
  picture: 'imageURL',
  hideable: true,
  sortable: ['koreanName', 'brand', 'supplementType', 'flavor', 'servings', 'price', 'pricedAt'],
  extras: [{ name: 'pricedAt', label: '가격 확인', after: 'price', text: originOfRow }],
  kinds: { label: '종류', options: SUPPLEMENT_TYPES },
};

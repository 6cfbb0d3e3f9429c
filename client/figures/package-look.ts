import type { IngredientClass, SupplementType } from '../../src/catalogue/catalogue.vocabulary.js';
import type { SupplementSeed, SupplementVariantSeed } from '../../src/catalogue/seed/seed.types.js';

export const PACKAGE_FORMS = ['tub', 'jar', 'pouch', 'pills', 'drink', 'drops', 'sticks', 'tube'] as const;
export type PackageForm = (typeof PACKAGE_FORMS)[number];

export interface PackagePicture {
  type: SupplementType;
  ingredientClass?: IngredientClass;
  flavor: string;
  /** Short word in large letters: 웨이, BCAA. */
  label: string;
  koreanName: string;
  brand?: string;
  /** Default: the usual form of the type. */
  form?: PackageForm;
}

/** Body colour by type: blue for protein as everywhere, the others distinct at a glance. */
export const TYPE_COLOURS: Record<SupplementType, string> = {
  Protein: '#2f6bff',
  Gainer: '#4b4fd6',
  BCAA: '#0b8a9e',
  AminoAcid: '#7a4fd0',
  Other: '#4a5568',
};

/** For ingredients that say more than the type. */
export const CLASS_COLOURS: Partial<Record<IngredientClass, string>> = {
  creatine: '#12a150',
  caffeine: '#d93a3d',
  betaAlanine: '#c2559d',
  citrulline: '#b4348c',
  garcinia: '#5a8f1d',
  catechin: '#3c7d3a',
  cla: '#c98a12',
  omega3: '#1477b8',
  vitaminB: '#d07a10',
  magnesium: '#3f7f8c',
  zinc: '#5d6b82',
  vitaminD: '#d99a0b',
  collagen: '#d1607f',
  glucosamine: '#8a5a3c',
  msm: '#6a6f9c',
  hyaluronicAcid: '#4b8fd0',
  glutamine: '#6b57c8',
  lCarnitine: '#c4512f',
};

export type BrandTone = 'plain' | 'dark' | 'white' | 'blackLid' | 'paper' | 'pale';

/** Distinct at a glance in a list of one kind. A brand not listed is plain. */
export const BRAND_TONES: Record<string, BrandTone> = {
  세레스: 'plain',
  노르데일: 'dark',
  루미켈: 'white',
  브레노아: 'blackLid',
  토담온: 'paper',
  하루결: 'pale',
};

/** Colour of a flavour's band; a flavour not listed gets the body's own colour. */
export const FLAVOUR_COLOURS: Record<string, string> = {
  초코: '#6b3e26',
  딸기: '#e8476a',
  바나나: '#f2c230',
  바닐라: '#efdca8',
  쿠키앤크림: '#4a4a52',
  밀크티: '#c49a6c',
  무맛: '#cbd0d8',
  망고: '#f59f1c',
  청포도: '#a5c93d',
  복숭아: '#f7a58b',
  레몬: '#f4dc3c',
  자몽: '#f0705a',
  곡물: '#c8a467',
  흑임자: '#55534e',
  말차: '#7d9b45',
  고구마: '#8c4a6b',
  커피: '#4f3526',
  수박: '#e2443f',
  포도: '#6f3fa0',
  청사과: '#7cbf3b',
  라임: '#9acb2f',
  블루베리: '#4653a6',
  유자: '#f0b429',
  오렌지: '#f58220',
  배: '#dfe08a',
  블루레몬: '#3aa0e0',
  콜라: '#5a2a1e',
  석류: '#b3213b',
  녹차: '#6c9a4b',
};

/** The large word by ingredient, as used in Korea. */
const WORDS: Record<IngredientClass, string> = {
  protein: '웨이',
  creatine: '크레아틴',
  gainer: '게이너',
  caffeine: '카페인',
  betaAlanine: '베타알라닌',
  citrulline: '시트룰린',
  eaa: 'EAA',
  bcaa: 'BCAA',
  hmb: 'HMB',
  lCarnitine: '카르니틴',
  garcinia: '가르시니아',
  catechin: '카테킨',
  cla: 'CLA',
  omega3: '오메가3',
  vitaminB: '비타민B',
  magnesium: '마그네슘',
  zinc: '아연',
  vitaminD: '비타민D',
  collagen: '콜라겐',
  glucosamine: '글루코사민',
  msm: 'MSM',
  hyaluronicAcid: '히알루론산',
  glutamine: '글루타민',
};

/** Proteins other than whey, by a word of the printed source. The first match wins. */
const PROTEIN_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^미셀라카제인/, '카제인'],
  [/^분리대두/, '대두'],
  [/^완두/, '완두'],
  [/^난백/, '난백'],
  [/^농축우유단백/, '우유'],
];

/** Forms named in the product's name; the first match wins. */
const NAMED_FORMS: readonly (readonly [RegExp, PackageForm])[] = [
  [/스틱|젤리|젤$|앰플|샷/, 'sticks'],
  [/드링크/, 'drink'],
  [/드롭/, 'drops'],
  [/발포/, 'tube'],
  [/구미|쉐이크|게이너/, 'pouch'],
];

/** The form a type usually comes in. */
export const TYPE_FORMS: Record<SupplementType, PackageForm> = {
  Protein: 'tub',
  Gainer: 'pouch',
  BCAA: 'jar',
  AminoAcid: 'jar',
  Other: 'pills',
};

/** From this many servings on, powdered protein is sold in a bag instead of a tub. */
const BAG_SERVINGS = 60;

function formOf(seed: SupplementSeed, variant: SupplementVariantSeed): PackageForm {
  const named = NAMED_FORMS.find(([pattern]) => pattern.test(seed.koreanName));
  // Only the description says so.
  if (!named && seed.description.includes('스틱이에요')) return 'sticks';
  if (named) return named[1];
  if (variant.flavor === '캡슐' || variant.flavor === '정제') return 'pills';
  if (seed.supplementType === 'Protein') return variant.servings >= BAG_SERVINGS ? 'pouch' : 'tub';
  return 'jar';
}

/** What the picture of one variant of a seeded product shows. */
export function packageOf(seed: SupplementSeed, variant: SupplementVariantSeed): PackagePicture {
  const ingredientClass = seed.ingredientClasses[0];
  const protein =
    ingredientClass === 'protein' && PROTEIN_WORDS.find(([pattern]) => pattern.test(seed.source));
  return {
    type: seed.supplementType,
    ingredientClass,
    flavor: variant.flavor,
    label: protein ? protein[1] : ingredientClass ? WORDS[ingredientClass] : 'PLUS',
    koreanName: seed.koreanName,
    brand: seed.brand,
    form: formOf(seed, variant),
  };
}

/** The general picture of a type, for products without one of their own. */
export function packageOfType(type: SupplementType): PackagePicture {
  const words: Record<SupplementType, string> = {
    Protein: '프로틴',
    Gainer: '게이너',
    BCAA: 'BCAA',
    AminoAcid: '아미노',
    Other: '데일리',
  };
  return { type, flavor: '', label: words[type], koreanName: '보충제' };
}

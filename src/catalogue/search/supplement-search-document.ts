import type { IngredientClass, SupplementType } from '../catalogue.vocabulary.js';
import type { SearchDocument, SearchFacet } from './search-document.js';

/** The part of a product that search looks at: one document a product, whatever its variants. */
export interface SearchableSupplement {
  id: number;
  koreanName: string;
  englishName: string;
  aliases: readonly string[];
  brand: string;
  /** Source ingredient as printed. */
  source: string;
  supplementType: SupplementType;
  ingredientClasses: readonly IngredientClass[];
  flavors: readonly string[];
  /** Order among equally good matches, lowest first; the id when left out. */
  sortKey?: number;
}

const TYPE_WORDS: Record<SupplementType, readonly string[]> = {
  Protein: ['프로틴', '단백질', '단백질 보충제', 'protein'],
  Gainer: ['게이너', '체중 증가', 'gainer', 'weight gainer'],
  BCAA: ['비씨에이에이', '아미노산', 'bcaa', 'amino acid'],
  AminoAcid: ['아미노산', 'amino acid'],
  Other: ['기타'],
};

const INGREDIENT_WORDS: Record<IngredientClass, readonly string[]> = {
  protein: ['프로틴', '단백질', 'protein'],
  creatine: ['크레아틴', 'creatine'],
  gainer: ['게이너', 'gainer'],
  caffeine: ['카페인', 'caffeine'],
  betaAlanine: ['베타알라닌', 'beta alanine'],
  citrulline: ['시트룰린', 'citrulline'],
  eaa: ['필수아미노산', 'eaa'],
  bcaa: ['분지사슬아미노산', 'bcaa'],
  hmb: ['에이치엠비', 'hmb'],
  lCarnitine: ['엘카르니틴', '카르니틴', 'l-carnitine'],
  garcinia: ['가르시니아', 'garcinia'],
  catechin: ['카테킨', '녹차추출물', 'catechin'],
  cla: ['공액리놀레산', 'cla'],
  omega3: ['오메가3', 'omega 3'],
  vitaminB: ['비타민B', 'vitamin b'],
  magnesium: ['마그네슘', 'magnesium'],
  zinc: ['아연', 'zinc'],
  vitaminD: ['비타민D', 'vitamin d'],
  collagen: ['콜라겐', 'collagen'],
  glucosamine: ['글루코사민', 'glucosamine'],
  msm: ['엠에스엠', '식이유황', 'msm'],
  hyaluronicAcid: ['히알루론산', 'hyaluronic acid'],
  glutamine: ['글루타민', 'glutamine'],
};

/** BCAA is an amino acid too (contract §1). */
const TYPE_FACETS: Record<SupplementType, readonly SearchFacet[]> = {
  Protein: [{ name: 'Protein', rank: 0 }],
  Gainer: [{ name: 'Gainer', rank: 0 }],
  BCAA: [
    { name: 'BCAA', rank: 0 },
    { name: 'AminoAcid', rank: 0 },
  ],
  AminoAcid: [{ name: 'AminoAcid', rank: 0 }],
  Other: [{ name: 'Other', rank: 0 }],
};

/** A product as search sees it. Its facet is its type. */
export function supplementSearchDocument(supplement: SearchableSupplement): SearchDocument {
  const { supplementType } = supplement;
  const strongTexts = [supplement.brand, ...TYPE_WORDS[supplementType]];
  for (const ingredient of supplement.ingredientClasses) strongTexts.push(...INGREDIENT_WORDS[ingredient]);
  return {
    id: supplement.id,
    name: supplement.koreanName,
    englishName: supplement.englishName,
    aliases: supplement.aliases,
    strongTexts,
    weakTexts: [supplement.source, ...supplement.flavors],
    facets: TYPE_FACETS[supplementType],
    // A product of one ingredient before mixtures that contain it.
    specialness: supplement.ingredientClasses.length,
    sortKey: supplement.sortKey ?? supplement.id,
  };
}

import type { ServingAmounts } from '../../amounts-per-serving.js';
import type { SupplementVariantSeed } from '../seed.types.js';

/** A market search for a kind of product: example brands have no shop page of their own. */
export function marketSearchUrl(kind: string): string {
  return `https://search.shopping.naver.com/search/all?query=${encodeURIComponent(kind)}`;
}

/** Every flavour in every size. @param sizes `[servings, won]` pairs */
export function flavorsInSizes(
  flavors: readonly string[],
  sizes: readonly (readonly [servings: number, price: number])[],
): SupplementVariantSeed[] {
  return flavors.flatMap(flavor => sizes.map(([servings, price]) => ({ flavor, servings, price })));
}

/** Macronutrients in grams with their energy: 4 kcal/g carbohydrate and protein, 9 kcal/g fat (Korean labelling rule). */
export function macros(
  carbohydrateG: number,
  proteinG: number,
  fatG: number,
): Pick<ServingAmounts, 'kcal' | 'carbohydrateG' | 'proteinG' | 'fatG'> {
  return { kcal: Math.round(4 * carbohydrateG + 4 * proteinG + 9 * fatG), carbohydrateG, proteinG, fatG };
}

type ProteinSource = 'whey' | 'casein' | 'soy' | 'pea' | 'egg' | 'collagen';
type AminoAcids = Pick<
  ServingAmounts,
  | 'leucineG'
  | 'isoLeucineG'
  | 'valineG'
  | 'methionineG'
  | 'phenylalanineG'
  | 'threonineG'
  | 'lGlutamineG'
  | 'lAlanineG'
  | 'lLysineG'
>;

/**
 * Grams per 100 g of protein, rounded from commercial isolates (Gorissen et al. 2018, Amino Acids 50:1685) and, for egg white and collagen, from food
 * composition tables. Order: Leu, Ile, Val, Met, Phe, Thr, Gln with Glu, Ala, Lys.
 */
const PROFILES: Record<ProteinSource, readonly number[]> = {
  whey: [10.6, 6.1, 5.7, 2.1, 3.2, 6.7, 17.2, 4.9, 9.3],
  casein: [9.2, 5.1, 6.4, 2.6, 4.9, 4.3, 21.0, 3.0, 7.8],
  soy: [8.0, 4.7, 4.9, 1.3, 5.2, 3.8, 19.0, 4.3, 6.2],
  pea: [8.3, 4.6, 5.0, 1.1, 5.5, 3.9, 17.0, 4.3, 7.2],
  egg: [8.8, 5.6, 6.9, 3.7, 6.0, 4.6, 13.5, 6.2, 7.0],
  collagen: [2.7, 1.5, 2.4, 0.8, 2.0, 1.8, 10.2, 8.5, 3.5],
};

/** The amino acids in a serving with this much protein, to 0.01 g. */
export function aminoAcidsOf(source: ProteinSource, proteinG: number): AminoAcids {
  const at = (index: number): number => Math.round((PROFILES[source][index] ?? 0) * proteinG) / 100;
  return {
    leucineG: at(0),
    isoLeucineG: at(1),
    valineG: at(2),
    methionineG: at(3),
    phenylalanineG: at(4),
    threonineG: at(5),
    lGlutamineG: at(6),
    lAlanineG: at(7),
    lLysineG: at(8),
  };
}

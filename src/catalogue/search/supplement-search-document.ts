import { INGREDIENT_WORDS, SUPPLEMENT_TYPE_WORDS } from '../catalogue.synonyms.js';
import type { SupplementType } from '../catalogue.vocabulary.js';
import type { SearchedProduct } from '../read-model/catalogue-rows.js';
import type { SearchDocument } from './search-document.js';

/** The part of a product that search looks at: one document a product, whatever its variants. */
export interface SearchableSupplement extends Omit<SearchedProduct, 'hidden' | 'variants'> {
  flavors: readonly string[];
}

/** A product as search sees it. Its facet is its type. */
export function supplementSearchDocument(supplement: SearchableSupplement): SearchDocument {
  const { id, supplementType, ingredientClasses } = supplement;
  // BCAA is an amino acid too (contract §1).
  const types: SupplementType[] = supplementType === 'BCAA' ? ['BCAA', 'AminoAcid'] : [supplementType];
  return {
    id,
    name: supplement.koreanName,
    englishName: supplement.englishName,
    aliases: supplement.aliases,
    strongTexts: [
      supplement.brand,
      ...SUPPLEMENT_TYPE_WORDS[supplementType],
      ...ingredientClasses.flatMap(ingredient => INGREDIENT_WORDS[ingredient]),
    ],
    weakTexts: [supplement.source, ...supplement.flavors],
    facets: types.map(name => ({ name, rank: 0 })),
    // A product of one ingredient before mixtures that contain it.
    specialness: ingredientClasses.length,
    sortKey: id,
  };
}

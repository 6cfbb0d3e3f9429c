import { INGREDIENT_WORDS, SUPPLEMENT_TYPE_WORDS } from '../catalogue.synonyms.js';
import type { ProductRow } from '../read-model/catalogue-rows.js';
import type { Named, SearchDocument } from './search-document.js';

/** The part of a product that search looks at: one document a product, whatever its variants. */
export type SearchableSupplement = Pick<
  ProductRow,
  Named | 'brand' | 'source' | 'supplementType' | 'ingredientClasses'
> & { variants: readonly { flavor: string }[] };

/** A product as search sees it. Its facet is its type. */
export function supplementSearchDocument(supplement: SearchableSupplement): SearchDocument {
  const { id, koreanName: name, supplementType, ingredientClasses } = supplement;
  // BCAA is an amino acid too (contract §1).
  const types = supplementType === 'BCAA' ? ['BCAA', 'AminoAcid'] : [supplementType];
  const ingredientWords = ingredientClasses.flatMap(ingredient => INGREDIENT_WORDS[ingredient]);
  return {
    id,
    name,
    englishName: supplement.englishName,
    aliases: supplement.aliases,
    strongTexts: [supplement.brand, ...SUPPLEMENT_TYPE_WORDS[supplementType], ...ingredientWords],
    weakTexts: [supplement.source, ...new Set(supplement.variants.map(({ flavor }) => flavor))],
    facets: types.map(type => ({ name: type, rank: 0 })),
    // A product of one ingredient before mixtures that contain it.
    specialness: ingredientClasses.length,
    sortKey: id,
  };
}

import { INGREDIENT_WORDS, SUPPLEMENT_TYPE_WORDS } from '../catalogue.synonyms.js';
import { speaksOfLosing } from '../speaks-of-losing.js';
import type { ProductRow } from '../read-model/catalogue-rows.js';
import type { NameFields, SearchDocument } from './search-document.js';

/** The product fields that search reads: one document per product, whatever its variants. */
export type SearchableSupplement = Pick<
  ProductRow,
  | NameFields
  | 'brand'
  | 'source'
  | 'supplementType'
  | 'ingredientClasses'
  | 'description'
  | 'approvedFunction'
> & { variants: readonly { flavor: string }[] };

/** The facet of products for losing weight. No product type has this name. */
export const FOR_LOSING = 'for losing';

/** A product's search document. Its facet is its type. */
export function supplementSearchDocument(supplement: SearchableSupplement): SearchDocument {
  const { id, koreanName: name, supplementType, ingredientClasses } = supplement;
  // BCAA is an amino acid too (contract §1).
  const types = supplementType === 'BCAA' ? ['BCAA', 'AminoAcid'] : [supplementType];
  const ingredientWords = ingredientClasses.flatMap(ingredient => INGREDIENT_WORDS[ingredient]);
  const forLosing = speaksOfLosing(name, supplement.description, supplement.approvedFunction);
  return {
    id,
    name,
    englishName: supplement.englishName,
    aliases: supplement.aliases,
    strongTexts: [supplement.brand, ...SUPPLEMENT_TYPE_WORDS[supplementType], ...ingredientWords],
    weakTexts: [supplement.source, ...new Set(supplement.variants.map(({ flavor }) => flavor))],
    facets: [...types, ...(forLosing ? [FOR_LOSING] : [])].map(facet => ({ name: facet, rank: 0 })),
    // Ranks a product with one ingredient before mixtures that contain it.
    specialness: ingredientClasses.length,
    sortKey: id,
  };
}

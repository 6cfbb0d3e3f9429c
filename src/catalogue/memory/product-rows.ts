import type { EntityManager } from 'typeorm';
import type { IngredientClass, SupplementType } from '../catalogue.vocabulary.js';
import { groupBy, queryCells, readInChunks, type RowWindow } from './row-chunks.js';

export interface VariantRow {
  id: number;
  productId: number;
  flavor: string;
  servings: number;
  price: number;
  imageURL: string | null;
  seedIndex: number | null;
}

/** What searching and listing need to know of a supplement product. */
export interface ProductRow {
  id: number;
  slug: string | null;
  koreanName: string;
  englishName: string;
  brand: string;
  aliases: string[];
  supplementType: SupplementType;
  ingredientClasses: IngredientClass[];
  source: string;
  description: string;
  hidden: boolean;
  /** By id. */
  variants: VariantRow[];
}

type ProductCells = [
  id: number,
  slug: string | null,
  koreanName: string,
  englishName: string,
  brand: string,
  aliases: string,
  supplementType: SupplementType,
  ingredientClasses: string,
  source: string,
  description: string,
  hidden: number,
];
type VariantCells = [
  id: number,
  productId: number,
  flavor: string,
  servings: number,
  price: number,
  imageURL: string | null,
  seedIndex: number | null,
];

/** Products by ascending id. */
export function readProductRows(manager: EntityManager, ids?: number[]): AsyncGenerator<ProductRow[]> {
  return readInChunks(manager, readChunk, ids);
}

async function readChunk(manager: EntityManager, window: RowWindow): Promise<ProductRow[]> {
  const products = await queryCells<ProductCells>(
    manager,
    `SELECT JSON_ARRAY(\`id\`, \`slug\`, \`koreanName\`, \`englishName\`, \`brand\`, \`aliases\`, \`supplementType\`,
                       \`ingredientClasses\`, \`source\`, \`description\`, \`hidden\`) AS \`cells\`
       FROM \`supplement_products\` WHERE ${window.where} ORDER BY \`id\` ${window.limit}`,
    window.parameters,
  );
  if (products.length === 0) return [];
  const variants = await queryCells<VariantCells>(
    manager,
    `SELECT JSON_ARRAY(\`id\`, \`productId\`, \`flavor\`, \`servings\`, \`price\`, \`imageURL\`, \`seedIndex\`) AS \`cells\`
       FROM \`supplements\` WHERE \`productId\` BETWEEN ? AND ? ORDER BY \`id\``,
    [products[0]![0], products.at(-1)![0]],
  );
  const variantsOf = groupBy(variants.map(variantOf), variant => variant.productId);
  return products.map(cells => productOf(cells, variantsOf.get(cells[0]) ?? []));
}

function productOf(cells: ProductCells, variants: VariantRow[]): ProductRow {
  const [
    id,
    slug,
    koreanName,
    englishName,
    brand,
    aliases,
    supplementType,
    classes,
    source,
    description,
    hidden,
  ] = cells;
  return {
    id,
    slug,
    koreanName,
    englishName,
    brand,
    aliases: JSON.parse(aliases) as string[],
    supplementType,
    ingredientClasses: JSON.parse(classes) as IngredientClass[],
    source,
    description,
    hidden: Boolean(hidden),
    variants,
  };
}

function variantOf([id, productId, flavor, servings, price, imageURL, seedIndex]: VariantCells): VariantRow {
  return { id, productId, flavor, servings, price, imageURL, seedIndex };
}

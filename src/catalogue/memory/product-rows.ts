import type { IngredientClass, SupplementType } from '../catalogue.vocabulary.js';
import { groupBy, idWindows, readRows, type RowSource, type RowTable } from './row-chunks.js';

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
  certified: boolean;
  /** By id. */
  variants: VariantRow[];
}

const PRODUCTS: RowTable = {
  name: 'supplement_products',
  columns: [
    'id',
    'slug',
    'koreanName',
    'englishName',
    'brand',
    'aliases',
    'supplementType',
    'ingredientClasses',
    'source',
    'description',
    'hidden',
    'certified',
  ],
  idColumn: 'id',
  orderBy: '`id`',
};
const VARIANTS: RowTable = {
  name: 'supplements',
  columns: ['id', 'productId', 'flavor', 'servings', 'price', 'imageURL', 'seedIndex'],
  idColumn: 'productId',
  orderBy: '`id`',
};
/** The products' own table first. */
export const PRODUCT_TABLES = [PRODUCTS, VARIANTS] as const;

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
  certified: number,
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
export async function* readProductRows(source: RowSource, ids?: number[]): AsyncGenerator<ProductRow[]> {
  for await (const window of idWindows(source.manager, PRODUCTS, ids)) {
    const products = await readRows<ProductCells>(source, PRODUCTS, window);
    const variants = await readRows<VariantCells>(source, VARIANTS, window);
    const variantsOf = groupBy(variants.map(variantOf), variant => variant.productId);
    yield products.map(cells => productOf(cells, variantsOf.get(cells[0]) ?? []));
  }
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
    certified,
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
    certified: Boolean(certified),
    variants,
  };
}

function variantOf([id, productId, flavor, servings, price, imageURL, seedIndex]: VariantCells): VariantRow {
  return { id, productId, flavor, servings, price, imageURL, seedIndex };
}

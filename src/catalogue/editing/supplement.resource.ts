import { In, type EntityManager } from 'typeorm';
import type { AddedCatalogueItem, ChangedCatalogueItem } from '../changes/catalogue-changes.service.js';
import { SupplementProduct } from '../entities/supplement-product.entity.js';
import { Supplement } from '../entities/supplement.entity.js';
import type { PriceOrigin } from '../price-age.js';
import { AppError, invalidField } from '../../common/errors/app-error.js';
import type { Page } from '../../common/http/pagination.js';
import { insertRows } from '../../infrastructure/database/bulk-rows.js';
import type { AdminSupplementDto } from './dto/rows.dto.js';
import { AMOUNT_FIELDS, SupplementInput } from './dto/supplement.input.js';
import type { CatalogueResource } from './catalogue-resource.js';
import { containing } from './keyword.js';
import { idsOfPage, type RowsWanted } from './listed-rows.js';
import { originOf, productFields, rowOf, toldFields, variantFields } from './supplement-row.js';

/** For products with a single flavour. */
const UNSAID_FLAVOR = '기본';

/** Identifies a variant. */
type VariantName = Pick<SupplementInput, 'koreanName' | 'brand' | 'flavor' | 'servings'>;

/** Rows are variants; a variant with an existing name and brand joins that product. */
export class SupplementResource implements CatalogueResource<SupplementInput, AdminSupplementDto> {
  readonly name = 'supplements';
  readonly notFound = 'SUPPLEMENT_NOT_FOUND_EXCEPTION';
  readonly inputType = SupplementInput;
  readonly pictures = true;
  readonly hideable = true;
  readonly sortable = {
    koreanName: 'product.koreanName',
    brand: 'product.brand',
    supplementType: 'product.supplementType',
    flavor: 'variant.flavor',
    servings: 'variant.servings',
    price: 'variant.price',
    pricedAt: 'variant.pricedAt',
  };
  readonly columns = [
    'koreanName',
    'englishName',
    'brand',
    'supplementType',
    'flavor',
    'servings',
    'price',
    'source',
    'description',
    'marketURL',
    'hidden',
    'certified',
    'approvedFunction',
    'aliases',
    'ingredientClasses',
    'allergens',
    'excludedConditions',
    'cautions',
    ...(Object.keys(AMOUNT_FIELDS) as (keyof typeof AMOUNT_FIELDS)[]),
  ] as const;

  /** Shops list no English name, and no flavour for tablets; an existing row keeps its own. A line with an id says everything itself. */
  missing(cells: Readonly<Record<string, string>>): object {
    const isNamed = cells['englishName'] || (cells['id'] && 'englishName' in cells);
    return {
      ...(isNamed ? {} : { englishName: cells['koreanName'] ?? '' }),
      ...(cells['flavor'] ? {} : { flavor: UNSAID_FLAVOR }),
    };
  }

  async page(manager: EntityManager, wanted: RowsWanted, page: number): Promise<Page<{ id: number }>> {
    const { keyword, hidden, kind, sort } = wanted;
    const all = manager.createQueryBuilder(Supplement, 'variant');
    const column = sort === undefined ? '' : (this.sortable as Readonly<Record<string, string>>)[sort];
    const isNarrowed = keyword !== '' || hidden !== undefined || kind !== undefined;
    // Skips the join to products unless a filter or sort needs it: with 20,000 variants that saves 20 ms in both queries.
    if (!isNarrowed && !column?.startsWith('product.'))
      return idsOfPage(all, wanted, this.sortable, 'variant.id', page);
    const query = containing(
      all.clone().innerJoin('variant.product', 'product'),
      ['product.koreanName', 'product.englishName', 'product.brand', 'variant.flavor'],
      keyword,
    );
    if (hidden !== undefined) query.andWhere('product.hidden = :hidden', { hidden });
    if (kind !== undefined) query.andWhere('product.supplementType = :kind', { kind });
    return idsOfPage(query, wanted, this.sortable, 'variant.id', page, isNarrowed ? query : all);
  }

  async allIds(manager: EntityManager): Promise<number[]> {
    const rows = await manager.find(Supplement, { select: { id: true }, order: { id: 'ASC' } });
    return rows.map(({ id }) => id);
  }

  async rowsOf(manager: EntityManager, ids: number[]): Promise<AdminSupplementDto[]> {
    const variants = await manager.find(Supplement, {
      where: { id: In(ids) },
      relations: { product: true },
      order: { id: 'ASC' },
    });
    return variants.map(rowOf);
  }

  nameOf(input: SupplementInput): string {
    return nameOf(input);
  }

  async namesakes(manager: EntityManager, inputs: readonly SupplementInput[]): Promise<Map<string, number>> {
    const rows = await manager
      .createQueryBuilder(Supplement, 'variant')
      .innerJoin('variant.product', 'product')
      .select(['variant.id AS id', 'variant.flavor AS flavor', 'variant.servings AS servings'])
      .addSelect(['product.koreanName AS koreanName', 'product.brand AS brand'])
      .where('product.koreanName IN (:...names)', { names: inputs.map(({ koreanName }) => koreanName) })
      .getRawMany<VariantName & { id: number }>();
    return new Map(rows.map(row => [nameOf(row), row.id]));
  }

  async create(manager: EntityManager, input: SupplementInput, origin: PriceOrigin): Promise<number> {
    const namesakes = await this.namesakes(manager, [input]);
    if (namesakes.has(nameOf(input))) throw taken();
    await this.add(manager, [input], origin);
    return (await this.namesakes(manager, [input])).get(nameOf(input))!;
  }

  async add(
    manager: EntityManager,
    inputs: readonly SupplementInput[],
    origin: PriceOrigin,
  ): Promise<AddedCatalogueItem[]> {
    const products = await saveProducts(manager, inputs);
    const productIdOf = (input: SupplementInput) => products.ids.get(productNameOf(input))!;
    const variants = inputs.map(input => ({
      productId: productIdOf(input),
      imageURL: null,
      seedIndex: null,
      ...variantFields(input),
      ...originOf(origin),
    }));
    await insertRows(manager, Supplement, variants as Supplement[]);
    return inputs.map(input => ({
      kind: 'supplement',
      id: productIdOf(input),
      joins: products.existing.has(productIdOf(input)),
    }));
  }

  /** A variant that joins a product overwrites the product's fields. */
  async sharing(manager: EntityManager, inputs: readonly SupplementInput[]): Promise<number[]> {
    const rows = await manager
      .createQueryBuilder(Supplement, 'variant')
      .innerJoin('variant.product', 'product')
      .select('MIN(variant.id)', 'id')
      .addSelect(['product.koreanName AS koreanName', 'product.brand AS brand'])
      .where('product.koreanName IN (:...names)', { names: inputs.map(({ koreanName }) => koreanName) })
      .groupBy('product.id')
      .addGroupBy('product.koreanName')
      .addGroupBy('product.brand')
      .getRawMany<Pick<VariantName, 'koreanName' | 'brand'> & { id: number }>();
    const joined = new Set(inputs.map(productNameOf));
    return rows.filter(row => joined.has(productNameOf(row))).map(({ id }) => id);
  }

  async update(
    manager: EntityManager,
    id: number,
    input: SupplementInput,
    origin: PriceOrigin,
  ): Promise<void> {
    const variant = await manager.findOneOrFail(Supplement, { where: { id }, relations: { product: true } });
    const { product } = variant;
    if (input.version && input.version !== product.version) throw new AppError('CONFLICT_EXCEPTION');
    const namesake = await findProduct(manager, input);
    if (namesake && namesake.id !== product.id) {
      throw invalidField('koreanName', '같은 이름과 브랜드의 제품이 이미 있어요.');
    }
    await refuseTaken(manager, product.id, input, id);
    await manager.save(SupplementProduct, { ...product, ...productFields(input) });
    const priced = input.price === variant.price ? {} : originOf(origin);
    await manager.update(Supplement, { id }, { ...variantFields(input), ...priced });
  }

  async remove(manager: EntityManager, { id, productId }: AdminSupplementDto): Promise<void> {
    await manager.delete(Supplement, { id });
    if (!(await manager.existsBy(Supplement, { productId }))) {
      await manager.delete(SupplementProduct, { id: productId });
    }
  }

  /** Stores a price that was just seen, even if unchanged. */
  async setPrice(manager: EntityManager, id: number, price: number, origin: PriceOrigin): Promise<void> {
    await manager.update(Supplement, { id }, { price, ...originOf(origin) });
  }

  async setPicture(manager: EntityManager, id: number, imageURL: string): Promise<void> {
    await manager.update(Supplement, { id }, { imageURL });
  }

  changed({ productId }: AdminSupplementDto): ChangedCatalogueItem {
    return { kind: 'supplement', id: productId };
  }
}

function nameOf({ koreanName, brand, flavor, servings }: VariantName): string {
  return JSON.stringify([koreanName, brand ?? '', flavor, servings]);
}

function productNameOf({ koreanName, brand }: Pick<VariantName, 'koreanName' | 'brand'>): string {
  return JSON.stringify([koreanName, brand ?? '']);
}

function findProduct(manager: EntityManager, { koreanName, brand }: SupplementInput) {
  return manager.findOneBy(SupplementProduct, { koreanName, brand: brand ?? '' });
}

async function refuseTaken(
  manager: EntityManager,
  productId: number,
  { flavor, servings }: SupplementInput,
  own?: number,
): Promise<void> {
  const other = await manager.findOneBy(Supplement, { productId, flavor, servings });
  if (other && other.id !== own) throw taken();
}

const taken = () => invalidField('flavor', '같은 맛과 제공량이 이미 있어요.');

/** Adds new products and updates existing ones with the fields of the last row that names them. @returns ids by `productNameOf`, and which existed */
async function saveProducts(
  manager: EntityManager,
  inputs: readonly SupplementInput[],
): Promise<{ ids: Map<string, number>; existing: Set<number> }> {
  const named = new Map(inputs.map(input => [productNameOf(input), input]));
  const find = async () =>
    (
      await manager.findBy(SupplementProduct, {
        koreanName: In([...new Set(inputs.map(({ koreanName }) => koreanName))]),
      })
    ).filter(product => named.has(productNameOf(product)));
  const existing = await find();
  const isNew = new Map(named);
  for (const product of existing) isNew.delete(productNameOf(product));
  await manager.save(
    SupplementProduct,
    existing.map(product => ({ ...product, ...toldFields(named.get(productNameOf(product))!, product) })),
  );
  await insertRows(
    manager,
    SupplementProduct,
    [...isNew.values()].map(
      input => ({ slug: null, version: 1, ...productFields(input) }) as SupplementProduct,
    ),
  );
  return {
    ids: new Map((await find()).map(product => [productNameOf(product), product.id])),
    existing: new Set(existing.map(({ id }) => id)),
  };
}

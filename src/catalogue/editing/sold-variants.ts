import { Brackets, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { Supplement } from '../entities/supplement.entity.js';

/** A variant on sale: its product is neither an example nor hidden. */
export interface SoldVariant {
  id: number;
  koreanName: string;
  brand: string;
  flavor: string;
}

const sold = (manager: EntityManager): SelectQueryBuilder<Supplement> =>
  manager
    .createQueryBuilder(Supplement, 'variant')
    .innerJoin('variant.product', 'product')
    .where('product.slug IS NULL AND product.hidden = :hidden', { hidden: false });

const oldOnes = (manager: EntityManager, before: Date): SelectQueryBuilder<Supplement> =>
  sold(manager).andWhere(
    new Brackets(old =>
      old.where('variant.pricedAt IS NULL').orWhere('variant.pricedAt < :before', { before }),
    ),
  );

export const soldVariants = {
  count: (manager: EntityManager): Promise<number> => sold(manager).getCount(),

  /** The first variant after an id; undefined after the last one. @param upTo highest id allowed */
  async next(manager: EntityManager, after: number, upTo?: number): Promise<SoldVariant | undefined> {
    const query = sold(manager)
      .select(['variant.id AS id', 'variant.flavor AS flavor'])
      .addSelect(['product.koreanName AS koreanName', 'product.brand AS brand'])
      .andWhere('variant.id > :after', { after })
      .orderBy('variant.id')
      .limit(1);
    if (upTo !== undefined) query.andWhere('variant.id <= :upTo', { upTo });
    return query.getRawOne<SoldVariant>();
  },

  /** Ids of variants whose price was last seen before this time, oldest first. */
  async old(
    manager: EntityManager,
    before: Date,
    { skip, take }: { skip: number; take: number },
  ): Promise<{ ids: number[]; total: number }> {
    const query = oldOnes(manager, before);
    const total = await query.getCount();
    const rows = await query
      .select('variant.id', 'id')
      .orderBy('variant.pricedAt')
      .addOrderBy('variant.id')
      .offset(skip)
      .limit(take)
      .getRawMany<{ id: number }>();
    return { ids: rows.map(({ id }) => id), total };
  },

  countOld: (manager: EntityManager, before: Date): Promise<number> => oldOnes(manager, before).getCount(),
};

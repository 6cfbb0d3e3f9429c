import { In, IsNull, Not, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { Supplement } from '../entities/supplement.entity.js';
import { SupplementProduct } from '../entities/supplement-product.entity.js';
import { Workout } from '../entities/workout.entity.js';

/** A row of the admin's tables with an external link. */
export interface LinkedRow {
  resource: 'workouts' | 'supplements';
  id: number;
  koreanName: string;
  url: string;
}

/** The links of visible rows; an example's link is a search and needs no checks. */
export const catalogueLinks = {
  async urls(manager: EntityManager): Promise<string[]> {
    const rows = [...(await workouts(manager, Not(IsNull()))), ...(await products(manager, Not('')))];
    return [...new Set(rows.map(({ url }) => url))].sort();
  },

  /** The rows with these links; a product is listed under its first variant. */
  async rowsOf(manager: EntityManager, urls: readonly string[]): Promise<LinkedRow[]> {
    if (urls.length === 0) return [];
    const found = await products(manager, In(urls));
    const variants = await manager
      .createQueryBuilder(Supplement, 'variant')
      .select(['variant.productId AS productId', 'MIN(variant.id) AS id'])
      .where({ productId: In(found.map(({ id }) => id)) })
      .groupBy('variant.productId')
      .getRawMany<{ productId: number; id: number }>();
    const variantOf = new Map(variants.map(({ productId, id }) => [productId, id]));
    return [
      ...(await workouts(manager, In(urls))).map(row => ({ ...row, resource: 'workouts' as const })),
      ...found.flatMap(row => {
        const id = variantOf.get(row.id);
        return id === undefined ? [] : { ...row, id, resource: 'supplements' as const };
      }),
    ];
  },
};

async function workouts(manager: EntityManager, videoLink: FindOptionsWhere<Workout>['videoLink']) {
  const rows = await manager.find(Workout, {
    select: { id: true, koreanName: true, videoLink: true },
    where: { videoLink, hidden: false },
  });
  return rows.map(({ id, koreanName, videoLink: url }) => ({ id, koreanName, url: url! }));
}

async function products(manager: EntityManager, marketURL: FindOptionsWhere<SupplementProduct>['marketURL']) {
  const rows = await manager.find(SupplementProduct, {
    select: { id: true, koreanName: true, marketURL: true },
    where: { marketURL, hidden: false, slug: IsNull() },
  });
  return rows.map(({ id, koreanName, marketURL: url }) => ({ id, koreanName, url }));
}

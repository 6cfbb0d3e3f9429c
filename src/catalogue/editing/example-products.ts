import { In, IsNull, Not, type EntityManager } from 'typeorm';
import { SupplementProduct } from '../entities/supplement-product.entity.js';

const EXAMPLE = { slug: Not(IsNull()) };

/** The invented products that the catalogue starts with. */
export const exampleProducts = {
  /** Number of examples that members see. */
  shown: (manager: EntityManager): Promise<number> =>
    manager.countBy(SupplementProduct, { ...EXAMPLE, hidden: false }),

  hidden: (manager: EntityManager): Promise<number> =>
    manager.countBy(SupplementProduct, { ...EXAMPLE, hidden: true }),

  /** Whether members see any other purchasable product. */
  areNotAlone: (manager: EntityManager): Promise<boolean> =>
    manager
      .createQueryBuilder(SupplementProduct, 'product')
      .innerJoin('product.variants', 'variant')
      .where({ slug: IsNull(), hidden: false })
      .getExists(),

  /** Hides or shows all of them. @returns ids of the changed products */
  async setHidden(manager: EntityManager, hidden: boolean): Promise<number[]> {
    const rows = await manager.find(SupplementProduct, {
      select: { id: true },
      where: { ...EXAMPLE, hidden: !hidden },
    });
    const ids = rows.map(({ id }) => id);
    // An admin who has one of them open gets a conflict when saving.
    if (ids.length > 0)
      await manager.update(SupplementProduct, { id: In(ids) }, { hidden, version: () => 'version + 1' });
    return ids;
  },
};

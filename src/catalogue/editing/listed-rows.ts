import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { ADMIN_PAGE_SIZE, type Page } from '../../common/http/pagination.js';

/** Filter and order of a table's rows. */
export interface RowsWanted {
  /** Part of a name; empty matches all. */
  keyword: string;
  /** One of the resource's `sortable` keys; defaults to the id. */
  sort?: string;
  descending?: boolean;
  /** Only hidden rows, or only visible ones. */
  hidden?: boolean;
  /** One of the resource's kinds: a supplement's type, or a workout's primary body part. */
  kind?: string;
}

/**
 * One page of ids in the requested order. @param columns of `sort` @param id the column of the row's id, unique per row @param counted a query with
 * the same number of rows that is cheaper to count
 */
export async function idsOfPage<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  { sort, descending = false }: RowsWanted,
  columns: Readonly<Record<string, string>>,
  id: string,
  page: number,
  counted = query,
): Promise<Page<{ id: number }>> {
  const direction = descending ? 'DESC' : 'ASC';
  const total = await countOf(counted);
  const column = sort === undefined ? undefined : columns[sort];
  if (column !== undefined) query.orderBy(column, direction);
  const rows = await query
    .select(id, 'id')
    .addOrderBy(id, direction)
    .offset((page - 1) * ADMIN_PAGE_SIZE)
    .limit(ADMIN_PAGE_SIZE)
    .getRawMany<{ id: number }>();
  return { rows: rows.map(row => ({ id: Number(row.id) })), total, pageSize: ADMIN_PAGE_SIZE };
}

/** TypeORM counts distinct ids: over a join that takes a quarter longer. */
async function countOf<T extends ObjectLiteral>(query: SelectQueryBuilder<T>): Promise<number> {
  const found = await query.clone().select('COUNT(*)', 'total').getRawOne<{ total: number | string }>();
  return Number(found?.total ?? 0);
}

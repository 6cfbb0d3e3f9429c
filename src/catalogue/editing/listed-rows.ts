import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { ADMIN_PAGE_SIZE, type Page } from '../../common/http/pagination.js';

/** Which rows of a table, and in which order. */
export interface RowsWanted {
  /** Part of a name; empty for all. */
  keyword: string;
  /** One of the resource's `sortable`; by id without. */
  sort?: string;
  descending?: boolean;
  /** Only what is hidden, or only what is not. */
  hidden?: boolean;
  /** One of the resource's kinds: the type of a supplement, the primary body part of a workout. */
  kind?: string;
}

/** A page of ids in the order that is wanted. @param columns of `sort` @param id the column of the row's id, one in each row @param counted as many rows, told at less expense */
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

/** TypeORM's own counts different ids: over a join that takes a quarter more. */
async function countOf<T extends ObjectLiteral>(query: SelectQueryBuilder<T>): Promise<number> {
  const found = await query.clone().select('COUNT(*)', 'total').getRawOne<{ total: number | string }>();
  return Number(found?.total ?? 0);
}

import { Brackets, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';

/** Restricts a query to rows with the keyword in any of these columns; `%`, `_` and `!` match literally. */
export function containing<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  columns: string[],
  keyword: string,
): SelectQueryBuilder<T> {
  if (keyword === '') return query;
  const pattern = `%${keyword.toLowerCase().replace(/[!%_]/g, '!$&')}%`;
  return query.andWhere(
    new Brackets(any => {
      for (const column of columns) any.orWhere(`LOWER(${column}) LIKE :pattern ESCAPE '!'`, { pattern });
    }),
  );
}

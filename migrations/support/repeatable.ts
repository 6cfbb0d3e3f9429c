import {
  TableColumn,
  TableIndex,
  type QueryRunner,
  type TableColumnOptions,
  type TableIndexOptions,
} from 'typeorm';

/** Adds the columns that do not exist yet: MariaDB keeps those of an interrupted migration. */
export async function addMissingColumns(
  runner: QueryRunner,
  table: string,
  ...columns: TableColumnOptions[]
): Promise<void> {
  for (const column of columns) {
    if (!(await runner.hasColumn(table, column.name))) await runner.addColumn(table, new TableColumn(column));
  }
}

/**
 * The same by plain SQL: TypeORM would copy the whole table on SQLite.
 *
 * @param columns definitions by name, such as `varchar(36) NULL`
 */
export async function addColumnsInPlace(
  runner: QueryRunner,
  table: string,
  columns: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, definition] of Object.entries(columns)) {
    if (!(await runner.hasColumn(table, name)))
      await runner.query(`ALTER TABLE ${table} ADD COLUMN ${name} ${definition}`);
  }
}

export async function addMissingIndex(
  runner: QueryRunner,
  table: string,
  index: TableIndexOptions,
): Promise<void> {
  const { indices = [] } = (await runner.getTable(table)) ?? {};
  if (!indices.some(({ name }) => name === index.name))
    await runner.createIndex(table, new TableIndex(index));
}

export async function dropColumns(runner: QueryRunner, table: string, ...names: string[]): Promise<void> {
  for (const name of names) if (await runner.hasColumn(table, name)) await runner.dropColumn(table, name);
}

export async function dropIndex(runner: QueryRunner, table: string, index: string): Promise<void> {
  const { indices = [] } = (await runner.getTable(table)) ?? {};
  if (indices.some(({ name }) => name === index)) await runner.dropIndex(table, index);
}

import { TableColumn, type QueryRunner, type TableColumnOptions } from 'typeorm';

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

export async function dropColumns(runner: QueryRunner, table: string, ...names: string[]): Promise<void> {
  for (const name of names) if (await runner.hasColumn(table, name)) await runner.dropColumn(table, name);
}

import type { QueryRunner, TableColumnOptions, TableForeignKeyOptions, TableIndexOptions } from 'typeorm';

/** Column types that mean the same on SQLite and MariaDB, defined once. */
export class Columns {
  private readonly mariadb: boolean;

  constructor(runner: QueryRunner) {
    this.mariadb = runner.connection.options.type === 'mariadb';
  }

  id(): TableColumnOptions {
    return {
      name: 'id',
      type: this.mariadb ? 'int' : 'integer',
      isPrimary: true,
      isGenerated: true,
      generationStrategy: 'increment',
    };
  }

  int(name: string, options: Partial<TableColumnOptions> = {}): TableColumnOptions {
    return { name, type: this.mariadb ? 'int' : 'integer', ...options };
  }

  double(name: string, options: Partial<TableColumnOptions> = {}): TableColumnOptions {
    return { name, type: 'double', ...options };
  }

  varchar(name: string, length: number, options: Partial<TableColumnOptions> = {}): TableColumnOptions {
    return { name, type: 'varchar', length: String(length), ...options };
  }

  /** Up to 64 kB. */
  text(name: string, options: Partial<TableColumnOptions> = {}): TableColumnOptions {
    return { name, type: 'text', ...options };
  }

  /** Up to 16 MB. */
  longText(name: string, options: Partial<TableColumnOptions> = {}): TableColumnOptions {
    return { name, type: this.mariadb ? 'mediumtext' : 'text', ...options };
  }

  boolean(name: string, initially: boolean): TableColumnOptions {
    return { name, type: this.mariadb ? 'tinyint' : 'boolean', default: initially ? '1' : '0' };
  }

  /** UTC, milliseconds. */
  time(name: string, options: Partial<TableColumnOptions> = {}): TableColumnOptions {
    return { name, type: 'datetime', ...(this.mariadb ? { precision: 3 } : {}), ...options };
  }
}

/** A foreign key to the `id` of `table`. */
export function reference(
  column: string,
  table: string,
  onDelete: 'CASCADE' | 'RESTRICT' | 'SET NULL',
): TableForeignKeyOptions {
  return { columnNames: [column], referencedTableName: table, referencedColumnNames: ['id'], onDelete };
}

export function unique(name: string, ...columnNames: string[]): TableIndexOptions {
  return { name, columnNames, isUnique: true };
}

export function index(name: string, ...columnNames: string[]): TableIndexOptions {
  return { name, columnNames };
}

import Libsql from 'libsql';
import type { DataSource, Driver, QueryRunner } from 'typeorm';
import { TimeSlicer } from '../../common/time/time-slicer.js';

/** SQLite runs on the event loop: after this many ms, other work gets its turn. */
const slicer = new TimeSlicer(8);

export interface PreparedStatement {
  readonly reader: boolean;
  all(...parameters: unknown[]): unknown;
  run(...parameters: unknown[]): unknown;
}

/** TypeORM's only query runner per connection, with its prepared statements. */
export interface PreparingRunner extends QueryRunner {
  getStmt(sql: string): Promise<PreparedStatement>;
}

type Call = (...parameters: unknown[]) => unknown;

/**
 * libsql treats a single parameter as an object of named ones whenever `typeof` says it is an object: also `null` and buffers. Passed in a list, it
 * is one parameter again.
 */
export class SqliteDriver extends Libsql {
  constructor(path: string, options?: Libsql.Options) {
    super(path, options);
    const prepare = this.prepare.bind(this) as (sql: string) => Libsql.Statement<unknown[]>;
    Object.defineProperty(this, 'prepare', {
      value: (sql: string) => repaired(prepare(sql)),
      configurable: true,
    });
  }
}

function repaired(statement: Libsql.Statement<unknown[]>): Libsql.Statement<unknown[]> {
  for (const name of ['run', 'get', 'all'] as const) {
    const call = statement[name].bind(statement) as Call;
    const withList: Call = (...parameters) =>
      parameters.length === 1 && isMistaken(parameters[0]) ? call(parameters) : call(...parameters);
    Object.defineProperty(statement, name, { value: withList, configurable: true });
  }
  return statement;
}

function isMistaken(parameter: unknown): boolean {
  return parameter === null || Buffer.isBuffer(parameter);
}

/**
 * Binds whole numbers as parameters. TypeORM writes them into the SQL text and so creates a statement per id: thousands that are only freed
 * together, which blocks the process for a quarter of a second.
 */
export function bindWholeNumbers(driver: Driver): void {
  const escape = driver.escapeQueryWithParameters.bind(driver);
  // A plain number would arrive as a fraction.
  const bound = (value: unknown): unknown => (Number.isSafeInteger(value) ? BigInt(value as number) : value);
  driver.escapeQueryWithParameters = (sql, parameters) =>
    escape(sql, Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, bound(value)])));
}

/** Yields to the event loop between statements, in one transaction, in several or in none. */
export function restBetweenStatements(source: DataSource): void {
  const runner = source.createQueryRunner() as PreparingRunner;
  const prepare = runner.getStmt.bind(runner);
  runner.getStmt = async sql => {
    await slicer.yieldIfDue();
    return prepare(sql);
  };
}

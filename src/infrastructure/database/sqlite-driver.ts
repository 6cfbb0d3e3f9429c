import Libsql from 'libsql';
import type { DataSource, Driver, QueryRunner } from 'typeorm';
import { TimeSlicer } from '../../common/time/time-slicer.js';

/** SQLite works on the one event loop: after that long other work has its turn. */
const slicer = new TimeSlicer(8);

export interface PreparedStatement {
  readonly reader: boolean;
  all(...parameters: unknown[]): unknown;
  run(...parameters: unknown[]): unknown;
}

/** TypeORM's one query runner of a connection, with the statements it keeps prepared. */
export interface PreparingRunner extends QueryRunner {
  getStmt(sql: string): Promise<PreparedStatement>;
}

type Call = (...parameters: unknown[]) => unknown;

/**
 * libsql, which takes a single parameter for an object of named ones whenever `typeof` calls it an object: `null` and
 * buffers, too. Handed over as a list it is one parameter again.
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
 * Whole numbers become parameters of a statement. TypeORM writes them into its text, and so makes a statement of its own for every id:
 * thousands that are only given up together, which stops the process for a quarter of a second.
 */
export function bindWholeNumbers(driver: Driver): void {
  const escape = driver.escapeQueryWithParameters.bind(driver);
  // As a plain number it would arrive as a fraction.
  const bound = (value: unknown): unknown => (Number.isSafeInteger(value) ? BigInt(value as number) : value);
  driver.escapeQueryWithParameters = (sql, parameters) =>
    escape(sql, Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, bound(value)])));
}

/** Many statements one after the other, in one transaction, in several or in none, do not hold up the event loop. */
export function restBetweenStatements(source: DataSource): void {
  const runner = source.createQueryRunner() as PreparingRunner;
  const prepare = runner.getStmt.bind(runner);
  runner.getStmt = async sql => {
    await slicer.yieldIfDue();
    return prepare(sql);
  };
}

import Libsql from 'libsql';

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

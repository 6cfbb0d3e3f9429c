import mysql, { type Pool, type PoolConnection, type PoolOptions } from 'mysql2';

/** How long MariaDB may take, in milliseconds. */
export interface MariadbLimits {
  /** Until a connection of the pool is free. */
  acquireMs: number;
  /** Until a statement is answered; 0 = for ever. */
  statementMs: number;
}

type Done = (error: NodeJS.ErrnoException | null, ...answer: unknown[]) => void;

/**
 * mysql2 for TypeORM, with limits: a server that takes connections and then says nothing must not hold up those who wait for it. A
 * connection whose statement was given up is thrown away, and with it what still waits on it: nobody knows what it would answer next.
 */
export function limitedMysql(limits: MariadbLimits): { createPool(options: PoolOptions): Pool } {
  return {
    createPool(options) {
      const pool = mysql.createPool(options);
      pool.on('connection', connection => {
        limitStatements(connection as PoolConnection, limits);
        readCommitted(connection as PoolConnection);
      });
      limitAcquiring(pool, limits);
      return pool;
    },
  };
}

/**
 * Repeatable reads would lock the gaps between rows, and many sign-ups at once would end in deadlocks. What is read to be changed is locked
 * by its row (`Database.rowLock`). Told to each connection once, before anything else: with each transaction it is a round trip more.
 */
function readCommitted(connection: PoolConnection): void {
  connection.query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED', error => {
    if (error) connection.destroy();
  });
}

function limitStatements(connection: PoolConnection, limits: MariadbLimits): void {
  const query = connection.query.bind(connection) as (
    options: object,
    values: unknown,
    done: Done,
  ) => unknown;
  const limited = (sql: string | object, values: unknown, done: Done) => {
    const options = typeof sql === 'string' ? { sql } : sql;
    return query({ ...options, timeout: limits.statementMs }, values, (error, ...answer) => {
      if (error?.code === 'PROTOCOL_SEQUENCE_TIMEOUT') connection.destroy();
      done(error, ...answer);
    });
  };
  Object.defineProperty(connection, 'query', { value: limited, configurable: true });
}

function limitAcquiring(pool: Pool, limits: MariadbLimits): void {
  const getConnection = pool.getConnection.bind(pool);
  const limited: Pool['getConnection'] = done => {
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      const error = Object.assign(new Error('No connection to MariaDB was free'), { code: 'ETIMEDOUT' });
      done(error, undefined as never);
    }, limits.acquireMs);
    getConnection((error, connection) => {
      clearTimeout(timer);
      if (!late) done(error, connection);
      else if (!error) connection.release();
    });
  };
  Object.defineProperty(pool, 'getConnection', { value: limited, configurable: true });
}

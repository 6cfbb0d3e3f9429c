import mysql, { type Pool, type PoolConnection, type PoolOptions } from 'mysql2';

/** How long MariaDB may take, in milliseconds. */
export interface MariadbLimits {
  /** Until a connection of the pool is free. */
  acquireMs: number;
  /** Until a statement is answered; 0 = for ever. */
  statementMs: number;
}

/** A third of the shortest limit of a statement that the product sets. */
const LOCK_WAIT_SECONDS = 3;

type Done = (error: NodeJS.ErrnoException | null, ...answer: unknown[]) => void;

/**
 * mysql2 for TypeORM, with limits: a server that accepts connections and then stays silent must not hold up its callers. A connection
 * whose statement timed out is destroyed, with everything that still waits on it: its next answer would belong to the wrong statement.
 */
export function limitedMysql(limits: MariadbLimits): { createPool(options: PoolOptions): Pool } {
  return {
    createPool(options) {
      const pool = mysql.createPool(options);
      pool.on('connection', connection => {
        limitStatements(connection as PoolConnection, limits);
        setUpSession(connection as PoolConnection);
      });
      limitAcquiring(pool, limits);
      return pool;
    },
  };
}

/**
 * Repeatable reads would lock the gaps between rows, and many sign-ups at once would end in deadlocks. What is read to be changed is locked
 * by its row (`Database.rowLock`). The server gives up waiting for a lock before this side does: a connection thrown away here would leave
 * its thread waiting there. Told to each connection once, before anything else: with each transaction it is a round trip more.
 */
function setUpSession(connection: PoolConnection): void {
  const settings = [
    'TRANSACTION ISOLATION LEVEL READ COMMITTED',
    `innodb_lock_wait_timeout = ${LOCK_WAIT_SECONDS}`,
  ];
  for (const setting of settings) {
    connection.query(`SET SESSION ${setting}`, error => {
      if (error) connection.destroy();
    });
  }
}

function limitStatements(connection: PoolConnection, limits: MariadbLimits): void {
  const query = connection.query.bind(connection) as (
    options: object,
    values: unknown,
    done: Done,
  ) => unknown;
  const limited = (sql: string | object, values: unknown, done?: Done) => {
    // Without values the second is the callback.
    const [given, answered] = typeof values === 'function' ? [undefined, values as Done] : [values, done];
    const options = typeof sql === 'string' ? { sql } : sql;
    return query({ ...options, timeout: limits.statementMs }, given, (error, ...answer) => {
      if (error?.code === 'PROTOCOL_SEQUENCE_TIMEOUT') connection.destroy();
      answered?.(error, ...answer);
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

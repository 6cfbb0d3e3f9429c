import mysql, { type Pool, type PoolConnection, type PoolOptions } from 'mysql2';

/** Timeouts for MariaDB, ms. */
export interface MariadbLimits {
  /** Until the pool has a free connection. */
  acquireMs: number;
  /** Until a statement is answered; 0 = no limit. */
  statementMs: number;
}

/** A third of the shortest statement timeout that the product sets. */
const LOCK_WAIT_SECONDS = 3;

type Done = (error: NodeJS.ErrnoException | null, ...answer: unknown[]) => void;

/**
 * mysql2 for TypeORM, with timeouts: a server that accepts connections and then stays silent must not block its callers. A connection whose
 * statement timed out is destroyed, with everything still waiting on it: its next response would belong to the wrong statement.
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
 * Repeatable reads would take gap locks, and many concurrent sign-ups would end in deadlocks. Rows read for a change get a row lock
 * (`Database.rowLock`). The server's lock timeout is shorter than the client's: a connection dropped here would leave its thread waiting on the
 * server. Set once per connection, before anything else: setting it per transaction costs another round trip.
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
  // A node of Galera applies what another one acknowledged a little later: after a failover, nothing older is read (docs/cluster.md). A node that
  // cannot tell refuses the next statement, too.
  connection.query('SET STATEMENT wsrep_sync_wait = 1 FOR SELECT 1', () => undefined);
}

function limitStatements(connection: PoolConnection, limits: MariadbLimits): void {
  const query = connection.query.bind(connection) as (
    options: object,
    values: unknown,
    done: Done,
  ) => unknown;
  /** mysql2 forgets what still waits on a connection that is destroyed. */
  const unanswered = new Set<Done>();
  const limited = (sql: string | object, values: unknown, done?: Done) => {
    // Without values, the second argument is the callback.
    const [given, answered] = typeof values === 'function' ? [undefined, values as Done] : [values, done];
    const options = typeof sql === 'string' ? { sql } : sql;
    const end: Done = (error, ...answer) => {
      if (unanswered.delete(end)) answered?.(error, ...answer);
    };
    unanswered.add(end);
    return query({ ...options, timeout: limits.statementMs }, given, (error, ...answer) => {
      if (error?.code !== 'PROTOCOL_SEQUENCE_TIMEOUT') return end(error, ...answer);
      connection.destroy();
      for (const each of unanswered) each(error);
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

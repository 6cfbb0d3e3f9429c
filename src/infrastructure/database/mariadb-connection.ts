import { createConnection, type Connection } from 'mysql2';
import type { Config } from '../../config/config.js';

/** One connection without time limits, for whoever reads or changes a whole database. Times come as UTC text. */
export function connectMariadb({ databaseUrl, databaseTls }: Config): Connection {
  // The driver adds to what it is given.
  const ssl = databaseTls && { ...databaseTls };
  return createConnection({ uri: databaseUrl, timezone: 'Z', dateStrings: true, ...(ssl && { ssl }) });
}

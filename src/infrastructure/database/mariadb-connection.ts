import { createConnection, type Connection } from 'mysql2';
import type { Config } from '../../config/config.js';

/** One connection without timeouts, for work on a whole database. Times arrive as UTC text. */
export function connectMariadb({ databaseUrl, databaseTls }: Config): Connection {
  // Copied, because the driver modifies the object.
  const ssl = databaseTls && { ...databaseTls };
  return createConnection({ uri: databaseUrl, timezone: 'Z', dateStrings: true, ...(ssl && { ssl }) });
}

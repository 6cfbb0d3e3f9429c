import type { Connection, RowDataPacket } from 'mysql2/promise';
import type { Config } from '../../config/config.js';
import { connectMariadb } from './mariadb-connection.js';
import { RESTORING } from './restoring.js';

/** MariaDB's limit for names. */
const LONGEST_NAME = 64;
const ENDING = '_check';
/** How long a check waits for another one, such as an upgrade's check beside the daily backup. */
const WAIT_SECONDS = 3600;
/** ER_DBACCESS_DENIED_ERROR, ER_ACCESS_DENIED_ERROR. */
const DENIED = new Set([1044, 1045]);

/**
 * Creates an empty database on the server of `config`, named after the product's own with `_check`. Removes what a killed process left of it.
 *
 * @returns undefined if the product's user may not create it
 * @throws Error if another kind of database has that name
 */
export async function createScratchDatabase(
  config: Config,
): Promise<{ url: string; drop: () => Promise<void> } | undefined> {
  const url = new URL(config.databaseUrl);
  const name = `${decodeURIComponent(url.pathname.slice(1)).slice(0, LONGEST_NAME - ENDING.length)}${ENDING}`;
  url.pathname = `/${encodeURIComponent(name)}`;
  const drop = `DROP DATABASE IF EXISTS \`${name}\``;
  // One check at a time; the lock belongs to the connection and ends with it if this process dies.
  const connection = connectMariadb(config).promise();
  try {
    await connection.query("DO GET_LOCK(CONCAT('check:', MD5(?)), ?)", [name, WAIT_SECONDS]);
    if (await isForeign(connection, name))
      throw new Error(`${name} is a database of its own: the check would empty it`);
    await connection.query(drop);
    await connection.query(`CREATE DATABASE \`${name}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`);
  } catch (error) {
    connection.destroy();
    if (DENIED.has((error as { errno?: number }).errno ?? 0)) return undefined;
    throw error;
  }
  return {
    url: url.href,
    drop: async () => {
      try {
        await connection.query(drop);
      } finally {
        connection.destroy();
      }
    },
  };
}

/** Whether it has tables, but none that every database of the product has from the start. */
async function isForeign(connection: Connection, name: string): Promise<boolean> {
  const [rows] = await connection.query<(RowDataPacket & { name: string })[]>(
    'SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = ?',
    [name],
  );
  return rows.length > 0 && !rows.some(row => row.name === 'migrations' || row.name === RESTORING);
}

import { deleteDB, openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';

/**
 * A database of this device, made when it is first opened. It closes where another tab deletes it or has a newer version of it.
 * @throws DOMException where the browser keeps nothing
 */
export async function openDeviceDatabase<Schema extends DBSchema>(
  name: string,
  make: (database: IDBPDatabase<Schema>) => void,
): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(name, 1, {
    upgrade: make,
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
  });
}

/** Resolves when it is gone, which waits for everything that is still being written to it. Quiet where there is none. */
export async function deleteDeviceDatabase(name: string): Promise<void> {
  try {
    await deleteDB(name);
  } catch {
    // The browser keeps nothing.
  }
}

/** The names of all there are; none where the browser does not tell. */
export async function deviceDatabases(): Promise<string[]> {
  try {
    return (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
  } catch {
    return [];
  }
}

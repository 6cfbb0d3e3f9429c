import { deleteDB, openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';

/**
 * A database on this device, created on first open. It closes when another tab deletes or upgrades it, and when the browser's data is cleared.
 * @param onClosed called then: a login of this tab goes on with a new one
 * @throws DOMException where the browser stores nothing
 */
export async function openDeviceDatabase<Schema extends DBSchema>(
  name: string,
  make: (database: IDBPDatabase<Schema>) => void,
  onClosed?: () => void,
): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(name, 1, {
    upgrade: make,
    blocking: (_current, _wanted, event) => {
      (event.target as IDBDatabase).close();
      onClosed?.();
    },
    terminated: onClosed,
  });
}

/** Resolves when it is deleted, after all pending writes to it. Does nothing where there is none. */
export async function deleteDeviceDatabase(name: string): Promise<void> {
  try {
    await deleteDB(name);
  } catch {
    // The browser stores nothing.
  }
}

/** The names of all databases; empty where the browser does not list them. */
export async function deviceDatabases(): Promise<string[]> {
  try {
    return (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
  } catch {
    return [];
  }
}

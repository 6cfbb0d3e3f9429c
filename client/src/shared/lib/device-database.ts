import { deleteDB, openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';

const VERSION = 1;

/**
 * A database on this device, created on first open. It closes when another tab deletes or upgrades it, and when the browser's data is cleared.
 * @param onClosed called when it closes, so that this tab can open it again
 * @throws DOMException where the browser stores nothing
 */
export async function openDeviceDatabase<Schema extends DBSchema>(
  name: string,
  make: (database: IDBPDatabase<Schema>) => void,
  onClosed?: () => void,
): Promise<IDBPDatabase<Schema>> {
  note([...noted().filter(each => each !== name), name]);
  return openDB<Schema>(name, VERSION, {
    upgrade: make,
    blocking: (_current, _wanted, event) => {
      (event.target as IDBDatabase).close();
      onClosed?.();
    },
    terminated: onClosed,
  });
}

/** Reads a database if it still exists; never creates it. @throws DOMException where it cannot be opened */
export async function withStored<Schema extends DBSchema, Found>(
  name: string,
  read: (database: IDBPDatabase<Schema>) => Promise<Found>,
): Promise<Found | null> {
  let isThere = true;
  const database = await openDB<Schema>(name, VERSION, {
    upgrade: (_database, _old, _new, making) => {
      isThere = false;
      making.done.catch(() => undefined);
      making.abort();
    },
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
  }).catch((error: unknown) => {
    if (isThere) throw error;
    return null;
  });
  try {
    return database && (await read(database));
  } finally {
    database?.close();
  }
}

/** Resolves when it is deleted, after all pending writes to it. Does nothing where there is none. */
export async function deleteDeviceDatabase(name: string): Promise<void> {
  try {
    await deleteDB(name);
    note(noted().filter(each => each !== name));
  } catch {
    // The browser stores nothing.
  }
}

/** Where a browser does not list its databases, the names of those that were opened here. */
const NAMES = 'routineup.databases';
const areListed = (): boolean => typeof indexedDB !== 'undefined' && 'databases' in indexedDB;

function noted(): string[] {
  try {
    return areListed() ? [] : (JSON.parse(localStorage.getItem(NAMES) ?? '[]') as string[]);
  } catch {
    return [];
  }
}

function note(names: readonly string[]): void {
  if (areListed()) return;
  try {
    localStorage.setItem(NAMES, JSON.stringify(names));
  } catch {
    // Storage is blocked: there is nothing to find again.
  }
}

/** The names of all databases. */
export async function deviceDatabases(): Promise<string[]> {
  if (!areListed()) return noted();
  try {
    return (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
  } catch {
    return [];
  }
}

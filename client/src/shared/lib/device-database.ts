import { deleteDB, openDB } from 'idb';
import type { DBSchema, IDBPDatabase, IDBPTransaction } from 'idb';

const VERSION = 1;

type Running = IDBPTransaction<unknown, string[], IDBTransactionMode>;
const running = new Set<Running>();
let timesEnded = 0;

/**
 * Safari puts a page into its back/forward cache in the midst of its transactions. There they never end, and every other page waits for
 * them: they end here, and `wholly` runs them again when the page is back. Where it does not come back, they were never acknowledged.
 */
function endRunning({ persisted }: PageTransitionEvent): void {
  if (!persisted || running.size === 0) return;
  timesEnded++;
  for (const transaction of running) {
    try {
      transaction.abort();
    } catch {
      // It is ending already.
    }
  }
}
if (typeof window !== 'undefined') window.addEventListener('pagehide', endRunning);

/** Runs a whole transaction of a device database: again where the page was put away in its midst, and has come back. */
export async function wholly<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    const before = timesEnded;
    try {
      return await work();
    } catch (error) {
      if (timesEnded === before) throw error;
    }
  }
}

/** Each of these is a whole transaction. */
const SHORTCUTS = new Set<PropertyKey>(['get', 'getAll', 'getAllKeys', 'count', 'put', 'delete']);

/** The same database, whose transactions end when the page is put away. */
function endable<Schema extends DBSchema>(database: IDBPDatabase<Schema>): IDBPDatabase<Schema> {
  return new Proxy(database, {
    get(target, key, itself) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]): unknown => {
        // `idb` makes a shortcut's transaction through the database that it is called on.
        if (SHORTCUTS.has(key)) return wholly(async () => Reflect.apply(value, itself, given) as unknown);
        const made: unknown = Reflect.apply(value, target, given);
        if (key === 'transaction') noteRunning(made as Running);
        return made;
      };
    },
  });
}

function noteRunning(transaction: Running): void {
  running.add(transaction);
  void transaction.done.catch(() => undefined).then(() => running.delete(transaction));
}

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
  return endable(
    await openDB<Schema>(name, VERSION, {
      upgrade: make,
      blocking: (_current, _wanted, event) => {
        (event.target as IDBDatabase).close();
        onClosed?.();
      },
      terminated: onClosed,
    }),
  );
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
    if (!database) return null;
    const stored = endable(database);
    return await wholly(() => read(stored));
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

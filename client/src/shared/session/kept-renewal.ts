import type { DBSchema, IDBPDatabase } from 'idb';
import { deleteDeviceDatabase, openDeviceDatabase } from '../lib/device-database';
import { onLoginLeft } from './session.store';
import type { Tokens } from './session.store';

const NAME = 'routineup.renewal';
const STORE = 'renewals';
const LAST = 'last';

/** How many used tokens are remembered: more than local storage can lag behind, however often a browser is killed. */
const REMEMBERED = 20;

/** The last exchange of tokens. */
interface Renewal {
  /** The refresh tokens exchanged for it, one after the other; a single string in an earlier version's format. */
  used: string[] | string;
  tokens: Tokens;
}

interface RenewalSchema extends DBSchema {
  [STORE]: { key: string; value: Renewal };
}

async function inDatabase<T>(act: (database: IDBPDatabase<RenewalSchema>) => Promise<T>): Promise<T> {
  const database = await openDeviceDatabase<RenewalSchema>(NAME, made => void made.createObjectStore(STORE));
  try {
    return await act(database);
  } finally {
    database.close();
  }
}

const lastRenewal = () => inDatabase(database => database.get(STORE, LAST));

/**
 * Stores new tokens before they are used. Local storage reaches the disk seconds later: a browser killed before that would come back
 * with the old refresh token, whose reuse looks like theft and ends the login.
 */
export async function keepRenewal(used: string, tokens: Tokens): Promise<void> {
  try {
    const last = await lastRenewal();
    const before = last?.tokens.refreshToken === used ? [last.used].flat() : [];
    const renewal: Renewal = { used: [...before, used].slice(-REMEMBERED), tokens };
    await inDatabase(database => database.put(STORE, renewal, LAST));
  } catch {
    // Without IndexedDB there is only local storage.
  }
}

/** What this refresh token was already exchanged for; null where unknown. */
export async function renewalOf(refreshToken: string): Promise<Tokens | null> {
  try {
    const kept = await lastRenewal();
    return kept && [kept.used].flat().includes(refreshToken) ? kept.tokens : null;
  } catch {
    return null;
  }
}

onLoginLeft(() => void deleteDeviceDatabase(NAME));

import { onLoginLeft } from './session.store';
import type { Tokens } from './session.store';

const NAME = 'routineup.renewal';
const STORE = 'renewals';
const LAST = 'last';

/** How many used-up tokens are remembered: more than local storage can lag behind, however often a browser is killed. */
const REMEMBERED = 20;

/** The last exchange of tokens. */
interface Renewal {
  /** The refresh tokens that were used up for it, one after the other; a single one as an earlier version kept it. */
  used: string[] | string;
  tokens: Tokens;
}

function inStore<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onerror = () => reject(opening.error ?? new Error(NAME));
    opening.onsuccess = () => {
      const database = opening.result;
      const tx = database.transaction(STORE, mode);
      const request = act(tx.objectStore(STORE));
      tx.oncomplete = () => resolve(request.result);
      tx.onabort = () => reject(tx.error ?? new Error(NAME));
      database.close();
    };
  });
}

const lastRenewal = () => inStore('readonly', store => store.get(LAST) as IDBRequest<Renewal | undefined>);

/**
 * Keeps new tokens before they are used. Local storage reaches the disk seconds later: a browser killed until then would come back
 * with the old refresh token, whose second use looks like theft and ends the login.
 */
export async function keepRenewal(used: string, tokens: Tokens): Promise<void> {
  try {
    const last = await lastRenewal();
    const before = last?.tokens.refreshToken === used ? [last.used].flat() : [];
    const renewal: Renewal = { used: [...before, used].slice(-REMEMBERED), tokens };
    await inStore('readwrite', store => store.put(renewal, LAST));
  } catch {
    // Without IndexedDB local storage alone has to do.
  }
}

/** What this refresh token was exchanged for already; null where that is not known. */
export async function renewalOf(refreshToken: string): Promise<Tokens | null> {
  try {
    const kept = await lastRenewal();
    return kept && [kept.used].flat().includes(refreshToken) ? kept.tokens : null;
  } catch {
    return null;
  }
}

onLoginLeft(() => {
  if (typeof indexedDB !== 'undefined') indexedDB.deleteDatabase(NAME);
});

import type { Page } from 'playwright-core';

/** Browser globals, untyped here: used in code that runs in the page. */
declare const indexedDB: any;
declare const localStorage: any;
declare const sessionStorage: any;

/** Every member database on this device, with the row count of each table. */
export const keptRows = (page: Page): Promise<Record<string, Record<string, number>>> =>
  page.evaluate(async () => {
    const done = (request: any) =>
      new Promise<any>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    // Null if the database is gone meanwhile: opening it would create it.
    const opened = (name: string) =>
      new Promise<any>((resolve, reject) => {
        const request = indexedDB.open(name);
        let gone = false;
        request.onupgradeneeded = () => {
          gone = true;
          request.transaction.abort();
        };
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => (gone ? resolve(null) : reject(request.error));
      });
    const kept: Record<string, Record<string, number>> = {};
    for (const { name } of await indexedDB.databases()) {
      if (!/^routineup\.(training|copy|changes)\./.test(name)) continue;
      const database = await opened(name);
      if (!database) continue;
      const tables: string[] = [...database.objectStoreNames];
      kept[name] = {};
      for (const table of tables) {
        kept[name][table] = await done(database.transaction(table).objectStore(table).count());
      }
      database.close();
    }
    return kept;
  });

/** What pages have stored on this device that differs between users. */
export const storedKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...[...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(key =>
      /^routineup\.(session|routine|draft)/.test(key),
    ),
    // Where a member was, and the scroll position.
    ...Object.keys(JSON.parse(sessionStorage.getItem('routineup.scroll') ?? '{}')).filter(place =>
      /^\/(mypage|training|recommend|week)/.test(place),
    ),
  ]);

/** As on a device that has stored no server answers. */
export const forgetCopy = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) {
      if (name.startsWith('routineup.copy.')) indexedDB.deleteDatabase(name);
    }
  });

function attempt<Result>(act: () => Result): Result | null {
  try {
    return act();
  } catch {
    return null;
  }
}

/** A storage of the browser where it works: blocked or full, it has nothing and stores nothing. */
const safe = (storage: () => Storage) => ({
  getItem: (key: string): string | null => attempt(() => storage().getItem(key)),
  setItem: (key: string, text: string): void => void attempt(() => storage().setItem(key, text)),
  removeItem: (key: string): void => void attempt(() => storage().removeItem(key)),
});

/** For as long as the tab is open. */
export const tabStorage = safe(() => sessionStorage);
/** For good. */
export const deviceStorage = safe(() => localStorage);

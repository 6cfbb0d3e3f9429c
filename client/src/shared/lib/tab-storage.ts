function attempt<Result>(act: () => Result): Result | null {
  try {
    return act();
  } catch {
    return null;
  }
}

/** Session storage where it works: blocked or full, it has nothing and stores nothing. */
export const tabStorage = {
  getItem: (key: string): string | null => attempt(() => sessionStorage.getItem(key)),
  setItem: (key: string, text: string): void => void attempt(() => sessionStorage.setItem(key, text)),
  removeItem: (key: string): void => void attempt(() => sessionStorage.removeItem(key)),
};

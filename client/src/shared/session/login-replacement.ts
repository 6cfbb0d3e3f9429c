let underWay: Promise<void> | null = null;

/**
 * A password change ends this login and starts another one of the same member; the account's deletion ends it for good. Requests refused
 * meanwhile wait for it (`session-fetch.ts`) instead of leading to the login page.
 */
export function replaceLogin(change: () => Promise<void>): Promise<void> {
  const changed = change().finally(() => {
    underWay = null;
  });
  underWay = changed.catch(() => undefined);
  return changed;
}

/** Resolves once no login is being replaced. */
export async function loginReplaced(): Promise<void> {
  await underWay;
}

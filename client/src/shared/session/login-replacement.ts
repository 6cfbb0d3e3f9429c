let underWay: Promise<void> | null = null;

/**
 * A password change ends this login and opens another one of the same member. What the server refuses meanwhile waits for it
 * (`session-fetch.ts`) instead of leading to the login.
 */
export function replaceLogin(change: () => Promise<void>): Promise<void> {
  const changed = change().finally(() => {
    underWay = null;
  });
  underWay = changed.catch(() => undefined);
  return changed;
}

/** Once no login is being replaced. */
export async function loginReplaced(): Promise<void> {
  await underWay;
}

/**
 * Retries until the check passes: soon at first, then every 50 ms. On timeout, its last failure fails the test. For what happens in its own time: in a
 * browser, in another process, in the background.
 */
export async function eventually<T>(check: () => T | Promise<T>, timeoutMs = 45_000): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (let waitMs = 5; ; waitMs = Math.min(2 * waitMs, 50)) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise(resolve => setTimeout(resolve, waitMs));
    }
  }
}

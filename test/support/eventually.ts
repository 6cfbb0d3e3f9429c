/** Retries until the check passes; on timeout, its last failure fails the test. For what a browser shows in its own time. */
export async function eventually<T>(check: () => T | Promise<T>, timeoutMs = 45_000): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise(resolve => setTimeout(resolve, 50));
    }
  }
}

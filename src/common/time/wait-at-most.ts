/** Waits for `work`, but at most `ms`; returns whether it settled. Never rejects. */
export async function waitAtMost(work: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<false>(resolve => {
    timer = setTimeout(() => resolve(false), ms);
  });
  const finished = work.then(
    () => true,
    () => true,
  );
  try {
    return await Promise.race([finished, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

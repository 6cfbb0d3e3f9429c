/** Acts once the browser is idle, within `timeout` ms if given; Safari cannot say when, and acts at once. @returns a function that stops it */
export function whenIdle(act: () => void, timeout?: number): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(act);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(act, timeout === undefined ? {} : { timeout });
  return () => cancelIdleCallback(waiting);
}

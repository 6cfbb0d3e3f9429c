/** `kept`: stored here, and sent when there is a network. */
export type Outcome<Answer> = { state: 'sent'; answer: Answer } | { state: 'kept' };

interface Waiter {
  resolve: (outcome: Outcome<unknown>) => void;
  reject: (error: unknown) => void;
}

/** Callers that wait for the answer to a change made on this page, by the change's id. */
const waiters = new Map<string, Waiter>();

/** The outcome of a change, once it is settled. */
export function outcomeOf(id: string): Promise<Outcome<unknown>> {
  return new Promise((resolve, reject) => waiters.set(id, { resolve, reject }));
}

export const isAwaited = (id: string): boolean => waiters.has(id);

/** Removes the caller that waits for a change, for the sender to answer. */
export function takeWaiter(id: string): Waiter | undefined {
  const waiter = waiters.get(id);
  waiters.delete(id);
  return waiter;
}

/** @returns false if nobody waited */
export function settle(id: string, outcome: Outcome<unknown>): boolean {
  const waiter = takeWaiter(id);
  waiter?.resolve(outcome);
  return waiter !== undefined;
}

export function settleAll(outcome: Outcome<unknown>): void {
  for (const id of [...waiters.keys()]) settle(id, outcome);
}

export function rejectAll(error: unknown): void {
  for (const { reject } of waiters.values()) reject(error);
  waiters.clear();
}

import { setTimeout as pause } from 'node:timers/promises';
import { spawnApp, startAppProcess, type AppProcess } from './app-process.js';
import type { TestStack } from './test-stack.js';

/**
 * Starts on a new stack; then kills such a start at `kills` points, spread evenly over the time of the whole start, and starts again.
 *
 * @param check asserts that nothing is missing, after each complete start
 */
export async function killStarts(
  kills: number,
  newStack: () => Promise<TestStack>,
  check: (app: AppProcess) => Promise<void>,
): Promise<void> {
  const whole = await onStack(newStack, stack => startAndCheck(stack, check));
  for (let kill = 1; kill <= kills; kill++) {
    await onStack(newStack, async stack => {
      const victim = await spawnApp(stack.env);
      await pause((whole * (kill + 1)) / (kills + 3));
      await victim.end('SIGKILL');
      await startAndCheck(stack, check);
    });
  }
}

async function onStack<T>(
  newStack: () => Promise<TestStack>,
  work: (stack: TestStack) => Promise<T>,
): Promise<T> {
  const stack = await newStack();
  try {
    return await work(stack);
  } finally {
    await stack.remove();
  }
}

/** Returns the milliseconds from the spawn to a `ready` answer. */
async function startAndCheck(stack: TestStack, check: (app: AppProcess) => Promise<void>): Promise<number> {
  const began = performance.now();
  const app = await startAppProcess(stack.env);
  const ms = performance.now() - began;
  try {
    await check(app);
  } finally {
    await app.end('SIGKILL');
  }
  return ms;
}

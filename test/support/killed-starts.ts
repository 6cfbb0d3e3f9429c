import { setTimeout as pause } from 'node:timers/promises';
import { spawnApp, startAppProcess, type AppProcess } from './app-process.js';
import type { TestStack } from './test-stack.js';

/**
 * Kills a start on a new stack at each of so many places, evenly over the time that a whole one takes, and then starts again.
 *
 * @param check asserts that nothing is missing
 */
export async function killStarts(
  kills: number,
  newStack: () => Promise<TestStack>,
  check: (app: AppProcess) => Promise<void>,
): Promise<void> {
  const whole = await onStack(newStack, startTime);
  for (let kill = 1; kill <= kills; kill++) {
    await onStack(newStack, async stack => {
      const victim = await spawnApp(stack.env);
      await pause((whole * (kill + 1)) / (kills + 3));
      await victim.end('SIGKILL');
      const app = await startAppProcess(stack.env);
      try {
        await check(app);
      } finally {
        await app.end('SIGKILL');
      }
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

/** Milliseconds from the spawn to an answer of `ready`. */
async function startTime(stack: TestStack): Promise<number> {
  const began = performance.now();
  const app = await startAppProcess(stack.env);
  const ms = performance.now() - began;
  await app.end('SIGKILL');
  return ms;
}

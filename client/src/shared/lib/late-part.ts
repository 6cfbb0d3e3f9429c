import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;

async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    try {
      return await load();
    } catch {
      await new Promise(resolve => setTimeout(resolve, wait));
    }
  }
}

/**
 * A component in a chunk of its own, for what stands beside a page's content: dialogs, toasts, menus. While the server is
 * out of reach it is late; `React.lazy` alone would give it up for good and take the whole screen with it.
 */
export const latePart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await untilLoaded(load) }));

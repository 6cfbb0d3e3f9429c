import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/**
 * Tests that each continue where the last ended: after one fails, the rest fail at once instead of timing out. A screenshot goes to the
 * system's temporary folder.
 */
export function story(page: () => Page): (name: string, step: () => Promise<void>) => void {
  let failed: string | null = null;
  return (name, step) => {
    test(name, async () => {
      if (failed !== null) throw new Error(`“${failed}” failed before`);
      try {
        await step();
      } catch (error) {
        failed = name;
        const picture = join(tmpdir(), `routineup-failed-${process.pid}-${Date.now()}.png`);
        await page().screenshot({ path: picture });
        if (error instanceof Error) error.message += `\n\nThe screen: ${picture}`;
        throw error;
      }
    });
  };
}

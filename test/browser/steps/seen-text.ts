import type { Page } from 'playwright-core';

/** Collects what the page's documents show from the next one on, after each of their changes. */
export async function watchText(page: Page): Promise<readonly string[]> {
  const seen: string[] = [];
  await page.exposeFunction('note', (words: string) => void seen.push(words));
  await page.addInitScript(
    `new MutationObserver(() => document.body && note(document.body.innerText))
      .observe(document, { childList: true, subtree: true, characterData: true })`,
  );
  return seen;
}

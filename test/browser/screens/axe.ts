import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOnly } from 'axe-core';
import type { Page } from 'playwright-core';
import { DEVICES } from '../../support/browser.js';
import { atRest } from './page-at-rest.js';

/** Browser globals, untyped here: used in code that runs in the page. */
declare const window: any;

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 up to AA, and the versions it builds on. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules that depend on the theme; the rest check elements, which are the same in both. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** axe's violations on the page at rest, one line each; empty if none. */
export async function axeViolations(page: Page, { onlyColours = false } = {}): Promise<string[]> {
  // Colours halfway through a transition are not by design.
  await atRest(page);
  // Evaluated, as the content security policy would refuse a script element.
  if (!(await page.evaluate('Boolean(window.axe)'))) await page.evaluate(source);
  const { violations } = await page.evaluate<AxeResults, RunOnly>(
    runOnly => window.axe.run({ runOnly, resultTypes: ['violations'] }),
    onlyColours ? { type: 'rule', values: OF_COLOURS } : { type: 'tag', values: TAGS },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      node => `${id}: ${node.target.join(' ')} ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`,
    ),
  );
}

/** The same on a phone and on a desktop: for what `screens.ts` does not show. */
export async function axeOnBoth(page: Page): Promise<string[]> {
  const phone = page.viewportSize()!;
  const found = await axeViolations(page);
  await page.setViewportSize(DEVICES.desktop.viewport);
  found.push(...(await axeViolations(page)));
  await page.setViewportSize(phone);
  return found;
}

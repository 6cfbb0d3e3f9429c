import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/** The page's own; what is evaluated there has no types here. */
declare const window: any;
declare const document: any;
declare const getComputedStyle: any;

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 up to AA, and what it builds on. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds wrong on the page as it is, one line each; empty when nothing. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Not a script element, which the content security policy would refuse.
  await page.evaluate(`window.axe ?? (() => { ${source} })()`);
  const { violations } = await page.evaluate<AxeResults, string[]>(
    tags =>
      window.axe.run({
        runOnly: { type: 'tag', values: tags },
        resultTypes: ['violations'],
      }),
    TAGS,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      node => `${id}: ${node.target.join(' ')} ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`,
    ),
  );
}

/** What sticks out at the right side of the window, with nothing around it that could be scrolled sideways. */
export function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const contained = (element: any): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || contained(element.parentElement));
    const found = [...document.body.querySelectorAll('*')].filter((element: any) => {
      const box = element.getBoundingClientRect();
      return box.width > 1 && box.height > 1 && box.right > width + 1 && !contained(element.parentElement);
    });
    const page =
      document.documentElement.scrollWidth > width
        ? [`the page is ${document.documentElement.scrollWidth} px wide`]
        : [];
    return [
      ...page,
      ...found.map((element: any) => `${element.tagName} ${(element.textContent ?? '').slice(0, 60)}`),
    ];
  });
}

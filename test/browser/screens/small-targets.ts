import type { Page } from 'playwright-core';

/** Browser globals, untyped here: used in code that runs in the page. */
declare const document: any;
declare const scrollX: number;
declare const scrollY: number;
declare const scrollTo: (x: number, y: number) => void;

/** A thumb's width on a phone, CSS px (WCAG 2.5.5). */
const THUMB = 44;

/**
 * Pressable elements that do not respond to a press 22 px from their centre on every side; empty if none. Links within a sentence are as
 * high as their line.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(thumb => {
    const small: string[] = [];
    const [x, y] = [scrollX, scrollY];
    const dialog = [...document.querySelectorAll('dialog[open], [role="dialog"]')].at(-1);
    const all = (dialog ?? document.body).querySelectorAll(
      'button, a[href], input, select, textarea, summary, [role="button"], [role="slider"]',
    );
    for (const element of all) {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (element.closest('[inert]') || element.closest('p, li p')) continue;
      const target = element.closest('label') ?? element;
      target.scrollIntoView({ block: 'center', inline: 'center' });
      const box = target.getBoundingClientRect();
      // Only there for the keyboard.
      if (box.width <= 1 || box.right <= 0 || box.bottom <= 0) continue;
      const [middleX, middleY, half] = [box.x + box.width / 2, box.y + box.height / 2, thumb / 2 - 1];
      const answers = (dx: number, dy: number) => {
        const hit = document.elementFromPoint(middleX + dx, middleY + dy);
        return (
          hit !== null && (target.contains(hit) || (hit.contains(element) && hit.closest('label') === target))
        );
      };
      const isLarge =
        (box.width >= thumb - 1 || (answers(-half, 0) && answers(half, 0))) &&
        (box.height >= thumb - 1 || (answers(0, -half) && answers(0, half)));
      const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
      if (!isLarge)
        small.push(
          `${element.tagName.toLowerCase()} „${name}“ ${Math.round(box.width)} × ${Math.round(box.height)}`,
        );
    }
    scrollTo(x, y);
    return [...new Set(small)];
  }, THUMB);
}

import type { Page } from 'playwright-core';

/** Browser globals, untyped here: used in code that runs in the page. */
declare const document: any;
declare const getComputedStyle: any;
declare const scrollX: number;
declare const scrollY: number;
declare const scrollTo: (x: number, y: number) => void;

/** A thumb's width on a phone, CSS px (WCAG 2.5.5). */
const THUMB = 44;

/**
 * Pressable elements that do not respond to a press 22 px from their centre on every side; empty if none. Links within a sentence are as
 * high as their line.
 */
export const smallTargets = (page: Page): Promise<string[]> => badTargets(page, THUMB);

/** Pressable elements that something else covers wherever they are scrolled to: a press in their middle hits that. */
export const coveredTargets = (page: Page): Promise<string[]> => badTargets(page, 0);

function badTargets(page: Page, thumb: number): Promise<string[]> {
  return page.evaluate(thumb => {
    const bad: string[] = [];
    const [x, y] = [scrollX, scrollY];
    const dialog = [...document.querySelectorAll('dialog[open], [role="dialog"], [role="menu"]')].at(-1);
    const all = (dialog ?? document.body).querySelectorAll(
      'button, a[href], input, select, textarea, summary, [role="button"], [role="slider"]',
    );
    /** Menus that were opened: what they lie over can be pressed once they are closed. */
    const menus = [...document.querySelectorAll('[aria-expanded="true"][aria-controls]')]
      .map(opener => document.getElementById(opener.getAttribute('aria-controls')))
      .filter(menu => menu && getComputedStyle(menu).position === 'absolute');
    const isMenu = (hit: any) => menus.some(menu => menu.contains(hit));
    for (const element of all) {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (element.closest('[inert]')) continue;
      if (thumb > 0 ? element.closest('p, li p') : element.disabled) continue;
      const target = element.closest('label') ?? element;
      target.scrollIntoView({ block: 'center', inline: 'center' });
      // Of a link that wraps, its first line.
      const box = thumb > 0 ? target.getBoundingClientRect() : target.getClientRects()[0];
      // Only there for the keyboard.
      if (!box || box.width <= 1 || box.right <= 0 || box.bottom <= 0) continue;
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
      const isCovered = !answers(0, 0) && !isMenu(document.elementFromPoint(middleX, middleY));
      if (thumb > 0 ? !isLarge : isCovered)
        bad.push(
          `${element.tagName.toLowerCase()} „${name}“ ${Math.round(box.width)} × ${Math.round(box.height)}`,
        );
    }
    scrollTo(x, y);
    return [...new Set(bad)];
  }, thumb);
}

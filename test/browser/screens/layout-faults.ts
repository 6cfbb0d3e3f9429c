import type { Page } from 'playwright-core';

/** Browser globals, untyped here: used in code that runs in the page. */
declare const document: any;
declare const getComputedStyle: any;
declare const location: any;
declare const NodeFilter: any;

/**
 * Faults a reader would notice on the current page, one line each; empty if none: content that sticks out of the window without a
 * horizontally scrolling container, text and typed values that are cut off, short words broken in two although they would fit, what a missing
 * value is written as, and fields that a phone enlarges.
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width) {
      faults.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    }
    const describe = (element: any) =>
      `${element.tagName.toLowerCase()} „${(element.textContent ?? '').trim().slice(0, 40)}“`;
    const clips = (value: string) => value === 'hidden' || value === 'clip';
    const scrolls = (value: string) => value === 'auto' || value === 'scroll';

    const contained = (element: any): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || contained(element.parentElement));
    for (const element of document.body.querySelectorAll('*')) {
      const box = element.getBoundingClientRect();
      const sticksOut = box.width > 1 && box.height > 1 && box.right > width + 1;
      if (sticksOut && !contained(element.parentElement)) faults.push(`sticks out: ${describe(element)}`);
    }

    /** Text hidden by a surrounding box, unless that box truncates it on purpose or can scroll. */
    const isCutOff = (rect: any, start: any): boolean => {
      let x = true;
      let y = true;
      for (let element = start; element && element !== document.body; element = element.parentElement) {
        const style = getComputedStyle(element);
        const box = element.getBoundingClientRect();
        if (box.width <= 1 || box.height <= 1) return false;
        if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return false;
        if (scrolls(style.overflowX)) x = false;
        if (scrolls(style.overflowY)) y = false;
        if (x && clips(style.overflowX) && (rect.right > box.right + 2 || rect.left < box.left - 2))
          return true;
        if (y && clips(style.overflowY) && (rect.bottom > box.bottom + 4 || rect.top < box.top - 4))
          return true;
        if (style.position === 'fixed') return false;
      }
      return false;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.data.trim() || parent.closest('[inert]')) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (/\b(?:NaN|undefined|null|Invalid Date)\b|\[object/.test(node.data))
        faults.push(`no value: ${describe(parent)}`);
      range.selectNodeContents(node);
      if (isCutOff(range.getBoundingClientRect(), parent)) faults.push(`cut off: ${describe(parent)}`);
      // Browsers break a line there, whatever the style says.
      for (const { index } of node.data.matchAll(/[’)%](?=[가-힣])/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + 2);
        const lines = new Set([...range.getClientRects()].map((piece: any) => Math.round(piece.top)));
        if (lines.size > 1) faults.push(`torn: a particle from its word in ${describe(parent)}`);
      }
      for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
        if (!/^[가-힣\d.,]{2,8}$/.test(word)) continue;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const pieces = [...range.getClientRects()].filter((piece: any) => piece.width > 0);
        const needed = pieces.reduce((sum: number, piece: any) => sum + piece.width, 0);
        const lines = new Set(pieces.map((piece: any) => Math.round(piece.top)));
        // For screen readers only: clipped to almost nothing.
        const hidden = parent.getBoundingClientRect().width <= 8;
        if (!hidden && lines.size > 1 && needed < width * 0.6)
          faults.push(`torn: „${word}“ in ${describe(parent)}`);
      }
    }
    for (const input of document.querySelectorAll('input:not([type=file]), textarea')) {
      if (input.value && input.checkVisibility() && input.scrollWidth > input.clientWidth + 1) {
        faults.push(`cut off: the value „${input.value}“`);
      }
    }
    // iPhones enlarge the whole page for a smaller one and leave it so. The console is for wider windows.
    if (width < 768 && !location.pathname.startsWith('/admin')) {
      for (const field of document.querySelectorAll('input, select, textarea')) {
        if (['checkbox', 'radio', 'range', 'file'].includes(field.type) || !field.checkVisibility()) continue;
        const size = parseFloat(getComputedStyle(field).fontSize);
        if (size < 16) faults.push(`a field with text of ${size} px: ${field.getAttribute('aria-label')}`);
      }
    }
    return [...new Set(faults)];
  });
}

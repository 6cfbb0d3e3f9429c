import { useEffect } from 'react';

/** No text fields: a phone would open its keyboard. */
const CONTROLS =
  'button:not(:disabled), a[href], summary, [tabindex="0"], input:is([type=radio], [type=checkbox]):not(:disabled)';

/** A focused control with its place in each of its ancestors, the nearest first. */
interface Trail {
  control: Element;
  name: string;
  places: { parent: Element; index: number }[];
}

const nameOf = (element: Element): string =>
  element.tagName + (element.getAttribute('aria-label') ?? element.textContent ?? '');

function trailOf(control: Element): Trail {
  const places: Trail['places'] = [];
  for (let at = control; at.parentElement; at = at.parentElement)
    places.push({ parent: at.parentElement, index: [...at.parentElement.children].indexOf(at) });
  return { control, name: nameOf(control), places };
}

const usable = (element: Element): element is HTMLElement =>
  element.matches(CONTROLS) && element.checkVisibility?.() !== false && !element.closest('[inert]');

const firstWithin = (element: Element): HTMLElement | undefined =>
  usable(element) ? element : [...element.querySelectorAll(CONTROLS)].find(usable);

/** The same control if it was rendered again; otherwise the first control in its place; otherwise the page. After a toast, where the page had it. */
function successorOf({ name, places }: Trail, before: Element | undefined): HTMLElement | null {
  const main = document.getElementById('main');
  const from = places.findIndex(({ parent }) => parent.isConnected);
  if (from === -1) return main;
  const { parent, index } = places[from]!;
  // Another page.
  if (parent === main) return main;
  const instead = parent.children[index] ?? parent.lastElementChild;
  const same = [...parent.querySelectorAll(CONTROLS)].filter(each => usable(each) && nameOf(each) === name);
  if (same.length === 1) return same[0] as HTMLElement;
  // A dialog's other controls, never the page behind it.
  const within = parent.closest('main, dialog');
  for (let at = instead ?? parent; within?.contains(at) && at !== within; at = at.parentElement!) {
    const found = firstWithin(at);
    if (found) return found;
  }
  if (within) return within === main ? main : (firstWithin(within) ?? null);
  return before?.isConnected && usable(before) ? before : main;
}

/**
 * Keeps the focus from falling back to the document's start: when a focused control is removed or disabled, the one in
 * its place gets it.
 */
export function useFocusKeeper(): void {
  useEffect(() => {
    let last: Trail | null = null;
    let before: Element | undefined;
    const follow = () => {
      const { activeElement } = document;
      if (activeElement?.closest('main, dialog')) before = activeElement;
      last = activeElement && activeElement !== document.body ? trailOf(activeElement) : null;
    };
    const keep = () => {
      if (!last || document.activeElement !== document.body) return;
      if (last.control.isConnected && !last.control.matches(':disabled')) return;
      const successor = successorOf(last, before);
      last = null;
      successor?.focus({ preventScroll: true });
    };
    // A press beside the control means to leave it; a control that is being removed is gone a moment later.
    const leave = () =>
      queueMicrotask(() => {
        keep();
        if (last?.control.isConnected && document.activeElement === document.body) last = null;
      });
    follow();
    const watch = new MutationObserver(keep);
    watch.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', follow);
    document.addEventListener('focusout', leave);
    return () => {
      watch.disconnect();
      document.removeEventListener('focusin', follow);
      document.removeEventListener('focusout', leave);
    };
  }, []);
}

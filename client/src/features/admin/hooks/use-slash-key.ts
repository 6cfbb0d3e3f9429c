import { useEffect } from 'react';
import type { RefObject } from 'react';

/** `/` focuses a search field, unless the user is typing. */
export function useSlashKey(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      const isTyped =
        target instanceof HTMLElement && target.closest('input, textarea, select, [role=dialog]');
      if (isTyped || document.querySelector('[role=dialog]')) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [field]);
}

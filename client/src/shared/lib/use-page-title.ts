import { useEffect } from 'react';

/** Sets the tab's title to `title - 루틴업`; screen readers announce it on arrival. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} - 루틴업`;
  }, [title]);
}

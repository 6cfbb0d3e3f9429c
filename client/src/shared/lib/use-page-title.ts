import { useEffect } from 'react';

/** Names the tab `title - 루틴업`; screen readers hear it on arrival. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} - 루틴업`;
  }, [title]);
}

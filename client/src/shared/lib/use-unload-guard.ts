import { useEffect } from 'react';

/** Lets the browser ask before the tab is closed or reloaded while something typed is not saved. */
export function useUnloadGuard(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    const guard = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', guard);
    return () => window.removeEventListener('beforeunload', guard);
  }, [unsaved]);
}

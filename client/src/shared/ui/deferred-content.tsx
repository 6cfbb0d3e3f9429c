import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';

/**
 * Content below the first screen: rendered after the rest has painted, in chunks short enough for a press between them. Use it only where
 * nothing above moves when it appears.
 */
export function DeferredContent({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}

import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';

/**
 * What stands below the first screen: rendered after the rest is painted, in turns short enough for a press between them. Only where
 * nothing above it moves when it comes.
 */
export function Later({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}

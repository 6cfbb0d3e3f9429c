import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { untilLoaded } from './until-loaded';

/**
 * A component in a chunk of its own, for what comes beside a page's content: dialogs, toasts, menus. While the server is
 * out of reach it is late; `React.lazy` alone would never try again, and the whole screen would fail.
 */
export const latePart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await untilLoaded(load) }));

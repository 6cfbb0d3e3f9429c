import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { untilLoaded } from './until-loaded';

/**
 * A component in a chunk of its own, for what comes beside a page's content: dialogs, toasts, menus. While the server is
 * out of reach it is late; `React.lazy` alone would give it up for good and take the whole screen with it.
 */
export const latePart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await untilLoaded(load) }));

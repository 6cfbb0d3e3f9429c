import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { untilLoaded } from './until-loaded';

/**
 * A component in its own chunk, for parts beside the page: dialogs, toasts, menus. While the server is out of reach the component comes
 * late; `React.lazy` alone would never retry, and the whole screen would fail.
 */
export const latePart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await untilLoaded(load) }));

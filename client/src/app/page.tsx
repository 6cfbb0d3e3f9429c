import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent, ReactNode } from 'react';
import { latePage } from './late-page';

export type Page = LazyExoticComponent<ComponentType> & {
  /** Fetches the page before it is shown. */
  start: () => void;
};

interface PageOptions {
  /** False where the page reads no server state, or stands within the boundary already. */
  query?: boolean;
  /** What the page is opened from, read while its code is on the way. Never rejects. */
  prepare?: () => Promise<void>;
  /** What stands above the page when it cannot be loaded. */
  title?: string;
}

/**
 * One route's own chunk: `page(async () => (await import('../features/x/pages/y-page')).YPage)`. The query boundary is fetched beside
 * the page, not after it. Never rejects, because `React.lazy` does not load again what failed once.
 */
export function page(
  load: () => Promise<ComponentType>,
  { query = true, prepare, title }: PageOptions = {},
): Page {
  const loadPage = async (): Promise<ComponentType> => {
    const [Component, boundary] = await Promise.all([
      load(),
      query ? import('./query-boundary') : null,
      prepare?.(),
    ]);
    if (!boundary) return Component;
    const { QueryBoundary } = boundary;
    return function PageWithQuery(): ReactNode {
      return (
        <QueryBoundary>
          <Component />
        </QueryBoundary>
      );
    };
  };
  let started: Promise<ComponentType> | undefined;
  const once = () => (started ??= loadPage());
  const Page = lazy(() =>
    once().then(
      Component => ({ default: Component }),
      () => ({ default: latePage(loadPage, title) }),
    ),
  );
  return Object.assign(Page, { start: () => void once().catch(() => (started = undefined)) });
}

import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent, ReactNode } from 'react';
import { latePage } from './late-page';

export type Page = LazyExoticComponent<ComponentType> & {
  /** Fetches the page before it is shown. */
  start: () => void;
};

interface PageOptions {
  /** False where the page reads no server state, or is already inside the boundary. */
  query?: boolean;
  /** Prepares the data that the page opens from, while its code is loading. Never rejects. */
  prepare?: () => Promise<void>;
  /** The heading when the page cannot load. */
  title?: string;
}

/**
 * A chunk per route: `page(async () => (await import('../features/x/pages/y-page')).YPage)`. The query boundary loads in parallel with
 * the page. Never rejects, because `React.lazy` does not retry a failed load.
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

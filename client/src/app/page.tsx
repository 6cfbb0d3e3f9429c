import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent, ReactNode } from 'react';

type Page = LazyExoticComponent<ComponentType>;

interface PageOptions {
  /** False for the few pages that read no server state: they load without the query library. */
  query?: boolean;
}

/**
 * One route's own chunk: `page(() => import('../features/x/pages/y-page'), 'YPage')`. The query boundary is fetched beside
 * the page, not after it.
 */
export function page<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  { query = true }: PageOptions = {},
): Page {
  return lazy(async (): Promise<{ default: ComponentType }> => {
    const [module, boundary] = await Promise.all([load(), query ? import('./query-boundary') : null]);
    const Component: ComponentType = module[name];
    if (!boundary) return { default: Component };
    const { QueryBoundary } = boundary;
    const PageWithQuery = (): ReactNode => (
      <QueryBoundary>
        <Component />
      </QueryBoundary>
    );
    return { default: PageWithQuery };
  });
}

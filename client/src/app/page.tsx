import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent, ReactNode } from 'react';
import { latePage } from './late-page';

type Page = LazyExoticComponent<ComponentType>;

interface PageOptions {
  /** False for the few pages that read no server state: they load without the query library. */
  query?: boolean;
}

/**
 * One route's own chunk: `page(() => import('../features/x/pages/y-page'), 'YPage')`. The query boundary is fetched beside
 * the page, not after it. Never rejects, because `React.lazy` does not load again what failed once.
 */
export function page<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  { query = true }: PageOptions = {},
): Page {
  const loadPage = async (): Promise<ComponentType> => {
    const [module, boundary] = await Promise.all([load(), query ? import('./query-boundary') : null]);
    const Component: ComponentType = module[name];
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
  return lazy(() =>
    loadPage().then(
      Component => ({ default: Component }),
      () => ({ default: latePage(loadPage) }),
    ),
  );
}

import { lazy, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { latePage } from './late-page';

export type Page = ComponentType & {
  /** Fetches the page before it is shown. @returns once it is here, or failed */
  start: () => Promise<void>;
};

/** As patient as a call to the server. */
const STALLED_AFTER_MS = 15_000;
const STALLED = new Error('Stalled');

/** A bad connection can stop half way; an import cannot be given up, but it can be reported. */
function inTime<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  if (typeof window === 'undefined') return loading;
  const late = new Promise<never>((_, reject) => setTimeout(reject, STALLED_AFTER_MS, STALLED));
  return Promise.race([loading, late]);
}

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
  let here: ComponentType | undefined;
  const once = () => (started ??= loadPage());
  const Late = lazy(() =>
    inTime(once()).then(
      Component => ({ default: Component }),
      (error: unknown) => ({ default: latePage(loadPage, title, error === STALLED) }),
    ),
  );
  // Even for a loaded lazy page React first shows a fallback, for 300 ms.
  function Page(): ReactNode {
    const [Shown] = useState(() => here ?? Late);
    return <Shown />;
  }
  const start = () =>
    once().then(
      Component => void (here = Component),
      () => void (started = undefined),
    );
  return Object.assign(Page, { start });
}

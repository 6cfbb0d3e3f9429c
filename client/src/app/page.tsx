import { lazy, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { isInteractive } from './interactive';
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
  const attempt = (): Promise<ComponentType> => {
    started ??= loadPage().then(
      Component => (here = Component),
      (error: unknown) => {
        started = undefined;
        throw error;
      },
    );
    return inTime(started);
  };
  /** The second attempt often succeeds, so the first failure is not reported. */
  const attempts = () => attempt().catch(error => (error === STALLED ? Promise.reject(error) : attempt()));
  const Late = latePage(attempts, title);
  // Keeps what the server rendered, or the page's picture, until the page is here.
  const First = lazy(() =>
    attempts().then(
      Component => ({ default: Component }),
      () => ({ default: latePage(attempts, title, true) }),
    ),
  );
  function Page(): ReactNode {
    // A lazy component that arrives at once is shown only after 300 ms.
    const [Shown] = useState(() => here ?? (isInteractive() ? Late : First));
    return <Shown />;
  }
  const start = () =>
    attempt().then(
      () => undefined,
      () => undefined,
    );
  return Object.assign(Page, { start });
}

import { use, useEffect, useState, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import { untilLoaded } from '../shared/lib/until-loaded';
import { usePageTitle } from '../shared/lib/use-page-title';
import { space, text } from '../shared/theme/theme';
import { ErrorState } from '../shared/ui/state-message';
import { PageLoading } from './page-loading';
import { ReloadButton } from './errors/reload-button';

const neverChanges = () => () => undefined;
/** True while React hydrates the server's markup. */
const useHydrating = () =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );

/**
 * Stands in for a page whose chunk is not here: reports a failure, retries by itself, and shows the page once loaded.
 * @param failed reports a failure at once
 */
export function latePage(load: () => Promise<ComponentType>, title?: string, failed = false): ComponentType {
  let arrived: ComponentType | undefined;
  let arrival: Promise<void> | undefined;

  return function LatePage() {
    // A server-rendered page stays unchanged until it can hydrate.
    if (useHydrating() && !arrived) {
      use((arrival ??= untilLoaded(load).then(Page => void (arrived = Page))));
    }
    const [Page, setPage] = useState(() => arrived);
    const [reported, setReported] = useState(failed);

    useEffect(() => {
      if (Page) return undefined;
      const leaving = new AbortController();
      untilLoaded(load, {
        signal: leaving.signal,
        onFailure: () => setReported(true),
      }).then(
        loaded => {
          arrived = loaded;
          setPage(() => loaded);
        },
        () => undefined,
      );
      return () => leaving.abort();
    }, [Page]);

    if (Page) return <Page />;
    if (!reported) return <PageLoading />;
    return (
      <>
        {title && <Title title={title} />}
        <ErrorState message="화면을 불러오지 못했어요." action={<ReloadButton />}>
          연결되면 바로 다시 불러올게요.
        </ErrorState>
      </>
    );
  };
}

function Title({ title }: { title: string }) {
  usePageTitle(title);
  return <h1 css={[text.h1, { padding: `${space(6)} var(--gutter) 0`, textAlign: 'center' }]}>{title}</h1>;
}

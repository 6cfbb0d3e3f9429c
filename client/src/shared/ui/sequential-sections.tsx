import { css, keyframes } from '@emotion/react';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { space } from '../theme/theme';
import { Skeleton } from './skeleton';

const appear = keyframes({ to: { visibility: 'visible' } });
/** Most answers have arrived by then. */
const PATIENCE = '1.2s';

/** For content below something that is still loading: it takes its space while hidden, so that nothing visible moves. */
export const UNSEEN = css({ visibility: 'hidden', animation: `${appear} 0s ${PATIENCE} forwards` });

interface Section {
  /** Its queries. */
  asks: readonly QueryKey[];
  content: ReactNode;
}

/**
 * Sections below one another, each with queries of its own. A section appears once its queries and those of all above it have settled:
 * otherwise every answer would push down what is below it.
 */
export function SequentialSections({ sections, gap }: { sections: readonly Section[]; gap: number }) {
  const cache = useQueryClient().getQueryCache();
  const isPending = (queryKey: QueryKey) =>
    (cache.find({ queryKey })?.state.status ?? 'pending') === 'pending';
  const answered = useSyncExternalStore(
    notify => cache.subscribe(notify),
    () => {
      const first = sections.findIndex(({ asks }) => asks.some(isPending));
      return first === -1 ? sections.length : first;
    },
  );
  // What was shown stays, even while it is fetched again.
  const [seen, setSeen] = useState(answered);
  if (answered > seen) setSeen(answered);

  // The address may name a heading in one of them: the page scrolls to it, once.
  const { hash } = useLocation();
  const reached = useRef('');
  useEffect(() => {
    const heading = hash && document.getElementById(hash.slice(1));
    if (!heading || hash === reached.current || heading.closest('[hidden]')) return;
    reached.current = hash;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: 'center' });
  }, [hash, seen]);

  return (
    <div
      css={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: space(gap),
        '& > :empty': { display: 'none' },
      }}
    >
      {sections.map(({ content }, index) => (
        <div key={index} hidden={index >= seen}>
          {content}
        </div>
      ))}
      {seen < sections.length && (
        // A new placeholder below each section that appears: it does not count as moved.
        <div key={`below ${seen}`} aria-busy>
          <Skeleton height={240} round="var(--radius-card)" />
        </div>
      )}
    </div>
  );
}

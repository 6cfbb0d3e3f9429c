import { css, keyframes } from '@emotion/react';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { space } from '../theme/theme';
import { Skeleton } from './skeleton';

const appear = keyframes({ to: { visibility: 'visible' } });
const vanish = keyframes({ to: { visibility: 'hidden' } });
/** Most answers have arrived by then. */
const PATIENCE = '1.2s';

/** For content below what is still unknown: it keeps its place unseen, so that nothing seen moves. */
export const UNSEEN = css({ visibility: 'hidden', animation: `${appear} 0s ${PATIENCE} forwards` });

/** Whether each of these requests has been answered, or has failed. */
function useSettled(keys: readonly QueryKey[]): boolean {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    notify => cache.subscribe(notify),
    () => keys.every(queryKey => (cache.find({ queryKey })?.state.status ?? 'pending') !== 'pending'),
  );
}

const PLACE = { gridArea: '1 / 1', minWidth: 0 } as const;

/** Sections that each ask for something: shown together, as otherwise every answer would push those below it down. */
export function Together({ keys, children }: { keys: readonly QueryKey[]; children: ReactNode }) {
  const settled = useSettled(keys);
  return (
    <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {!settled && (
        <div aria-busy css={{ ...PLACE, animation: `${vanish} 0s ${PATIENCE} forwards` }}>
          {[140, 240, 180].map(height => (
            <div key={height} css={{ marginBottom: space(4) }}>
              <Skeleton height={height} round="var(--radius-card)" />
            </div>
          ))}
        </div>
      )}
      <div css={[PLACE, !settled && UNSEEN]}>{children}</div>
    </div>
  );
}

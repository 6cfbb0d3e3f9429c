import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isOutOfReach } from '../../shared/api/api.error';
import { isKept } from '../../shared/changes/kept-answers';
import { color, layer, space, text } from '../../shared/theme/theme';

const DAY = new Intl.DateTimeFormat('ko-KR', { month: 'long', day: 'numeric' });
const TIME = new Intl.DateTimeFormat('ko-KR', { hour: 'numeric', minute: '2-digit' });

const whenText = (at: number): string =>
  (new Date(at).toDateString() === new Date().toDateString() ? TIME : DAY).format(at);

/** Kept answers on screen that could not be refreshed: when the oldest one arrived, and whether the server was out of reach. */
function useOldest(): { since: number; away: boolean } | null {
  const cache = useQueryClient().getQueryCache();
  const oldest = useSyncExternalStore(
    notify => {
      const leaves = [cache.subscribe(notify), onlineManager.subscribe(notify)];
      return () => leaves.forEach(leave => leave());
    },
    () => {
      const online = onlineManager.isOnline();
      const old = cache
        .findAll({ type: 'active', predicate: isKept })
        .map(({ state }) => state)
        .filter(({ data, error }) => data !== undefined && (!online || error !== null));
      if (old.length === 0) return '';
      const away = !online || old.some(({ error }) => isOutOfReach(error));
      return `${Math.min(...old.map(({ dataUpdatedAt }) => dataUpdatedAt))} ${away}`;
    },
  );
  const [since, away] = oldest.split(' ');
  return since ? { since: Number(since), away: away === 'true' } : null;
}

/**
 * The age of the content on screen, where it could not be refreshed. That may be clear only seconds later: its line stands in the empty space
 * above the page, and moves nothing; a heading in that place, which has some above it, moves by half a line.
 */
export function KeptAge() {
  const oldest = useOldest();
  return (
    <div role="status">
      {oldest && (
        <p
          css={[
            text.small,
            {
              position: 'relative',
              top: 2,
              marginBottom: `max(-1lh, -${space(6)})`,
              // In front of the heading, but only as wide as its words: the button beside them stays free.
              'main:has([data-page-header]) &': {
                marginBottom: '-0.5lh',
                zIndex: `calc(${layer.sticky} + 1)`,
              },
              width: 'fit-content',
              marginInline: 'auto',
              padding: space(0, 4),
              color: color('text-2'),
              textAlign: 'center',
            },
          ]}
        >
          {whenText(oldest.since)}에 받은 내용이에요.{' '}
          {oldest.away ? '연결되면 새로 가져올게요.' : '지금은 새로 가져오지 못했어요.'}
        </p>
      )}
    </div>
  );
}

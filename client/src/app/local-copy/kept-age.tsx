import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isOutOfReach } from '../../shared/api/api.error';
import { isKept } from '../../shared/api/kept-answers';
import { color, space, text } from '../../shared/theme/theme';

const WHEN = new Intl.DateTimeFormat('ko-KR', {
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

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

/** The age of the content on screen, where it could not be refreshed. */
export function KeptAge() {
  const oldest = useOldest();
  return (
    <div role="status">
      {oldest && (
        <p css={[text.small, { padding: space(2, 4), color: color('text-2'), textAlign: 'center' }]}>
          {WHEN.format(oldest.since)}에 받은 내용이에요.{' '}
          {oldest.away ? '연결되면 새로 가져올게요.' : '지금은 새로 가져오지 못했어요.'}
        </p>
      )}
    </div>
  );
}

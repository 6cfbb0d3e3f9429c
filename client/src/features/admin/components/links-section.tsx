import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../shared/api/api.error';
import { formatNumber } from '../../../shared/lib/format';
import { radius } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Notice } from '../../../shared/ui/notice';
import { Skeleton } from '../../../shared/ui/skeleton';
import { ErrorState } from '../../../shared/ui/state-message';
import { checkAllLinks, fetchLinks, linksKey } from '../api/links.api';
import type { Links } from '../api/links.api';
import { useMayEdit } from '../hooks/use-role';
import { historyTime } from '../lib/history-words';
import { DashboardSection } from './dashboard-section';
import { DeadLinkRow } from './dead-link-row';

/** Poll interval while all links are checked. */
const LOOK_MS = 2_000;

const isChecking = (links: Links | undefined) => links !== undefined && links.progress !== null;

/** Dead links of workouts and products. */
export function LinksSection() {
  const client = useQueryClient();
  const mayEdit = useMayEdit();
  const links = useQuery({
    queryKey: linksKey,
    queryFn: fetchLinks,
    staleTime: 0,
    refetchInterval: ({ state }) => (isChecking(state.data) ? LOOK_MS : false),
  });
  const data = links.data;
  const all = useMutation({
    mutationFn: checkAllLinks,
    onSuccess: state => client.setQueryData(linksKey, state),
  });
  return (
    <DashboardSection title="답하지 않는 링크" note={data && noteOf(data)}>
      {data ? (
        <ul>
          {data.dead.map(link => (
            <DeadLinkRow key={link.url} link={link} />
          ))}
        </ul>
      ) : links.error ? (
        <ErrorState
          message={messageOf(links.error)}
          onRetry={() => void links.refetch()}
          retrying={links.isFetching}
        />
      ) : (
        <Skeleton height={80} round={radius.card} />
      )}
      {data && mayEdit && (
        <Button
          size="small"
          variant="secondary"
          loading={all.isPending}
          disabled={isChecking(data)}
          css={{ justifySelf: 'start' }}
          onClick={() => all.mutate()}
        >
          {isChecking(data) ? `다시 확인하는 중 ${data.progress ?? 0}%` : '모든 링크 다시 확인'}
        </Button>
      )}
      {all.isError && <Notice tone="error">{messageOf(all.error)}</Notice>}
    </DashboardSection>
  );
}

function noteOf({ checked, checkedAt, dead }: Links): string {
  if (checkedAt === null) return '아직 확인한 링크가 없어요. 영상과 사는 곳의 링크를 매주 확인해요.';
  const seen = `링크 ${formatNumber(checked)}개를 매주 확인해요. 마지막은 ${historyTime(checkedAt)}이에요.`;
  return dead.length > 0 ? seen : `${seen} 모두 답해요.`;
}

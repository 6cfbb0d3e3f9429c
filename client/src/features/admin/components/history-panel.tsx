import { useInfiniteQuery } from '@tanstack/react-query';
import History from 'lucide-react/icons/history';
import X from 'lucide-react/icons/x';
import { messageOf } from '../../../shared/api/api.error';
import { radius, space } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { ChipButton } from '../../../shared/ui/chip';
import { Select } from '../../../shared/ui/select';
import { Skeleton } from '../../../shared/ui/skeleton';
import { EmptyState, ErrorState } from '../../../shared/ui/state-message';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import { fetchHistory, historyKeys } from '../api/catalogue-history.api';
import type { HistoryFilter } from '../api/catalogue-history.api';
import { RESOURCES } from '../resources/resources';
import { HistoryEntryCard } from './history-entry-card';

interface HistoryPanelProps {
  filter: HistoryFilter;
  onFilter: (filter: HistoryFilter) => void;
}

/** Who changed what, newest first, with undo. */
export function HistoryPanel({ filter, onFilter }: HistoryPanelProps) {
  const history = useInfiniteQuery({
    queryKey: historyKeys.list(filter),
    queryFn: ({ pageParam }) => fetchHistory(filter, pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: last => last.next,
    staleTime: 0,
  });
  const entries = history.data?.pages.flatMap(page => page.entries);

  return (
    <div css={{ maxWidth: 880, paddingTop: space(5) }}>
      <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(3) }}>
        <div css={{ minWidth: 200 }}>
          <Select
            label="어느 목록의 이력인지"
            hideLabel
            value={filter.resource ?? ''}
            options={[
              { value: '', label: '모든 목록' },
              ...RESOURCES.map(({ name, noun }) => ({ value: name, label: noun })),
            ]}
            onChange={value => onFilter({ resource: value === '' ? null : value, resourceId: null })}
          />
        </div>
        {filter.resourceId !== null && (
          <ChipButton
            icon={<X aria-hidden size={16} />}
            onClick={() => onFilter({ ...filter, resourceId: null })}
          >
            한 항목만 보기 끝내기
          </ChipButton>
        )}
      </div>
      <div css={{ display: 'grid', gap: space(3), marginTop: space(4) }}>
        {entries && entries.length > 0 ? (
          <>
            {entries.map(entry => (
              <HistoryEntryCard key={entry.id} entry={entry} />
            ))}
            {history.hasNextPage && (
              <Button
                variant="secondary"
                loading={history.isFetchingNextPage}
                onClick={() => void history.fetchNextPage()}
              >
                더 보기
              </Button>
            )}
          </>
        ) : entries ? (
          <EmptyState icon={<History size={28} />} title="아직 바꾼 것이 없어요">
            추가, 수정, 삭제, 가져오기를 하면 여기에 남아요.
          </EmptyState>
        ) : history.error ? (
          <ErrorState
            message={messageOf(history.error)}
            onRetry={() => void history.refetch()}
            retrying={history.isFetching}
          />
        ) : (
          <div aria-busy>
            <VisuallyHidden>변경 이력을 불러오고 있어요</VisuallyHidden>
            <Skeleton height={320} round={radius.card} />
          </div>
        )}
      </div>
    </div>
  );
}

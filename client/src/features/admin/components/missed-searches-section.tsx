import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../shared/api/api.error';
import { formatMonthDay, formatNumber } from '../../../shared/lib/format';
import { radius, space } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Notice } from '../../../shared/ui/notice';
import { Skeleton } from '../../../shared/ui/skeleton';
import { ErrorState } from '../../../shared/ui/state-message';
import { showToast } from '../../../shared/ui/toast.store';
import { fetchMissedSearches, ignoreSearch, missedSearchesKey } from '../api/missed-searches.api';
import type { MissedKeyword } from '../api/missed-searches.api';
import { useMayEdit } from '../hooks/use-role';
import { AliasModal } from './alias-modal';
import { DashboardSection } from './dashboard-section';
import { FoldedTable } from './folded-table';

const KINDS = { workouts: '운동', supplements: '보충제' } as const;

/** What people typed and did not find: each becomes an alias, or is ignored. */
export function MissedSearchesSection() {
  const mayEdit = useMayEdit();
  const [chosen, setChosen] = useState<MissedKeyword | null>(null);
  const missed = useQuery({ queryKey: missedSearchesKey, queryFn: fetchMissedSearches, staleTime: 0 });
  const rows = missed.data;
  return (
    <DashboardSection
      title="결과가 없던 검색"
      note={
        rows &&
        (rows.length > 0
          ? '30일 동안 찾았지만 나오지 않은 말이에요. 누가 찾았는지는 남기지 않아요.'
          : '30일 동안 찾았지만 나오지 않은 말이 없어요.')
      }
    >
      {rows ? (
        rows.length > 0 && (
          <FoldedTable
            label="결과가 없던 검색"
            heads={['찾은 말', '곳', '수', '마지막', ...(mayEdit ? ['할 일'] : [])]}
            unit="개"
            rows={rows.map(row => [
              row.keyword,
              KINDS[row.kind],
              formatNumber(row.count),
              formatMonthDay(row.lastDay),
              ...(mayEdit ? [<Actions key="actions" row={row} onAlias={() => setChosen(row)} />] : []),
            ])}
          />
        )
      ) : missed.error ? (
        <ErrorState
          message={messageOf(missed.error)}
          onRetry={() => void missed.refetch()}
          retrying={missed.isFetching}
        />
      ) : (
        <Skeleton height={120} round={radius.card} />
      )}
      {chosen && <AliasModal missed={chosen} onClose={() => setChosen(null)} />}
    </DashboardSection>
  );
}

function Actions({ row, onAlias }: { row: MissedKeyword; onAlias: () => void }) {
  const client = useQueryClient();
  const ignore = useMutation({
    mutationFn: () => ignoreSearch(row),
    onSuccess: () => {
      showToast({ message: `‘${row.keyword}’ 검색은 1년 동안 세지 않을게요.`, tone: 'success' });
      void client.invalidateQueries({ queryKey: missedSearchesKey });
    },
  });
  return (
    <div css={{ display: 'grid', gap: space(2) }}>
      <div css={{ display: 'flex', gap: space(2), '& > *': { flex: 'none' } }}>
        <Button
          size="small"
          variant="secondary"
          aria-label={`${row.keyword} 별칭으로 추가`}
          onClick={onAlias}
        >
          별칭으로 추가
        </Button>
        <Button
          size="small"
          variant="secondary"
          loading={ignore.isPending}
          aria-label={`${row.keyword} 무시`}
          onClick={() => ignore.mutate()}
        >
          무시
        </Button>
      </div>
      {ignore.isError && <Notice tone="error">{messageOf(ignore.error)}</Notice>}
    </div>
  );
}

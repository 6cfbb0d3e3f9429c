import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../shared/api/api.error';
import { formatNumber } from '../../../shared/lib/format';
import { radius } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Skeleton } from '../../../shared/ui/skeleton';
import { ErrorState } from '../../../shared/ui/state-message';
import { fetchMissedSearches, missedSearchesKey } from '../api/missed-searches.api';
import type { MissedKeyword } from '../api/missed-searches.api';
import { AliasModal } from './alias-modal';
import { DashboardSection } from './dashboard-section';
import { IgnoredSearches } from './ignored-searches';
import { MissedSearchRow } from './missed-search-row';

/** Keywords shown at first. */
const FIRST = 5;

/** Searches without a result: each becomes an alias or is ignored. */
export function MissedSearchesSection() {
  const [chosen, setChosen] = useState<MissedKeyword | null>(null);
  const [isOpen, setOpen] = useState(false);
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
        <ul>
          {(isOpen ? rows : rows.slice(0, FIRST)).map(row => (
            <MissedSearchRow key={`${row.kind} ${row.keyword}`} row={row} onAlias={() => setChosen(row)} />
          ))}
        </ul>
      ) : missed.error ? (
        <ErrorState
          message={messageOf(missed.error)}
          onRetry={() => void missed.refetch()}
          retrying={missed.isFetching}
        />
      ) : (
        <Skeleton height={120} round={radius.card} />
      )}
      {rows && rows.length > FIRST && (
        <Button
          size="small"
          variant="secondary"
          aria-expanded={isOpen}
          css={{ justifySelf: 'start' }}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? '접기' : `찾은 말 ${formatNumber(rows.length)}개 모두 보기`}
        </Button>
      )}
      <IgnoredSearches />
      {chosen && <AliasModal missed={chosen} onClose={() => setChosen(null)} />}
    </DashboardSection>
  );
}

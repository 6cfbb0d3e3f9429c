import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { messageOf } from '../../../shared/api/api.error';
import { formatNumber } from '../../../shared/lib/format';
import { radius, space } from '../../../shared/theme/theme';
import { ChipButton } from '../../../shared/ui/chip';
import { Pagination } from '../../../shared/ui/pagination';
import { Skeleton } from '../../../shared/ui/skeleton';
import { EmptyState, ErrorState } from '../../../shared/ui/state-message';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';

/** One of the lists to choose from; `empty` is its text without rows. */
export interface ListChoice<Of extends string> {
  of: Of;
  label: string;
  empty: string;
}

interface ChosenListProps<Of extends string, Row> {
  label: string;
  choices: readonly ListChoice<Of>[];
  chosen: ListChoice<Of>;
  /** How many entries each list has, once known. */
  counts: Record<Of, number> | undefined;
  query: UseQueryResult<{ lastPage: number }>;
  rows: readonly Row[];
  page: number;
  onGo: (of: Of, page: number) => void;
  icon: ReactNode;
  /** The text while nothing has loaded yet. */
  waiting: string;
  children: (row: Row) => ReactNode;
}

/** Lists with their sizes, and the chosen one page by page. */
export function ChosenList<Of extends string, Row>({
  label,
  choices,
  chosen,
  counts,
  query,
  rows,
  page,
  onGo,
  icon,
  waiting,
  children,
}: ChosenListProps<Of, Row>) {
  return (
    <>
      <div role="group" aria-label={label} css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
        {choices.map(each => (
          <ChipButton key={each.of} selected={each.of === chosen.of} onClick={() => onGo(each.of, 1)}>
            {each.label}
            {counts && ` ${formatNumber(counts[each.of])}`}
          </ChipButton>
        ))}
      </div>
      {query.data ? (
        rows.length > 0 ? (
          <>
            {rows.map(children)}
            {query.data.lastPage > 1 && (
              <Pagination
                page={Math.min(page, query.data.lastPage)}
                lastPage={query.data.lastPage}
                onPage={next => onGo(chosen.of, next)}
              />
            )}
          </>
        ) : (
          <EmptyState icon={icon} title={chosen.empty} />
        )
      ) : query.error ? (
        <ErrorState
          message={messageOf(query.error)}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : (
        <div aria-busy>
          <VisuallyHidden>{waiting}</VisuallyHidden>
          <Skeleton height={320} round={radius.card} />
        </div>
      )}
    </>
  );
}

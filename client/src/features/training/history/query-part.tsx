import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isOutOfReach, messageOf } from '../../../shared/api/api.error';
import { space } from '../../../shared/theme/theme';
import { Skeleton } from '../../../shared/ui/skeleton';
import { ErrorState } from '../../../shared/ui/state-message';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';

interface QueryPartProps<Data> {
  query: UseQueryResult<Data>;
  /** What is loading, for screen readers. */
  loading: string;
  children: (data: Data) => ReactNode;
}

/** What only the server can compute: a skeleton until it arrives, the reason and a retry if it fails. */
export function QueryPart<Data>({ query, loading, children }: QueryPartProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    const offline = isOutOfReach(query.error);
    return (
      <ErrorState
        message={offline ? '연결되면 보여 드릴게요' : messageOf(query.error)}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      >
        {offline && '그래프는 서버가 계산해서 연결이 필요해요.'}
      </ErrorState>
    );
  }
  return (
    <div aria-busy css={{ display: 'grid', gap: space(3) }}>
      <VisuallyHidden>{loading}</VisuallyHidden>
      <Skeleton height={240} round="var(--radius-card)" />
      <Skeleton height={240} round="var(--radius-card)" />
    </div>
  );
}

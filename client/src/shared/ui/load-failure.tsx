import { isOutOfReach, messageOf } from '../api/api.error';
import { color, text } from '../theme/theme';
import { Button } from './button';
import { ErrorState } from './state-message';

interface LoadFailureProps {
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
}

/** Shown in place of data that neither loaded nor is cached: only the server knows whether there is any. */
export function LoadFailure({ query: { error, isFetching, refetch } }: LoadFailureProps) {
  const away = isOutOfReach(error);
  return (
    <ErrorState
      message={away ? '이 기기에는 아직 없어요' : messageOf(error)}
      onRetry={() => void refetch()}
      retrying={isFetching}
    >
      {away && '연결되면 가져올게요.'}
    </ErrorState>
  );
}

/** The same as a line, for a part beside others. @param what with its particle: `몸 기록을` */
export function LoadFailureLine({ query, what }: LoadFailureProps & { what: string }) {
  return (
    <p css={[text.body2, { color: color('text-2') }]}>
      {isOutOfReach(query.error) ? `연결되면 ${what} 가져올게요.` : `${what} 불러오지 못했어요.`}{' '}
      <Button variant="ghost" size="small" loading={query.isFetching} onClick={() => void query.refetch()}>
        다시 시도
      </Button>
    </p>
  );
}

import { ApiError, messageOf } from '../../../shared/api/api.error';
import { space } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { LinkButton } from '../../../shared/ui/link-button';
import { ErrorState } from '../../../shared/ui/state-message';

interface ResultTroubleProps {
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
  /** Where the user can repeat the request. */
  restart: string;
}

/** A failed result: the reason, and every next step. */
export function ResultTrouble({ error, onRetry, retrying, restart }: ResultTroubleProps) {
  const lost = error instanceof ApiError && error.httpStatus === 404;
  const failed = error instanceof ApiError && error.code === 'RECOMMENDATION_FAILED_EXCEPTION';
  return (
    <ErrorState
      message={messageOf(error)}
      action={
        <div css={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space(2) }}>
          {lost || failed ? (
            <LinkButton to={restart} variant="primary">
              다시 추천받기
            </LinkButton>
          ) : (
            <Button loading={retrying} onClick={onRetry}>
              다시 확인하기
            </Button>
          )}
          <LinkButton to="/recommend/history" variant="secondary">
            추천 기록 보기
          </LinkButton>
        </div>
      }
    />
  );
}

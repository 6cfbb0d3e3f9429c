import { formatMonthDay } from '../../../shared/lib/format';
import { space } from '../../../shared/theme/theme';
import { LinkButton } from '../../../shared/ui/link-button';
import { Notice } from '../../../shared/ui/notice';
import { lastResultFor, resultPath } from '../lib/waiting-requests';

/** A recommendation waits for a network. */
export const ASKED_LATER = '지금은 연결되어 있지 않아요. 연결되면 추천받아 둘게요.';

interface RequestWaitingProps {
  type: 'workout' | 'supplement';
  /** The requested parts or purposes. */
  wanted: readonly string[];
}

/** Shown while a recommendation waits for a network; links to the last one for the same request. */
export function RequestWaiting({ type, wanted }: RequestWaitingProps) {
  const last = lastResultFor(type, wanted);
  return (
    <Notice tone="info">
      {ASKED_LATER}
      {last && (
        <LinkButton
          to={resultPath(type, last.id)}
          variant="secondary"
          size="small"
          css={{ marginTop: space(3), display: 'flex' }}
        >
          {formatMonthDay(last.createdAt)} {wanted.join('·')} 추천 보기
        </LinkButton>
      )}
    </Notice>
  );
}

import { useChangeStatus } from '../../../shared/changes/change-status';
import { formatMonthDay } from '../../../shared/lib/format';
import { space } from '../../../shared/theme/theme';
import { LinkButton } from '../../../shared/ui/link-button';
import { Notice } from '../../../shared/ui/notice';
import type { Place } from '../../../shared/widgets/training-preferences/training-preferences.api';
import { laterText } from '../lib/later-text';
import { lastResultFor, REQUEST_KINDS, resultPath, useArrived } from '../lib/waiting-requests';

interface RequestWaitingProps {
  type: 'workout' | 'supplement';
  /** The requested parts or purposes. */
  wanted: readonly string[];
  place?: Place | null;
}

/** Shown while a recommendation waits, with the last one for the same request; then leads to its answer. */
export function RequestWaiting({ type, wanted, place }: RequestWaitingProps) {
  const arrived = useArrived(ids => ids[type]);
  const status = useChangeStatus();
  const last = lastResultFor(type, wanted);
  // The question about it says why it was refused.
  if (arrived === 'given up' || status.problems.some(({ kind }) => kind === REQUEST_KINDS[type])) return null;
  if (arrived !== null)
    return (
      <Notice tone="success">
        기다리던 추천이 나왔어요.
        <NoticeLink to={resultPath(type, arrived)}>추천 보기</NoticeLink>
      </Notice>
    );
  return (
    <Notice tone="info">
      {laterText(status, place)}
      {last && (
        <NoticeLink to={resultPath(type, last.id)}>
          {formatMonthDay(last.createdAt)} {wanted.join('·')} 추천 보기
        </NoticeLink>
      )}
    </Notice>
  );
}

const NoticeLink = (props: { to: string; children: React.ReactNode }) => (
  <LinkButton {...props} variant="secondary" size="small" css={{ marginTop: space(3), display: 'flex' }} />
);

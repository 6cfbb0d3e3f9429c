import { isConflict } from '../../../shared/changes/change-problems';
import { useChangeStatus } from '../../../shared/changes/change-status';
import type { ChangeStatus } from '../../../shared/changes/change-status';
import { formatMonthDay } from '../../../shared/lib/format';
import { space } from '../../../shared/theme/theme';
import { LinkButton } from '../../../shared/ui/link-button';
import { Notice } from '../../../shared/ui/notice';
import type { Place } from '../../../shared/widgets/training-preferences/training-preferences.api';
import { isPlaceChange } from '../lib/place-change';
import { lastResultFor, REQUEST_KINDS, resultPath, useArrived } from '../lib/waiting-requests';

/** The text about a pending recommendation: it waits for a network or a server that takes it, or for a decision on its place, which another device changed or the server refused. */
export function laterText({ problems, answered }: ChangeStatus, place?: Place | null): string {
  const asked = problems.find(row => isPlaceChange(row) && row.wanted.place.place === place);
  if (!asked)
    return answered
      ? '지금은 서버가 받지 못해요. 곧 다시 요청해서 추천받아 둘게요.'
      : '지금은 연결되어 있지 않아요. 연결되면 추천받아 둘게요.';
  return isConflict(asked)
    ? `위에서 ‘${asked.about}’ 정보를 어느 기기 것으로 할지 고르면 추천받아 둘게요.`
    : `위에서 ‘${asked.about}’ 변경을 다시 보내거나 버리면 추천받아 둘게요.`;
}

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

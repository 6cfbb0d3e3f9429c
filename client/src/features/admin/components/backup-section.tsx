import { formatNumber } from '../../../shared/lib/format';
import { Notice } from '../../../shared/ui/notice';
import type { DashboardData } from '../api/dashboard.api';
import { historyTime } from '../lib/history-words';
import { DashboardSection } from './dashboard-section';

/** kB below which a backup's size is not shown in MB. */
const SMALL_KB = 1000;

/** The latest point that everything can be restored to. */
export function BackupSection({
  backup: { checkedAt, kilobytes, failedAt, overdue },
}: Pick<DashboardData, 'backup'>) {
  const size = kilobytes === null ? null : sizeText(kilobytes);
  return (
    <DashboardSection
      title="백업"
      note={
        checkedAt
          ? `마지막 백업은 ${historyTime(checkedAt)}에 만들었고, 되돌려 확인했어요.${size ? ` 크기는 ${size}예요.` : ''}`
          : null
      }
    >
      {overdue && (
        <Notice tone="caution">
          {checkedAt
            ? '확인한 백업이 26시간 넘게 없어요. 백업 명령이 매일 도는지 서버에서 확인해 주세요.'
            : '아직 백업이 없어요. 서버에서 백업 명령을 매일 돌려 주세요.'}
        </Notice>
      )}
      {failedAt && (
        <Notice tone="error">
          {historyTime(failedAt)}에는 백업을 만들지 못했어요. 까닭은 백업 명령의 기록에 있어요.
        </Notice>
      )}
    </DashboardSection>
  );
}

function sizeText(kilobytes: number): string {
  return kilobytes < SMALL_KB ? `${formatNumber(kilobytes)}kB` : `${formatNumber(kilobytes / 1000)}MB`;
}

import { useParams } from 'react-router-dom';
import { latePart } from '../../../shared/lib/late-part';
import { usePageTitle } from '../../../shared/lib/use-page-title';
import { LinkButton } from '../../../shared/ui/link-button';
import { Spinner } from '../../../shared/ui/spinner';
import { EmptyState } from '../../../shared/ui/state-message';
import { NoStorage } from '../components/no-storage';
import { SessionReview } from '../components/session-review';
import { SessionScreen } from '../components/session-screen';
import { useDeviceLog, useSessionRecord } from '../store/device-log';

const CardioReview = latePart(async () => (await import('../components/cardio-review')).CardioReview);

/** `/training/session/:id`: the session while it is open, its summary afterwards. */
export function SessionPage() {
  usePageTitle('오늘 운동');
  const { id = '' } = useParams();
  const device = useDeviceLog();
  const record = useSessionRecord(device?.log, id);
  if (!device) return <NoStorage />;
  if (record === undefined) {
    return (
      <div css={{ display: 'grid', placeItems: 'center', minHeight: '60dvh' }}>
        <Spinner size={32} label="기록을 불러오고 있어요" />
      </div>
    );
  }
  if (record === null) {
    return (
      <EmptyState
        title="이 기기에 없는 기록이에요"
        action={<LinkButton to="/training">오늘 운동으로</LinkButton>}
      >
        지웠거나 아직 받아오지 못했어요. 연결되면 다른 기기의 기록도 여기에 와요.
      </EmptyState>
    );
  }
  const { cardio } = record.session;
  if (cardio) return <CardioReview device={device} record={record} cardio={cardio} />;
  return record.session.endedAt === null ? (
    <SessionScreen device={device} record={record} />
  ) : (
    <SessionReview device={device} record={record} />
  );
}

import { useNavigate } from 'react-router-dom';
import { space } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Modal } from '../../../shared/ui/modal';
import { saveOrToast } from '../hooks/use-session-actions';
import { closingRows } from '../session/close-session';
import type { DeviceLog } from '../store/device-log';
import type { SessionRecord } from '../store/session-record';

/** Asked before a session starts while another is still open. */
export function OtherSession({ device, record }: { device: DeviceLog; record: SessionRecord }) {
  const navigate = useNavigate();
  const { session, sets } = record;
  const done = sets.filter(set => set.doneAt !== null).length;
  const goOn = () => void navigate(`/training/session/${session.id}`, { replace: true });
  return (
    <Modal
      title="하던 운동이 있어요"
      description={
        done > 0
          ? `${session.title}, ${sets.length}세트 중 ${done}세트 했어요. 끝내면 마지막 세트까지 저장하고 새 운동을 시작해요.`
          : `${session.title}, 아직 마친 세트가 없어요. 그만두면 기록에 남기지 않고 새 운동을 시작해요.`
      }
      onClose={() => void navigate('/training', { replace: true })}
    >
      <div css={{ display: 'grid', gap: space(2), marginTop: space(5) }}>
        <Button size="large" fullWidth onClick={goOn}>
          이어서 하기
        </Button>
        <Button
          variant="secondary"
          size="large"
          fullWidth
          onClick={() => void saveOrToast(() => device.write(closingRows(record)))}
        >
          {done > 0 ? '끝내고 새로 시작' : '그만두고 새로 시작'}
        </Button>
      </div>
    </Modal>
  );
}

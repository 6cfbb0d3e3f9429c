import { useEffect, useState } from 'react';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Modal } from '../../../shared/ui/modal';
import type { DeviceLog } from '../store/device-log';
import { useSyncStatus } from '../store/sync-loop';

interface UnsentSheetProps {
  device: DeviceLog;
  onLeave: () => void;
  onClose: () => void;
}

/** Asked before somebody logs out whose sets have not all reached the server. Nothing of them is thrown away. */
export function UnsentSheet({ device, onLeave, onClose }: UnsentSheetProps) {
  const { waitingSets, waitingRows } = useSyncStatus();
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState(false);
  // Sent meanwhile, and known to be: there is nothing left to ask.
  const [known, setKnown] = useState(false);
  useEffect(() => {
    if (waitingRows > 0) setKnown(true);
  }, [waitingRows]);

  const send = async () => {
    setSending(true);
    setFailed(false);
    await device.sync.soon();
    const { rows } = await device.log.waiting();
    setSending(false);
    if (rows === 0) onLeave();
    else setFailed(true);
  };
  const sent = known && waitingRows === 0;
  const what = waitingSets > 0 ? `세트 ${waitingSets}개가` : '기록이';
  return (
    <Modal
      title={sent ? '모두 보냈어요' : `아직 보내지 못한 ${what} 있어요`}
      description={
        sent
          ? '이제 로그아웃해도 다른 기기에서 볼 수 있어요.'
          : '이 기기에 두고 로그아웃하면, 다음에 여기서 다시 로그인할 때 보내요. 다른 사람에게는 보이지 않아요.'
      }
      onClose={onClose}
    >
      <div css={{ display: 'grid', gap: space(2), marginTop: space(5) }}>
        <p role="status" css={[text.small, { color: color('caution-text') }]}>
          {failed && !sent ? '지금은 보낼 수 없어요. 인터넷 연결을 확인하고 다시 눌러 주세요.' : ''}
        </p>
        <Button size="large" fullWidth loading={sending} onClick={sent ? onLeave : () => void send()}>
          {sent ? '로그아웃' : '보내고 로그아웃'}
        </Button>
        {!sent && (
          <Button variant="secondary" size="large" fullWidth onClick={onLeave}>
            이 기기에 두고 로그아웃
          </Button>
        )}
        <Button variant="ghost" fullWidth onClick={onClose}>
          취소
        </Button>
      </div>
    </Modal>
  );
}

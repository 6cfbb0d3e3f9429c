import { useEffect, useState } from 'react';
import { useChangeStatus } from '../../../shared/changes/change-status';
import { sendChanges, waitingChanges } from '../../../shared/changes/waiting-changes';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Modal } from '../../../shared/ui/modal';
import type { DeviceLog } from '../store/device-log';
import { useSyncStatus } from '../store/sync-loop';

interface UnsentSheetProps {
  device: DeviceLog | null;
  /** What waits of changes to routines, body data and answers, in words. */
  changes: string;
  /** @param keepUnsent keeps pending data on this device until the member returns */
  onLeave: (keepUnsent: boolean) => void;
  onClose: () => void;
}

const FAILURES = {
  offline: '지금은 보낼 수 없어요. 인터넷 연결을 확인하고 다시 눌러 주세요.',
  // It answers, but takes nothing for now.
  server: '지금은 서버가 받지 못해요. 잠시 뒤에 다시 눌러 주세요.',
  drafts: '확인할 것을 먼저 정해 주세요. 오늘 운동과 내 루틴에 있어요.',
};

/** Asked before a logout while some data exists only on this device. Nothing is discarded without asking. */
export function UnsentSheet({ device, changes, onLeave, onClose }: UnsentSheetProps) {
  const { waitingSets, waitingRows, drafts } = useSyncStatus();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<keyof typeof FAILURES | null>(null);
  const { waiting: unsentChanges, problems } = useChangeStatus();
  const waiting = waitingRows + drafts + unsentChanges + problems.length;
  // True once pending data was seen: when none is left, it has been sent and there is nothing to ask.
  const [known, setKnown] = useState(false);
  useEffect(() => {
    if (waiting > 0) setKnown(true);
  }, [waiting]);

  const send = async () => {
    setSending(true);
    setFailure(null);
    await Promise.all([device?.sync.soon(), sendChanges()]);
    const [log, unsent, left] = await Promise.all([
      device?.log.waiting(),
      device?.log.hasUnsent() ?? false,
      waitingChanges(),
    ]);
    setSending(false);
    const rows = log?.rows ?? 0;
    const { waiting: unsentNow, answered } = useChangeStatus.getState();
    const unreached =
      (unsentNow > 0 && !answered) || (rows > 0 && useSyncStatus.getState().state === 'offline');
    if (!unsent && left.length === 0) onLeave(false);
    else if (unreached) setFailure('offline');
    else setFailure(rows + unsentNow > 0 ? 'server' : 'drafts');
  };
  const sent = known && waiting === 0;
  const what =
    waitingSets > 0 ? `세트 ${waitingSets}개가` : waitingRows + drafts > 0 ? '기록이' : `${changes}가`;
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
          {!sent && failure && FAILURES[failure]}
        </p>
        <Button
          size="large"
          fullWidth
          loading={sending}
          onClick={sent ? () => onLeave(false) : () => void send()}
        >
          {sent ? '로그아웃' : '보내고 로그아웃'}
        </Button>
        {!sent && (
          <>
            <Button variant="secondary" size="large" fullWidth onClick={() => onLeave(true)}>
              이 기기에 두고 로그아웃
            </Button>
            <Button variant="danger" size="large" fullWidth onClick={() => onLeave(false)}>
              이 기기에서 지우고 로그아웃
            </Button>
          </>
        )}
        <Button variant="ghost" fullWidth onClick={onClose}>
          취소
        </Button>
      </div>
    </Modal>
  );
}

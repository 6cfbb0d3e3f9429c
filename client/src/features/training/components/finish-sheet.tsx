import { ConfirmModal } from '../../../shared/ui/confirm-modal';
import type { SessionActions } from '../hooks/use-session-actions';
import type { SessionRecord } from '../store/session-record';

interface FinishSheetProps {
  record: SessionRecord;
  actions: SessionActions;
  onDone: () => void;
  onClose: () => void;
}

/** Confirms the end once, and says what happens to what is left. */
export function FinishSheet({ record, actions, onDone, onClose }: FinishSheetProps) {
  const left = record.sets.filter(set => set.doneAt === null).length;
  const nothing = left === record.sets.length;
  const finish = async () => {
    if (await actions.finish(new Date().toISOString())) onDone();
  };
  return (
    <ConfirmModal
      title="운동을 끝낼까요?"
      description={
        nothing
          ? '아직 마친 세트가 없어요.'
          : left > 0
            ? `${left}세트가 남았어요. 시작하지 않은 운동은 빼고, 하다 만 운동의 남은 세트는 못 한 것으로 저장해요.`
            : '오늘 할 것을 모두 했어요.'
      }
      act="끝내기"
      onAct={() => void finish()}
      keep="계속하기"
      onKeep={onClose}
    />
  );
}

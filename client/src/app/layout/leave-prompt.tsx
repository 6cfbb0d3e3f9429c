import { Button } from '../../shared/ui/button';
import { Modal } from '../../shared/ui/modal';

interface LeavePromptProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before a press in the navigation bar leads away from a signup that has begun. */
export function LeavePrompt({ onStay, onLeave }: LeavePromptProps) {
  return (
    <Modal
      title="회원가입을 그만둘까요?"
      description="입력한 내용은 이 탭에 남아 있어요. 비밀번호만 다시 입력하면 이어서 할 수 있어요."
      onClose={onStay}
      width={400}
      actions={
        <>
          <Button variant="secondary" onClick={onLeave}>
            나가기
          </Button>
          <Button onClick={onStay}>계속 가입하기</Button>
        </>
      }
    />
  );
}

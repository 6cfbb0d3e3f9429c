import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { latePart } from '../../shared/lib/late-part';
import { closeLoginPrompt, useLoginPromptStore } from '../../shared/session/login-prompt.store';
import { loginPath, signupPath } from '../../shared/session/next-path';
import { Button } from '../../shared/ui/button';
import { Modal } from '../../shared/ui/modal';

const Example = latePart(async () => {
  const [{ VisitorExample }, { QueryBoundary }] = await Promise.all([
    import('../../features/recommendation/components/visitor-example'),
    import('../query-boundary'),
  ]);
  return () => (
    <QueryBoundary>
      <VisitorExample />
    </QueryBoundary>
  );
});

/** Asks a visitor who chose a members' page whether to log in. */
export function LoginPrompt() {
  const next = useLoginPromptStore(state => state.next);
  return next === null ? null : <LoginDialog next={next} />;
}

/** For recommendations it shows an example first. Before the client runs, public/boot.js opens a prerendered one. */
export function LoginDialog({ next, example = <Example /> }: { next: string; example?: ReactNode }) {
  const navigate = useNavigate();
  return (
    <Modal
      title="로그인이 필요해요"
      description="내 몸에 맞는 운동을 추천받고 루틴에 담으려면 로그인해 주세요. 가입한 뒤에는 가려던 곳에서 이어 갈 수 있어요."
      onClose={closeLoginPrompt}
      width={440}
      actions={
        <>
          <Button
            variant="secondary"
            onClick={() => {
              closeLoginPrompt();
              void navigate(loginPath(next));
            }}
          >
            로그인하기
          </Button>
          <Button
            onClick={() => {
              closeLoginPrompt();
              void navigate(signupPath(next));
            }}
          >
            회원가입하기
          </Button>
        </>
      }
    >
      {next.startsWith('/recommend') && (
        // The height of its first question.
        <div data-example css={{ minHeight: 112 }}>
          {example}
        </div>
      )}
    </Modal>
  );
}

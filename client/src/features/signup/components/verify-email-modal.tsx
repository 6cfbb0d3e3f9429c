import { particle } from '../../../shared/lib/particle';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { hasCode, messageOf } from '../../../shared/api/api.error';
import { space } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { CodeField, RESEND_AFTER_MS } from '../../../shared/ui/code-field';
import { Form } from '../../../shared/ui/form';
import { Modal } from '../../../shared/ui/modal';
import { Reason } from '../../../shared/ui/reason';
import { CODE_LENGTH, verificationCodeRule } from '../../../shared/validation/member-rules';
import { confirmCode, sendCode } from '../api/signup.api';

interface VerifyEmailModalProps {
  email: string;
  /** When the last code was mailed there, in ms since 1970; null before the first. */
  sentAt: number | null;
  onSent: (at: number) => void;
  onClose: () => void;
  onVerified: (signupProof: string) => void;
}

function refusalText(error: unknown): string {
  const mistyped = hasCode(error, 'WRONG_VERIFICATION_CODE_EXCEPTION');
  return mistyped ? '코드가 올바르지 않아요. 다시 입력해 주세요.' : messageOf(error);
}

/**
 * Sends a code when it opens, and asks for it. Reopened at once, it asks for the code already sent: a new one
 * would void that.
 */
export function VerifyEmailModal({ email, sentAt, onSent, onClose, onVerified }: VerifyEmailModalProps) {
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const confirm = useMutation({
    mutationFn: (entered: string) => confirmCode(email, entered),
    onSuccess: onVerified,
    onError: error => setWrong(refusalText(error)),
  });
  const send = useMutation({
    mutationFn: () => sendCode(email),
    onMutate: () => setWrong(null),
    onSuccess: () => {
      onSent(Date.now());
      setCode('');
    },
    onError: error => setWrong(messageOf(error)),
  });

  // One mail, even though React mounts twice in development.
  const opened = useRef(false);
  const { mutate: sendFirst } = send;
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    if (sentAt === null || Date.now() - sentAt >= RESEND_AFTER_MS) sendFirst();
  }, [sendFirst, sentAt]);

  const submit = () => {
    const refused = verificationCodeRule(code);
    setWrong(refused);
    if (!refused) confirm.mutate(code);
  };

  const sending = send.isError ? '아직 보내지 못했어요.' : '보내고 있어요.';
  const progress = sentAt === null ? sending : '보냈어요. 도착까지 최대 1분 걸릴 수 있어요.';
  return (
    <Modal
      title="이메일을 확인해 주세요"
      description={`${particle(email, '으로/로')} 6자리 코드를 ${progress}`}
      onClose={onClose}
      keepOnBackdrop
      actions={
        <Button
          size="large"
          type="submit"
          form="verify-email"
          loading={confirm.isPending}
          disabled={code.length < CODE_LENGTH}
        >
          확인
        </Button>
      }
    >
      <Form
        id="verify-email"
        onSubmit={submit}
        sending={confirm.isPending || send.isPending}
        css={{ marginTop: space(5) }}
      >
        <CodeField
          value={code}
          onChange={typed => {
            setCode(typed);
            setWrong(null);
            // The last digit sends it: one press less.
            if (typed !== code && verificationCodeRule(typed) === null) confirm.mutate(typed);
          }}
          sentAt={sentAt}
          onResend={() => send.mutate()}
          resending={send.isPending}
          error={wrong}
        />
        <Reason>
          {code.length < CODE_LENGTH ? `메일로 온 숫자 ${CODE_LENGTH}자리를 모두 입력해 주세요.` : null}
        </Reason>
      </Form>
    </Modal>
  );
}

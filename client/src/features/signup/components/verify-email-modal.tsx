import { useCallback, useEffect, useRef, useState } from 'react';
import { hasCode, messageOf } from '../../../shared/api/api.error';
import { space } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { CodeField } from '../../../shared/ui/code-field';
import { Modal } from '../../../shared/ui/modal';
import { CODE_LENGTH, verificationCodeRule } from '../../../shared/validation/member-rules';
import { confirmCode, sendCode } from '../api/signup.api';

interface VerifyEmailModalProps {
  email: string;
  onClose: () => void;
  onVerified: (signupProof: string) => void;
}

/** Sends a code as it opens and asks for it. */
export function VerifyEmailModal({ email, onClose, onVerified }: VerifyEmailModalProps) {
  const [sentAt, setSentAt] = useState<number | null>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState<'send' | 'confirm' | null>(null);

  const send = useCallback(async () => {
    setBusy('send');
    setError(null);
    try {
      await sendCode(email);
      setSentAt(Date.now());
      setCode('');
    } catch (reason) {
      setError(messageOf(reason));
    } finally {
      setBusy(null);
    }
  }, [email]);

  // One mail, also where React mounts twice in development.
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    void send();
  }, [send]);

  const confirm = async () => {
    const wrong = verificationCodeRule(code);
    setError(wrong);
    if (wrong || busy) return;
    setBusy('confirm');
    try {
      onVerified(await confirmCode(email, code));
    } catch (reason) {
      const mistyped = hasCode(reason, 'WRONG_VERIFICATION_CODE_EXCEPTION');
      setError(mistyped ? '코드가 올바르지 않아요. 다시 입력해 주세요.' : messageOf(reason));
      setBusy(null);
    }
  };

  return (
    <Modal
      title="이메일을 확인해 주세요"
      description={`${email}로 6자리 코드를 보냈어요. 도착까지 최대 1분 걸릴 수 있어요.`}
      onClose={onClose}
      keepOnBackdrop
      actions={
        <Button
          size="large"
          type="submit"
          form="verify-email"
          loading={busy === 'confirm'}
          disabled={code.length < CODE_LENGTH}
        >
          확인
        </Button>
      }
    >
      <form
        id="verify-email"
        noValidate
        onSubmit={event => {
          event.preventDefault();
          void confirm();
        }}
        css={{ marginTop: space(5) }}
      >
        <CodeField
          value={code}
          onChange={typed => {
            setCode(typed);
            setError(null);
          }}
          sentAt={sentAt}
          onResend={() => void send()}
          resending={busy === 'send'}
          error={error}
        />
      </form>
    </Modal>
  );
}

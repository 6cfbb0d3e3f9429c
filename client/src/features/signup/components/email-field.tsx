import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { messageOf } from '../../../shared/api/api.error';
import { Button } from '../../../shared/ui/button';
import { TextField } from '../../../shared/ui/text-field';
import { emailRule } from '../../../shared/validation/member-rules';
import { checkEmail } from '../api/signup.api';
import { useSignupDraft } from '../signup-draft.store';
import { isEmailVerified } from '../signup-steps';
import { VerifyEmailModal } from './verify-email-modal';

interface EmailFieldProps {
  error: string | null;
  onLeave: () => void;
}

/** The address, then whether it is free, then the code that proves it; changing it begins anew. */
export function EmailField({ error, onLeave }: EmailFieldProps) {
  const { values: draft, patch } = useSignupDraft();
  const [available, setAvailable] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [checking, setChecking] = useState(false);
  const [verifying, setVerifying] = useState(false);

  const email = draft.loginEmail;
  const valid = emailRule(email) === null;
  const verified = isEmailVerified(draft);
  const free = available === email && email !== '';

  const check = async () => {
    setChecking(true);
    setFailure(null);
    try {
      await checkEmail(email);
      setAvailable(email);
    } catch (reason) {
      setFailure(messageOf(reason));
    } finally {
      setChecking(false);
    }
  };

  const button = verified ? (
    <Button
      variant="secondary"
      disabled
      icon={<Check size={18} />}
      css={{ height: 52, whiteSpace: 'nowrap' }}
    >
      인증 완료
    </Button>
  ) : (
    <Button
      variant={free ? 'primary' : 'secondary'}
      disabled={!valid}
      loading={checking}
      onClick={() => (free ? setVerifying(true) : void check())}
      // The specification dims it to exactly this while the address is not valid.
      css={{ height: 52, whiteSpace: 'nowrap', '&:disabled': { opacity: 0.3 } }}
    >
      {free ? '인증 메일 보내기' : '중복 확인'}
    </Button>
  );
  const success = verified
    ? '이메일을 인증했어요.'
    : free
      ? '사용할 수 있는 이메일이에요. 인증해 주세요.'
      : undefined;
  return (
    <>
      <TextField
        label="이메일"
        type="email"
        inputMode="email"
        autoComplete="username"
        value={email}
        onChange={event => {
          patch({ loginEmail: event.target.value.trim() });
          setFailure(null);
        }}
        onBlur={onLeave}
        error={error ?? failure}
        success={success}
        hint={valid ? '이메일을 인증해 주세요.' : '로그인할 때 써요'}
        action={button}
      />
      {verifying && (
        <VerifyEmailModal
          email={email}
          onClose={() => setVerifying(false)}
          onVerified={signupProof => {
            patch({ verifiedEmail: email, signupProof });
            setVerifying(false);
          }}
        />
      )}
    </>
  );
}

import Check from 'lucide-react/icons/check';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../shared/api/api.error';
import { Button } from '../../../shared/ui/button';
import { TextField } from '../../../shared/ui/text-field';
import { emailRule } from '../../../shared/validation/member-rules';
import { checkEmail } from '../api/signup.api';
import { useSignupDraft } from '../signup-draft.store';
import { isEmailVerified, isPassedBy } from '../signup-steps';
import { VerifyEmailModal } from './verify-email-modal';

interface EmailFieldProps {
  error: string | null;
  onLeave: () => void;
}

/** The address, and one press that mails a code to prove it if it is free; a change starts over. */
export function EmailField({ error, onLeave }: EmailFieldProps) {
  const { values: draft, patch } = useSignupDraft();
  /** The address that the user wants a mail for: it is sent as soon as the address is known to be free. */
  const [wanted, setWanted] = useState<string | null>(null);
  const [sent, setSent] = useState<{ to: string; at: number } | null>(null);

  const email = draft.loginEmail;
  const valid = emailRule(email) === null;
  const verified = isEmailVerified(draft);
  const check = useMutation({ mutationFn: checkEmail });
  // An answer counts only for its own address.
  const asked = check.variables === email;
  const free = asked && check.isSuccess;
  // Leaving the field checks whether the address is free, so that one press remains.
  const leave = () => {
    onLeave();
    if (valid && !verified && !asked) check.mutate(email);
  };
  const send = () => {
    setWanted(email);
    if (!asked || check.isError) check.mutate(email);
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
      variant={valid ? 'primary' : 'secondary'}
      disabled={!valid}
      loading={wanted === email && asked && check.isPending}
      onClick={send}
      // The specification's exact opacity while the address is invalid.
      css={{ height: 52, whiteSpace: 'nowrap', '&:disabled': { opacity: 0.3 } }}
    >
      인증 메일 보내기
    </Button>
  );
  const unproven = valid && !verified && isPassedBy(draft, 'loginEmail') ? '이메일을 인증해 주세요.' : null;
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
        onChange={event => patch({ loginEmail: event.target.value.trim() })}
        onBlur={leave}
        error={error ?? (asked && check.isError ? messageOf(check.error) : unproven)}
        success={success}
        hint={valid ? '이메일을 인증해 주세요.' : '주소를 끝까지 쓰면 확인할 수 있어요. 로그인할 때 써요.'}
        action={button}
      />
      {wanted === email && free && !verified && (
        <VerifyEmailModal
          email={email}
          sentAt={sent?.to === email ? sent.at : null}
          onSent={at => setSent({ to: email, at })}
          onClose={() => setWanted(null)}
          onVerified={signupProof => {
            patch({ verifiedEmail: email, signupProof });
            setWanted(null);
          }}
        />
      )}
    </>
  );
}

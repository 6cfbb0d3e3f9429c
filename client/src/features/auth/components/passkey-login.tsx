import { useMutation } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import { useEffect, useRef } from 'react';
import { hasCode, messageOf } from '../../../shared/api/api.error';
import { browserFailure, hasPasskeys, isGivenUp } from '../../../shared/passkeys/passkey-ceremony';
import { space } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Notice } from '../../../shared/ui/notice';
import { loginByAutofill, loginByPasskey } from '../api/passkey-login.api';

/** 패스키로 로그인, by the button or by choosing one where the e-mail is typed. Nothing where the browser has none. */
export function PasskeyLogin({ rememberMe }: { rememberMe: boolean }) {
  const remember = useRef(rememberMe);
  useEffect(() => {
    remember.current = rememberMe;
  }, [rememberMe]);
  const autofill = useMutation({
    mutationFn: (signal: AbortSignal) => loginByAutofill(() => remember.current, signal),
  });
  const press = useMutation({ mutationFn: () => loginByPasskey(rememberMe) });
  const { mutate: offer } = autofill;
  const pressed = press.isPending;
  useEffect(() => {
    // The browser asks one thing at a time; after the button's, the offer stands again.
    if (pressed || !hasPasskeys()) return;
    const end = new AbortController();
    offer(end.signal);
    return () => end.abort();
  }, [offer, pressed]);

  const isOff = [autofill.error, press.error].some(error => hasCode(error, 'PASSKEYS_OFF_EXCEPTION'));
  if (!hasPasskeys() || isOff) return null;
  const failure = press.error ?? autofill.error;
  return (
    <div css={{ display: 'grid', gap: space(3) }}>
      {failure && !isGivenUp(failure) && (
        <Notice tone="error">{browserFailure(failure) ?? messageOf(failure)}</Notice>
      )}
      <Button
        variant="secondary"
        size="large"
        fullWidth
        icon={<KeyRound aria-hidden size={18} />}
        loading={press.isPending}
        onClick={() => press.mutate()}
      >
        패스키로 로그인
      </Button>
    </div>
  );
}

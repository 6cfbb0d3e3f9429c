import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { hasCode } from '../../../shared/api/api.error';
import { hasPasskeys } from '../../../shared/passkeys/passkey-ceremony';
import { PasskeyLoginButton } from '../../../shared/passkeys/passkey-login-button';
import { space } from '../../../shared/theme/theme';
import { loginByAutofill, loginByPasskey } from '../api/passkey-login.api';

/** 패스키로 로그인, by the button or by choosing one in the e-mail field. Nothing where the browser has none. */
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
    // The browser handles one request at a time; after the button's request the offer is restored.
    if (pressed || !hasPasskeys()) return;
    const end = new AbortController();
    offer(end.signal);
    return () => end.abort();
  }, [offer, pressed]);

  const isOff = [autofill.error, press.error].some(error => hasCode(error, 'PASSKEYS_OFF_EXCEPTION'));
  if (!hasPasskeys() || isOff) return null;
  return (
    <div css={{ display: 'grid', gap: space(3) }}>
      <PasskeyLoginButton
        asking={press.isPending}
        error={press.error ?? autofill.error}
        onPress={() => press.mutate()}
      />
    </div>
  );
}

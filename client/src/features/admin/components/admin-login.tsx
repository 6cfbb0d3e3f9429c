import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hasCode, messageOf } from '../../../shared/api/api.error';
import { hasPasskeys } from '../../../shared/passkeys/passkey-ceremony';
import { PasskeyLoginButton } from '../../../shared/passkeys/passkey-login-button';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Form } from '../../../shared/ui/form';
import { NarrowPage } from '../../../shared/ui/narrow-page';
import { Notice } from '../../../shared/ui/notice';
import { PasswordField } from '../../../shared/ui/password-field';
import { InlineToasts } from '../../../shared/ui/inline-toasts';
import { TextField } from '../../../shared/ui/text-field';
import { useRules } from '../../../shared/validation/use-rules';
import { adminKeys } from '../api/admin.keys';
import { loginAdminByPasskey } from '../api/admin-passkeys.api';
import { loginAdmin } from '../api/admin.api';
import { SecondFactorField } from './second-factor-field';

/** Null if only the second factor's code is missing. */
function failureText(error: Error, withCode: boolean): string | null {
  if (hasCode(error, 'SECOND_FACTOR_REQUIRED_EXCEPTION')) return null;
  if (
    withCode &&
    (hasCode(error, 'WRONG_VERIFICATION_CODE_EXCEPTION') || hasCode(error, 'VALIDATION_EXCEPTION'))
  )
    return '번호가 맞지 않아요. 앱에 새로 나온 번호를 입력해 주세요.';
  const wrong = hasCode(error, 'LOGIN_FAILED_EXCEPTION') || hasCode(error, 'VALIDATION_EXCEPTION');
  return wrong ? '아이디 또는 비밀번호를 잘못 입력했어요.' : messageOf(error);
}

/** The admin's own login, independent of a member's. */
export function AdminLogin({ expired }: { expired: boolean }) {
  const client = useQueryClient();
  const [loginId, setLoginId] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [needsCode, setNeedsCode] = useState(false);
  const send = useMutation({
    mutationFn: () => loginAdmin(loginId.trim(), password, needsCode ? code.trim().toLowerCase() : undefined),
    // The next admin must not see an earlier admin's data.
    onMutate: () => client.removeQueries({ queryKey: adminKeys.all }),
    onError: error => {
      if (hasCode(error, 'SECOND_FACTOR_REQUIRED_EXCEPTION')) setNeedsCode(true);
    },
  });
  const failure = send.isError && failureText(send.error, needsCode);
  const { errors, pass } = useRules({
    loginId: loginId.trim() ? null : '아이디를 입력해 주세요.',
    password: password ? null : '비밀번호를 입력해 주세요.',
    code: needsCode && !code.trim() ? '인증 앱의 번호를 입력해 주세요.' : null,
  });
  const submit = () => {
    if (pass()) send.mutate();
  };

  return (
    <NarrowPage width={400}>
      <h1 css={[text.h1, { marginTop: space(6) }]}>관리자 로그인</h1>
      <p css={{ marginTop: space(2), color: color('text-2') }}>운동과 보충제 카탈로그를 관리해요.</p>
      <InlineToasts />
      <Form
        onSubmit={submit}
        sending={send.isPending}
        css={{ display: 'grid', gap: space(4), marginTop: space(8) }}
      >
        {failure ? (
          <Notice tone="error">{failure}</Notice>
        ) : (
          expired && <Notice tone="caution">로그인이 만료됐어요. 다시 로그인해 주세요.</Notice>
        )}
        <TextField
          label="아이디"
          name="loginId"
          autoComplete="username"
          maxLength={60}
          value={loginId}
          onChange={event => setLoginId(event.target.value)}
          error={errors.loginId}
        />
        <PasswordField
          label="비밀번호"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={event => setPassword(event.target.value)}
          error={errors.password}
        />
        {needsCode && <SecondFactorField autoFocus value={code} onChange={setCode} error={errors.code} />}
        <Button type="submit" size="large" fullWidth loading={send.isPending}>
          로그인
        </Button>
        <AdminPasskeyLogin />
      </Form>
    </NarrowPage>
  );
}

/** A passkey replaces id, password and code. */
function AdminPasskeyLogin() {
  const client = useQueryClient();
  const press = useMutation({
    mutationFn: loginAdminByPasskey,
    onMutate: () => client.removeQueries({ queryKey: adminKeys.all }),
  });
  if (!hasPasskeys() || hasCode(press.error, 'PASSKEYS_OFF_EXCEPTION')) return null;
  return <PasskeyLoginButton asking={press.isPending} error={press.error} onPress={() => press.mutate()} />;
}

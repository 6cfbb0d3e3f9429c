import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { detailOf } from '../../../shared/api/api.error';
import { usePageTitle } from '../../../shared/lib/use-page-title';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { CodeField } from '../../../shared/ui/code-field';
import { Form } from '../../../shared/ui/form';
import { LinkButton } from '../../../shared/ui/link-button';
import { NarrowPage } from '../../../shared/ui/narrow-page';
import { Notice } from '../../../shared/ui/notice';
import { PasswordField } from '../../../shared/ui/password-field';
import { TextField } from '../../../shared/ui/text-field';
import { showToast } from '../../../shared/ui/toast.store';
import { emailRule, passwordRule, verificationCodeRule } from '../../../shared/validation/member-rules';
import { useRules } from '../../../shared/validation/use-rules';
import { requestPasswordCode, resetPassword } from '../api/auth.api';

/** Forgotten password: e-mail → mailed code → new password. */
export function ResetPasswordPage() {
  usePageTitle('비밀번호 찾기');
  const navigate = useNavigate();
  const { state } = useLocation();
  const [email, setEmail] = useState(((state as { email?: string } | null)?.email ?? '').trim());
  const [sentAt, setSentAt] = useState<number | null>(null);
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');

  const sendCode = useMutation({
    mutationFn: () => requestPasswordCode(email.trim()),
    onSuccess: () => {
      setSentAt(Date.now());
      setCode('');
    },
  });
  const reset = useMutation({
    mutationFn: () => resetPassword(email.trim(), code, password),
    onSuccess: () => {
      showToast({ tone: 'success', message: '비밀번호를 바꿨어요. 새 비밀번호로 로그인해 주세요.' });
      void navigate('/login', { replace: true });
    },
  });
  const failure = reset.error ?? sendCode.error;
  const { errors, touch, pass } = useRules({
    email: emailRule(email.trim()),
    ...(sentAt !== null && { code: verificationCodeRule(code), password: passwordRule(password) }),
  });
  const requestCode = () => {
    reset.reset();
    if (!sendCode.isPending) sendCode.mutate();
  };
  const submit = () => {
    if (!pass()) return;
    if (sentAt === null) requestCode();
    else reset.mutate();
  };

  return (
    <NarrowPage width={400}>
      <h1 css={[text.h1, { marginTop: space(6) }]}>비밀번호를 다시 정해요</h1>
      <p css={{ marginTop: space(2), color: color('text-2') }}>
        {sentAt === null
          ? '가입한 이메일로 인증 코드를 보내 드려요.'
          : '가입된 이메일이라면 인증 코드를 보냈어요. 도착까지 최대 1분 걸릴 수 있어요.'}
      </p>
      <Form
        onSubmit={submit}
        sending={sendCode.isPending || reset.isPending}
        css={{ display: 'grid', gap: space(4), marginTop: space(8) }}
      >
        {failure && <Notice tone="error">{detailOf(failure)}</Notice>}
        <TextField
          label="이메일"
          type="email"
          autoComplete="username"
          inputMode="email"
          value={email}
          readOnly={sentAt !== null}
          onChange={event => setEmail(event.target.value)}
          onBlur={() => email && touch('email')}
          error={errors.email}
        />
        {sentAt !== null && (
          <>
            <CodeField
              value={code}
              onChange={setCode}
              sentAt={sentAt}
              onResend={requestCode}
              resending={sendCode.isPending}
              error={errors.code}
            />
            <PasswordField
              label="새 비밀번호"
              autoComplete="new-password"
              value={password}
              onChange={event => setPassword(event.target.value)}
              onBlur={() => password && touch('password')}
              hint="영문과 숫자를 넣어 8~25자"
              error={errors.password}
            />
          </>
        )}
        <Button
          type="submit"
          size="large"
          fullWidth
          loading={sentAt === null ? sendCode.isPending : reset.isPending}
        >
          {sentAt === null ? '인증 메일 보내기' : '비밀번호 바꾸기'}
        </Button>
        <LinkButton to="/login" variant="secondary" size="large" fullWidth>
          로그인으로 돌아가기
        </LinkButton>
      </Form>
    </NarrowPage>
  );
}

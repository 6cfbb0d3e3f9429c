import { keyframes } from '@emotion/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { hasCode, messageOf } from '../../../shared/api/api.error';
import { usePageTitle } from '../../../shared/lib/use-page-title';
import { ProviderButtons } from '../../../shared/providers/provider-buttons';
import { nextPath, signupPath } from '../../../shared/session/next-path';
import { useIsLoggedIn } from '../../../shared/session/session.store';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Checkbox } from '../../../shared/ui/checkbox';
import { Form } from '../../../shared/ui/form';
import { LinkButton } from '../../../shared/ui/link-button';
import { NarrowPage } from '../../../shared/ui/narrow-page';
import { Notice } from '../../../shared/ui/notice';
import { PasswordField } from '../../../shared/ui/password-field';
import { InlineToasts } from '../../../shared/ui/inline-toasts';
import { TextField } from '../../../shared/ui/text-field';
import { emailRule } from '../../../shared/validation/member-rules';
import { useRules } from '../../../shared/validation/use-rules';
import { PasskeyLogin } from '../components/passkey-login';
import { login } from '../api/auth.api';

const shown = keyframes({ to: { visibility: 'visible' } });
const WRONG = '이메일 또는 비밀번호를 잘못 입력했어요.';

function failureText(error: unknown): string {
  // A password that breaks the signup rules cannot exist: to the user it is simply wrong.
  const wrong = hasCode(error, 'LOGIN_FAILED_EXCEPTION') || hasCode(error, 'VALIDATION_EXCEPTION');
  return wrong ? WRONG : messageOf(error);
}

export function LoginPage() {
  usePageTitle('로그인');
  const { search } = useLocation();
  const next = nextPath(search);
  const loggedIn = useIsLoggedIn();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [rememberMe, setRememberMe] = useState(true);
  const send = useMutation({ mutationFn: () => login(email.trim(), password, rememberMe) });
  const { errors, touch, pass } = useRules({
    email: emailRule(email.trim()),
    password: password ? null : '비밀번호를 입력해 주세요.',
  });

  if (loggedIn) return <Navigate to={next} replace />;

  const submit = () => {
    if (pass()) send.mutate();
    else send.reset();
  };

  return (
    <NarrowPage width={400}>
      <h1 css={[text.h1, { marginTop: space(6) }]}>{next === '/' ? '반가워요!' : '로그인하고 이어 가요'}</h1>
      <p css={{ marginTop: space(2), color: color('text-2') }}>
        {next === '/'
          ? '로그인해 주세요. 처음이라면 아래에서 가입할 수 있어요.'
          : '처음이라면 회원가입한 뒤 바로 이어 갈 수 있어요.'}
      </p>
      <InlineToasts />
      <Form
        onSubmit={submit}
        sending={send.isPending}
        css={{
          display: 'grid',
          gap: space(4),
          marginTop: space(8),
          // Other ways in come above it, and soon: shown before, it would be moved under a finger.
          '& > [aria-busy] + a': { visibility: 'hidden', animation: `${shown} 0s 1s forwards` },
        }}
      >
        {send.isError && <Notice tone="error">{failureText(send.error)}</Notice>}
        <TextField
          label="이메일"
          type="email"
          name="email"
          autoComplete="username webauthn"
          inputMode="email"
          value={email}
          onChange={event => setEmail(event.target.value)}
          onBlur={() => email && touch('email')}
          error={errors.email}
        />
        <PasswordField
          label="비밀번호"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={event => setPassword(event.target.value)}
          error={errors.password}
        />
        <div css={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: space(2) }}>
          <Checkbox
            label="로그인 유지"
            aria-describedby="remember-note"
            checked={rememberMe}
            onChange={event => setRememberMe(event.target.checked)}
          />
          <Link
            to="/login/reset"
            state={{ email: email.trim() }}
            css={[
              text.body2,
              {
                display: 'inline-flex',
                alignItems: 'center',
                minHeight: 44,
                color: color('brand-text'),
                fontWeight: 600,
              },
            ]}
          >
            비밀번호 찾기
          </Link>
        </div>
        <p id="remember-note" css={[text.small, { marginTop: space(-3), color: color('text-2') }]}>
          브라우저를 닫아도 로그인되어 있어요. 함께 쓰는 기기라면 꺼 주세요.
        </p>
        <Button type="submit" size="large" fullWidth loading={send.isPending}>
          로그인
        </Button>
        <PasskeyLogin rememberMe={rememberMe} />
        <ProviderButtons purpose="login" next={next} rememberMe={rememberMe} />
        <LinkButton to={signupPath(next)} variant="secondary" size="large" fullWidth>
          회원가입
        </LinkButton>
      </Form>
    </NarrowPage>
  );
}

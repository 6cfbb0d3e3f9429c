import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { hasCode, messageOf } from '../../../shared/api/api.error';
import { linkIdentity, PROVIDER_NAMES } from '../../../shared/providers/providers.api';
import type { Provider } from '../../../shared/providers/providers.api';
import { loginPath } from '../../../shared/session/next-path';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Form } from '../../../shared/ui/form';
import { LinkButton } from '../../../shared/ui/link-button';
import { NarrowPage } from '../../../shared/ui/narrow-page';
import { PasswordField } from '../../../shared/ui/password-field';
import { showToast } from '../../../shared/ui/toast.store';
import { login } from '../api/auth.api';

interface ExistingAccountProps {
  provider: Provider;
  email: string;
  ticket: string;
  next: string;
  rememberMe: boolean;
}

/** The address has an account: a member who proves to own it, too, gets the two linked. */
export function ExistingAccount({ provider, email, ticket, next, rememberMe }: ExistingAccountProps) {
  const name = PROVIDER_NAMES[provider];
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const send = useMutation({
    mutationFn: async () => {
      await login(email, password, rememberMe);
      return linkIdentity(ticket);
    },
    onSuccess: () => {
      showToast({ message: `${name} 로그인을 연결했어요.`, tone: 'success' });
      void navigate(next, { replace: true });
    },
  });
  const failure = hasCode(send.error, 'LOGIN_FAILED_EXCEPTION')
    ? '비밀번호를 잘못 입력했어요.'
    : send.error && messageOf(send.error);
  return (
    <NarrowPage width={400}>
      <h1 css={[text.h1, { marginTop: space(6) }]}>이미 가입한 이메일이에요</h1>
      <p css={{ marginTop: space(2), color: color('text-2') }}>
        <strong css={{ overflowWrap: 'anywhere' }}>{email}</strong> 계정의 비밀번호를 한 번 입력하면 다음부터{' '}
        {name}로 바로 로그인해요.
      </p>
      <Form
        onSubmit={() => password && send.mutate()}
        sending={send.isPending}
        css={{ display: 'grid', gap: space(4), marginTop: space(8) }}
      >
        {/* For password managers; the text above already shows it. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="비밀번호"
          autoComplete="current-password"
          value={password}
          onChange={event => {
            setPassword(event.target.value);
            send.reset();
          }}
          error={failure}
        />
        <Link
          to="/login/reset"
          state={{ email }}
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
          비밀번호를 잊었거나 정한 적이 없어요
        </Link>
        <Button type="submit" size="large" fullWidth disabled={!password} loading={send.isPending}>
          로그인하고 연결하기
        </Button>
        <LinkButton to={loginPath(next)} variant="secondary" size="large" fullWidth>
          다른 방법으로 로그인
        </LinkButton>
      </Form>
    </NarrowPage>
  );
}

import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasCode, messageOf } from '../../../shared/api/api.error';
import { linkIdentity, PROVIDER_NAMES } from '../../../shared/providers/providers.api';
import { logoutToLogInAgain } from '../../../shared/api/logout';
import { loginPath } from '../../../shared/session/next-path';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Form } from '../../../shared/ui/form';
import { LinkButton } from '../../../shared/ui/link-button';
import { NarrowPage } from '../../../shared/ui/narrow-page';
import { PasswordField } from '../../../shared/ui/password-field';
import { Spinner } from '../../../shared/ui/spinner';
import { PageMessage } from '../../../shared/ui/page-message';
import { showToast } from '../../../shared/ui/toast.store';

/** Back from a provider to link it: at once, or after the password where the login is an old one. */
export function LinkAccount({ ticket, next }: { ticket: string; next: string }) {
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const link = useMutation({
    mutationFn: (given?: string) => linkIdentity(ticket, given),
    onSuccess: ({ provider }) => {
      showToast({ message: `${PROVIDER_NAMES[provider]} 로그인을 연결했어요.`, tone: 'success' });
      void navigate(next, { replace: true });
    },
  });
  const { mutate } = link;
  useEffect(() => mutate(undefined), [mutate]);

  const isWrong = hasCode(link.error, 'WRONG_PASSWORD_EXCEPTION');
  const asksPassword =
    isWrong || hasCode(link.error, 'PASSWORD_REQUIRED_EXCEPTION') || link.variables !== undefined;
  const mustLogIn = hasCode(link.error, 'LOGIN_AGAIN_EXCEPTION');
  if (!asksPassword) {
    return (
      <NarrowPage width={400}>
        {link.isError ? (
          <PageMessage
            title="연결하지 못했어요"
            action={
              mustLogIn ? (
                <Button
                  size="large"
                  fullWidth
                  onClick={() => void logoutToLogInAgain().then(() => navigate(loginPath(next)))}
                >
                  다시 로그인
                </Button>
              ) : (
                <LinkButton to={next} size="large" fullWidth>
                  돌아가기
                </LinkButton>
              )
            }
          >
            {messageOf(link.error)}
          </PageMessage>
        ) : (
          <div css={{ display: 'grid', placeItems: 'center', minHeight: '80dvh' }}>
            <Spinner size={32} label="연결하고 있어요" />
          </div>
        )}
      </NarrowPage>
    );
  }
  return (
    <NarrowPage width={400}>
      <h1 css={[text.h1, { marginTop: space(6) }]}>비밀번호를 확인할게요</h1>
      <p css={{ marginTop: space(2), color: color('text-2') }}>
        로그인한 지 10분이 지났어요. 본인이 연결하는지 확인해요.
      </p>
      <Form
        onSubmit={() => password && link.mutate(password)}
        sending={link.isPending}
        css={{ display: 'grid', gap: space(4), marginTop: space(8) }}
      >
        <PasswordField
          label="비밀번호"
          autoComplete="current-password"
          value={password}
          onChange={event => setPassword(event.target.value)}
          error={
            link.error && !hasCode(link.error, 'PASSWORD_REQUIRED_EXCEPTION') ? messageOf(link.error) : null
          }
        />
        <Button type="submit" size="large" fullWidth disabled={!password} loading={link.isPending}>
          연결하기
        </Button>
        <LinkButton to={next} variant="secondary" size="large" fullWidth>
          취소
        </LinkButton>
      </Form>
    </NarrowPage>
  );
}

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { messageOf } from '../../../shared/api/api.error';
import { usePageTitle } from '../../../shared/lib/use-page-title';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Form } from '../../../shared/ui/form';
import { NarrowPage } from '../../../shared/ui/narrow-page';
import { Notice } from '../../../shared/ui/notice';
import { PasswordField } from '../../../shared/ui/password-field';
import { TextField } from '../../../shared/ui/text-field';
import { showToast } from '../../../shared/ui/toast.store';
import { useRules } from '../../../shared/validation/use-rules';
import { joinAdmins } from '../api/people.api';
import { setAdminTokens } from '../session/admin-session.store';
import { newPasswordRule, PASSWORD_HINT } from '../components/own-password';

/** The page of an invitation link: an invited admin chooses a name and a password. The link works once. */
export function AdminJoinPage() {
  usePageTitle('관리자 초대');
  const navigate = useNavigate();
  const token = useLocation().hash.slice(1);
  const [loginId, setLoginId] = useState('');
  const [password, setPassword] = useState('');
  const join = useMutation({
    mutationFn: () => joinAdmins(token, loginId.trim(), password),
    onSuccess: () => {
      // Anyone logged in here is somebody else.
      setAdminTokens(null);
      showToast({ message: '관리자가 됐어요. 정한 아이디로 로그인해 주세요.', tone: 'success' });
      void navigate('/admin', { replace: true });
    },
  });
  const { errors, failure, pass } = useRules(
    {
      loginId: loginId.trim() ? null : '아이디를 입력해 주세요.',
      password: newPasswordRule(password),
    },
    join.error,
  );
  const submit = () => {
    if (pass()) join.mutate();
  };
  return (
    <NarrowPage width={400}>
      <h1 css={[text.h1, { marginTop: space(6) }]}>관리자 초대</h1>
      <p css={{ marginTop: space(2), color: color('text-2') }}>
        로그인할 때 쓸 아이디와 비밀번호를 정해 주세요.
      </p>
      <Form
        onSubmit={submit}
        sending={join.isPending}
        css={{ display: 'grid', gap: space(4), marginTop: space(8) }}
      >
        {token === '' ? (
          <Notice tone="error">초대 메일에 있는 주소로 다시 들어와 주세요.</Notice>
        ) : (
          failure && <Notice tone="error">{messageOf(failure)}</Notice>
        )}
        <TextField
          label="아이디"
          name="loginId"
          autoComplete="username"
          maxLength={60}
          value={loginId}
          onChange={event => {
            setLoginId(event.target.value);
            join.reset();
          }}
          error={errors.loginId}
        />
        <PasswordField
          label="비밀번호"
          name="password"
          autoComplete="new-password"
          value={password}
          onChange={event => setPassword(event.target.value)}
          hint={PASSWORD_HINT}
          error={errors.password}
        />
        <Button type="submit" size="large" fullWidth disabled={token === ''} loading={join.isPending}>
          관리자 되기
        </Button>
      </Form>
    </NarrowPage>
  );
}

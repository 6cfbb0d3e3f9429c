import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { hasCode, messageOf } from '../../../shared/api/api.error';
import { space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Form } from '../../../shared/ui/form';
import { Notice } from '../../../shared/ui/notice';
import { PasswordField } from '../../../shared/ui/password-field';
import { showToast } from '../../../shared/ui/toast.store';
import type { Rule } from '../../../shared/validation/member-rules';
import { useRules } from '../../../shared/validation/use-rules';
import { changeOwnPassword } from '../api/people.api';

/** The server's rule. */
const SHORTEST_PASSWORD = 12;
export const PASSWORD_HINT = `${SHORTEST_PASSWORD}자 이상으로 입력해 주세요.`;
export const newPasswordRule: Rule = value => (value.length < SHORTEST_PASSWORD ? PASSWORD_HINT : null);

/** Changes the admin's own password; other logins end with it. */
export function OwnPassword({ onDone }: { onDone: () => void }) {
  const [password, setPassword] = useState('');
  const [fresh, setFresh] = useState('');
  const change = useMutation({
    mutationFn: () => changeOwnPassword(password, fresh),
    onSuccess: () => {
      setPassword('');
      setFresh('');
      forget();
      showToast({ message: '비밀번호를 바꿨어요. 다른 로그인은 끝났어요.', tone: 'success' });
      onDone();
    },
  });
  const { errors, failure, pass, forget } = useRules(
    {
      password: password ? null : '현재 비밀번호를 입력해 주세요.',
      newPassword: newPasswordRule(fresh),
    },
    change.error,
  );
  const isOldWrong = hasCode(failure, 'WRONG_PASSWORD_EXCEPTION');
  const submit = () => {
    if (pass()) change.mutate();
  };
  return (
    <Form onSubmit={submit} sending={change.isPending} css={{ display: 'grid', gap: space(4) }}>
      <h3 css={text.title}>비밀번호 바꾸기</h3>
      {failure && !isOldWrong && <Notice tone="error">{messageOf(failure)}</Notice>}
      <PasswordField
        label="현재 비밀번호"
        autoComplete="current-password"
        value={password}
        onChange={event => setPassword(event.target.value)}
        error={errors.password ?? (isOldWrong ? messageOf(failure) : null)}
      />
      <PasswordField
        label="새 비밀번호"
        autoComplete="new-password"
        value={fresh}
        onChange={event => setFresh(event.target.value)}
        hint={PASSWORD_HINT}
        error={errors.newPassword}
      />
      <div>
        <Button type="submit" variant="secondary" loading={change.isPending}>
          비밀번호 바꾸기
        </Button>
      </div>
    </Form>
  );
}

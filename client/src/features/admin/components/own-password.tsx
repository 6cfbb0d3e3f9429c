import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../shared/api/api.error';
import { space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Form } from '../../../shared/ui/form';
import { Notice } from '../../../shared/ui/notice';
import { PasswordField } from '../../../shared/ui/password-field';
import { showToast } from '../../../shared/ui/toast.store';
import { changeOwnPassword } from '../api/people.api';

/** The server's rule. */
export const SHORTEST_PASSWORD = 12;
export const PASSWORD_HINT = `${SHORTEST_PASSWORD}자 이상으로 입력해 주세요.`;

/** The admin's own password; other logins end with it. */
export function OwnPassword({ onDone }: { onDone: () => void }) {
  const [password, setPassword] = useState('');
  const [fresh, setFresh] = useState('');
  const [tried, setTried] = useState(false);
  const change = useMutation({
    mutationFn: () => changeOwnPassword(password, fresh),
    onSuccess: () => {
      setPassword('');
      setFresh('');
      setTried(false);
      showToast({ message: '비밀번호를 바꿨어요. 다른 로그인은 끝났어요.', tone: 'success' });
      onDone();
    },
  });
  const isShort = fresh.length < SHORTEST_PASSWORD;
  const submit = () => {
    setTried(true);
    if (password && !isShort) change.mutate();
  };
  return (
    <Form onSubmit={submit} sending={change.isPending} css={{ display: 'grid', gap: space(4) }}>
      <h3 css={text.title}>비밀번호 바꾸기</h3>
      {change.isError && <Notice tone="error">{messageOf(change.error)}</Notice>}
      <PasswordField
        label="현재 비밀번호"
        autoComplete="current-password"
        value={password}
        onChange={event => setPassword(event.target.value)}
        error={tried && !password ? '비밀번호를 입력해 주세요.' : null}
      />
      <PasswordField
        label="새 비밀번호"
        autoComplete="new-password"
        value={fresh}
        onChange={event => setFresh(event.target.value)}
        hint={PASSWORD_HINT}
        error={tried && isShort ? PASSWORD_HINT : null}
      />
      <div>
        <Button type="submit" variant="secondary" loading={change.isPending}>
          비밀번호 바꾸기
        </Button>
      </div>
    </Form>
  );
}

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../shared/api/api.error';
import { space } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Form } from '../../../shared/ui/form';
import { Notice } from '../../../shared/ui/notice';
import { PasswordField } from '../../../shared/ui/password-field';
import { removeSecondFactor } from '../api/second-factor.api';
import { SecondFactorField } from './second-factor-field';

interface SecondFactorRemovalProps {
  recoveryCodesLeft: number;
  onDone: () => void;
}

/** The current state, and turning it off: with password and code, since an open screen proves nothing. */
export function SecondFactorRemoval({ recoveryCodesLeft, onDone }: SecondFactorRemovalProps) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const remove = useMutation({
    mutationFn: () => removeSecondFactor(password, code.trim().toLowerCase()),
    onSuccess: onDone,
  });
  const submit = () => {
    if (password && code) remove.mutate();
  };
  return (
    <Form
      onSubmit={submit}
      sending={remove.isPending}
      css={{ display: 'grid', gap: space(4), marginTop: space(4) }}
      onChange={() => remove.reset()}
    >
      {remove.isError ? (
        <Notice tone="error">{messageOf(remove.error)}</Notice>
      ) : (
        <Notice tone={recoveryCodesLeft > 2 ? 'success' : 'caution'}>
          2단계 인증을 쓰고 있어요. 남은 복구 코드는 {recoveryCodesLeft}개예요. 새 복구 코드는 껐다가 다시
          켜면 받을 수 있어요.
        </Notice>
      )}
      <PasswordField
        label="관리자 비밀번호"
        autoComplete="current-password"
        value={password}
        onChange={event => setPassword(event.target.value)}
      />
      <SecondFactorField value={code} onChange={setCode} />
      <Button
        type="submit"
        variant="danger"
        size="large"
        disabled={!password || !code}
        loading={remove.isPending}
      >
        2단계 인증 끄기
      </Button>
    </Form>
  );
}

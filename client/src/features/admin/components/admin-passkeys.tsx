import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hasCode, messageOf } from '../../../shared/api/api.error';
import { failureOf, hasPasskeys } from '../../../shared/passkeys/passkey-ceremony';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Form } from '../../../shared/ui/form';
import { Notice } from '../../../shared/ui/notice';
import { PasswordField } from '../../../shared/ui/password-field';
import { showToast } from '../../../shared/ui/toast.store';
import {
  addAdminPasskey,
  adminPasskeysKey,
  fetchAdminPasskeys,
  removeAdminPasskey,
} from '../api/admin-passkeys.api';
import { historyTime } from '../lib/history-words';
import { AccountRow } from './account-row';

/** An admin's passkeys; a passkey login needs no authenticator. */
export function AdminPasskeys({ onAdded }: { onAdded?: () => void }) {
  const client = useQueryClient();
  const [password, setPassword] = useState('');
  const passkeys = useQuery({ queryKey: adminPasskeysKey, queryFn: fetchAdminPasskeys, staleTime: 0 });
  const reload = () => client.invalidateQueries({ queryKey: adminPasskeysKey });
  const add = useMutation({
    mutationFn: () => addAdminPasskey(password),
    onSuccess: () => {
      setPassword('');
      showToast({ message: '패스키를 추가했어요.', tone: 'success' });
      onAdded?.();
      return reload();
    },
  });
  const remove = useMutation({ mutationFn: removeAdminPasskey, onSettled: reload });
  const isWrong = hasCode(add.error, 'WRONG_PASSWORD_EXCEPTION');
  const failure = failureOf(remove.error ?? passkeys.error ?? (isWrong ? null : add.error));
  return (
    <section css={{ display: 'grid', gap: space(3) }}>
      <h3 css={text.title}>패스키</h3>
      <p css={[text.body2, { color: color('text-2') }]}>패스키로 로그인하면 인증 앱의 번호가 필요 없어요.</p>
      {failure && <Notice tone="error">{failure}</Notice>}
      <ul>
        {passkeys.data?.map(({ id, deviceName, createdAt, lastUsedAt }) => (
          <AccountRow
            key={id}
            name={deviceName}
            note={lastUsedAt ? `${historyTime(lastUsedAt)} 사용` : `${historyTime(createdAt)} 추가`}
          >
            <Button
              size="small"
              variant="secondary"
              loading={remove.isPending && remove.variables === id}
              aria-label={`${deviceName} 패스키 지우기`}
              onClick={() => remove.mutate(id)}
            >
              지우기
            </Button>
          </AccountRow>
        ))}
      </ul>
      {hasPasskeys() && (
        <Form
          onSubmit={() => password && add.mutate()}
          sending={add.isPending}
          css={{ display: 'grid', gap: space(4) }}
        >
          <PasswordField
            label="비밀번호"
            hint="패스키를 추가하려면 입력해 주세요."
            autoComplete="current-password"
            value={password}
            onChange={event => {
              setPassword(event.target.value);
              add.reset();
            }}
            error={isWrong ? messageOf(add.error) : null}
          />
          <div>
            <Button type="submit" variant="secondary" disabled={!password} loading={add.isPending}>
              패스키 추가
            </Button>
          </div>
        </Form>
      )}
    </section>
  );
}

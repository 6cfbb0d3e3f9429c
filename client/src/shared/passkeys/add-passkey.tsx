import { useMutation, useQueryClient } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { hasCode, messageOf } from '../api/api.error';
import { space } from '../theme/theme';
import { Button } from '../ui/button';
import { Form } from '../ui/form';
import { Modal } from '../ui/modal';
import { Notice } from '../ui/notice';
import { PasswordField } from '../ui/password-field';
import { showToast } from '../ui/toast.store';
import { failureOf } from './passkey-ceremony';
import { addPasskey, passkeyKeys } from './passkeys.api';

const FORM = 'passkey-password';

/** 패스키 추가: the button, the device's own dialog, and before it the password where the login is an old one. */
export function AddPasskey({ onAdded }: { onAdded?: () => void }) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const add = useMutation({
    mutationFn: (password?: string) => addPasskey(password),
    onSuccess: () => {
      setAsking(false);
      showToast({ message: '패스키를 추가했어요.', tone: 'success' });
      void client.invalidateQueries({ queryKey: passkeyKeys.all });
      onAdded?.();
    },
    onError: error => {
      if (hasCode(error, 'PASSWORD_REQUIRED_EXCEPTION')) setAsking(true);
      else if (!hasCode(error, 'WRONG_PASSWORD_EXCEPTION')) setAsking(false);
    },
  });
  const failure = asking ? null : failureOf(add.error);
  return (
    <div css={{ display: 'grid', gap: space(3) }}>
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button
        variant="secondary"
        size="large"
        fullWidth
        icon={<KeyRound aria-hidden size={18} />}
        loading={add.isPending && !asking}
        onClick={() => add.mutate(undefined)}
      >
        패스키 추가
      </Button>
      {asking && (
        <PasswordModal
          sending={add.isPending}
          error={hasCode(add.error, 'WRONG_PASSWORD_EXCEPTION') ? messageOf(add.error) : null}
          onSend={password => add.mutate(password)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

interface PasswordModalProps {
  sending: boolean;
  error: string | null;
  onSend: (password: string) => void;
  onClose: () => void;
}

function PasswordModal({ sending, error, onSend, onClose }: PasswordModalProps) {
  const [password, setPassword] = useState('');
  return (
    <Modal
      title="비밀번호를 확인할게요"
      description="로그인한 지 10분이 지났어요. 본인이 추가하는지 확인해요."
      keepOnBackdrop
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" size="large" onClick={onClose}>
            취소
          </Button>
          <Button type="submit" form={FORM} size="large" disabled={!password} loading={sending}>
            계속
          </Button>
        </>
      }
    >
      <Form
        id={FORM}
        onSubmit={() => password && onSend(password)}
        sending={sending}
        css={{ marginTop: space(5) }}
      >
        <PasswordField
          label="비밀번호"
          autoComplete="current-password"
          value={password}
          onChange={event => setPassword(event.target.value)}
          error={error}
        />
      </Form>
    </Modal>
  );
}

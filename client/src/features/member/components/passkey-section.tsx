import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { hasCode, messageOf } from '../../../shared/api/api.error';
import { AddPasskey } from '../../../shared/passkeys/add-passkey';
import { hasPasskeys } from '../../../shared/passkeys/passkey-ceremony';
import {
  fetchPasskeys,
  passkeyKeys,
  removePasskey,
  type Passkey,
} from '../../../shared/passkeys/passkeys.api';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { ConfirmModal } from '../../../shared/ui/confirm-modal';
import { LoadFailure } from '../../../shared/ui/load-failure';
import { Skeleton } from '../../../shared/ui/skeleton';
import { showToast } from '../../../shared/ui/toast.store';
import { sinceText } from '../lib/since-text';
import { DeviceRow } from './device-row';

/** 패스키, beside the devices: the existing ones, and adding another. */
export function PasskeySection() {
  const client = useQueryClient();
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  const passkeys = useQuery({ queryKey: passkeyKeys.all, queryFn: fetchPasskeys });
  const remove = useMutation({
    mutationFn: (passkey: Passkey) => removePasskey(passkey.id),
    onSuccess: () => showToast({ message: '패스키를 지웠어요.', tone: 'success' }),
    onError: error => {
      // Another device was faster: the list below says so.
      if (!hasCode(error, 'PASSKEY_NOT_FOUND_EXCEPTION'))
        showToast({ message: messageOf(error), tone: 'error' });
    },
    onSettled: () => {
      setLeaving(null);
      return client.invalidateQueries({ queryKey: passkeyKeys.all });
    },
  });
  const canAdd = hasPasskeys();
  if (!canAdd && !passkeys.data?.length) return null;
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys" css={text.h2}>
        패스키
      </h2>
      <p css={[text.body2, { margin: space(1, 0, 4), color: color('text-2') }]}>
        지문이나 얼굴, 화면 잠금으로 로그인해요.
      </p>
      <div css={{ display: 'grid', gap: space(3) }}>
        {passkeys.data === undefined ? (
          passkeys.isError ? (
            <LoadFailure query={passkeys} />
          ) : (
            <Skeleton height={78} round="var(--radius-card)" />
          )
        ) : (
          passkeys.data.length > 0 && (
            <ul css={{ display: 'grid', gap: space(3) }}>
              {passkeys.data.map(passkey => (
                <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setLeaving(passkey)} />
              ))}
            </ul>
          )
        )}
        {canAdd && <AddPasskey />}
      </div>
      {leaving && (
        <ConfirmModal
          title="이 패스키를 지울까요?"
          description={`${leaving.deviceName}에서 만든 패스키로는 더 로그인할 수 없어요. 다른 방법으로는 계속 로그인할 수 있어요. 이미 로그인한 기기는 그대로라서, 기기 목록에서 따로 로그아웃해 주세요.`}
          act="지우기"
          onAct={() => remove.mutate(leaving)}
          onKeep={() => setLeaving(null)}
          tone="danger"
          busy={remove.isPending}
        />
      )}
    </section>
  );
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { deviceName, createdAt, lastUsedAt } = passkey;
  return (
    <DeviceRow
      icon={<KeyRound aria-hidden size={22} />}
      name={deviceName}
      facts={
        <>
          <span>{lastUsedAt ? `${sinceText(lastUsedAt)}에 사용` : '아직 쓰지 않음'}</span>
          <span>{sinceText(createdAt)}에 추가</span>
        </>
      }
    >
      <Button variant="secondary" size="small" aria-label={`${deviceName} 패스키 지우기`} onClick={onRemove}>
        지우기
      </Button>
    </DeviceRow>
  );
}

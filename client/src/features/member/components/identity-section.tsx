import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hasCode, messageOf } from '../../../shared/api/api.error';
import { ProviderButtons } from '../../../shared/providers/provider-buttons';
import { ProviderMark } from '../../../shared/providers/provider-mark';
import {
  fetchIdentities,
  fetchProviders,
  PROVIDER_NAMES,
  providerKeys,
  unlinkIdentity,
} from '../../../shared/providers/providers.api';
import type { Identity } from '../../../shared/providers/providers.api';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { ConfirmModal } from '../../../shared/ui/confirm-modal';
import { LoadFailure, LoadFailureLine } from '../../../shared/ui/load-failure';
import { Skeleton } from '../../../shared/ui/skeleton';
import { showToast } from '../../../shared/ui/toast.store';
import { sinceText } from '../lib/since-text';
import { DeviceRow } from './device-row';

/** 연결한 계정, beside the devices: the linked ones, and others that can be linked. Nothing where none is configured. */
export function IdentitySection() {
  const client = useQueryClient();
  const [leaving, setLeaving] = useState<Identity | null>(null);
  const providers = useQuery({ queryKey: providerKeys.all, queryFn: fetchProviders, staleTime: Infinity });
  const identities = useQuery({ queryKey: providerKeys.mine, queryFn: fetchIdentities });
  const remove = useMutation({
    mutationFn: (identity: Identity) => unlinkIdentity(identity.id),
    onSuccess: (_, { provider }) =>
      showToast({ message: `${PROVIDER_NAMES[provider]} 연결을 끊었어요.`, tone: 'success' }),
    onError: error => {
      // Another device was faster: the list below says so.
      if (!hasCode(error, 'IDENTITY_NOT_FOUND_EXCEPTION'))
        showToast({ message: messageOf(error), tone: 'error' });
    },
    onSettled: () => {
      setLeaving(null);
      return client.invalidateQueries({ queryKey: providerKeys.mine });
    },
  });
  const linked = identities.data ?? [];
  if (!providers.data?.length && linked.length === 0 && !providers.isLoadingError) return null;
  return (
    <section aria-labelledby="identities">
      <h2 id="identities" css={text.h2}>
        연결한 계정
      </h2>
      <p css={[text.body2, { margin: space(1, 0, 4), color: color('text-2') }]}>
        쓰던 계정으로 바로 로그인해요.
      </p>
      {identities.data === undefined ? (
        identities.isError ? (
          <LoadFailure query={identities} />
        ) : (
          <Skeleton height={78} round="var(--radius-card)" />
        )
      ) : (
        <div css={{ display: 'grid', gap: space(3) }}>
          {linked.length > 0 && (
            <ul css={{ display: 'grid', gap: space(3) }}>
              {linked.map(identity => (
                <IdentityRow key={identity.id} identity={identity} onRemove={() => setLeaving(identity)} />
              ))}
            </ul>
          )}
          {/* The buttons, mounted only now, would ask again. */}
          {providers.isLoadingError ? (
            <LoadFailureLine query={providers} what="다른 로그인 방법을" />
          ) : (
            <ProviderButtons
              purpose="link"
              next="/mypage/devices"
              without={linked.map(({ provider }) => provider)}
            />
          )}
        </div>
      )}
      {leaving && (
        <ConfirmModal
          title="연결을 끊을까요?"
          description={`${PROVIDER_NAMES[leaving.provider]} 계정으로는 더 로그인할 수 없어요. 이미 로그인한 기기는 그대로예요.`}
          act="연결 끊기"
          onAct={() => remove.mutate(leaving)}
          onKeep={() => setLeaving(null)}
          tone="danger"
          busy={remove.isPending}
        />
      )}
    </section>
  );
}

function IdentityRow({ identity, onRemove }: { identity: Identity; onRemove: () => void }) {
  const { provider, mailAddress, createdAt, lastUsedAt } = identity;
  return (
    <DeviceRow
      icon={<ProviderMark provider={provider} size={22} />}
      name={PROVIDER_NAMES[provider]}
      facts={
        <>
          {mailAddress && <span css={{ overflowWrap: 'anywhere' }}>{mailAddress}</span>}
          <span>{lastUsedAt ? `${sinceText(lastUsedAt)}에 사용` : `${sinceText(createdAt)}에 연결`}</span>
        </>
      }
    >
      <Button
        variant="secondary"
        size="small"
        aria-label={`${PROVIDER_NAMES[provider]} 연결 끊기`}
        onClick={onRemove}
      >
        끊기
      </Button>
    </DeviceRow>
  );
}

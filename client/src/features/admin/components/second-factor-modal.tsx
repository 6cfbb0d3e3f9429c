import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../shared/api/api.error';
import { Button } from '../../../shared/ui/button';
import { Modal } from '../../../shared/ui/modal';
import { Skeleton } from '../../../shared/ui/skeleton';
import { ErrorState } from '../../../shared/ui/state-message';
import { showToast } from '../../../shared/ui/toast.store';
import { fetchSecondFactor, secondFactorKey } from '../api/second-factor.api';
import { RecoveryCodes } from './recovery-codes';
import { SecondFactorRemoval } from './second-factor-removal';
import { SecondFactorSetup } from './second-factor-setup';

/** 2단계 인증: turns it on or off. */
export function SecondFactorModal({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const state = useQuery({ queryKey: secondFactorKey, queryFn: fetchSecondFactor });
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null);
  const reload = () => client.invalidateQueries({ queryKey: secondFactorKey });

  return (
    <Modal
      title="2단계 인증"
      keepOnBackdrop
      onClose={onClose}
      actions={
        recoveryCodes && (
          <Button size="large" onClick={onClose}>
            저장했어요
          </Button>
        )
      }
    >
      {recoveryCodes ? (
        <RecoveryCodes codes={recoveryCodes} />
      ) : state.isError ? (
        <ErrorState
          message={messageOf(state.error)}
          onRetry={() => void state.refetch()}
          retrying={state.isFetching}
        />
      ) : !state.data ? (
        <div aria-busy>
          <Skeleton height={160} round="var(--radius-card)" />
        </div>
      ) : state.data.enrolled ? (
        <SecondFactorRemoval
          recoveryCodesLeft={state.data.recoveryCodesLeft}
          onDone={() => {
            showToast({ message: '2단계 인증을 껐어요.', tone: 'success' });
            void reload();
            onClose();
          }}
        />
      ) : (
        <SecondFactorSetup
          onDone={codes => {
            setRecoveryCodes(codes);
            void reload();
          }}
        />
      )}
    </Modal>
  );
}

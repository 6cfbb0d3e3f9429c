import { useMutation } from '@tanstack/react-query';
import Wallet from 'lucide-react/icons/wallet';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../../shared/api/api.error';
import { formatBudget } from '../../../shared/lib/format';
import { space } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { LinkButton } from '../../../shared/ui/link-button';
import { EmptyState } from '../../../shared/ui/state-message';
import { showToast } from '../../../shared/ui/toast.store';
import { requestSupplements } from '../api/recommendation.api';
import type { SupplementResult } from '../api/recommendation.types';
import { useSupplementDraft } from '../stores/supplement-draft.store';

/** Nothing fits: why, and one tap to ask again with the cheapest budget that would. */
export function NoFit({ result }: { result: SupplementResult }) {
  const navigate = useNavigate();
  const patch = useSupplementDraft(state => state.patch);
  const retry = useMutation({
    mutationFn: (monthlyBudget: number) => requestSupplements({ monthlyBudget, purpose: result.purpose }),
    onSuccess: id => void navigate(`/recommend/supplementresult?history=${id}`),
    onError: error => showToast({ message: messageOf(error), tone: 'error' }),
  });
  const cheapest = result.noFit?.cheapestBudget ?? null;
  return (
    <EmptyState
      icon={<Wallet size={28} />}
      title="맞는 보충제를 찾지 못했어요"
      action={
        <div css={{ display: 'grid', gap: space(2) }}>
          {cheapest !== null && (
            <Button
              size="large"
              loading={retry.isPending}
              onClick={() => {
                patch({ budget: cheapest, purposes: result.purpose });
                retry.mutate(cheapest);
              }}
            >
              {formatBudget(cheapest)}으로 다시 추천받기
            </Button>
          )}
          <LinkButton to="/recommend/supplementpurpose" variant="secondary">
            목적 바꾸기
          </LinkButton>
        </div>
      }
    >
      {result.noFit?.reason}
    </EmptyState>
  );
}

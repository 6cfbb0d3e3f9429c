import Wallet from 'lucide-react/icons/wallet';
import { formatBudget } from '../../../shared/lib/format';
import { space } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { LinkButton } from '../../../shared/ui/link-button';
import { EmptyState } from '../../../shared/ui/state-message';
import type { SupplementResult } from '../api/recommendation.types';
import { useAskSupplementsAgain } from '../hooks/use-ask-again';
import { nothingFor } from '../lib/refusals';
import { useSupplementDraft } from '../stores/supplement-draft.store';
import { IntakeFacts } from './intake-facts';
import { SetRemarks } from './set-remarks';
import { StackChanged } from './stack-changed';
import { TakenAlready } from './taken-already';

/** Nothing is recommended: what was refused and what helps instead, or why nothing fits, and the next steps. */
export function NoFit({ result }: { result: SupplementResult }) {
  const patch = useSupplementDraft(state => state.patch);
  const again = useAskSupplementsAgain(result);
  const { refusals, notes, purpose, noFit, taken } = result;
  const cheapest = noFit?.cheapestBudget ?? null;
  const isNothing = nothingFor(refusals);
  const isRefused = isNothing || refusals.length === purpose.length;
  const ways = (
    <div css={{ display: 'grid', justifyItems: 'center', gap: space(2) }}>
      {cheapest !== null && (
        <Button
          size="large"
          loading={again.isPending}
          onClick={() => {
            patch({ budget: cheapest, purposes: purpose });
            again.mutate(cheapest);
          }}
        >
          {formatBudget(cheapest)}으로 다시 추천받기
        </Button>
      )}
      {isNothing ? (
        <LinkButton to="/mypage/fixbodyinfo" variant="secondary">
          몸 정보 확인하기
        </LinkButton>
      ) : (
        <LinkButton to="/recommend/supplementpurpose" variant={isRefused ? 'primary' : 'secondary'}>
          {isRefused ? '다른 목적 고르기' : '목적 바꾸기'}
        </LinkButton>
      )}
    </div>
  );
  return (
    <div css={{ display: 'grid', gap: space(5), maxWidth: 620, margin: '0 auto', paddingTop: space(6) }}>
      {!isNothing && <StackChanged result={result} />}
      {taken && <TakenAlready taken={taken} />}
      <SetRemarks refusals={refusals} notes={notes} />
      {isRefused ? (
        ways
      ) : (
        <EmptyState icon={<Wallet size={28} />} title="맞는 보충제를 찾지 못했어요" action={ways}>
          {noFit?.reason}
        </EmptyState>
      )}
      {!isNothing && <IntakeFacts onSaved={() => again.mutate()} />}
    </div>
  );
}

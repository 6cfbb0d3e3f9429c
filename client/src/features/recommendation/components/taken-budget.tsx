import { useQuery } from '@tanstack/react-query';
import { color, radius, space, text } from '../../../shared/theme/theme';
import { LoadFailureLine } from '../../../shared/ui/load-failure';
import { BudgetScopeChoice } from '../../../shared/widgets/intake/budget-scope';
import { fetchTaken, takenKey } from '../../../shared/widgets/intake/taken.api';
import type { SupplementDraft } from '../stores/supplement-draft.store';

interface TakenBudgetProps {
  scope: SupplementDraft['scope'];
  onScope: (scope: SupplementDraft['scope']) => void;
}

/** Whether the budget also covers what the member already takes; nothing where that is nothing. */
export function TakenBudget({ scope, onScope }: TakenBudgetProps) {
  const taken = useQuery({ queryKey: takenKey, queryFn: fetchTaken });
  const { data } = taken;
  if (taken.isLoadingError) return <LoadFailureLine query={taken} what="내 영양제를" />;
  if (!data?.length) return null;
  return (
    <section
      aria-label="이미 드시는 것"
      css={{
        display: 'grid',
        gap: space(3),
        padding: space(4, 5),
        borderRadius: radius.card,
        border: `1px solid ${color('line')}`,
      }}
    >
      <div>
        <h3 css={[text.body2, { fontWeight: 700 }]}>이미 드시는 {data.length}가지를 셈에 넣어요</h3>
        <p css={[text.small, { color: color('text-2') }]}>
          {scope === 'new'
            ? '이 예산은 새로 사는 데에만 써요.'
            : '드시는 것의 값을 예산에서 먼저 빼요. 값을 적지 않은 것은 빼지 못해요.'}
        </p>
      </div>
      <BudgetScopeChoice value={scope} onChange={onScope} />
    </section>
  );
}

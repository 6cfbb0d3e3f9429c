import { formatBudget } from '../../../shared/lib/format';
import { color, media, space, text } from '../../../shared/theme/theme';
import { Notice } from '../../../shared/ui/notice';
import type { RecommendedSupplement, SupplementResult } from '../api/recommendation.types';
import { useAskSupplementsAgain } from '../hooks/use-ask-supplements-again';
import { useMemberName } from '../hooks/use-member-name';
import { chosenUnit } from '../lib/supplement-set';
import type { setTotals, UnitChoice } from '../lib/supplement-set';
import { BudgetSummary } from './budget-summary';
import { IntakeFacts } from './intake-facts';
import { SetRemarks } from './set-remarks';

interface SetOverviewProps {
  result: SupplementResult;
  choiceOf: (each: RecommendedSupplement) => UnitChoice;
  totals: ReturnType<typeof setTotals>;
}

/** The whole set: for what it is, what it costs, what was refused or not found, and what it rests on. */
export function SetOverview({ result, choiceOf, totals }: SetOverviewProps) {
  const { recommends, purpose, monthlyBudget, uncoveredPurposes, refusals, notes } = result;
  const name = useMemberName();
  const again = useAskSupplementsAgain(result);
  return (
    <div
      css={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: space(5),
        [media.desktop]: { position: 'sticky', top: 'calc(var(--nav-height) + 84px)' },
      }}
    >
      <div css={{ display: 'grid', gap: space(1) }}>
        <h2 css={text.h1}>
          {name && `${name}, `}월 {formatBudget(monthlyBudget)}으로 맞춘
          <br />
          {recommends.length}가지예요
        </h2>
        <p css={[text.body2, { color: color('text-2') }]}>고른 목적: {purpose.join(' · ')}</p>
      </div>
      <SetRemarks refusals={refusals} notes={notes} />
      <BudgetSummary
        result={result}
        totals={totals}
        prices={recommends.map(each => chosenUnit(each, choiceOf(each)).packsPrice)}
      />
      {uncoveredPurposes.length > 0 && (
        <Notice tone="caution">
          {uncoveredPurposes.join('·')}에는 근거와 양이 충분하고 값도 알맞은 제품을 이 예산에서 찾지 못했어요.
        </Notice>
      )}
      <IntakeFacts onSaved={() => again.mutate()} />
    </div>
  );
}

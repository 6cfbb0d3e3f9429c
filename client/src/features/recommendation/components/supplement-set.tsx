import { useState } from 'react';
import { formatBudget } from '../../../shared/lib/format';
import { color, media, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Later } from '../../../shared/ui/later';
import { LinkButton } from '../../../shared/ui/link-button';
import { Notice } from '../../../shared/ui/notice';
import { PageHeader } from '../../../shared/ui/page-header';
import { Tabs } from '../../../shared/ui/tabs';
import { useAddMySupplement } from '../../../shared/widgets/myfit/use-add-my-supplement';
import type { RecommendedSupplement, SupplementResult } from '../api/recommendation.types';
import { useMemberName } from '../hooks/use-member-name';
import { chosenUnit, recommendedChoice, setTotals } from '../lib/supplement-set';
import type { UnitChoice } from '../lib/supplement-set';
import { useAskSupplementsAgain } from '../hooks/use-ask-supplements-again';
import { BudgetSummary } from './budget-summary';
import { IntakeFacts } from './intake-facts';
import { RefusalCard } from './refusal-card';
import { SupplementCard } from './supplement-card';

/** The recommended set: the money, then one tab a product; what is chosen changes the money at once. */
export function SupplementSet({ result }: { result: SupplementResult }) {
  const { recommends, purpose, monthlyBudget, uncoveredPurposes, refusals, notes } = result;
  const name = useMemberName();
  const [active, setActive] = useState(recommends[0]?.id ?? 0);
  // Of the product that is shown; another tab begins with what was recommended there.
  const [chosen, setChosen] = useState<UnitChoice | null>(null);
  const adding = useAddMySupplement();
  const again = useAskSupplementsAgain(result);
  const choiceOf = (each: RecommendedSupplement) =>
    (each.id === active ? chosen : null) ?? recommendedChoice(each);
  const totals = setTotals(result, choiceOf);
  const item = recommends.find(({ id }) => id === active) ?? recommends[0];
  if (!item) return null;
  const choice = choiceOf(item);
  const add = () => adding.mutate({ supplementId: choice.supplementId, chosenUnit: choice.explicit });
  return (
    <>
      <PageHeader
        flush
        title="보충제 추천"
        back
        backTo="/recommend"
        actions={
          <Button size="small" loading={adding.isPending} onClick={add}>
            내 보충제에 추가
          </Button>
        }
      />
      <div
        css={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: space(5),
          paddingTop: space(5),
          [media.desktop]: {
            gridTemplateColumns: '400px minmax(0, 1fr)',
            gap: space(14),
            alignItems: 'start',
          },
        }}
      >
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
          {refusals.map(refusal => (
            <RefusalCard key={refusal.purpose} refusal={refusal} />
          ))}
          {notes.map(note => (
            <Notice key={note} tone="info">
              {note}
            </Notice>
          ))}
          <BudgetSummary
            result={result}
            totals={totals}
            prices={recommends.map(each => chosenUnit(each, choiceOf(each)).packsPrice)}
          />
          {uncoveredPurposes.length > 0 && (
            <Notice tone="caution">
              {uncoveredPurposes.join('·')}에는 근거와 양이 충분하고 값도 알맞은 제품을 이 예산에서 찾지
              못했어요.
            </Notice>
          )}
          <IntakeFacts onSaved={() => again.mutate()} />
        </div>
        <Later>
          <div css={{ [media.desktop]: { maxWidth: 620 } }}>
            <Tabs
              label="추천 보충제"
              variant="pill"
              active={item.id}
              items={recommends.map(each => ({ key: each.id, label: each.koreanName }))}
              onSelect={id => {
                setActive(id);
                setChosen(null);
              }}
            >
              <div css={{ marginTop: space(4) }}>
                <SupplementCard
                  key={item.id}
                  item={item}
                  choice={choice}
                  onChoose={setChosen}
                  fits={totals.remaining >= 0}
                  adding={adding.isPending}
                  onAdd={add}
                />
              </div>
            </Tabs>
            <p css={[text.small, { marginTop: space(4), color: color('text-3') }]}>
              약을 먹고 있거나 질환이 있다면 먼저 전문가와 상담해 주세요.
            </p>
            <LinkButton
              to="/recommend/supplementbudget"
              variant="secondary"
              size="large"
              fullWidth
              css={{ marginTop: space(4) }}
            >
              예산 바꿔 다시 추천받기
            </LinkButton>
          </div>
        </Later>
      </div>
    </>
  );
}

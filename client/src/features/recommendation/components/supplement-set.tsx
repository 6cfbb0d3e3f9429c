import { useState } from 'react';
import { color, media, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { DeferredContent } from '../../../shared/ui/deferred-content';
import { LinkButton } from '../../../shared/ui/link-button';
import { PageHeader } from '../../../shared/ui/page-header';
import { Tabs } from '../../../shared/ui/tabs';
import { useAddMySupplement } from '../../../shared/widgets/myfit/use-add-my-supplement';
import type { RecommendedSupplement, SupplementResult } from '../api/recommendation.types';
import { useAskSupplementsAgain } from '../hooks/use-ask-again';
import { chosenUnit, recommendedChoice, setTotals } from '../lib/supplement-set';
import type { UnitChoice } from '../lib/supplement-set';
import { BudgetSummary } from './budget-summary';
import { IntakeFacts } from './intake-facts';
import { SetOverview } from './set-overview';
import { StackChanged } from './stack-changed';
import { SupplementCard } from './supplement-card';
import { SupplementPaper } from './supplement-paper';

/** The recommended set: one line, then one tab per product, then the cost; a choice updates the cost at once. */
export function SupplementSet({ result }: { result: SupplementResult }) {
  const { recommends } = result;
  /** Without what today's health no longer allows. */
  const fit = { ...result, recommends: recommends.filter(({ against }) => !against) };
  const [active, setActive] = useState(recommends[0]?.id ?? 0);
  // For the product shown; another tab starts with its own recommendation.
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
          !item.against && (
            <Button variant="secondary" size="small" loading={adding.isPending} onClick={add}>
              내 보충제에 추가
            </Button>
          )
        }
      />
      <div
        css={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: space(4),
          paddingTop: space(1),
          [media.desktop]: {
            gridTemplateColumns: '400px minmax(0, 1fr)',
            gridTemplateAreas: '"head product" "money product"',
            gridTemplateRows: 'auto 1fr',
            gap: space(5, 14),
            alignItems: 'start',
            paddingTop: space(5),
          },
        }}
      >
        <div css={{ display: 'grid', gap: space(4), [media.desktop]: { gridArea: 'head' } }}>
          <StackChanged result={result} />
          <SetOverview result={fit} totals={totals} />
        </div>
        {/* Together: the money would be moved by the product above it. */}
        <DeferredContent>
          <div css={{ [media.desktop]: { gridArea: 'product', maxWidth: 620 } }}>
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
            <Button variant="ghost" fullWidth css={{ marginTop: space(2) }} onClick={() => window.print()}>
              인쇄하기
            </Button>
          </div>
          <div
            css={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr)',
              gap: space(5),
              [media.desktop]: {
                gridArea: 'money',
                position: 'sticky',
                top: 'calc(var(--nav-height) + 84px)',
              },
            }}
          >
            {fit.recommends.length > 0 && (
              <BudgetSummary
                result={fit}
                totals={totals}
                prices={fit.recommends.map(each => chosenUnit(each, choiceOf(each)).packsPrice)}
              />
            )}
            <IntakeFacts onSaved={() => again.mutate()} />
          </div>
        </DeferredContent>
      </div>
      <SupplementPaper result={fit} choiceOf={choiceOf} total={totals.total} />
    </>
  );
}

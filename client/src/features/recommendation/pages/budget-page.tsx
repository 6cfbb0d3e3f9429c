import { useMutation } from '@tanstack/react-query';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { afterPaint } from '../../../shared/lib/after-paint';
import { formatBudget } from '../../../shared/lib/format';
import { color, media, radius, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { ChipButton } from '../../../shared/ui/chip';
import { IconButton } from '../../../shared/ui/icon-button';
import { LinkButton } from '../../../shared/ui/link-button';
import { useSeverelyThin } from '../../../shared/widgets/body-data/severely-thin';
import type { SupplementRequest } from '../api/recommendation.types';
import { AffordableList } from '../components/affordable-list';
import { AnimatedNumber } from '../components/animated-number';
import { IntakeFacts } from '../components/intake-facts';
import { TakenBudget } from '../components/taken-budget';
import { RequestTrouble } from '../components/request-trouble';
import { RequestWaiting } from '../components/request-waiting';
import { WizardPage } from '../components/wizard-page';
import { BUDGET_STEP, lowerBudget, MAX_BUDGET, MIN_BUDGET, raiseBudget } from '../stores/budget';
import type { BudgetChange, BudgetWarning } from '../stores/budget';
import { askSupplements, resultPath } from '../lib/waiting-requests';
import { useSupplementDraft } from '../stores/supplement-draft.store';

const WARNINGS = {
  minimum: `최소 금액이 ${formatBudget(MIN_BUDGET)}이라 더 줄일 수 없어요.`,
  maximum: `최대 금액이 ${formatBudget(MAX_BUDGET)}이라 더 늘릴 수 없어요.`,
} as const;
const SHORTCUTS = [50_000, 70_000, 100_000, 150_000] as const;

/** Popular budgets, one press each. */
function Shortcuts({ budget, onChoose }: { budget: number; onChoose: (budget: number) => void }) {
  return (
    <div
      role="group"
      aria-label="자주 고르는 예산"
      css={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space(2) }}
    >
      {SHORTCUTS.map(each => (
        <ChipButton key={each} selected={budget === each} onClick={() => onChoose(each)}>
          {formatBudget(each)}
        </ChipButton>
      ))}
    </div>
  );
}

/** Step 3 of supplements: the month's budget; then the request. */
export function BudgetPage() {
  const { values, patch } = useSupplementDraft();
  const navigate = useNavigate();
  const [warning, setWarning] = useState<BudgetWarning>(null);
  const request = useMutation({
    mutationFn: async () => {
      await afterPaint();
      return askSupplements({
        monthlyBudget: values.budget,
        purpose: [...values.purposes] as SupplementRequest['purpose'],
        ...(values.scope === 'all' && { scope: values.scope }),
      });
    },
    onSuccess: id => void (id !== null && navigate(resultPath('supplement', id))),
  });
  const apply = (change: BudgetChange) => {
    setWarning(change.warning);
    patch({ budget: change.budget });
  };
  const thin = useSeverelyThin();
  if (thin || values.purposes.length === 0) return <Navigate to="/recommend/supplementpurpose" replace />;
  return (
    <WizardPage
      title="보충제 추천"
      step={3}
      backTo="/recommend/supplementpurpose"
      heading="한 달에 얼마까지 쓸까요?"
      // The purposes may be to lose weight, which a severely thin person must not read.
      note={`${thin === undefined ? '고른 목적' : values.purposes.join('·')}에 맞는 조합을 이 예산 안에서 찾아요.`}
      actions={
        <>
          <LinkButton data-narrow to="/recommend/supplementpurpose" variant="secondary" size="large">
            이전
          </LinkButton>
          <Button size="large" loading={request.isPending} onClick={() => request.mutate()}>
            {request.isPending ? '분석하는 중…' : '추천받기'}
          </Button>
        </>
      }
    >
      <div css={{ display: 'grid', gap: space(5) }}>
        {request.isError && <RequestTrouble error={request.error} />}
        {request.data === null && <RequestWaiting type="supplement" wanted={values.purposes} />}
        <div
          role="group"
          aria-label="한 달 예산"
          css={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: space(3),
            padding: space(5),
            borderRadius: radius.card,
            border: `1px solid ${color(warning ? 'error' : 'line')}`,
            background: color(warning ? 'error-tint' : 'surface'),
            [media.tiny]: {
              flexWrap: 'wrap',
              '& > p': { order: -1, flexBasis: '100%', textAlign: 'center' },
            },
          }}
        >
          <IconButton
            label={`${formatBudget(BUDGET_STEP)} 줄이기`}
            variant="filled"
            size={56}
            onClick={() => apply(lowerBudget(values.budget))}
          >
            <Minus size={24} />
          </IconButton>
          <p
            aria-live="polite"
            css={{
              fontSize: '2.5rem',
              lineHeight: 1.3,
              fontWeight: 800,
              letterSpacing: '-0.03em',
              whiteSpace: 'nowrap',
              color: color(warning ? 'error-text' : 'text'),
            }}
          >
            <AnimatedNumber value={values.budget}>
              {formatBudget(values.budget).replace('만원', '')}
            </AnimatedNumber>
            <span css={{ fontSize: '1.5rem' }}>만원</span>
          </p>
          <IconButton
            label={`${formatBudget(BUDGET_STEP)} 늘리기`}
            variant="filled"
            size={56}
            onClick={() => apply(raiseBudget(values.budget))}
          >
            <Plus size={24} />
          </IconButton>
        </div>
        <p
          role="alert"
          css={[
            text.body2,
            { color: color('error-text'), textAlign: 'center', '&:empty': { display: 'none' } },
          ]}
        >
          {warning && WARNINGS[warning]}
        </p>
        {warning === 'minimum' && <AffordableList purposes={values.purposes} />}
        <Shortcuts budget={values.budget} onChoose={budget => apply({ budget, warning: null })} />
        <TakenBudget scope={values.scope} onScope={scope => patch({ scope })} />
        <IntakeFacts />
      </div>
    </WizardPage>
  );
}

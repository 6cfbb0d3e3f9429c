import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { ChipButton } from '../../../shared/ui/chip';
import { BudgetScopeChoice } from '../../../shared/widgets/intake/budget-scope';
import { LoadFailureLine } from '../../../shared/ui/load-failure';
import { Stepper } from '../../../shared/ui/stepper';
import { useSeverelyThin } from '../../../shared/widgets/body-data/severely-thin';
import { fetchAuditPurposes, intakeKeys } from '../api/intake.api';
import type { AuditWishes } from '../api/intake.api';

const GAINS: string = '체중 증가';
const LOSES: string = '체중 감량';

interface AuditWishesFormProps {
  wishes: AuditWishes;
  onChange: (wishes: AuditWishes) => void;
}

/** Purpose and budget: with a purpose the audit also swaps and adds. */
export function AuditWishesForm({ wishes, onChange }: AuditWishesFormProps) {
  const purposes = useQuery({
    queryKey: intakeKeys.purposes,
    queryFn: fetchAuditPurposes,
    staleTime: Infinity,
  });
  const thin = useSeverelyThin();
  const offered = (purposes.data ?? []).filter(purpose => purpose !== LOSES || thin === false);
  const [chosen, setChosen] = useState<readonly string[]>(wishes.purpose);
  const [budget, setBudget] = useState(wishes.monthlyBudget ?? 50_000);
  const [scope, setScope] = useState(wishes.scope);
  const toggle = (purpose: string) =>
    setChosen(
      chosen.includes(purpose)
        ? chosen.filter(each => each !== purpose)
        : [
            ...chosen.filter(
              each => !(GAINS === each && LOSES === purpose) && !(LOSES === each && GAINS === purpose),
            ),
            purpose,
          ],
    );
  return (
    <div css={{ display: 'grid', gap: space(4) }}>
      <div role="group" aria-label="목적" css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
        {offered.map(purpose => (
          <ChipButton key={purpose} selected={chosen.includes(purpose)} onClick={() => toggle(purpose)}>
            {purpose}
          </ChipButton>
        ))}
        {purposes.isLoadingError && <LoadFailureLine query={purposes} what="목적을" />}
      </div>
      <BudgetScopeChoice value={scope} onChange={setScope} />
      <Stepper
        {...{
          label: '한 달 예산',
          value: budget / 10_000,
          min: 5,
          max: 100,
          step: 1,
          unit: '만원',
          inline: true,
        }}
        onChange={value => setBudget(Math.round(value * 10_000))}
      />
      <Button
        variant="secondary"
        size="large"
        disabled={chosen.length === 0}
        onClick={() =>
          onChange({ purpose: [...chosen] as AuditWishes['purpose'], monthlyBudget: budget, scope })
        }
      >
        이 목적으로 다시 검사
      </Button>
      <p css={[text.small, { color: color('text-3') }]}>
        {scope === 'all'
          ? '목적과 상관없이 드시는 것은, 다 합친 값이 예산을 넘으면 빼기도 해요.'
          : '목적과 상관없이 드시는 것은 값을 따지지 않고 그대로 둬요.'}
      </p>
    </div>
  );
}

import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../../shared/api/api.error';
import { BalanceSlider } from '../../../shared/body/balance-slider';
import { BodyTypePicker } from '../../../shared/body/body-type-picker';
import { CompositionFields } from '../../../shared/body/composition-fields';
import type { CompositionMode } from '../../../shared/body/composition-input';
import { useCompositionCheck } from '../../../shared/body/use-composition-check';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Form } from '../../../shared/ui/form';
import { Notice } from '../../../shared/ui/notice';
import { Reason } from '../../../shared/ui/reason';
import { Segmented } from '../../../shared/ui/segmented';
import { stepToMend, useSendSignup } from '../hooks/use-send-signup';
import { useSignupDraft } from '../signup-draft.store';
import { isFigureStepDone } from '../signup-steps';
import { StepActions } from './step-actions';
import { StepHeading } from './step-heading';

const missingFigure = (mode: CompositionMode, doubted: boolean): string => {
  if (mode === 'type') return '가까운 체형을 하나 골라 주세요.';
  return doubted ? '위의 질문에 답해 주세요.' : '입력한 체성분을 확인해 주세요.';
};

/** Step 3: balance and composition, chosen by type or typed at `direct`; then the account is created. */
export function FigureStep({ mode }: { mode: CompositionMode }) {
  const { values: draft, patch } = useSignupDraft();
  const navigate = useNavigate();
  const send = useSendSignup();
  const { composition } = draft;
  // Step 2 comes first; a user who opened this address early cannot finish.
  const owner = { sex: draft.sex ?? '남', weight: Number(draft.weight) } as const;
  const check = useCompositionCheck(composition, owner, Number(draft.height) || null);

  // The address decides the mode, so that reload and back work.
  useEffect(() => {
    if (composition.mode !== mode) patch({ composition: { ...composition, mode } });
  }, [composition, mode, patch]);

  const done = composition.mode === mode && isFigureStepDone(draft) && check.composition !== null;

  const submit = () => {
    if (done) send.mutate(draft);
  };

  return (
    <Form onSubmit={submit} sending={send.isPending}>
      <StepHeading step={3} title="어떤 체형에 가까우세요?">
        정확하지 않아도 괜찮아요. 언제든 바꿀 수 있어요.
      </StepHeading>
      <div css={{ display: 'grid', gap: space(7) }}>
        <BalanceSlider value={draft.balance} onChange={balance => patch({ balance })} />
        <div css={{ display: 'grid', gap: space(5) }}>
          <Segmented<CompositionMode>
            label="체성분 입력 방법"
            value={mode}
            options={[
              { value: 'type', label: '체형으로 고르기' },
              { value: 'direct', label: '직접 입력하기' },
            ]}
            onChange={chosen =>
              void navigate(chosen === 'direct' ? '/signup/bodyfigure/direct' : '/signup/bodyfigure', {
                replace: true,
                state: { keepScroll: true },
              })
            }
          />
          {mode === 'type' ? (
            <BodyTypePicker
              sex={owner.sex}
              value={composition.bodyType}
              onChange={bodyType => patch({ composition: { ...composition, bodyType } })}
            />
          ) : (
            <>
              <CompositionFields
                {...check.fields}
                onChange={change => patch({ composition: { ...composition, ...change } })}
              />
              <p css={[text.small, { color: color('text-2') }]}>모르면 비워 두세요. 표준형으로 짐작할게요.</p>
            </>
          )}
        </div>
        {send.isError && stepToMend(send.error) === null && (
          <Notice tone="error">{messageOf(send.error)}</Notice>
        )}
        <Reason>{done ? null : missingFigure(mode, check.fields.doubt !== null)}</Reason>
        <StepActions back="/signup/bodyinfo">
          <Button type="submit" size="large" disabled={!done} loading={send.isPending}>
            가입 완료
          </Button>
        </StepActions>
      </div>
    </Form>
  );
}

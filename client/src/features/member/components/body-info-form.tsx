import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { BalanceSlider } from '../../../shared/body/balance-slider';
import { BodyTypePicker } from '../../../shared/body/body-type-picker';
import { CompositionFields } from '../../../shared/body/composition-fields';
import type { Sex } from '../../../shared/body/body-types';
import type { CompositionDraft, CompositionMode } from '../../../shared/body/composition-input';
import { HeightField, WeightField } from '../../../shared/body/measure-fields';
import { useCompositionCheck } from '../../../shared/body/use-composition-check';
import { color, columns, space, text } from '../../../shared/theme/theme';
import { Form } from '../../../shared/ui/form';
import { LinkButton } from '../../../shared/ui/link-button';
import { Notice } from '../../../shared/ui/notice';
import { Segmented } from '../../../shared/ui/segmented';
import { showToast } from '../../../shared/ui/toast.store';
import { heightRule, weightRule } from '../../../shared/validation/member-rules';
import { useRules } from '../../../shared/validation/use-rules';
import type { BodyData } from '../../../shared/widgets/body-data/body-data.api';
import { saveBody } from '../api/member.api';
import { draftOf } from '../lib/body-draft';
import { saveFailure } from '../lib/save-failure';
import { useBodyInfoDraft } from '../stores/body-info-draft.store';
import type { BodyInfoDraft } from '../stores/body-info-draft.store';
import { keptHere } from '../../../shared/changes/change-status';
import { FormActions } from './form-actions';

interface BodyInfoFormProps {
  /** The newest row, null for a member without any. */
  body: BodyData | null;
  sex: Sex;
}

export function BodyInfoForm({ body, sex }: BodyInfoFormProps) {
  const { values, patch, reset } = useBodyInfoDraft();
  const draft = values.edited || !body ? values : draftOf(body, sex);
  const wrong = { height: heightRule(draft.height), weight: weightRule(draft.weight) };
  const { errors, touch } = useRules(wrong);
  const navigate = useNavigate();

  const edit = (change: Partial<BodyInfoDraft>) => patch({ ...draft, ...change, edited: true });
  const editComposition = (change: Partial<CompositionDraft>) =>
    edit({ composition: { ...draft.composition, ...change } });

  const weight = Number(draft.weight);
  const check = useCompositionCheck(
    draft.composition,
    { sex, weight, last: body },
    wrong.height ? null : Number(draft.height),
  );
  const composition = wrong.weight ? null : check.composition;
  const missing =
    (wrong.height && '키를 확인해 주세요.') ??
    (wrong.weight && '체중을 확인해 주세요.') ??
    (composition ? null : '체성분을 고르거나 확인해 주세요.');

  const save = useMutation({
    mutationFn: saveBody,
    onSuccess: saved => {
      reset();
      showToast({
        message: saved ? '몸 정보를 저장했어요.' : keptHere(),
        tone: 'success',
        action: { label: '추천받기', run: () => void navigate('/recommend') },
      });
    },
  });

  return (
    <Form
      sending={save.isPending}
      onSubmit={() => {
        if (!composition || missing !== null) return;
        save.mutate({ height: Number(draft.height), weight, balance: draft.balance, composition });
      }}
      css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(7) }}
    >
      {save.isError && <Notice tone="error">{saveFailure(save.error)}</Notice>}
      <div
        css={{ display: 'grid', gridTemplateColumns: columns('8rem'), gap: space(3), alignItems: 'start' }}
      >
        <HeightField
          value={draft.height}
          onChange={height => edit({ height })}
          onLeave={() => touch('height')}
          error={errors.height}
        />
        <WeightField
          value={draft.weight}
          onChange={weight => edit({ weight })}
          onLeave={() => touch('weight')}
          error={errors.weight}
        />
      </div>
      <BalanceSlider value={draft.balance} onChange={balance => edit({ balance })} />
      <div css={{ display: 'grid', gap: space(4) }}>
        <h3 css={text.title}>체성분</h3>
        <Segmented<CompositionMode>
          label="체성분 입력 방법"
          value={draft.composition.mode}
          options={[
            { value: 'type', label: '체형으로 고르기' },
            { value: 'direct', label: '직접 입력하기' },
          ]}
          onChange={mode => editComposition({ mode })}
        />
        {draft.composition.mode === 'type' ? (
          <BodyTypePicker
            sex={sex}
            value={draft.composition.bodyType}
            onChange={bodyType => editComposition({ bodyType })}
          />
        ) : (
          <>
            <CompositionFields {...check.fields} onChange={editComposition} />
            {!body && (
              <p css={[text.small, { color: color('text-2') }]}>모르면 비워 두세요. 표준형으로 짐작할게요.</p>
            )}
          </>
        )}
        {body && (
          <LinkButton to="/mypage/fixbodyinfo/direct" variant="ghost" size="small">
            오늘 잰 값만 기록하기
          </LinkButton>
        )}
      </div>
      <FormActions label="완료" saving={save.isPending} missing={missing} onCancel={reset} />
    </Form>
  );
}

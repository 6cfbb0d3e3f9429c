import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useUnloadGuard } from '../../../shared/lib/use-unload-guard';
import { space, text } from '../../../shared/theme/theme';
import { Checkbox } from '../../../shared/ui/checkbox';
import { Form } from '../../../shared/ui/form';
import { Notice } from '../../../shared/ui/notice';
import { Stepper } from '../../../shared/ui/stepper';
import { showToast } from '../../../shared/ui/toast.store';
import { allergenName } from '../../../shared/widgets/health/allergen-name';
import { Choices } from '../../../shared/widgets/health/choices';
import { CONDITION_FIELDS, ConditionsField } from '../../../shared/widgets/health/conditions-field';
import { HealthQuestion } from '../../../shared/widgets/health/health-question';
import { CoffeeField } from '../../../shared/widgets/health/coffee-field';
import { changeHealth, healthKey } from '../../../shared/widgets/health/health.api';
import type { HealthNotes } from '../../../shared/widgets/health/health.api';
import {
  DEFAULT_DIET_PROTEIN,
  MEDICINE_OPTIONS,
  SORE_AREA_OPTIONS,
  withKindsOfMedicine,
} from '../../../shared/widgets/health/health-options';
import { answered, withAnswers } from '../../../shared/widgets/health/unsaved-answers';
import { useRules } from '../../../shared/validation/use-rules';
import { ALLERGEN_OPTIONS } from '../lib/allergen-options';
import { saveFailure } from '../lib/save-failure';
import { useHealthDraft } from '../stores/health-draft.store';
import { keptHere } from '../../../shared/changes/change-status';
import { FormActions } from './form-actions';

export function HealthForm({ notes }: { notes: HealthNotes }) {
  const { values, patch, reset } = useHealthDraft();
  const known = withKindsOfMedicine(notes);
  const draft = withAnswers(known, values);
  const edit = (change: Partial<HealthNotes>) => patch(answered(known, values, change));
  const unsaved = Object.keys(values.changes).length > 0;
  useUnloadGuard(unsaved);
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (confirmed: boolean) => changeHealth(notes, draft, confirmed),
    onSuccess: ({ notes: saved, sent }) => {
      client.setQueryData(healthKey, saved);
      reset();
      showToast({ message: sent ? '건강 정보를 저장했어요.' : keptHere(), tone: 'success' });
    },
  });
  const { failure } = useRules(CONDITION_FIELDS, save.error);
  // For the saved notes; saving asks about unsaved changes.
  const open = unsaved ? '' : notes.questions.map(({ message }) => message).join(' ');
  const own = draft.dietProteinPerKg !== null;
  return (
    <Form
      sending={save.isPending}
      onSubmit={() => {
        if (unsaved) save.mutate(false);
      }}
      css={{ display: 'grid', gap: space(8) }}
    >
      {failure && <Notice tone="error">{saveFailure(failure)}</Notice>}
      {open !== '' && (
        <HealthQuestion question={open} onConfirm={() => save.mutate(true)} confirming={save.isPending} />
      )}
      <Choices
        legend="지금 아픈 곳"
        note="아픈 곳에 부담을 주는 운동은 빼거나 가볍게 추천해요."
        options={SORE_AREA_OPTIONS}
        chosen={draft.soreAreas}
        onChange={soreAreas => edit({ soreAreas })}
      />
      <ConditionsField
        told={draft}
        onChange={change => {
          save.reset();
          edit(change);
        }}
        refusal={save.error}
        onConfirm={() => save.mutate(true)}
        confirming={save.isPending}
      />
      <Choices
        legend="먹고 있는 약"
        note="약마다 함께 먹으면 안 되는 성분이 달라요. 목록에 없으면 기타를 골라 주세요."
        options={MEDICINE_OPTIONS}
        chosen={draft.medicines}
        onChange={medicines => edit({ medicines })}
      />
      <Choices
        legend="알레르기"
        options={ALLERGEN_OPTIONS}
        nameOf={allergenName}
        chosen={draft.allergens}
        onChange={allergens => edit({ allergens })}
      />
      <CoffeeField cups={draft.coffeeCupsPerDay} onChange={coffeeCupsPerDay => edit({ coffeeCupsPerDay })} />
      <div css={{ display: 'grid', gap: space(2) }}>
        <h3 css={text.title}>식사로 먹는 단백질</h3>
        <Checkbox
          label={`잘 모르겠어요 (체중 1kg에 ${DEFAULT_DIET_PROTEIN}g으로 계산)`}
          checked={!own}
          onChange={event => edit({ dietProteinPerKg: event.target.checked ? null : DEFAULT_DIET_PROTEIN })}
        />
        {own && (
          <Stepper
            label="하루에 체중 1kg마다"
            unit="g"
            min={0}
            max={5}
            step={0.1}
            value={draft.dietProteinPerKg ?? DEFAULT_DIET_PROTEIN}
            onChange={dietProteinPerKg => edit({ dietProteinPerKg })}
          />
        )}
      </div>
      {unsaved && (
        <Notice tone="caution">아직 저장하지 않은 답이 있어요. 저장을 눌러야 추천에 반영돼요.</Notice>
      )}
      <FormActions
        label="저장"
        saving={save.isPending}
        missing={unsaved ? null : '바꾼 내용이 없어요.'}
        onCancel={reset}
      />
    </Form>
  );
}

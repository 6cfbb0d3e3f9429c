import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { space, text } from '../../../shared/theme/theme';
import { Checkbox } from '../../../shared/ui/checkbox';
import { ChipButton } from '../../../shared/ui/chip';
import { Notice } from '../../../shared/ui/notice';
import { Stepper } from '../../../shared/ui/stepper';
import { showToast } from '../../../shared/ui/toast.store';
import { memberKeys, saveHealth } from '../api/member.api';
import type { HealthNotes } from '../api/member.api';
import { ALLERGEN_OPTIONS, CONDITION_OPTIONS, DEFAULT_DIET_PROTEIN } from '../lib/health-options';
import { saveFailure } from '../lib/save-failure';
import { FormActions } from './form-actions';

const toggled = <Value,>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter(each => each !== value) : [...values, value];

interface ChoicesProps<Value extends string> {
  legend: string;
  options: readonly Value[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}

function Choices<Value extends string>({ legend, options, chosen, onChange }: ChoicesProps<Value>) {
  return (
    <fieldset>
      <legend css={[text.title, { marginBottom: space(3) }]}>{legend}</legend>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
        {options.map(option => (
          <ChipButton
            key={option}
            selected={chosen.includes(option)}
            onClick={() => onChange(toggled(chosen, option))}
          >
            {option}
          </ChipButton>
        ))}
      </div>
    </fieldset>
  );
}

export function HealthForm({ notes }: { notes: HealthNotes }) {
  const [draft, setDraft] = useState(notes);
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: saveHealth,
    onSuccess: saved => {
      client.setQueryData(memberKeys.health, saved);
      showToast({ message: '건강 정보를 저장했어요.', tone: 'success' });
    },
  });
  const own = draft.dietProteinPerKg !== null;
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        if (!save.isPending) save.mutate(draft);
      }}
      css={{ display: 'grid', gap: space(8) }}
    >
      {save.isError && <Notice tone="error">{saveFailure(save.error)}</Notice>}
      <Choices
        legend="알레르기"
        options={ALLERGEN_OPTIONS}
        chosen={draft.allergens}
        onChange={allergens => setDraft({ ...draft, allergens })}
      />
      <Choices
        legend="건강 상태"
        options={CONDITION_OPTIONS}
        chosen={draft.conditions}
        onChange={conditions => setDraft({ ...draft, conditions })}
      />
      <div css={{ display: 'grid', gap: space(2) }}>
        <h3 css={text.title}>식사로 먹는 단백질</h3>
        <Checkbox
          label={`잘 모르겠어요 (체중 1kg에 ${DEFAULT_DIET_PROTEIN}g으로 계산)`}
          checked={!own}
          onChange={event =>
            setDraft({ ...draft, dietProteinPerKg: event.target.checked ? null : DEFAULT_DIET_PROTEIN })
          }
        />
        {own && (
          <Stepper
            label="하루에 체중 1kg마다"
            unit="g"
            min={0}
            max={5}
            step={0.1}
            value={draft.dietProteinPerKg ?? DEFAULT_DIET_PROTEIN}
            onChange={dietProteinPerKg => setDraft({ ...draft, dietProteinPerKg })}
          />
        )}
      </div>
      <FormActions label="저장" saving={save.isPending} />
    </form>
  );
}

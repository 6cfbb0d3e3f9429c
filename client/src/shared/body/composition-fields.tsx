import { useTouched } from '../validation/use-touched';
import { formatDecimal } from '../validation/member-rules';
import { space } from '../theme/theme';
import { Notice } from '../ui/notice';
import { Segmented } from '../ui/segmented';
import { TextField } from '../ui/text-field';
import { bodyFatError, muscleError, muscleKgToPercent, sumError } from './composition';
import type { CompositionDraft, MuscleUnit } from './composition';

interface CompositionFieldsProps {
  draft: CompositionDraft;
  /** kg; converts muscle between kilograms and percent. */
  weight: number;
  onChange: (patch: Partial<CompositionDraft>) => void;
}

/** Body fat and skeletal muscle typed in; a warning only after something was typed and the field left. */
export function CompositionFields({ draft, weight, onChange }: CompositionFieldsProps) {
  const { isTouched, touch } = useTouched<'bodyFat' | 'muscle'>();
  const inPercent =
    draft.muscleUnit === 'kg' && draft.muscle && !muscleError(draft, weight)
      ? `체중의 ${muscleKgToPercent(Number(draft.muscle), weight)}%예요.`
      : null;
  const sum = sumError(draft, weight);
  return (
    <div css={{ display: 'grid', gap: space(4) }}>
      <Segmented<MuscleUnit>
        label="골격근량 단위"
        value={draft.muscleUnit}
        options={[
          { value: '%', label: '골격근량을 %로' },
          { value: 'kg', label: 'kg으로' },
        ]}
        onChange={muscleUnit => onChange({ muscleUnit, muscle: '' })}
      />
      <TextField
        label="골격근량"
        inputMode="decimal"
        autoComplete="off"
        unit={draft.muscleUnit}
        value={draft.muscle}
        onChange={event => onChange({ muscle: formatDecimal(event.target.value) })}
        onBlur={() => draft.muscle && touch('muscle')}
        hint={inPercent ?? (draft.muscleUnit === '%' ? '숫자만, 예) 37' : '숫자만, 예) 31.5')}
        error={isTouched('muscle') ? muscleError(draft, weight) : null}
      />
      <TextField
        label="체지방률"
        inputMode="decimal"
        autoComplete="off"
        unit="%"
        value={draft.bodyFat}
        onChange={event => onChange({ bodyFat: formatDecimal(event.target.value) })}
        onBlur={() => draft.bodyFat && touch('bodyFat')}
        hint="숫자만, 예) 8"
        error={isTouched('bodyFat') ? bodyFatError(draft) : null}
      />
      {sum && <Notice tone="error">{sum}</Notice>}
    </div>
  );
}

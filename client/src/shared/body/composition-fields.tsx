import { formatNumber } from '../lib/format';
import { space } from '../theme/theme';
import { Checkbox } from '../ui/checkbox';
import { Notice } from '../ui/notice';
import { Segmented } from '../ui/segmented';
import { TextField } from '../ui/text-field';
import { formatDecimal } from '../validation/member-rules';
import { useRules } from '../validation/use-rules';
import { bodyFatError, muscleError, musclePercentToKg, sumError, typedMuscle } from './composition-input';
import type { CompositionDraft, CompositionOwner, MuscleUnit } from './composition-input';

interface CompositionFieldsProps {
  draft: CompositionDraft;
  owner: CompositionOwner;
  onChange: (patch: Partial<CompositionDraft>) => void;
  /** Why the figures are hard to believe, as a question. */
  doubt: string | null;
  /** The user insists on them. */
  insisted: boolean;
  onInsist: (insisted: boolean) => void;
}

/** A typed muscle mass in both units. */
function bothUnits(draft: CompositionDraft, owner: CompositionOwner): string {
  const percent = typedMuscle(draft, owner);
  return draft.muscleUnit === 'kg'
    ? `체중의 ${formatNumber(percent)}%예요.`
    : `${formatNumber(musclePercentToKg(percent, owner.weight))}kg이에요. 인바디 용지에는 kg으로 적혀 있어요.`;
}

/** The hint below the muscle field: both units once typed, else the last record or an example. */
function muscleHint(draft: CompositionDraft, owner: CompositionOwner): string {
  const { weight, last } = owner;
  if (draft.muscle && !muscleError(draft, weight) && weight > 0) return bothUnits(draft, owner);
  if (last) {
    const kg = formatNumber(musclePercentToKg(last.muscleMass, last.weight));
    return `비우면 지난 기록(${kg}kg, ${formatNumber(last.muscleMass)}%) 그대로예요.`;
  }
  return draft.muscleUnit === 'kg'
    ? '인바디 용지의 골격근량이에요. 예: 31.5'
    : '체중에서 차지하는 몫이에요. 예: 44';
}

/** Typed body fat and skeletal muscle; warns only after the field was edited and left. */
export function CompositionFields(props: CompositionFieldsProps) {
  const { draft, owner, onChange, doubt, insisted, onInsist } = props;
  const { errors, touch } = useRules({
    muscle: muscleError(draft, owner.weight),
    bodyFat: bodyFatError(draft),
  });
  const sum = sumError(draft, owner);
  return (
    <div css={{ display: 'grid', gap: space(4) }}>
      <Segmented<MuscleUnit>
        label="골격근량 단위"
        value={draft.muscleUnit}
        options={[
          { value: 'kg', label: '골격근량을 kg으로' },
          { value: '%', label: '%로' },
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
        hint={muscleHint(draft, owner)}
        error={errors.muscle}
      />
      <TextField
        label="체지방률"
        inputMode="decimal"
        autoComplete="off"
        unit="%"
        value={draft.bodyFat}
        onChange={event => onChange({ bodyFat: formatDecimal(event.target.value) })}
        onBlur={() => draft.bodyFat && touch('bodyFat')}
        hint={owner.last ? `비우면 지난 기록(${formatNumber(owner.last.bodyFat)}%) 그대로예요.` : '예: 18.5'}
        error={errors.bodyFat}
      />
      {sum && <Notice tone="error">{sum}</Notice>}
      {doubt && (
        <div css={{ display: 'grid', gap: space(1) }}>
          <Notice tone="caution">{doubt}</Notice>
          <Checkbox
            label="네, 잰 값이 맞아요"
            checked={insisted}
            onChange={event => onInsist(event.target.checked)}
          />
        </div>
      )}
    </div>
  );
}

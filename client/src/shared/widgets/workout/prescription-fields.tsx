import { space } from '../../theme/theme';
import { Stepper } from '../../ui/stepper';
import type { Prescription } from '../myfit/myfit.api';
import { loadStep } from './load-step';

interface PrescriptionFieldsProps {
  value: Prescription;
  onChange: (value: Prescription) => void;
  /** The weight's meaning: 한 손, 바벨 포함 총 무게 …; 맨몸 and 밴드 have no weight. */
  loadLabel?: string | null;
  repeatUnit?: 'reps' | 'seconds';
  /** True where the feeling decides the repetitions. */
  withoutRepeat?: boolean;
}

/** Larger numbers are typing errors. */
const LIMITS = { weight: 500, rep: 100, seconds: 600, sets: 20 } as const;

/** The fields' initial value where nothing was decided. */
export const firstRepeat = (repeatUnit: 'reps' | 'seconds' = 'reps'): number =>
  repeatUnit === 'seconds' ? 30 : 10;

/** Weight, repetitions and sets as steppers with the steps of real plates and dumbbells. */
export function PrescriptionFields({
  value,
  onChange,
  loadLabel,
  repeatUnit = 'reps',
  withoutRepeat = false,
}: PrescriptionFieldsProps) {
  const weightless = loadLabel === '맨몸' || loadLabel === '밴드';
  const seconds = repeatUnit === 'seconds';
  return (
    <div css={{ display: 'grid', gap: space(2) }}>
      {!weightless && (
        <Stepper
          inline
          label={loadLabel ? `무게 (${loadLabel})` : '무게'}
          unit="kg"
          min={0}
          max={LIMITS.weight}
          step={loadStep(loadLabel, value.weight ?? 0)}
          value={value.weight ?? 0}
          onChange={weight => onChange({ ...value, weight })}
        />
      )}
      {!withoutRepeat && (
        <Stepper
          inline
          label={seconds ? '시간' : '횟수'}
          unit={seconds ? '초' : '회'}
          min={1}
          max={seconds ? LIMITS.seconds : LIMITS.rep}
          step={seconds ? 5 : 1}
          value={value.rep ?? firstRepeat(repeatUnit)}
          onChange={rep => onChange({ ...value, rep })}
        />
      )}
      <Stepper
        inline
        label="세트"
        unit="세트"
        min={1}
        max={LIMITS.sets}
        step={1}
        value={value.setCount ?? 3}
        onChange={setCount => onChange({ ...value, setCount })}
      />
    </div>
  );
}

import type { SELECT_ON_FOCUS } from '../lib/select-on-focus';
import { typedDigits } from '../lib/typed-number';
import { TextField } from '../ui/text-field';
import type { TextFieldProps } from '../ui/text-field';
import { formatDecimal } from '../validation/member-rules';

interface MeasureFieldProps extends Pick<TextFieldProps, 'error' | 'hint' | keyof typeof SELECT_ON_FOCUS> {
  value: string;
  onChange: (value: string) => void;
  /** On leaving a field that is not empty. */
  onLeave: () => void;
}

/** Height in whole cm, as typed. */
export function HeightField({ onChange, onLeave, ...field }: MeasureFieldProps) {
  return (
    <TextField
      {...field}
      label="키"
      unit="cm"
      inputMode="numeric"
      autoComplete="off"
      onChange={event => onChange(typedDigits(event.target.value).slice(0, 3))}
      onBlur={() => field.value && onLeave()}
    />
  );
}

/** Weight in kg, as typed. */
export function WeightField({ onChange, onLeave, ...field }: MeasureFieldProps) {
  return (
    <TextField
      {...field}
      label="체중"
      unit="kg"
      inputMode="decimal"
      autoComplete="off"
      onChange={event => onChange(formatDecimal(event.target.value))}
      onBlur={() => field.value && onLeave()}
    />
  );
}

import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import { color } from '../theme/theme';
import { controlStyle } from './control-style';
import { describedBy, Field } from './field';
import { VisuallyHidden } from './visually-hidden';

export interface SelectOption<Value extends string | number> {
  value: Value;
  label: string;
  disabled?: boolean;
}

interface SelectProps<Value extends string | number> {
  label: string;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  value: Value;
  options: readonly SelectOption<Value>[];
  onChange: (value: Value) => void;
  hint?: string;
  error?: string | null;
  disabled?: boolean;
}

/** A native select in the product's style: the phone's own picker, full keyboard support, no script. */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const { label, hideLabel = false, value, options, onChange, hint, error, disabled } = props;
  const id = useId();
  const control = (
    <div css={{ position: 'relative' }}>
      <select
        id={id}
        value={value}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        onChange={event => {
          const chosen = options.find(option => String(option.value) === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
        css={[
          controlStyle(Boolean(error)),
          { appearance: 'none', paddingRight: 44, fontWeight: 600, cursor: 'pointer' },
        ]}
      >
        {options.map(option => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        size={18}
        color={color('text-2')}
        css={{
          position: 'absolute',
          right: 14,
          top: '50%',
          transform: 'translateY(-50%)',
          pointerEvents: 'none',
        }}
      />
    </div>
  );
  if (!hideLabel) return <Field {...{ id, label, hint, error }}>{control}</Field>;
  return (
    <div>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      {control}
    </div>
  );
}

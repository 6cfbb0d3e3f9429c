import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { color, space } from '../theme/theme';
import { controlStyle } from './control-style';
import { describedBy, Field } from './field';

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  label: string;
  hint?: ReactNode;
  /** A Korean sentence; pass it only after the field was touched. */
  error?: string | null;
  success?: ReactNode;
  /** Always visible behind the number: kg, cm, %. */
  unit?: string;
  /** A button at the right end of the row. */
  action?: ReactNode;
  id?: string;
  ref?: Ref<HTMLInputElement>;
}

export function TextField({ label, hint, error, success, unit, action, id, ...input }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} label={label} hint={hint} error={error} success={success}>
      {/* Where both are too narrow beside each other, the button takes the next line. */}
      <div
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: space(2),
          '& > button': { flex: '1 0 auto' },
        }}
      >
        <div css={{ position: 'relative', flex: '999 1 14em', minWidth: 0 }}>
          <input
            {...input}
            id={fieldId}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(fieldId, { hint, error, success })}
            css={[controlStyle(Boolean(error)), unit && { paddingRight: `calc(${unit.length}em + 28px)` }]}
          />
          {unit && (
            <span
              aria-hidden
              css={{
                position: 'absolute',
                right: 16,
                top: '50%',
                transform: 'translateY(-50%)',
                color: color('text-3'),
                pointerEvents: 'none',
              }}
            >
              {unit}
            </span>
          )}
        </div>
        {action}
      </div>
    </Field>
  );
}

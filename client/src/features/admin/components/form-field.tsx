import { memo } from 'react';
import { Checkbox } from '../../../shared/ui/checkbox';
import { controlStyle } from '../../../shared/ui/control-style';
import { describedBy, Field, FieldMessage } from '../../../shared/ui/field';
import { Select } from '../../../shared/ui/select';
import { TextField } from '../../../shared/ui/text-field';
import type { FormValue } from '../lib/form-values';
import type { FieldSpec } from '../resources/resource.types';
import { ChoicesField } from './choices-field';
import { ReviewedField } from './reviewed-field';
import { RowField } from './row-field';

/** Step of every number input of the admin forms. */
export const NUMBER_STEP = 0.01;

interface FormFieldProps {
  id: string;
  field: FieldSpec;
  value: FormValue;
  /** Must be stable across renders: a form of sixty fields then re-renders only the one being edited. */
  onField: (name: string, value: FormValue) => void;
  error?: string;
}

const wide = { gridColumn: '1 / -1' } as const;

export const FormField = memo(function FormField({ id, field, value, onField, error }: FormFieldProps) {
  const onChange = (next: FormValue) => onField(field.name, next);
  const label = field.required ? `${field.label} *` : field.label;
  const typed = typeof value === 'string' ? value : '';
  switch (field.kind) {
    case 'choice':
      return (
        <Select
          label={label}
          value={typed}
          options={field.options}
          onChange={onChange}
          error={error}
          hint={field.hint}
        />
      );
    case 'choices':
      return (
        <ChoicesField
          id={id}
          field={field}
          value={Array.isArray(value) ? value : []}
          onChange={onChange}
          error={error}
        />
      );
    case 'reviewed':
      return (
        <ReviewedField
          id={id}
          field={field}
          value={Array.isArray(value) ? value : null}
          onChange={next => onChange(next ?? '')}
          error={error}
        />
      );
    case 'flag':
      return (
        <div css={wide}>
          <Checkbox
            label={field.label}
            checked={value === true}
            aria-describedby={describedBy(id, { hint: field.hint })}
            onChange={event => onChange(event.target.checked)}
          />
          <FieldMessage id={id} hint={field.hint} />
        </div>
      );
    case 'row':
      return <RowField id={id} field={field} value={typed} onChange={onChange} error={error} />;
    case 'paragraph':
    case 'lines':
      return (
        <div css={wide}>
          <Field id={id} label={label} hint={field.hint} error={error}>
            <textarea
              id={id}
              rows={field.kind === 'lines' ? 3 : 5}
              maxLength={field.kind === 'paragraph' ? field.longest : undefined}
              value={typed}
              aria-invalid={error ? true : undefined}
              aria-describedby={describedBy(id, { hint: field.hint, error })}
              onChange={event => onChange(event.target.value)}
              css={[controlStyle(Boolean(error)), { resize: 'vertical', lineHeight: 1.6 }]}
            />
          </Field>
        </div>
      );
    default:
      return (
        <TextField
          id={id}
          label={label}
          hint={field.hint}
          error={error}
          unit={field.kind === 'number' ? field.unit : undefined}
          type={field.kind}
          step={field.kind === 'number' ? NUMBER_STEP : undefined}
          inputMode={field.kind === 'number' ? 'decimal' : undefined}
          min={field.kind === 'number' ? field.least : undefined}
          max={field.kind === 'number' ? field.most : undefined}
          maxLength={field.kind === 'number' ? undefined : field.longest}
          autoComplete="off"
          value={typed}
          onChange={event => onChange(event.target.value)}
          css={{
            // The spinner would cover the unit.
            '&::-webkit-inner-spin-button': { display: 'none' },
            appearance: field.kind === 'number' ? 'textfield' : undefined,
          }}
        />
      );
  }
});

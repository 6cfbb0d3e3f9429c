import { color, media, space, text } from '../../../shared/theme/theme';
import { ChipButton } from '../../../shared/ui/chip';
import { FieldMessage } from '../../../shared/ui/field';
import { NONE_OF_IT, NOT_REVIEWED } from '../resources/cell-text';
import type { FieldSpec } from '../resources/resource.types';

interface ReviewedFieldProps {
  id: string;
  field: Extract<FieldSpec, { kind: 'reviewed' }>;
  /** Null until somebody has reviewed it. */
  value: string[] | null;
  onChange: (value: string[] | null) => void;
  error?: string;
}

/** The true items of a list, each with the line that decides it; "not reviewed" differs from "none". */
export function ReviewedField({ id, field, value, onChange, error }: ReviewedFieldProps) {
  const toggled = (fact: string) =>
    value?.includes(fact)
      ? value.filter(each => each !== fact)
      : field.options.map(option => option.value).filter(each => each === fact || value?.includes(each));
  return (
    <fieldset
      css={{ display: 'grid', gap: space(3), gridColumn: '1 / -1' }}
      aria-describedby={error ? `${id}-error` : `${id}-hint`}
    >
      <legend
        css={[text.small, { padding: 0, marginBottom: space(2), color: color('text-2'), fontWeight: 600 }]}
      >
        {field.label}
      </legend>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(1.5) }}>
        <ChipButton selected={value === null} onClick={() => onChange(null)}>
          {NOT_REVIEWED}
        </ChipButton>
        <ChipButton selected={value?.length === 0} onClick={() => onChange([])}>
          {NONE_OF_IT}
        </ChipButton>
      </div>
      <FieldMessage id={id} error={error} hint={value === null ? field.ifNot : field.hint} />
      <ul
        css={{
          display: 'grid',
          gap: space(4, 6),
          [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {field.options.map(option => (
          <li key={option.value} css={{ display: 'grid', justifyItems: 'start', gap: space(1) }}>
            <ChipButton
              selected={value?.includes(option.value) ?? false}
              aria-describedby={`${id}-${option.value}`}
              onClick={() => onChange(toggled(option.value))}
            >
              {option.label}
            </ChipButton>
            <p id={`${id}-${option.value}`} css={[text.small, { color: color('text-2') }]}>
              {option.help}
            </p>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

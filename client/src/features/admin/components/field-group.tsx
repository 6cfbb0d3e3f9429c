import { color, media, space, text } from '../../../shared/theme/theme';
import type { FormValue } from '../lib/form-values';
import type { FieldGroup as Group } from '../resources/resource.types';
import { FormField } from './form-field';

interface FieldGroupProps {
  group: Group;
  /** Prefix of the fields' ids. */
  idPrefix: string;
  values: Record<string, FormValue>;
  errors: Partial<Record<string, string>>;
  onField: (name: string, value: FormValue) => void;
}

/** Fields under one title. A collapsed group opens when one of its fields has a fault. */
export function FieldGroup({ group, idPrefix, values, errors, onField }: FieldGroupProps) {
  const fields = (
    <div
      css={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: space(4),
        alignItems: 'start',
        [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {group.fields.map(field => (
        <FormField
          key={field.name}
          id={`${idPrefix}-${field.name}`}
          field={field}
          value={values[field.name] ?? ''}
          error={errors[field.name]}
          onField={onField}
        />
      ))}
    </div>
  );
  const lead = group.lead && <p css={[text.small, { color: color('text-2') }]}>{group.lead}</p>;
  if (!group.folded) {
    return (
      <section css={{ display: 'grid', gap: space(3) }}>
        <h3 css={text.title}>{group.title}</h3>
        {lead}
        {fields}
      </section>
    );
  }
  const faulty = group.fields.some(field => errors[field.name]);
  return (
    // Remounted when a fault appears; after that the user may collapse it.
    <details key={String(faulty)} open={faulty} css={{ borderTop: `1px solid ${color('line')}` }}>
      <summary
        css={[
          text.title,
          { minHeight: 52, paddingBlock: space(3.5), cursor: 'pointer', color: color('text') },
        ]}
      >
        {group.title}
      </summary>
      <div css={{ display: 'grid', gap: space(3), paddingBottom: space(3) }}>
        {lead}
        {fields}
      </div>
    </details>
  );
}

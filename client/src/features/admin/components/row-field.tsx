import { useEffect } from 'react';
import { color, layer, media, radius, shadow, space } from '../../../shared/theme/theme';
import { TextField } from '../../../shared/ui/text-field';
import { useRowChoice } from '../hooks/use-row-choice';
import type { FieldSpec } from '../resources/resource.types';

interface RowFieldProps {
  id: string;
  field: Extract<FieldSpec, { kind: 'row' }>;
  /** The id of the chosen row; empty for none. */
  value: string;
  onChange: (value: string) => void;
  error?: string;
}

const optionId = (id: string, index: number) => `${id}-option-${index}`;

/** Another row, chosen by its name. */
export function RowField({ id, field, value, onChange, error }: RowFieldProps) {
  const choice = useRowChoice(field.of, value, onChange);
  const { rows, active } = choice;
  const open = rows.length > 0;

  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);

  return (
    <div css={{ position: 'relative' }}>
      <TextField
        id={id}
        label={field.label}
        hint={choice.nothing ? '그런 이름이 없어요.' : field.hint}
        error={error}
        placeholder="이름으로 찾기"
        autoComplete="off"
        role="combobox"
        aria-expanded={open}
        aria-controls={open ? `${id}-options` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={open && active >= 0 ? optionId(id, active) : undefined}
        value={choice.shown}
        onChange={event => choice.type(event.target.value)}
        onKeyDown={choice.onKeyDown}
        onBlur={choice.leave}
      />
      {open && (
        <ul
          id={`${id}-options`}
          role="listbox"
          aria-label={field.label}
          css={{
            position: 'absolute',
            zIndex: layer.nav,
            insetInline: 0,
            maxHeight: 232,
            marginTop: space(1),
            padding: space(1),
            overflowY: 'auto',
            borderRadius: radius.control,
            border: `1px solid ${color('line')}`,
            background: color('surface'),
            boxShadow: shadow.lifted,
          }}
        >
          {rows.map((row, index) => (
            <li
              key={row.id}
              id={optionId(id, index)}
              role="option"
              aria-selected={index === active}
              // Runs before the input loses focus, which would close the list.
              onPointerDown={event => event.preventDefault()}
              onClick={() => choice.choose(row)}
              css={{
                display: 'grid',
                alignContent: 'center',
                minHeight: 44,
                padding: space(1.5, 3),
                borderRadius: radius.small,
                cursor: 'pointer',
                background: index === active ? color('surface-3') : undefined,
                [media.hover]: { '&:hover': { background: color('surface-3') } },
              }}
            >
              {row.koreanName}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

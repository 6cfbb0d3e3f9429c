import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../shared/api/api.error';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { ChipButton } from '../../../shared/ui/chip';
import { FieldMessage } from '../../../shared/ui/field';
import { Skeleton } from '../../../shared/ui/skeleton';
import { listNames } from '../api/admin.api';
import { adminKeys } from '../api/admin.keys';
import type { FieldSpec } from '../resources/resource.types';

interface ChoicesFieldProps {
  id: string;
  field: Extract<FieldSpec, { kind: 'choices' }>;
  value: string[];
  onChange: (value: string[]) => void;
  error?: string;
}

/** Several of a list, in the order chosen: the first body part is the workout's main one. */
export function ChoicesField({ id, field, value, onChange, error }: ChoicesFieldProps) {
  const table = typeof field.options === 'string' ? field.options : null;
  const names = useQuery({
    queryKey: adminKeys.names(table ?? 'machines'),
    queryFn: () => listNames(table ?? 'machines'),
    enabled: table !== null,
  });
  const options =
    typeof field.options === 'string'
      ? (names.data ?? []).map(name => ({ value: name, label: name }))
      : field.options;
  return (
    <fieldset css={{ gridColumn: '1 / -1' }} aria-describedby={error ? `${id}-error` : undefined}>
      <legend
        css={[text.small, { padding: 0, marginBottom: space(2), color: color('text-2'), fontWeight: 600 }]}
      >
        {field.label}
        {field.required && ' *'}
      </legend>
      {table && names.isPending ? (
        <Skeleton height={44} />
      ) : table && names.isError ? (
        <div css={{ display: 'flex', alignItems: 'center', gap: space(3) }}>
          <span css={{ color: color('error-text') }}>{messageOf(names.error)}</span>
          <Button size="small" variant="secondary" onClick={() => void names.refetch()}>
            다시 시도
          </Button>
        </div>
      ) : (
        <div
          css={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: space(1.5),
            maxHeight: 208,
            overflowY: 'auto',
            padding: 3,
            margin: -3,
          }}
        >
          {options.map(option => {
            const chosen = value.includes(option.value);
            return (
              <ChipButton
                key={option.value}
                selected={chosen}
                onClick={() =>
                  onChange(chosen ? value.filter(each => each !== option.value) : [...value, option.value])
                }
              >
                {option.label}
              </ChipButton>
            );
          })}
        </div>
      )}
      <FieldMessage id={id} error={error} hint={field.hint} />
    </fieldset>
  );
}

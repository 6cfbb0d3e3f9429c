import { useState } from 'react';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Select } from '../../../shared/ui/select';
import type { CatalogueImport } from '../api/imports.api';
import { fieldsOf } from '../resources/resource.types';
import type { Resource } from '../resources/resource.types';

const UNKNOWN = '?';
const LEFT_OUT = '';
/** No field of its own: the price of the lines that have one. */
const SALE_PRICE = { name: 'salePrice', label: '할인가 (있는 줄은 이것이 가격)' };

interface ImportColumnsProps {
  resource: Resource;
  found: CatalogueImport;
  waiting: boolean;
  onChoose: (columns: Record<string, string>) => void;
}

/** `29,900원 · 31,900원`: samples of a column's values. */
const sampled = (values: readonly string[] = []): string =>
  values.length > 0 ? `예: ${values.join(' · ')}` : '비어 있어요';

/** Maps each column of the file to a field. Columns named like a form field are preselected. */
export function ImportColumns({ resource, found, waiting, onChoose }: ImportColumnsProps) {
  const fields = [
    { name: 'id', label: '번호' },
    ...fieldsOf(resource),
    ...(found.resource === 'supplements' ? [SALE_PRICE] : []),
  ];
  const [choices, setChoices] = useState<Record<string, string>>(() =>
    Object.fromEntries(
      Object.entries(found.columns).map(([header, field]) => [
        header,
        field ??
          fields.find(({ label }) => label === header.trim())?.name ??
          found.guesses[header] ??
          UNKNOWN,
      ]),
    ),
  );
  const chosen = Object.values(choices).filter(field => field !== UNKNOWN && field !== LEFT_OUT);
  const twice = chosen.find((field, index) => chosen.indexOf(field) !== index);
  const open = Object.values(choices).includes(UNKNOWN);
  return (
    <section aria-label="열 정하기" css={{ display: 'grid', gap: space(4) }}>
      <p css={[text.body2, { color: color('text-2') }]}>
        모르는 열이 있어요. 든 값을 보고 어림해 두었으니, 맞는지 봐 주세요. 다음에 같은 열 이름이 오면 기억해
        둔 대로 읽어요.
      </p>
      <div
        css={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
          gap: space(3),
        }}
      >
        {Object.entries(choices).map(([header, field]) => (
          <Select
            key={header}
            label={header || '이름 없는 열'}
            hint={found.columns[header] === null ? sampled(found.samples[header]) : undefined}
            value={field}
            options={[
              { value: UNKNOWN, label: '골라 주세요', disabled: true },
              { value: LEFT_OUT, label: '가져오지 않기' },
              ...fields.map(({ name, label }) => ({ value: name, label })),
            ]}
            error={field !== '' && field === twice ? '다른 열과 같은 항목이에요.' : null}
            onChange={value => setChoices({ ...choices, [header]: value })}
          />
        ))}
      </div>
      <div>
        <Button disabled={open || twice !== undefined} loading={waiting} onClick={() => onChoose(choices)}>
          이대로 확인
        </Button>
      </div>
    </section>
  );
}

import { useState } from 'react';
import { formatNumber } from '../../../shared/lib/format';
import { color, radius, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { TextField } from '../../../shared/ui/text-field';
import type { CatalogueImport, Mended } from '../api/imports.api';
import { fieldsOf } from '../resources/resource.types';
import type { Resource } from '../resources/resource.types';

type Fault = NonNullable<CatalogueImport['result']>['errors'][number];

interface Group {
  key: string;
  field: string;
  value: string;
  message: string;
  lines: number[];
}

/** As many groups as one can review at once. */
const MOST_SHOWN = 50;
const MOST_LINES = 8;

/** Groups equal faults, the most frequent first. */
export function groupsOf(errors: readonly Fault[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { row, field, value, message } of errors) {
    const key = JSON.stringify([field, value, message]);
    const group = groups.get(key) ?? { key, field, value, message, lines: [] };
    if (!group.lines.includes(row)) group.lines.push(row);
    groups.set(key, group);
  }
  return [...groups.values()].sort((one, other) => other.lines.length - one.lines.length);
}

const linesText = (lines: readonly number[]): string =>
  lines.length > MOST_LINES
    ? `${lines.slice(0, MOST_LINES).join(', ')}번 줄과 ${formatNumber(lines.length - MOST_LINES)}줄 더`
    : `${lines.join(', ')}번 줄`;

interface ImportFaultsProps {
  resource: Resource;
  errors: readonly Fault[];
  waiting: boolean;
  onMend: (mended: Mended) => void;
}

/** Invalid cells, grouped by equal content: fix each group once for all its lines, or leave the lines out. */
export function ImportFaults({ resource, errors, waiting, onMend }: ImportFaultsProps) {
  const labels = new Map(fieldsOf(resource).map(({ name, label }) => [name, label]));
  const groups = groupsOf(errors);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const mended = groups.filter(({ key, value }) => (typed[key] ?? value) !== value);
  const send = () =>
    onMend({
      cells: mended.flatMap(({ key, field, lines }) =>
        lines.map(row => ({ row, field, value: typed[key] ?? '' })),
      ),
      leftOut: [],
    });
  return (
    <section aria-label="칸 고치기" css={{ display: 'grid', gap: space(3) }}>
      <ul css={{ display: 'grid', gap: space(3) }}>
        {groups.slice(0, MOST_SHOWN).map(({ key, field, value, message, lines }) => (
          <li
            key={key}
            css={{
              display: 'grid',
              gap: space(2),
              padding: space(4),
              borderRadius: radius.control,
              border: `1px solid ${color('line')}`,
              overflowWrap: 'anywhere',
            }}
          >
            <p css={[text.body2, { fontWeight: 600 }]}>
              {labels.get(field) ?? field} {formatNumber(lines.length)}줄{value && `: ‘${value}’`}
            </p>
            <p css={[text.small, { color: color('text-2') }]}>
              {message} · {linesText(lines)}
            </p>
            <TextField
              label={`${labels.get(field) ?? field} 고치기`}
              value={typed[key] ?? value}
              onChange={event => setTyped({ ...typed, [key]: event.target.value })}
              action={
                <Button
                  variant="secondary"
                  disabled={waiting}
                  aria-label={`${linesText(lines)} 빼기`}
                  onClick={() => onMend({ cells: [], leftOut: lines })}
                >
                  줄 빼기
                </Button>
              }
            />
          </li>
        ))}
      </ul>
      {groups.length > MOST_SHOWN && (
        <p css={[text.small, { color: color('text-2') }]}>많은 것부터 {MOST_SHOWN}가지만 보여 드려요.</p>
      )}
      <div>
        <Button disabled={mended.length === 0} loading={waiting} onClick={send}>
          고친 대로 다시 확인
        </Button>
      </div>
    </section>
  );
}

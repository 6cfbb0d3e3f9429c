import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../shared/lib/format';
import { color, space, text } from '../../../shared/theme/theme';
import { Notice } from '../../../shared/ui/notice';
import { Segmented } from '../../../shared/ui/segmented';
import type { CatalogueImport } from '../api/imports.api';
import { fieldsOf } from '../resources/resource.types';
import type { Resource } from '../resources/resource.types';
import { PlainTable } from './plain-table';

/** More lines than one can read at once. */
const MOST_SHOWN = 100;
/** The server stops looking after this many (docs/openapi.json, `CheckedImportDto.errors`). */
const MOST_ERRORS = 1_000;

type Shown = 'errors' | 'added' | 'changed';
type Result = NonNullable<CatalogueImport['result']>;

interface ImportReportProps {
  resource: Resource;
  result: Result;
  /** Shows the faults where they can be fixed. */
  faults?: ReactNode;
}

/** A file's faults, additions and changes, line by line. */
export function ImportReport({ resource, result, faults }: ImportReportProps) {
  const { created, updated, unchanged, errors } = result;
  const [chosen, setChosen] = useState<Shown | null>(null);
  const labels = new Map(fieldsOf(resource).map(field => [field.name, field.label]));
  const labelOf = (field: string) => labels.get(field) ?? field;
  const counts: Record<Shown, number> = { errors: errors.length, added: created, changed: updated };
  const names: Record<Shown, string> = { errors: '고칠 곳', added: '추가', changed: '변경' };
  const options = (['errors', 'added', 'changed'] as const)
    .filter(value => counts[value] > 0)
    .map(value => ({ value, label: `${names[value]} ${formatNumber(counts[value])}` }));
  const shown = chosen && counts[chosen] > 0 ? chosen : (options[0]?.value ?? null);
  const rows = {
    errors: errors.map(({ row, field, message }) => [row, labelOf(field), message]),
    added: result.added.map(({ row, name }) => [row, name]),
    changed: result.changed.map(({ row, name, fields }) => [
      row,
      name,
      fields.map(({ field, before, after }) => (
        <span key={field} css={{ display: 'block' }}>
          {labelOf(field)}: <del css={{ color: color('text-2') }}>{before || '—'}</del> → {after || '—'}
        </span>
      )),
    ]),
  };
  const heads = {
    errors: ['줄', '항목', '이유'],
    added: ['줄', '이름'],
    changed: ['줄', '이름', '달라지는 내용'],
  };
  return (
    <>
      {errors.length > 0 ? (
        <Notice tone="error">{`${formatNumber(errors.length)}곳${errors.length < MOST_ERRORS ? '을' : ' 이상'} 고쳐 주세요. 아무것도 바뀌지 않았어요.`}</Notice>
      ) : (
        <Notice tone={created + updated > 0 ? 'success' : 'info'}>
          {created + updated > 0
            ? `추가 ${formatNumber(created)}개, 변경 ${formatNumber(updated)}개, 그대로 ${formatNumber(unchanged)}개예요.`
            : '지금과 다른 내용이 없어요.'}
        </Notice>
      )}
      {shown && (
        <div css={{ display: 'grid', gap: space(3) }}>
          {options.length > 1 && (
            <Segmented label="무엇을 볼지" value={shown} options={options} onChange={setChosen} />
          )}
          {faults && shown === 'errors' ? (
            faults
          ) : (
            <PlainTable label={names[shown]} heads={heads[shown]} rows={rows[shown].slice(0, MOST_SHOWN)} />
          )}
          {counts[shown] > MOST_SHOWN && !(faults && shown === 'errors') && (
            <p css={[text.small, { color: color('text-2') }]}>처음 {MOST_SHOWN}줄만 보여 드려요.</p>
          )}
        </div>
      )}
    </>
  );
}

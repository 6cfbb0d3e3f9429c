import { color, space, text } from '../../../shared/theme/theme';
import type { CellValue } from '../api/admin.api';
import type { HistoryEntry } from '../api/catalogue-history.api';
import { cellText, MISSING } from '../resources/cell-text';
import { fieldsOf } from '../resources/resource.types';
import type { Resource } from '../resources/resource.types';

/** More than these are collapsed: an added row has thirty. */
const SHOWN_AT_ONCE = 5;

interface FieldChangesProps {
  resource: Resource;
  changes: HistoryEntry['changes'];
}

/** Each field's value before and after; pictures and fields without a form only by name. */
export function FieldChanges({ resource, changes }: FieldChangesProps) {
  const fields = new Map(fieldsOf(resource).map(field => [field.name, field]));
  const lines = changes.flatMap(({ field: name, before, after }) => {
    const field = fields.get(name);
    if (field) {
      // A reviewed list is shown whole: it may be empty now, which is a state of its own.
      const [left, came] = field.kind === 'reviewed' ? [before, after] : difference(before, after);
      return [{ name, label: field.label, before: cellText(field, left), after: cellText(field, came) }];
    }
    if (name !== resource.picture) return [];
    return [
      {
        name,
        label: '그림',
        before: before === null ? MISSING : '앞 그림',
        after: after === null ? MISSING : '새 그림',
      },
    ];
  });
  // A new row's empty fields say nothing.
  const said = lines.filter(({ before, after }) => before !== after);
  if (said.length === 0) return null;
  const list = (some: typeof said) => (
    <dl css={[text.body2, { display: 'grid', gap: space(2) }]}>
      {some.map(({ name, label, before, after }) => (
        <div
          key={name}
          css={{ display: 'grid', gridTemplateColumns: 'minmax(88px, 22%) minmax(0, 1fr)', gap: space(3) }}
        >
          <dt css={{ color: color('text-2') }}>{label}</dt>
          <dd css={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {before !== MISSING && <del css={{ color: color('text-3') }}>{before}</del>}
            {before !== MISSING && after !== MISSING && <span aria-hidden> → </span>}
            {after !== MISSING && <ins css={{ fontWeight: 600, textDecoration: 'none' }}>{after}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
  return (
    <div css={{ marginTop: space(3), paddingTop: space(3), borderTop: `1px solid ${color('line')}` }}>
      {said.length <= SHOWN_AT_ONCE ? (
        list(said)
      ) : (
        <details>
          <summary css={[text.body2, { cursor: 'pointer', color: color('text-2'), minHeight: 24 }]}>
            항목 {said.length}개
          </summary>
          <div css={{ marginTop: space(3) }}>{list(said)}</div>
        </details>
      )}
    </div>
  );
}

/** What two lists lost and gained; both whole where only their order changed. */
function difference(before: CellValue, after: CellValue): [CellValue, CellValue] {
  if (!Array.isArray(before) || !Array.isArray(after)) return [before, after];
  const left = before.filter(each => !after.includes(each));
  const came = after.filter(each => !before.includes(each));
  return left.length + came.length > 0 ? [left, came] : [before, after];
}

import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { color, media, radius, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Modal } from '../../../shared/ui/modal';
import type { AdminRow, CellValue } from '../api/admin.api';
import { fetchAppearances } from '../api/appearances.api';
import { searchedName } from '../resources/resource.types';
import { cellText } from '../resources/cell-text';
import { useMayEdit } from '../hooks/use-role';
import { AppearancesSection } from './appearances-section';
import type { FieldSpec, Resource } from '../resources/resource.types';
import { RowName } from './row-name';

interface ViewModalProps {
  resource: Resource;
  row: AdminRow;
  onEdit: () => void;
  onHistory: () => void;
  onClose: () => void;
}

/** Every field of a row; a missing value is three dashes. */
export function ViewModal({ resource, row, onEdit, onHistory, onClose }: ViewModalProps) {
  const mayEdit = useMayEdit();
  const searched = searchedName(resource);
  const picture = resource.picture ? row[resource.picture] : null;
  return (
    <Modal
      title={String(row.koreanName)}
      onClose={onClose}
      width={720}
      actions={
        <>
          <Button variant="secondary" onClick={onHistory}>
            변경 이력
          </Button>
          {mayEdit && <Button onClick={onEdit}>수정</Button>}
        </>
      }
    >
      <div css={{ display: 'grid', gap: space(6), marginTop: space(2) }}>
        {typeof picture === 'string' && (
          <img
            src={picture}
            alt={`${String(row.koreanName)} 그림`}
            css={{
              width: '100%',
              height: 200,
              objectFit: 'contain',
              borderRadius: radius.control,
              background: color('surface-2'),
            }}
          />
        )}
        {searched && <AppearancesSection ask={() => fetchAppearances(searched, row.id)} />}
        {resource.groups.map(group => (
          <section key={group.title}>
            <h3 css={[text.title, { marginBottom: space(2) }]}>{group.title}</h3>
            <dl>
              {group.fields.map(field => (
                <Fragment key={field.name}>
                  <Line label={field.label}>
                    <FieldValue field={field} cell={row[field.name]} />
                  </Line>
                  {resource.extras
                    .filter(({ after }) => after === field.name)
                    .map(extra => (
                      <Line key={extra.name} label={extra.label}>
                        {extra.text(row)}
                      </Line>
                    ))}
                </Fragment>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      css={[
        text.body2,
        {
          padding: space(2.5, 0),
          borderTop: `1px solid ${color('line')}`,
          [media.tablet]: {
            display: 'grid',
            gridTemplateColumns: '200px minmax(0, 1fr)',
            gap: space(4),
          },
        },
      ]}
    >
      <dt css={{ color: color('text-2') }}>{label}</dt>
      <dd css={{ fontWeight: 500, whiteSpace: 'pre-line' }}>{children}</dd>
    </div>
  );
}

function FieldValue({ field, cell }: { field: FieldSpec; cell: CellValue }) {
  if (field.kind === 'row' && typeof cell === 'number') return <RowName field={field} id={cell} />;
  return cellText(field, cell);
}

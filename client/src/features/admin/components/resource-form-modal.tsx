import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { messageOf } from '../../../shared/api/api.error';
import { media, space } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Form } from '../../../shared/ui/form';
import { Modal } from '../../../shared/ui/modal';
import { Notice } from '../../../shared/ui/notice';
import { CARD_WIDTH } from '../../../shared/widgets/result-card';
import type { AdminRow } from '../api/admin.api';
import { useResourceForm } from '../hooks/use-resource-form';
import type { Resource } from '../resources/resource.types';
import { ConflictNotice } from './conflict-notice';
import { DiscardModal } from './discard-modal';
import { FieldGroup } from './field-group';
import { MemberCard } from './member-card';
import { tryAppearances } from '../api/appearances.api';
import { searchedName } from '../resources/resource.types';
import { AppearancesSection } from './appearances-section';
import { ImageField } from './image-field';
import { SendingBar } from './sending-bar';

interface ResourceFormModalProps {
  resource: Resource;
  /** The row to edit; null adds one. */
  row: AdminRow | null;
  onClose: () => void;
}

/** Adding keeps the dialog open with empty fields, as one product follows another; editing closes it. */
export function ResourceFormModal({ resource, row: opened, onClose }: ResourceFormModalProps) {
  const id = useId();
  const form = useResourceForm(resource, opened, onClose);
  const { row, values, errors, failure, registered } = form;
  const [leaving, setLeaving] = useState(false);
  const close = () => (form.unsaved ? setLeaving(true) : onClose());
  const searched = searchedName(resource);
  const picture = resource.picture && row?.[resource.picture];

  return (
    <Modal
      title={`${resource.noun} ${row ? '수정' : '추가'}`}
      onClose={close}
      width={searched ? 1080 : 720}
      keepOnBackdrop
      actions={
        <>
          {form.sent !== null && <SendingBar what="그림" share={form.sent} onCancel={form.giveUp} />}
          <Button variant="secondary" size="large" onClick={close}>
            취소
          </Button>
          <Button type="submit" form={`${id}-form`} size="large" loading={form.saving}>
            {row ? '저장' : '등록'}
          </Button>
        </>
      }
    >
      <div
        css={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: space(6),
          alignItems: 'start',
          [media.desktop]: searched && { gridTemplateColumns: `minmax(0, 1fr) ${CARD_WIDTH}px` },
        }}
      >
        <Form
          ref={form.ref}
          id={`${id}-form`}
          onSubmit={form.submit}
          sending={form.saving}
          css={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: space(6),
            marginTop: space(2),
          }}
        >
          {failure !== null && <Notice tone="error">{messageOf(failure)}</Notice>}
          {form.conflict && <ConflictNotice conflict={form.conflict} onTake={form.takeStored} />}
          {registered !== null && (
            <Notice tone="success">
              ‘{registered.name}’ 등록했어요. 이어서 추가할 수 있어요.
              {registered.leftOpen && ` ${registered.leftOpen}`}
            </Notice>
          )}
          {resource.picture && (
            <ImageField
              file={form.image}
              onFile={form.setImage}
              current={typeof picture === 'string' ? picture : null}
              error={errors.image}
            />
          )}
          {resource.groups.map(group => (
            <FieldGroup
              key={group.title}
              group={group}
              idPrefix={id}
              values={values}
              errors={errors}
              onField={form.setField}
            />
          ))}
        </Form>
        {searched && (
          <BesideForm>
            <MemberCard resource={resource} values={values} row={row} image={form.image} />
            <AppearancesSection
              typed
              ask={async () => tryAppearances(searched, row?.id ?? null, form.typedCells())}
            />
          </BesideForm>
        )}
      </div>
      {leaving && <DiscardModal onDiscard={onClose} onStay={() => setLeaving(false)} />}
    </Modal>
  );
}

/** Stays beside the fields while they scroll. */
function BesideForm({ children }: { children: ReactNode }) {
  return (
    <div
      css={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: space(6),
        [media.desktop]: {
          position: 'sticky',
          top: 0,
          maxHeight: 'min(64dvh, 640px)',
          overflowY: 'auto',
          padding: space(2, 1),
        },
      }}
    >
      {children}
    </div>
  );
}

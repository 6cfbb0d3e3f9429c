import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { ApiError, hasCode, messageOf } from '../../../shared/api/api.error';
import { color, media, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Modal } from '../../../shared/ui/modal';
import { Notice } from '../../../shared/ui/notice';
import { showToast } from '../../../shared/ui/toast.store';
import { getRow, saveRow } from '../api/admin.api';
import type { AdminRow } from '../api/admin.api';
import { adminKeys } from '../api/admin.keys';
import { bodyOf, emptyValues, faultsOf, valuesOf } from '../lib/form-values';
import type { FormValue } from '../lib/form-values';
import type { Resource } from '../resources/resource.types';
import { FormField } from './form-field';
import { ImageField } from './image-field';

interface ResourceFormModalProps {
  resource: Resource;
  /** The row to edit; null adds one. */
  row: AdminRow | null;
  onClose: () => void;
}

/** Adding keeps the dialog open with fresh fields, as one product follows another; editing closes it. */
export function ResourceFormModal({ resource, row: opened, onClose }: ResourceFormModalProps) {
  const id = useId();
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [row, setRow] = useState(opened);
  const [values, setValues] = useState(() => (opened ? valuesOf(resource, opened) : emptyValues(resource)));
  const [image, setImage] = useState<File | null>(null);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [saving, setSaving] = useState(false);
  const [registered, setRegistered] = useState<string | null>(null);
  const picture = resource.picture && row?.[resource.picture];

  const setField = useCallback(
    (name: string, value: FormValue) => setValues(before => ({ ...before, [name]: value })),
    [],
  );

  const showFaults = (found: Record<string, string>) => {
    setFaults(found);
    // After the messages are there; a folded group opens with its fault.
    requestAnimationFrame(() => {
      const field = form.current?.querySelector<HTMLElement>(
        '[aria-invalid=true], fieldset[aria-describedby$=error] button',
      );
      field?.focus();
    });
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (saving) return;
    setFailure(null);
    setRegistered(null);
    const found = faultsOf(resource, values);
    if (Object.keys(found).length > 0) return showFaults(found);
    setFaults({});
    setSaving(true);
    try {
      await saveRow(resource.name, row?.id ?? null, bodyOf(resource, values, row?.version, image));
      void client.invalidateQueries({ queryKey: adminKeys.resource(resource.name) });
      if (row) {
        showToast({ message: '수정했어요.', tone: 'success' });
        return onClose();
      }
      // A toast would lie behind this dialog, which stays.
      setRegistered(String(values.koreanName));
      setValues(emptyValues(resource));
      setImage(null);
      form.current?.scrollIntoView({ block: 'start' });
      form.current?.querySelector<HTMLElement>('select, input')?.focus({ preventScroll: true });
    } catch (error) {
      setFailure(error);
      if (error instanceof ApiError)
        showFaults(Object.fromEntries(error.fields.map(({ field, message }) => [field, message])));
    }
    setSaving(false);
  };

  const reload = async () => {
    if (!row) return;
    try {
      const fresh = await getRow(resource.name, row.id);
      setRow(fresh);
      setValues(valuesOf(resource, fresh));
      setFailure(null);
    } catch (error) {
      setFailure(error);
    }
  };

  return (
    <Modal
      title={`${resource.noun} ${row ? '수정' : '추가'}`}
      onClose={onClose}
      width={720}
      keepOnBackdrop
      actions={
        <Button type="submit" form={`${id}-form`} size="large" loading={saving}>
          {row ? '저장' : '등록'}
        </Button>
      }
    >
      <form
        ref={form}
        id={`${id}-form`}
        noValidate
        onSubmit={event => void submit(event)}
        css={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: space(6),
          marginTop: space(2),
        }}
      >
        {failure !== null && (
          <Notice tone="error">
            {messageOf(failure)}
            {row && hasCode(failure, 'CONFLICT_EXCEPTION') && (
              <div css={{ marginTop: space(2) }}>
                <Button size="small" variant="outline" onClick={() => void reload()}>
                  최신 내용 불러오기
                </Button>
              </div>
            )}
          </Notice>
        )}
        {registered !== null && (
          <Notice tone="success">‘{registered}’ 등록했어요. 이어서 추가할 수 있어요.</Notice>
        )}
        {resource.picture && (
          <ImageField
            file={image}
            onFile={setImage}
            current={typeof picture === 'string' ? picture : null}
            error={faults.image}
          />
        )}
        {resource.groups.map(group => {
          const fields = (
            <div
              css={{
                display: 'grid',
                gridTemplateColumns: 'minmax(0, 1fr)',
                gap: space(4),
                [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
              }}
            >
              {group.fields.map(field => (
                <FormField
                  key={field.name}
                  id={`${id}-${field.name}`}
                  field={field}
                  value={values[field.name] ?? ''}
                  error={faults[field.name]}
                  onField={setField}
                />
              ))}
            </div>
          );
          if (!group.folded) {
            return (
              <section key={group.title} css={{ display: 'grid', gap: space(3) }}>
                <h3 css={text.title}>{group.title}</h3>
                {fields}
              </section>
            );
          }
          const faulty = group.fields.some(field => faults[field.name]);
          return (
            <details
              key={`${group.title}-${faulty}`}
              open={faulty}
              css={{ borderTop: `1px solid ${color('line')}` }}
            >
              <summary
                css={[
                  text.title,
                  { minHeight: 52, paddingBlock: space(3.5), cursor: 'pointer', color: color('text') },
                ]}
              >
                {group.title}
              </summary>
              <div css={{ paddingBottom: space(3) }}>{fields}</div>
            </details>
          );
        })}
      </form>
    </Modal>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useId, useMemo, useState } from 'react';
import { messageOf } from '../../../shared/api/api.error';
import { useUnloadGuard } from '../../../shared/lib/use-unload-guard';
import { color, media, radius, space } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Form } from '../../../shared/ui/form';
import { Modal } from '../../../shared/ui/modal';
import { Notice } from '../../../shared/ui/notice';
import { showToast } from '../../../shared/ui/toast.store';
import { useRules } from '../../../shared/validation/use-rules';
import { adminKeys } from '../api/admin.keys';
import { acceptReported, listInCatalogue, reportedKeys } from '../api/reported-products.api';
import type { ReportedProduct } from '../api/reported-products.api';
import { bodyOf, faultsOf, valuesOf } from '../lib/form-values';
import type { FormValue } from '../lib/form-values';
import { REPORTED_RESOURCE, reportedRow } from '../resources/reported-table';
import { SUPPLEMENT_RESOURCE } from '../resources/supplement-table';
import { DiscardModal } from './discard-modal';
import { FieldGroup } from './field-group';
import { LabelTexts } from './label-texts';

/** Corrects the read fields, or also adds a pack and a price. */
export type ReportedForm = 'accept' | 'list';

interface ReportedFormModalProps {
  product: ReportedProduct;
  form: ReportedForm;
  onClose: () => void;
}

const WORDS = {
  accept: { title: '읽은 내용 확인', button: '받기', done: '받았어요. 가격을 넣으면 올릴 수 있어요.' },
  list: { title: '가격 넣고 올리기', button: '올리기', done: '보충제 목록에 올렸어요.' },
};

/** The reported text beside the fields read from it. */
export function ReportedFormModal({ product, form, onClose }: ReportedFormModalProps) {
  const id = useId();
  const client = useQueryClient();
  const resource = form === 'accept' ? REPORTED_RESOURCE : SUPPLEMENT_RESOURCE;
  const read = useMemo(() => valuesOf(resource, reportedRow(product)), [resource, product]);
  const [values, setValues] = useState(read);
  const [leaving, setLeaving] = useState(false);
  useUnloadGuard(values !== read);
  const setField = useCallback(
    (name: string, value: FormValue) => setValues(before => ({ ...before, [name]: value })),
    [],
  );

  const save = useMutation({
    mutationFn: async () => {
      const body = bodyOf(resource, values, null, null);
      await (form === 'accept' ? acceptReported(product.id, body) : listInCatalogue(product.id, body));
    },
    onSuccess: () => {
      showToast({ message: WORDS[form].done, tone: 'success' });
      void client.invalidateQueries({ queryKey: reportedKeys.all });
      void client.invalidateQueries({ queryKey: adminKeys.resource('supplements') });
      onClose();
    },
  });
  const { errors, pass } = useRules(faultsOf(resource, values), save.error);
  const submit = () => {
    if (pass()) save.mutate();
  };

  return (
    <Modal
      title={WORDS[form].title}
      description={product.name}
      onClose={() => (values === read ? onClose() : setLeaving(true))}
      width={1080}
      keepOnBackdrop
      actions={
        <Button type="submit" form={`${id}-form`} size="large" loading={save.isPending}>
          {WORDS[form].button}
        </Button>
      }
    >
      <div
        css={{
          display: 'grid',
          gap: space(6),
          marginTop: space(4),
          [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
        }}
      >
        <div
          css={{
            alignSelf: 'start',
            padding: space(4),
            borderRadius: radius.control,
            background: color('surface-2'),
            [media.desktop]: { position: 'sticky', top: 0 },
          }}
        >
          <LabelTexts product={product} />
        </div>
        <Form
          id={`${id}-form`}
          onSubmit={submit}
          sending={save.isPending}
          css={{ display: 'grid', alignContent: 'start', gap: space(6), minWidth: 0 }}
        >
          {save.isError && <Notice tone="error">{messageOf(save.error)}</Notice>}
          {resource.groups.map(group => (
            <FieldGroup
              key={group.title}
              // Shows the read fields at once.
              group={{
                ...group,
                folded: group.folded && group.fields.every(({ name }) => isEmpty(read[name])),
              }}
              idPrefix={id}
              values={values}
              errors={errors}
              onField={setField}
            />
          ))}
        </Form>
      </div>
      {leaving && <DiscardModal onDiscard={onClose} onStay={() => setLeaving(false)} />}
    </Modal>
  );
}

const isEmpty = (value: FormValue | undefined) =>
  value === undefined || value === false || value.toString().length === 0;

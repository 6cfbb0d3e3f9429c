import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { ApiError, hasCode } from '../../../shared/api/api.error';
import { useUnloadGuard } from '../../../shared/lib/use-unload-guard';
import { showToast } from '../../../shared/ui/toast.store';
import { useRules } from '../../../shared/validation/use-rules';
import { getRow, saveRow } from '../api/admin.api';
import type { AdminRow } from '../api/admin.api';
import { adminKeys } from '../api/admin.keys';
import { bodyOf, emptyValues, faultsOf, leftOpen, valuesOf } from '../lib/form-values';
import { mergeValues } from '../lib/merge-values';
import type { Conflict } from '../lib/merge-values';
import type { FormValue } from '../lib/form-values';
import type { Resource } from '../resources/resource.types';
import { useSending } from './use-sending';

/**
 * State and actions of a form over one catalogue row: values, faults, saving, merging with another admin's save.
 * @param opened the row to edit; null adds one, and another after it
 */
export function useResourceForm(resource: Resource, opened: AdminRow | null, onClose: () => void) {
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [row, setRow] = useState(opened);
  const [values, setValues] = useState(() => (opened ? valuesOf(resource, opened) : emptyValues(resource)));
  const [image, setImage] = useState<File | null>(null);
  const [unsaved, setUnsaved] = useState(false);
  const [registered, setRegistered] = useState<{ name: string; leftOpen?: string } | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const setField = useCallback((name: string, value: FormValue) => {
    setUnsaved(true);
    setValues(before => ({ ...before, [name]: value }));
  }, []);
  useUnloadGuard(unsaved);

  const startAnother = () => {
    // A toast would be hidden behind this dialog, which stays open.
    setRegistered({ name: String(values.koreanName), leftOpen: leftOpen(resource, values) });
    setValues(emptyValues(resource));
    setUnsaved(false);
    forget();
    setImage(null);
    form.current?.scrollIntoView({ block: 'start' });
    form.current?.querySelector<HTMLElement>('select, input')?.focus({ preventScroll: true });
  };

  const sending = useSending();
  const save = useMutation({
    mutationFn: () =>
      sending.run(each =>
        saveRow(resource.name, row?.id ?? null, bodyOf(resource, values, row?.version, image), each),
      ),
    onSuccess: saved => {
      if (!saved) return;
      void client.invalidateQueries({ queryKey: adminKeys.resource(resource.name) });
      if (!row) return startAnother();
      showToast({ message: '수정했어요.', tone: 'success' });
      onClose();
    },
    onError: error => {
      if (row && hasCode(error, 'CONFLICT_EXCEPTION')) join.mutate(row);
    },
  });

  const join = useMutation({
    mutationFn: (opened: AdminRow) => getRow(resource.name, opened.id),
    onSuccess: (stored, opened) => {
      const merged = mergeValues(resource, opened, stored, values);
      // The next save is based on this version: the user has seen what it overwrites.
      setRow(stored);
      setValues(merged.values);
      setConflict(merged.conflict);
      save.reset();
      form.current?.scrollIntoView({ block: 'start' });
    },
  });

  const { errors, pass, forget } = useRules(faultsOf(resource, values), save.error);
  const submit = () => {
    save.reset();
    join.reset();
    setConflict(null);
    setRegistered(null);
    if (pass()) save.mutate();
  };

  /** The typed values as a request body. @throws ApiError with their faults */
  const typedCells = () => {
    const [fault] = Object.values(faultsOf(resource, values));
    if (fault) throw new ApiError('VALIDATION_EXCEPTION', fault, 0);
    return bodyOf(resource, values, null, null);
  };

  return {
    ref: form,
    typedCells,
    row,
    values,
    setField,
    image,
    setImage: (file: File | null) => {
      setUnsaved(true);
      setImage(file);
    },
    /** True once something was typed after opening or saving. */
    unsaved,
    errors,
    failure: join.error ?? (join.isPending ? null : save.error),
    saving: save.isPending || join.isPending,
    /** The uploaded share of the picture; null while none is being sent. */
    sent: image && save.isPending ? sending.share : null,
    giveUp: sending.cancel,
    /** The row added last, and what its unreviewed list means for it. */
    registered,
    submit,
    /** Another admin's changes since the row was opened. */
    conflict,
    /** Takes the stored value of a field that both changed. */
    takeStored: (name: string) => {
      const field = conflict?.both.find(({ field }) => field.name === name)?.field;
      if (!row || !conflict || !field) return;
      setField(name, valuesOf(resource, row)[name] ?? '');
      setConflict({
        both: conflict.both.filter(each => each.field !== field),
        taken: [...conflict.taken, field],
      });
    },
  };
}

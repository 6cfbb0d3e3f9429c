import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { composes } from '../../../shared/lib/composes';
import { useDebounced } from '../../../shared/lib/use-debounced';
import { findWorkouts, getRow } from '../api/admin.api';
import type { ResourceName } from '../api/admin.api';
import { adminKeys } from '../api/admin.keys';

/** Debounce in ms: shorter typing pauses send no request. */
const ASK_AFTER_MS = 150;

/** The name of a row by its id; undefined until known. */
export function useRowName(of: ResourceName, id: string): string | undefined {
  const { data } = useQuery({
    queryKey: [...adminKeys.resource(of), 'name', id],
    queryFn: async () => String((await getRow(of, Number(id))).koreanName),
    enabled: id !== '',
  });
  return id === '' ? undefined : data;
}

/**
 * A combobox over the workouts (WAI-ARIA, the focus stays in the input): the typed text is only a search, the value is the chosen
 * workout's id.
 */
export function useRowChoice(of: 'workouts', id: string, onChange: (id: string) => void) {
  const name = useRowName(of, id);
  /** Null while the input shows the chosen row. */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const keyword = useDebounced(typed?.trim() ?? '', ASK_AFTER_MS);
  const found = useQuery({
    queryKey: [...adminKeys.resource(of), 'find', keyword],
    queryFn: ({ signal }) => findWorkouts(keyword, signal),
    enabled: typed !== null && keyword !== '',
    placeholderData: keepPreviousData,
  });
  const rows = typed?.trim() ? (found.data ?? []) : [];
  // Enter may only take a result of the typed text.
  const fresh = typed?.trim() === keyword && !found.isPlaceholderData;
  const current = fresh && active < rows.length ? active : -1;

  const close = () => {
    setTyped(null);
    setActive(-1);
  };
  const choose = (row: { id: number }) => {
    close();
    onChange(String(row.id));
  };
  const leave = () => {
    // An emptied input clears the value; any other text that was not chosen is ignored.
    if (typed?.trim() === '') onChange('');
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (composes(event) || typed === null) return;
    const row = rows[current];
    if (event.key === 'Escape') close();
    else if (event.key === 'ArrowDown') setActive(rows.length > 0 ? (current + 1) % rows.length : -1);
    else if (event.key === 'ArrowUp') setActive(current <= 0 ? rows.length - 1 : current - 1);
    else if (event.key !== 'Enter') return;
    else if (row) choose(row);
    // Keeps the key from the dialog and its form.
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    shown: typed ?? name ?? (id === '' ? '' : `${id}번`),
    type: (text: string) => {
      setTyped(text);
      setActive(text.trim() === '' ? -1 : 0);
    },
    rows,
    active: current,
    nothing: keyword !== '' && fresh && found.data?.length === 0,
    choose,
    leave,
    onKeyDown,
  };
}

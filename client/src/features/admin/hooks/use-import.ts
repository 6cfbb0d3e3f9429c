import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { adminKeys } from '../api/admin.keys';
import {
  applyImport,
  chooseColumns,
  importKeys,
  latestImport,
  mendImport,
  startImport,
  undoImport,
} from '../api/imports.api';
import type { CatalogueImport, Mended } from '../api/imports.api';
import { historyKeys } from '../api/catalogue-history.api';
import type { Resource } from '../resources/resource.types';
import { useSending } from './use-sending';

/** Poll interval of a running import, ms. */
const LOOK_MS = 700;

type Step =
  | { what: 'start'; file: File }
  | { what: 'columns'; id: number; columns: Record<string, string> }
  | { what: 'mend'; id: number; mended: Mended }
  | { what: 'apply' | 'undo'; id: number };

export const isRunning = ({ state }: CatalogueImport): boolean =>
  state === 'reading' || state === 'writing' || state === 'undoing';

/** The admin's latest file of a table, polled while the server works on it, and the actions on it. */
export function useImport(resource: Resource) {
  const client = useQueryClient();
  const key = importKeys.latest(resource.name);
  const latest = useQuery({
    queryKey: key,
    queryFn: () => latestImport(resource.name),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? LOOK_MS : false),
  });
  const sending = useSending();
  const step = useMutation({
    mutationFn: (asked: Step) => {
      if (asked.what === 'start') return sending.run(each => startImport(resource.name, asked.file, each));
      if (asked.what === 'columns') return chooseColumns(asked.id, asked.columns);
      if (asked.what === 'mend') return mendImport(asked.id, asked.mended);
      return asked.what === 'apply' ? applyImport(asked.id) : undoImport(asked.id);
    },
    onSuccess: found => found && client.setQueryData(key, found),
  });
  const state = latest.data?.state;
  const before = useRef(state);
  useEffect(() => {
    const wasAtIt = before.current === 'writing' || before.current === 'undoing';
    before.current = state;
    if (!wasAtIt || state === 'writing' || state === 'undoing') return;
    void client.invalidateQueries({ queryKey: adminKeys.resource(resource.name) });
    void client.invalidateQueries({ queryKey: historyKeys.all });
  }, [client, resource.name, state]);
  return { latest, step, sending };
}

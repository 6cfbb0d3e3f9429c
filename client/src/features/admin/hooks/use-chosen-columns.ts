import { useState } from 'react';
import { remember, remembered } from '../lib/remembered';
import { columnsOf } from '../lib/table-columns';
import type { Column } from '../lib/table-columns';
import type { Resource } from '../resources/resource.types';

const keyOf = (resource: Resource) => `routineup.admin.columns.${resource.name}`;

function kept(resource: Resource): string[] | null {
  const names = remembered(keyOf(resource));
  return Array.isArray(names) ? names.filter(name => typeof name === 'string') : null;
}

/** The columns that this admin chose for a table, kept in the browser. */
export function useChosenColumns(resource: Resource) {
  const [names, setNames] = useState<readonly string[]>(() => kept(resource) ?? resource.columns);
  const all = columnsOf(resource);
  // In the order chosen; unknown names are dropped, and an empty choice would make rows indistinguishable.
  const chosen = names.flatMap(name => all.find(column => column.name === name) ?? []);
  const columns: Column[] = chosen.length > 0 ? chosen : all.slice(0, 1);
  const choose = (next: readonly string[]) => {
    setNames(next);
    remember(keyOf(resource), next);
  };
  return { all, columns, choose };
}

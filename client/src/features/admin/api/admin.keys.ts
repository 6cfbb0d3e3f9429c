import type { RowsWanted } from './wanted-rows';
import type { ResourceName } from './admin.api';

export const adminKeys = {
  all: ['admin'] as const,
  resource: (resource: ResourceName) => ['admin', resource] as const,
  list: (resource: ResourceName, page: number, wanted: RowsWanted) =>
    ['admin', resource, 'list', page, wanted] as const,
  names: (resource: ResourceName) => ['admin', resource, 'names'] as const,
};

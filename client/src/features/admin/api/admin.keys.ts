import type { ResourceName } from './admin.api';

export const adminKeys = {
  all: ['admin'] as const,
  resource: (resource: ResourceName) => ['admin', resource] as const,
  list: (resource: ResourceName, page: number, keyword: string) =>
    ['admin', resource, 'list', page, keyword] as const,
  names: (resource: ResourceName) => ['admin', resource, 'names'] as const,
};

import {
  BodyPartResource,
  MachineResource,
  SupplementResource,
  WorkoutResource,
  type CatalogueResource,
  type CatalogueResourceName,
} from '../../catalogue/public.js';

export interface CatalogueRow {
  id: number;
}

/** Any of the four resources, as far as an import needs it. */
export type ImportedResource = Omit<CatalogueResource<object, CatalogueRow>, 'columns'> & {
  readonly columns: readonly string[];
};

const RESOURCES: readonly ImportedResource[] = [
  new SupplementResource(),
  new WorkoutResource(),
  new MachineResource(),
  new BodyPartResource(),
];

export function resourceOf(name: CatalogueResourceName): ImportedResource {
  return RESOURCES.find(resource => resource.name === name)!;
}

/** A row's display name: for a variant, with its flavour. */
export function nameOf(row: object): string {
  const { koreanName, flavor } = row as { koreanName?: string; flavor?: string };
  return [koreanName, flavor].filter(Boolean).join(' · ');
}

import { bodyFatRule, musclePercentRule } from '../../../shared/validation/member-rules';
import type { BodyData } from '../../../shared/widgets/body-data/body-data.api';

export const REGIONS = [
  { field: 'upperMuscleMass', label: '상체 골격근량', rule: musclePercentRule },
  { field: 'lowerMuscleMass', label: '하체 골격근량', rule: musclePercentRule },
  { field: 'upperBodyFat', label: '상체 체지방률', rule: bodyFatRule },
  { field: 'lowerBodyFat', label: '하체 체지방률', rule: bodyFatRule },
] as const;
export type Region = (typeof REGIONS)[number]['field'];

/** The error sentence for a typed figure, or null; empty is allowed. */
export function regionError(field: Region, typed: Partial<Record<Region, string>>): string | null {
  const rule = REGIONS.find(region => region.field === field)?.rule;
  return typed[field] && rule ? rule(typed[field]) : null;
}

/** The values to save: typed ones, else the last record's; regions never recorded are left out. */
export function resolveRegions(
  typed: Partial<Record<Region, string>>,
  last: BodyData,
): Partial<Record<Region, number>> {
  return Object.fromEntries(
    REGIONS.map(({ field }) => [field, typed[field] ? Number(typed[field]) : last[field]] as const).filter(
      ([, value]) => value !== null,
    ),
  );
}

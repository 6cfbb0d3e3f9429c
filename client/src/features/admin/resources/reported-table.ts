import type { AdminRow } from '../api/admin.api';
import type { ReportedProduct } from '../api/reported-products.api';
import { fieldsOf } from './resource.types';
import type { Resource } from './resource.types';
import { SUPPLEMENT_RESOURCE } from './supplement-table';

/** Fields that a reported product lacks until it has a price. */
const WITH_THE_PRICE = new Set(['englishName', 'flavor', 'price', 'servings', 'hidden']);

/** A supplement without its packs. */
export const REPORTED_RESOURCE: Resource = {
  ...SUPPLEMENT_RESOURCE,
  noun: '신고 제품',
  picture: null,
  hideable: false,
  groups: SUPPLEMENT_RESOURCE.groups
    .map(group => ({ ...group, fields: group.fields.filter(({ name }) => !WITH_THE_PRICE.has(name)) }))
    .filter(({ fields }) => fields.length > 0),
};

/** The fields read from a report, as a row of the supplements table. */
export const reportedRow = ({ id, fields }: ReportedProduct): AdminRow => ({ ...fields, id });

/** `비타민 D 12.5µg` for each known amount. */
export const amountsOf = (product: ReportedProduct): string[] => {
  const row = reportedRow(product);
  return fieldsOf(REPORTED_RESOURCE).flatMap(field => {
    const value = row[field.name];
    return field.kind === 'number' && typeof value === 'number'
      ? [`${field.label} ${value.toLocaleString('ko-KR', { maximumFractionDigits: 4 })}${field.unit ?? ''}`]
      : [];
  });
};

import type { Offer } from '../api/offers.api';
import { RESOURCES } from '../resources/resources';
import { fieldsOf } from '../resources/resource.types';

export const OFFER_NOUNS: Record<Offer['kind'], string> = {
  machine: '기구',
  workout: '운동',
  supplement: '보충제',
  variant: '보충제 가격',
};

const TABLES = {
  machine: 'machines',
  workout: 'workouts',
  supplement: 'supplements',
  variant: 'supplements',
};
/** Fields that the forms show differently. */
const OTHERS: Record<string, string> = { perServing: '1회 제공량의 성분', easierVariant: '더 쉬운 운동' };

/** A field's name in the forms. */
export function offeredField(kind: Offer['kind'], field: string): string {
  const resource = RESOURCES.find(({ name }) => name === TABLES[kind])!;
  return OTHERS[field] ?? fieldsOf(resource).find(({ name }) => name === field)?.label ?? field;
}

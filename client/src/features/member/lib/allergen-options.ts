import type { HealthNotes } from '../../../shared/widgets/health/health.api';

/** The allergens of the Korean labelling list, those frequent in supplements first. */
export const ALLERGEN_OPTIONS: readonly HealthNotes['allergens'][number][] = [
  '우유',
  '대두',
  '알류',
  '밀',
  '땅콩',
  '호두',
  '잣',
  '메밀',
  '게',
  '새우',
  '오징어',
  '조개류',
  '고등어',
  '쇠고기',
  '돼지고기',
  '닭고기',
  '복숭아',
  '토마토',
  '아황산류',
];

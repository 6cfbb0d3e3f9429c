import type { HealthNotes } from '../../../shared/widgets/health/health.api';

/** The allergens of the Korean labelling list, the frequent ones of supplements first. */
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

export const CONDITION_OPTIONS: readonly HealthNotes['conditions'][number][] = [
  '신장 질환',
  '간 질환',
  '심장 질환',
  '고혈압',
  '당뇨',
  '골다공증',
  '최근 수술',
  '임신',
  '수유',
];

import type { HealthNotes } from './health.api';

/** Kinds of medicines; the last one stands for any other. */
export const MEDICINE_OPTIONS: readonly HealthNotes['medicines'][number][] = [
  '항응고제',
  '혈압약',
  '당뇨약',
  '갑상선약',
  '항우울제',
  '항생제',
  '기타',
];

export const CONDITION_OPTIONS: readonly HealthNotes['conditions'][number][] = [
  '심장 질환',
  '고혈압',
  '당뇨',
  '골다공증',
  '녹내장·망막 질환',
  '탈장',
  '최근 수술',
  '신장 질환',
  '간 질환',
  '임신',
  '출산 후',
  '수유',
];

export const SORE_AREA_OPTIONS: readonly HealthNotes['soreAreas'][number][] = [
  '무릎',
  '허리',
  '어깨',
  '손목',
  '팔꿈치',
  '목',
  '고관절',
  '발목',
];

export const SURGERY_AREA_OPTIONS: readonly HealthNotes['surgeryAreas'][number][] = [
  '눈·머리',
  '목·어깨·팔',
  '가슴·심장',
  '배·골반',
  '허리',
  '고관절·다리',
];

/** g per kg of body weight per day: the engine's assumption where the member did not answer. */
export const DEFAULT_DIET_PROTEIN = 1.1;
/** Cups per day: the engine's assumption, and its maximum. */
export const DEFAULT_COFFEE_CUPS = 2;
export const MOST_COFFEE_CUPS = 20;

/** The first version had medicines as one condition, which counts as an unnamed kind. */
export function withKindsOfMedicine<Notes extends Pick<HealthNotes, 'conditions' | 'medicines'>>(
  notes: Notes,
): Notes {
  const { conditions, medicines } = notes;
  if (!conditions.includes('약물 복용')) return notes;
  return {
    ...notes,
    conditions: conditions.filter(condition => condition !== '약물 복용'),
    medicines: medicines.length > 0 ? medicines : ['기타'],
  };
}

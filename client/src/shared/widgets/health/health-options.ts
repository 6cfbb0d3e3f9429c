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

/** g per kg of body weight a day: what the engine assumes when nothing was told. */
export const DEFAULT_DIET_PROTEIN = 1.1;
/** Cups a day the engine assumes, and the most it takes. */
export const DEFAULT_COFFEE_CUPS = 2;
export const MOST_COFFEE_CUPS = 20;

import type { NutrientName } from '../../recommendation/public.js';

export interface LabelQuestion {
  /** As on the label, cut off after some words. */
  text: string;
  /** What is unclear, in 해요체. */
  question: string;
  /** Null if the question is about the whole label. */
  nutrient: NutrientName | null;
}

const SHOWN = 60;

export const ask = (text: string, question: string, nutrient: NutrientName | null = null): LabelQuestion => ({
  text: text.trim().replace(/\s+/g, ' ').slice(0, SHOWN),
  ...{ question, nutrient },
});

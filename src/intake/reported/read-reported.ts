import type { NutrientName } from '../../recommendation/public.js';
import { LONGEST_KEPT_LABEL } from '../intake.constants.js';
import { knownNutrients } from '../intake.service.js';
import { readNutritionLabel, type ReadNutritionLabel } from '../label/nutrition-label.js';
import type { ReportedLabel } from './reported-labels.js';

/** What is kept of a reported label: its raw materials and cautions too, which hold no amounts. */
export const keptLabel = ({ text, also }: ReportedLabel): string =>
  `${text}\n${also}`.slice(0, LONGEST_KEPT_LABEL);

/** A reported product's content: what an admin confirmed, and of the rest what its text says for certain. */
export function readReported({ text, confirmed }: ReportedLabel): ReadNutritionLabel {
  const reading = readNutritionLabel(text);
  if (confirmed === null) return reading;
  const known = knownNutrients(confirmed);
  const isKnown = (nutrient: NutrientName | null): boolean =>
    nutrient !== null && known[nutrient] !== undefined;
  return {
    ...reading,
    nutrients: [
      ...(Object.entries(known) as [NutrientName, number][]).map(([nutrient, amount]) => ({
        nutrient,
        amount,
      })),
      ...reading.nutrients.filter(({ nutrient }) => !isKnown(nutrient)),
    ],
    questions: reading.questions.filter(({ nutrient }) => !isKnown(nutrient)),
  };
}

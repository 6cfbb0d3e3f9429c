import { withCommas } from './number-texts.js';

/** The daily dose of one ingredient. */
export interface DailyDose {
  ingredient: string;
  /** In `unit`. */
  amount: number;
  unit: string;
}

const amounts = (doses: readonly DailyDose[], share: number): string =>
  doses.map(({ ingredient, amount, unit }) => `${ingredient} ${withCommas(amount / share)}${unit}`).join('·');

/**
 * States the daily dose and the dose per intake: `크레아틴 하루 3g, 한 번에`, `EPA+DHA 하루 1.8g, 3번에 나눠 0.6g씩`, for several ingredients `하루 아연
 * 24mg·마그네슘 300mg, 2번에 나눠 아연 12mg·마그네슘 150mg씩`.
 * @param servingsPerDay 1 or more
 * @param atOnce all servings of the day are taken together, e.g. caffeine before exercise
 */
export function doseText(doses: readonly DailyDose[], servingsPerDay: number, atOnce: boolean): string {
  const [only, ...others] = doses;
  const isSingle = only !== undefined && others.length === 0;
  const day = isSingle
    ? `${only.ingredient} 하루 ${withCommas(only.amount)}${only.unit}`
    : `하루 ${amounts(doses, 1)}`;
  if (servingsPerDay === 1) return `${day}, 한 번에`;
  const time = isSingle
    ? `${withCommas(only.amount / servingsPerDay)}${only.unit}`
    : amounts(doses, servingsPerDay);
  if (atOnce) return `${day}, ${time} ${servingsPerDay}회분을 한 번에`;
  return `${day}, ${servingsPerDay}번에 나눠 ${time}씩`;
}

/** The former stored format: daily totals next to the number of servings, which read as the amount of each serving. */
const EARLIER = /^(.+) · 하루 (\d+)번$/;
const EARLIER_DOSE = /^(.+) ([\d,.]+)(g|mg|µg|kcal)$/;

/** The dose of a stored result in the current wording; unchanged where it already has that wording or cannot be parsed. */
export function readableDose(stored: string): string {
  const [, list, servings] = EARLIER.exec(stored) ?? [];
  if (list === undefined) return stored;
  const doses = list.split(', ').map(part => {
    const [, ingredient, amount, unit] = EARLIER_DOSE.exec(part) ?? [];
    return ingredient && amount && unit
      ? { ingredient, amount: Number(amount.replaceAll(',', '')), unit }
      : null;
  });
  const read = doses.filter(dose => dose !== null);
  if (read.length < doses.length) return stored;
  return doseText(
    read,
    Number(servings),
    read.some(({ ingredient }) => ingredient === CAFFEINE_NAME),
  );
}

/** The whole day's caffeine is taken at once, before exercise. */
export const CAFFEINE_NAME = '카페인';

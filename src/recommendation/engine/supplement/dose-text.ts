import { withCommas } from './number-texts.js';

/** What a day brings of one ingredient. */
export interface DailyDose {
  ingredient: string;
  /** In the unit. */
  amount: number;
  unit: string;
}

const amounts = (doses: readonly DailyDose[], share: number): string =>
  doses.map(({ ingredient, amount, unit }) => `${ingredient} ${withCommas(amount / share)}${unit}`).join('·');

/**
 * What a day is and what a time is: `크레아틴 하루 3g, 한 번에`, `EPA+DHA 하루 1.8g, 3번에 나눠 0.6g씩`, of several ingredients
 * `하루 아연 24mg·마그네슘 300mg, 2번에 나눠 아연 12mg·마그네슘 150mg씩`.
 * @param servingsPerDay 1 or more
 * @param atOnce all servings of a day are taken together, as caffeine before exercise
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

/** How results were stored before: the sums of a day beside the number of servings, which read as the amount of each. */
const EARLIER = /^(.+) · 하루 (\d+)번$/;
const EARLIER_DOSE = /^(.+) ([\d,.]+)(g|mg|µg|kcal)$/;

/** The dose of a stored result in today's words; as it is where it is in them already or cannot be read. */
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

/** All of a day's caffeine is taken once, before exercise. */
export const CAFFEINE_NAME = '카페인';

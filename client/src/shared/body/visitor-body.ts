import type { Sex } from './body-types';
import { DRAFT_PREFIX } from '../session/session.store';

interface VisitorBody {
  sex: Sex;
  /** kg. */
  weight: number;
}

/** What the example assumes, cm: `USUAL_HEIGHT_CM` of the server. */
export const USUAL_HEIGHT_CM: Record<Sex, number> = { 남: 172, 여: 160 };
/** cm: two standard deviations of Korean adults, so that about one in forty is taller than the usual height and this. */
const TALLER_CM = 12;
/** Korean Society for the Study of Obesity 2022, kg/m². */
const UNDERWEIGHT_BMI = 18.5;

/**
 * The usual height, to begin with; null where a taller body of this weight would be underweight: what protects thin members must not rest on a
 * guess.
 */
export function usualHeight({ sex, weight }: VisitorBody): number | null {
  const tall = (USUAL_HEIGHT_CM[sex] + TALLER_CM) / 100;
  return weight / tall ** 2 < UNDERWEIGHT_BMI ? null : USUAL_HEIGHT_CM[sex];
}

/** Cleared with the wizards' values. */
const KEY = `${DRAFT_PREFIX}example`;

/** What a visitor entered for the example; the sign-up need not ask again. */
export function keepVisitorBody(body: VisitorBody): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(body));
  } catch {
    // Storage is blocked: the sign-up asks.
  }
}

/** Hands it over, once. */
export function takeVisitorBody(): VisitorBody | null {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return JSON.parse(text ?? 'null') as VisitorBody | null;
  } catch {
    return null;
  }
}

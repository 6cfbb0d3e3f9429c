import type { CatalogueProduct, SupplementChoice } from './supplement-engine.types.js';

/** Checks that a dose text states the daily dose and the dose per intake, and that both match the product. Uses no code of the engine. */

/** Ingredients by their names in dose texts, with the amount they sum up. */
const DOSE_NAMES: Record<string, string> = {
  단백질: 'proteinG',
  크레아틴: 'creatineG',
  열량: 'kcal',
  카페인: 'caffeineMg',
  베타알라닌: 'betaAlanineG',
  '시트룰린 말레이트': 'citrullineMalateG',
  필수아미노산: 'eaaG',
  BCAA: 'bcaaG',
  HMB: 'hmbG',
  'L-카르니틴': 'lCarnitineG',
  'HCA(가르시니아)': 'hcaG',
  카테킨: 'catechinMg',
  CLA: 'claG',
  'EPA+DHA': 'epaDhaG',
  '비타민 B6': 'vitaminB6Mg',
  마그네슘: 'magnesiumMg',
  아연: 'zincMg',
  '비타민 D': 'vitaminDUg',
  콜라겐: 'collagenG',
  글루코사민: 'glucosamineG',
  MSM: 'msmG',
  히알루론산: 'hyaluronicAcidMg',
  'L-글루타민': 'lGlutamineG',
};
export interface Chosen {
  item: SupplementChoice['items'][number];
  product: CatalogueProduct;
}

export const amountsOf = ({ perServing }: CatalogueProduct): Record<string, number> =>
  Object.fromEntries(Object.entries(perServing).map(([name, amount]) => [name, amount ?? 0]));
const numberOf = (text: string): number => Number(text.replaceAll(',', ''));
const near = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 0.006 + 0.001 * Math.abs(other);

/** Objections to a dose text that lacks the daily dose or the dose per intake, or states them wrongly. */
export function doseObjections({ item, product }: Chosen): string[] {
  const { doseText, servingsPerDay, timing, reason } = item;
  const [day = '', time = ''] = doseText.split(', ');
  if (!/(^| )하루 /.test(day)) return [`no day in “${doseText}”`];
  const said = (text: string): { name: string; amount: number }[] =>
    [...text.matchAll(/([^·]+?) (?:하루 )?([\d,.]+)(?:g|mg|µg|kcal)/gu)].map(([, name, amount]) => ({
      name: (name as string).replace(/^하루 /, '').replace(/^.*나눠 /, ''),
      amount: numberOf(amount as string),
    }));
  const found: string[] = [];
  const ingredients = said(day);
  if (ingredients.length === 0) found.push(`no amount in “${doseText}”`);
  for (const { name, amount } of ingredients) {
    const declared = amountsOf(product)[DOSE_NAMES[name] ?? ''] ?? 0;
    if (!near(amount, declared * servingsPerDay))
      found.push(`“${doseText}”: a day brings ${declared * servingsPerDay}`);
  }
  if (servingsPerDay === 1 && time !== '한 번에') found.push(`“${doseText}” of one serving`);
  if (servingsPerDay > 1) {
    const apart = /^(\d)번에 나눠 .*씩$/.exec(time);
    const together = /(\d)회분을 한 번에$/.exec(time);
    if (Number((apart ?? together)?.[1]) !== servingsPerDay)
      found.push(`“${doseText}” of ${servingsPerDay} servings`);
    const atATime = [...time.matchAll(/([\d,.]+)(?:g|mg|µg|kcal)/gu)].map(([, amount]) =>
      numberOf(amount as string),
    );
    ingredients.forEach(({ name }, index) => {
      const declared = amountsOf(product)[DOSE_NAMES[name] ?? ''] ?? 0;
      if (!near(atATime[index] ?? -1, declared)) found.push(`“${doseText}”: a time brings ${declared}`);
    });
  }
  if (/까지만 채워요/.test(reason) && /모두 채워요/.test(reason)) found.push(`“${reason}”`);
  if (timing?.includes('한 번에') && /번에 나눠/.test(time)) found.push(`“${doseText}” and “${timing}”`);
  if (timing?.includes('언제 드셔도') && /식사|빈속|운동 \d/.test(timing)) found.push(`“${timing}”`);
  if (/하루 (\d)번/.exec(reason) && Number(/하루 (\d)번/.exec(reason)?.[1]) !== servingsPerDay)
    found.push(`“${reason}” of ${servingsPerDay} servings`);
  return found;
}

const AMOUNTS = [
  ['proteinPerServing', '단백질'],
  ['carbohydratePerServing', '탄수화물'],
  ['fatPerServing', '지방'],
  ['leucine', '류신'],
  ['isoLeucine', '이소류신'],
  ['valine', '발린'],
  ['methionine', '메티오닌'],
  ['phenylalanine', '페닐알라닌'],
  ['threonine', '트레오닌'],
  ['l_Carnitine', 'L-카르니틴'],
  ['l_Glutamine', 'L-글루타민'],
  ['l_Alanine', 'L-알라닌'],
  ['l_Lysine', 'L-라이신'],
] as const;

type AmountField = (typeof AMOUNTS)[number][0];

/** Names and grams of one serving's content; empty amounts are left out. */
export const servingAmounts = (
  supplement: Record<AmountField, number | null>,
): { name: string; grams: number }[] =>
  AMOUNTS.flatMap(([field, name]) => {
    const grams = supplement[field];
    return typeof grams === 'number' ? [{ name, grams }] : [];
  });

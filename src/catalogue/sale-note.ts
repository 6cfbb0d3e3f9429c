import type { IngredientClass } from './catalogue.vocabulary.js';

/** Ingredients that are no food in Korea, or that no record confirms as food; the engine recommends none of them. */
const NO_FOOD: Partial<Record<IngredientClass, string>> = {
  citrulline: '시트룰린 말레이트는 국내에서 일반의약품 성분이에요.',
  betaAlanine: '베타알라닌은 국내에서 식품에 쓸 수 있는지 확인되지 않았어요.',
  hmb: 'HMB는 국내에서 식품에 쓸 수 있는지 확인되지 않았어요.',
};
const ADDED_CAFFEINE = /무수\s?카페인|카페인\s?무수물/;
const NOT_RECOMMENDED = '그래서 추천에는 넣지 않아요.';

/** What an admin should know about selling such a product in Korea, 해요체; null for ordinary products. */
export function saleNote({
  ingredientClasses,
  source,
}: {
  ingredientClasses: readonly IngredientClass[];
  source: string;
}): string | null {
  const notes = ingredientClasses.flatMap(ingredientClass => NO_FOOD[ingredientClass] ?? []);
  if (ADDED_CAFFEINE.test(source)) {
    notes.push('카페인을 따로 넣는 것은 국내에서 콜라형 음료에만 허용돼요.');
  }
  return notes.length === 0 ? null : [...notes, NOT_RECOMMENDED].join(' ');
}

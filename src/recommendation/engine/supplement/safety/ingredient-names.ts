/** Ingredients that several rules name: what members call them, and how labels write them, in lower case. */
type NamedIngredient = readonly [name: string, written: readonly string[]];

export const ST_JOHNS_WORT: NamedIngredient = [
  '세인트존스워트',
  ['세인트존스', '성요한', '하이페리쿰', '히페리시', 'st. john', 'st john', 'hypericum'],
];
export const FIVE_HTP: NamedIngredient = [
  '5-HTP',
  ['5-htp', '5htp', '하이드록시트립토판', '히드록시트립토판', 'hydroxytryptophan'],
];

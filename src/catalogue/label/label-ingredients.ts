import type { IngredientClass } from '../catalogue.vocabulary.js';
import type { AmountField } from '../editing/dto/supplement.input.js';

/** An ingredient of the catalogue with its names on labels. */
export interface LabelIngredient {
  field: AmountField;
  koreanName: string;
  /** Unit of the catalogue's amount. */
  unit: 'g' | 'mg' | 'μg';
  /** Null: the catalogue stores the amount, but it is no reason to recommend the product. */
  ingredientClass: IngredientClass | null;
  /** Without spaces, in upper case. */
  names: readonly string[];
  /** Plausible amounts per serving: far wider than real products, so that only a wrong unit or a misplaced comma is refused. */
  plausible: readonly [least: number, most: number];
}

export const LABEL_INGREDIENTS: readonly LabelIngredient[] = [
  of('vitaminD', '비타민 D', 'μg', 'vitaminD', [1, 250], '비타민D', '비타민D3', '비타민D2', '비타민디'),
  of('vitaminB6', '비타민 B6', 'mg', 'vitaminB', [0.2, 200], '비타민B6', '피리독신'),
  of('magnesium', '마그네슘', 'mg', 'magnesium', [10, 1000], '마그네슘'),
  of('zinc', '아연', 'mg', 'zinc', [0.5, 100], '아연'),
  of(
    ...(['epaDha', 'EPA와 DHA', 'g', 'omega3', [0.05, 4]] as const),
    ...['EPA와DHA의합', 'EPA및DHA의합', 'EPA와DHA의합계', 'EPA및DHA의합계', 'EPA와DHA합', 'EPA+DHA'],
    ...['EPA+DHA의합', 'EPA와DHA의총합', 'DHA와EPA의합', 'EPA,DHA의합'],
  ),
  of('creatine', '크레아틴', 'g', 'creatine', [0.5, 20], '크레아틴', '크레아틴일수화물'),
  of('caffeine', '카페인', 'mg', 'caffeine', [5, 400], '카페인'),
  of(
    ...(['hca', 'HCA', 'g', 'garcinia', [0.1, 5]] as const),
    ...['HCA', '총HCA', '(-)-HCA', '총(-)-HYDROXYCITRICACID', '(-)-HYDROXYCITRICACID', 'HYDROXYCITRICACID'],
    ...['총HYDROXYCITRICACID', '총히드록시시트르산', '총하이드록시시트릭산'],
  ),
  of('catechin', '카테킨', 'mg', 'catechin', [30, 1500], '카테킨', '총카테킨'),
  of('egcg', 'EGCG', 'mg', 'catechin', [20, 800], 'EGCG', '에피갈로카테킨갈레이트', '(-)-EGCG'),
  of('cla', '공액리놀레산', 'g', 'cla', [0.3, 8], '공액리놀레산', 'CLA', '공액리놀렌산'),
  of(
    ...(['glucosamine', '글루코사민', 'g', 'glucosamine', [0.2, 4]] as const),
    ...['글루코사민', '글루코사민염산염', '글루코사민황산염', '글루코사민황산염또는염산염'],
    ...['글루코사민염산염또는황산염', '글루코사민황산염/염산염', '글루코사민염산염/황산염'],
  ),
  of(
    ...(['msm', 'MSM', 'g', 'msm', [0.2, 6]] as const),
    ...['MSM', '디메틸설폰', '엠에스엠', '메틸설포닐메탄', '디메칠설폰', 'DIMETHYLSULFONE', '디메틸술폰'],
  ),
  of('hyaluronicAcid', '히알루론산', 'mg', 'hyaluronicAcid', [10, 600], '히알루론산', '히알루론산나트륨'),
  of('collagen', '콜라겐', 'g', 'collagen', [0.3, 30], '콜라겐', '콜라겐펩타이드', '저분자콜라겐펩타이드'),
  of('hmb', 'HMB', 'g', 'hmb', [0.3, 6], 'HMB'),
  of('proteinPerServing', '단백질', 'g', 'protein', [1, 100], '단백질', '조단백질'),
  of('l_Carnitine', 'L-카르니틴', 'g', 'lCarnitine', [0.1, 6], 'L-카르니틴', 'L카르니틴', '엘카르니틴'),
  of('l_Glutamine', 'L-글루타민', 'g', 'glutamine', [0.2, 40], 'L-글루타민', '글루타민'),
  of('leucine', '류신', 'g', null, [0.05, 20], '류신', 'L-류신', '로이신', 'L-로이신'),
  of('isoLeucine', '이소류신', 'g', null, [0.05, 20], '이소류신', 'L-이소류신', '이소로이신', 'L-이소로이신'),
  of('valine', '발린', 'g', null, [0.05, 20], '발린', 'L-발린'),
  of('methionine', '메티오닌', 'g', null, [0.05, 20], '메티오닌', 'L-메티오닌'),
  of('phenylalanine', '페닐알라닌', 'g', null, [0.05, 20], '페닐알라닌', 'L-페닐알라닌'),
  of('threonine', '트레오닌', 'g', null, [0.05, 20], '트레오닌', 'L-트레오닌'),
  of('l_Lysine', 'L-라이신', 'g', null, [0.05, 20], 'L-라이신', '라이신', 'L-리신'),
];

/** Other declared nutrients, which the catalogue does not store: skipped without a doubt. */
export const OTHER_NUTRIENTS: ReadonlySet<string> = new Set([
  ...[
    '비타민A',
    '베타카로틴',
    '비타민B1',
    '비타민B2',
    '비타민B12',
    '비타민C',
    '비타민E',
    '비타민K',
    '비타민K1',
  ],
  ...[
    '비타민K2',
    '나이아신',
    '니아신',
    '판토텐산',
    '엽산',
    '비오틴',
    '칼슘',
    '철',
    '철분',
    '셀렌',
    '셀레늄',
    '구리',
  ],
  ...[
    '망간',
    '요오드',
    '크롬',
    '몰리브덴',
    '칼륨',
    '인',
    '나트륨',
    '식이섬유',
    '프로바이오틱스수',
    '유산균수',
  ],
  ...['프로바이오틱스', '루테인', '지아잔틴', '루테인및지아잔틴', '실리마린', '코엔자임Q10', '아스타잔틴'],
  ...['모나콜린K', '옥타코사놀', '감마리놀렌산', '진세노사이드RG1,RB1및RG3의합', '진세노사이드RG1과RB1의합'],
  ...[
    '콘드로이친황산',
    '리놀레산',
    '리놀렌산',
    '플라보노이드',
    '총플라보노이드',
    '포스파티딜세린',
    '스쿠알렌',
  ],
  ...[
    'N-아세틸글루코사민',
    'NAG',
    'L-테아닌',
    '테아닌',
    '총다당체',
    '로르산',
    '안토시아노사이드',
    '폴리코사놀',
  ],
  ...[
    '인지질',
    '총모나콜린K',
    'L-아르기닌',
    '아르기닌',
    '총식이섬유',
    '난소화성말토덱스트린',
    '이눌린',
    'GABA',
  ],
  ...['피쉬콜라겐펩타이드', '대두이소플라본', '이소플라본', '엽록소', '총엽록소', '탄수화물', '지방', '열량'],
]);

/** Purity and hygiene standards: not ingredients. */
export const QUALITY_NAME =
  /^(성상|외관|이물|색소|타르색소|대장균|세균|일반세균|총균|진균|효모|곰팡이|납|카드뮴|총?비소|총?수은|메틸수은|중금속|붕해|붕괴|용출|잔류|헥산|아세톤|메탄올|에탄올|이소프로판올|산가|과산화물|요오드가|수분|회분|살모넬라|황색포도상구균|바실러스|클로스트리디움|리스테리아|장출혈성|엔테로박터|PH|비중|굴절률|보존료|PCB|다이옥신|벤조피렌|아플라톡신|내용량|순도|불검출)/;

const BY_NAME = new Map(LABEL_INGREDIENTS.flatMap(each => each.names.map(name => [name, each] as const)));

/** Finds an ingredient by a name without spaces, in upper case. */
export const labelIngredient = (name: string): LabelIngredient | undefined => BY_NAME.get(name);

function of(
  field: AmountField,
  koreanName: string,
  unit: LabelIngredient['unit'],
  ingredientClass: IngredientClass | null,
  plausible: readonly [number, number],
  ...names: string[]
): LabelIngredient {
  return { field, koreanName, unit, ingredientClass, names, plausible };
}

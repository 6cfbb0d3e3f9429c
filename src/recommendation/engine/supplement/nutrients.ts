import type { ServingContent } from './supplement-engine.types.js';

type Unit = 'kcal' | 'g' | 'mg' | 'µg';

interface Nutrient {
  koreanName: string;
  unit: Unit;
}

const nutrient = (koreanName: string, unit: Unit): Nutrient => ({ koreanName, unit });

/** Display names of everything a product can hold, by the engine's names. Vitamins are in the form that their limits use. */
export const NUTRIENTS = {
  vitaminAUg: nutrient('비타민 A(레티놀)', 'µg'),
  betaCaroteneMg: nutrient('베타카로틴', 'mg'),
  vitaminCMg: nutrient('비타민 C', 'mg'),
  vitaminDUg: nutrient('비타민 D', 'µg'),
  vitaminEMg: nutrient('비타민 E', 'mg'),
  vitaminKUg: nutrient('비타민 K', 'µg'),
  vitaminB1Mg: nutrient('비타민 B1', 'mg'),
  vitaminB2Mg: nutrient('비타민 B2', 'mg'),
  niacinMg: nutrient('나이아신(니코틴산)', 'mg'),
  nicotinamideMg: nutrient('나이아신아마이드', 'mg'),
  pantothenicAcidMg: nutrient('판토텐산', 'mg'),
  vitaminB6Mg: nutrient('비타민 B6', 'mg'),
  biotinUg: nutrient('비오틴', 'µg'),
  folicAcidUg: nutrient('엽산', 'µg'),
  vitaminB12Ug: nutrient('비타민 B12', 'µg'),
  cholineMg: nutrient('콜린', 'mg'),
  calciumMg: nutrient('칼슘', 'mg'),
  phosphorusMg: nutrient('인', 'mg'),
  potassiumMg: nutrient('칼륨', 'mg'),
  magnesiumMg: nutrient('마그네슘', 'mg'),
  ironMg: nutrient('철', 'mg'),
  zincMg: nutrient('아연', 'mg'),
  copperMg: nutrient('구리', 'mg'),
  manganeseMg: nutrient('망간', 'mg'),
  seleniumUg: nutrient('셀레늄', 'µg'),
  iodineUg: nutrient('요오드', 'µg'),
  molybdenumUg: nutrient('몰리브덴', 'µg'),
  chromiumUg: nutrient('크롬', 'µg'),
  fluorideMg: nutrient('불소', 'mg'),
  epaDhaG: nutrient('EPA와 DHA', 'g'),
  proteinG: nutrient('단백질', 'g'),
  kcal: nutrient('열량', 'kcal'),
  creatineG: nutrient('크레아틴', 'g'),
  caffeineMg: nutrient('카페인', 'mg'),
  eaaG: nutrient('EAA', 'g'),
  bcaaG: nutrient('BCAA', 'g'),
  hmbG: nutrient('HMB', 'g'),
  betaAlanineG: nutrient('베타알라닌', 'g'),
  citrullineMalateG: nutrient('시트룰린 말레이트', 'g'),
  lCarnitineG: nutrient('L-카르니틴', 'g'),
  lGlutamineG: nutrient('L-글루타민', 'g'),
  hcaG: nutrient('HCA', 'g'),
  catechinMg: nutrient('카테킨', 'mg'),
  egcgMg: nutrient('EGCG', 'mg'),
  claG: nutrient('공액리놀레산', 'g'),
  collagenG: nutrient('콜라겐', 'g'),
  glucosamineG: nutrient('글루코사민', 'g'),
  msmG: nutrient('MSM', 'g'),
  hyaluronicAcidMg: nutrient('히알루론산', 'mg'),
} as const satisfies Record<keyof ServingContent, Nutrient>;

export type NutrientName = keyof ServingContent;
export const NUTRIENT_NAMES = Object.keys(NUTRIENTS) as NutrientName[];

/** Vitamins and minerals. */
export const MICRONUTRIENTS: readonly NutrientName[] = NUTRIENT_NAMES.slice(
  0,
  NUTRIENT_NAMES.indexOf('epaDhaG'),
);

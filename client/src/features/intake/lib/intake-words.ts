import { dotted, formatNumber } from '../../../shared/lib/format';
import type { IntakeItem } from '../../../shared/widgets/intake/taken.api';
import type { Audit, DaySlot, NutrientName } from '../api/intake.api';

export const SLOT_NAMES: Record<DaySlot, string> = {
  rising: '기상',
  breakfast: '아침',
  lunch: '점심',
  dinner: '저녁',
  bedtime: '자기 전',
};
export const SLOTS = Object.keys(SLOT_NAMES) as DaySlot[];

export type Verdict = Audit['items'][number]['verdict'];
export const VERDICTS: Record<Verdict, { label: string; tone: 'error' | 'caution' | 'brand' | 'success' }> = {
  drop: { label: '빼기', tone: 'error' },
  reduce: { label: '줄이기', tone: 'caution' },
  swap: { label: '바꾸기', tone: 'brand' },
  ask: { label: '물어보기', tone: 'caution' },
  keep: { label: '그대로', tone: 'success' },
};

/** Nutrients to type from a label, the most common first, including all that the label reader knows. */
export const TYPED_NUTRIENTS: readonly { value: NutrientName; label: string; unit: string }[] = [
  { value: 'vitaminDUg', label: '비타민 D', unit: 'µg' },
  { value: 'vitaminCMg', label: '비타민 C', unit: 'mg' },
  { value: 'vitaminB6Mg', label: '비타민 B6', unit: 'mg' },
  { value: 'vitaminB12Ug', label: '비타민 B12', unit: 'µg' },
  { value: 'folicAcidUg', label: '엽산', unit: 'µg' },
  { value: 'vitaminAUg', label: '비타민 A(레티놀)', unit: 'µg' },
  { value: 'vitaminEMg', label: '비타민 E', unit: 'mg' },
  { value: 'vitaminKUg', label: '비타민 K', unit: 'µg' },
  { value: 'niacinMg', label: '나이아신(니코틴산)', unit: 'mg' },
  { value: 'nicotinamideMg', label: '나이아신아마이드', unit: 'mg' },
  { value: 'magnesiumMg', label: '마그네슘', unit: 'mg' },
  { value: 'calciumMg', label: '칼슘', unit: 'mg' },
  { value: 'ironMg', label: '철', unit: 'mg' },
  { value: 'zincMg', label: '아연', unit: 'mg' },
  { value: 'seleniumUg', label: '셀레늄', unit: 'µg' },
  { value: 'iodineUg', label: '요오드', unit: 'µg' },
  { value: 'copperMg', label: '구리', unit: 'mg' },
  { value: 'epaDhaG', label: 'EPA와 DHA', unit: 'g' },
  { value: 'proteinG', label: '단백질', unit: 'g' },
  { value: 'creatineG', label: '크레아틴', unit: 'g' },
  { value: 'caffeineMg', label: '카페인', unit: 'mg' },
  { value: 'collagenG', label: '콜라겐', unit: 'g' },
  { value: 'glucosamineG', label: '글루코사민', unit: 'g' },
  { value: 'msmG', label: 'MSM', unit: 'g' },
  { value: 'hcaG', label: 'HCA(가르시니아)', unit: 'g' },
  { value: 'catechinMg', label: '카테킨', unit: 'mg' },
  { value: 'lCarnitineG', label: 'L-카르니틴', unit: 'g' },
  { value: 'vitaminB1Mg', label: '비타민 B1', unit: 'mg' },
  { value: 'vitaminB2Mg', label: '비타민 B2', unit: 'mg' },
  { value: 'pantothenicAcidMg', label: '판토텐산', unit: 'mg' },
  { value: 'biotinUg', label: '비오틴', unit: 'µg' },
  { value: 'betaCaroteneMg', label: '베타카로틴', unit: 'mg' },
  { value: 'cholineMg', label: '콜린', unit: 'mg' },
  { value: 'phosphorusMg', label: '인', unit: 'mg' },
  { value: 'potassiumMg', label: '칼륨', unit: 'mg' },
  { value: 'manganeseMg', label: '망간', unit: 'mg' },
  { value: 'molybdenumUg', label: '몰리브덴', unit: 'µg' },
  { value: 'chromiumUg', label: '크롬', unit: 'µg' },
  { value: 'egcgMg', label: 'EGCG', unit: 'mg' },
  { value: 'claG', label: '공액리놀레산', unit: 'g' },
  { value: 'fluorideMg', label: '불소', unit: 'mg' },
  { value: 'bcaaG', label: 'BCAA', unit: 'g' },
  { value: 'eaaG', label: 'EAA', unit: 'g' },
  { value: 'lGlutamineG', label: 'L-글루타민', unit: 'g' },
  { value: 'hyaluronicAcidMg', label: '히알루론산', unit: 'mg' },
];

const MOST_NAMED = 3;

/** `아연 8.5mg · 비타민 D 25µg 외 3가지` */
export function contentText({ nutrients }: Pick<IntakeItem, 'nutrients'>): string {
  if (nutrients.length === 0) return '성분을 적지 않았어요';
  const named = nutrients
    .slice(0, MOST_NAMED)
    .map(({ koreanName, amount, unit }) => `${koreanName} ${formatNumber(amount)}${unit}`);
  const more = nutrients.length - named.length;
  return `${dotted(named)}${more > 0 ? ` 외 ${more}가지` : ''}`;
}

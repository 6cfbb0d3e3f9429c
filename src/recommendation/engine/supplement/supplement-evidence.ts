import type { IngredientClass, SupplementPurpose } from '../../../catalogue/catalogue.vocabulary.js';
import type { ServingContent } from './supplement-engine.types.js';

export type EvidenceGrade = 'A' | 'B' | 'C';

/** What one (class, purpose) pair is worth at the full effective dose. */
export const GRADE_POINTS: Record<EvidenceGrade, number> = { A: 100, B: 50, C: 10 };

export interface ClassEvidence {
  koreanName: string;
  /** The declared amount that is this class's dose. */
  amount: keyof ServingContent;
  unit: 'g' | 'mg' | 'µg' | 'kcal';
  /** Lowest daily dose the source found effective. For protein and caffeine the member decides it (see `effectiveDose`). */
  effectiveDose: number;
  /** Highest daily dose recommended here, in the same unit. */
  maximumDose: number;
  purposes: Partial<Record<SupplementPurpose, EvidenceGrade>>;
  /** Whose figures these are. */
  source: string;
}

/**
 * Evidence and daily dose by ingredient class. "MFDS" is the functional-ingredient intake of the Korean Ministry of Food and
 * Drug Safety (건강기능식품의 기준 및 규격). A class without purposes is sold, but never recommended.
 */
export const CLASS_EVIDENCE: Record<IngredientClass, ClassEvidence> = {
  protein: {
    koreanName: '단백질',
    amount: 'proteinG',
    unit: 'g',
    effectiveDose: 20,
    maximumDose: 120,
    purposes: { '근육 증가': 'A', '체중 증가': 'A', '체중 감량': 'A', '운동 후 회복': 'A' },
    source: 'Jäger et al. 2017, ISSN position stand: protein and exercise; Morton et al. 2018',
  },
  creatine: {
    koreanName: '크레아틴',
    amount: 'creatineG',
    unit: 'g',
    effectiveDose: 3,
    maximumDose: 5,
    purposes: { '근육 증가': 'A', '체중 증가': 'A', '근력 향상': 'A' },
    source: 'Kreider et al. 2017, ISSN position stand: creatine; IOC consensus (Maughan et al. 2018)',
  },
  gainer: {
    koreanName: '에너지',
    amount: 'kcal',
    unit: 'kcal',
    effectiveDose: 300,
    maximumDose: 600,
    purposes: { '체중 증가': 'A' },
    source:
      'Slater et al. 2019: an energy surplus of about 350 kcal a day to gain lean mass; surplus target 300 kcal',
  },
  caffeine: {
    koreanName: '카페인',
    amount: 'caffeineMg',
    unit: 'mg',
    effectiveDose: 200,
    maximumDose: 400,
    purposes: { '근력 향상': 'A', '지구력 향상': 'A', '피로 개선': 'A' },
    source: 'Guest et al. 2021, ISSN position stand: caffeine (3–6 mg/kg); MFDS: 400 mg a day for adults',
  },
  betaAlanine: {
    koreanName: '베타알라닌',
    amount: 'betaAlanineG',
    unit: 'g',
    effectiveDose: 3,
    maximumDose: 6.4,
    purposes: { '지구력 향상': 'A', '근력 향상': 'B' },
    source: 'Trexler et al. 2015, ISSN position stand: beta-alanine (4–6 g; 3.2 g in the AIS ABCD list)',
  },
  citrulline: {
    koreanName: '시트룰린 말레이트',
    amount: 'citrullineMalateG',
    unit: 'g',
    effectiveDose: 6,
    maximumDose: 8,
    purposes: { '근력 향상': 'B', '지구력 향상': 'B' },
    source: 'Vårvik et al. 2021, meta-analysis of citrulline malate; Gough et al. 2021',
  },
  eaa: {
    koreanName: '필수아미노산',
    amount: 'eaaG',
    unit: 'g',
    effectiveDose: 6,
    maximumDose: 12,
    purposes: { '근육 증가': 'B', '운동 후 회복': 'B' },
    source: 'Ferrando et al. 2023, ISSN position stand: essential amino acids',
  },
  bcaa: {
    koreanName: 'BCAA',
    amount: 'bcaaG',
    unit: 'g',
    effectiveDose: 5,
    maximumDose: 10,
    purposes: { '운동 후 회복': 'C' },
    source: 'Fouré & Bendahan 2017; Plotkin et al. 2021 (useful only where protein intake is low)',
  },
  hmb: {
    koreanName: 'HMB',
    amount: 'hmbG',
    unit: 'g',
    effectiveDose: 3,
    maximumDose: 3,
    purposes: { '근육 증가': 'C', '운동 후 회복': 'C' },
    source:
      'Wilson et al. 2013, ISSN position stand: HMB; Jakubowski et al. 2020, meta-analysis in trained people',
  },
  lCarnitine: {
    koreanName: 'L-카르니틴',
    amount: 'lCarnitineG',
    unit: 'g',
    effectiveDose: 2,
    maximumDose: 2,
    purposes: { '체중 감량': 'C', '운동 후 회복': 'C' },
    source: 'Talenezhad et al. 2020, dose-response meta-analysis: 2 g a day',
  },
  garcinia: {
    koreanName: 'HCA(가르시니아)',
    amount: 'hcaG',
    unit: 'g',
    effectiveDose: 0.75,
    maximumDose: 2.8,
    purposes: { '체중 감량': 'C' },
    source: 'MFDS: 0.75–2.8 g HCA; Onakpoya et al. 2011, meta-analysis',
  },
  catechin: {
    koreanName: '카테킨',
    amount: 'catechinMg',
    unit: 'mg',
    effectiveDose: 300,
    maximumDose: 1000,
    purposes: { '체중 감량': 'C' },
    source: 'MFDS: 0.3–1 g catechin, EGCG at most 300 mg',
  },
  cla: {
    koreanName: 'CLA',
    amount: 'claG',
    unit: 'g',
    effectiveDose: 1.4,
    maximumDose: 4.2,
    purposes: { '체중 감량': 'C' },
    source: 'MFDS: 1.4–4.2 g conjugated linoleic acid',
  },
  omega3: {
    koreanName: 'EPA+DHA',
    amount: 'epaDhaG',
    unit: 'g',
    effectiveDose: 0.5,
    maximumDose: 2,
    purposes: { '운동 후 회복': 'B', '관절 건강': 'B' },
    source: 'MFDS: 0.5–2 g EPA+DHA; Philpott et al. 2019; Senftleber et al. 2017 (joints)',
  },
  vitaminB: {
    koreanName: '비타민 B6',
    amount: 'vitaminB6Mg',
    unit: 'mg',
    effectiveDose: 1.5,
    maximumDose: 67,
    purposes: { '피로 개선': 'C' },
    source: 'Label dose; 1.5 mg is the Korean daily reference value of vitamin B6, MFDS range 0.45–67 mg',
  },
  magnesium: {
    koreanName: '마그네슘',
    amount: 'magnesiumMg',
    unit: 'mg',
    effectiveDose: 94.5,
    maximumDose: 350,
    purposes: { '피로 개선': 'C' },
    source:
      'Label dose; MFDS from 94.5 mg (30 % of the reference value), KDRI 2020 upper level 350 mg from supplements',
  },
  zinc: {
    koreanName: '아연',
    amount: 'zincMg',
    unit: 'mg',
    effectiveDose: 2.55,
    maximumDose: 35,
    purposes: {},
    source: 'MFDS from 2.55 mg, KDRI 2020 upper level 35 mg; no purpose of this product has evidence for it',
  },
  vitaminD: {
    koreanName: '비타민 D',
    amount: 'vitaminDUg',
    unit: 'µg',
    effectiveDose: 10,
    maximumDose: 100,
    // Grade A holds in deficiency only, and a blood level is unknown here.
    purposes: { '관절 건강': 'B' },
    source:
      'KDRI 2020: 10–15 µg adequate, upper level 100 µg; IOC consensus (Maughan et al. 2018): for deficiency',
  },
  collagen: {
    koreanName: '콜라겐',
    amount: 'collagenG',
    unit: 'g',
    effectiveDose: 10,
    maximumDose: 15,
    purposes: { '관절 건강': 'B' },
    source: 'Clark et al. 2008 (10 g, athletes with joint pain); Shaw et al. 2017 (15 g)',
  },
  glucosamine: {
    koreanName: '글루코사민',
    amount: 'glucosamineG',
    unit: 'g',
    effectiveDose: 1.5,
    maximumDose: 2,
    purposes: { '관절 건강': 'C' },
    source: 'MFDS: 1.5–2 g',
  },
  msm: {
    koreanName: 'MSM',
    amount: 'msmG',
    unit: 'g',
    effectiveDose: 1.5,
    maximumDose: 2,
    purposes: { '관절 건강': 'C' },
    source: 'MFDS: 1.5–2 g',
  },
  hyaluronicAcid: {
    koreanName: '히알루론산',
    amount: 'hyaluronicAcidMg',
    unit: 'mg',
    effectiveDose: 120,
    maximumDose: 240,
    purposes: {},
    source: 'MFDS: 120–240 mg for the skin, which is none of the purposes',
  },
  glutamine: {
    koreanName: 'L-글루타민',
    amount: 'lGlutamineG',
    unit: 'g',
    effectiveDose: 5,
    maximumDose: 20,
    purposes: {},
    source: 'AIS ABCD list, group C; Ahmadi et al. 2019: no effect on performance or body composition',
  },
};

/**
 * Share of the effective dose from which a purpose counts as covered. Two thirds: the lowest effective caffeine dose is
 * about 2 of the 3 mg/kg asked (Guest et al. 2021), and one scoop of a two-scoop protein gap is not "covered".
 */
export const COVERAGE_SHARE = 2 / 3;

import type { IngredientClass, SupplementPurpose } from '../../../catalogue/catalogue.vocabulary.js';
import { CAFFEINE_NAME } from './dose-text.js';
import type { ServingContent } from './supplement-engine.types.js';

export type EvidenceGrade = 'A' | 'B' | 'C';

/** The worth of one (class, purpose) pair at the full effective dose. */
export const GRADE_POINTS: Record<EvidenceGrade, number> = { A: 100, B: 50, C: 10 };

/**
 * The most that one point is worth, in won per month: 2,000 won per day for the full dose of a grade A ingredient, 1,000 for grade B, 200
 * for grade C. Our own choice: no source prices an effect, but a product has to be worth its price.
 */
export const WON_PER_POINT = 600;

/**
 * The most that one daily gram of the protein gap is worth, in won per month: 67 won per gram. Our own choice, about the price of a gram
 * from chicken breast (23 g in 100 g for some 1,500 won): more expensive protein is better eaten as food.
 */
export const WON_PER_PROTEIN_GRAM = 2_000;

/** The evidence on one class for one purpose. */
export interface PurposeEvidence {
  grade: EvidenceGrade;
  /** Findings of the studies, 해요체: about the ingredient, never about a product. */
  outcome: string;
  /** The authors of the studies. */
  source: string;
}

export interface ClassEvidence {
  koreanName: string;
  /** The declared amount that counts as this class's dose. */
  amount: keyof ServingContent;
  unit: 'g' | 'mg' | 'µg' | 'kcal';
  /** The daily dose with full effect. For protein and caffeine it depends on the member (see `effectiveDose`). */
  effectiveDose: number;
  /**
   * Where that dose comes from: studies, the ministry's permitted daily intake (its lower end), the dietary reference intake of Koreans, or
   * the member's need.
   */
  doseBasis: 'study' | 'permitted' | 'reference' | 'need';
  /** Highest daily dose recommended here, in the same unit. */
  maximumDose: number;
  /** When to take it, if it matters. */
  timing?: string;
  purposes: Partial<Record<SupplementPurpose, PurposeEvidence>>;
  /** The source of the dose. */
  source: string;
}

/** Gardiner et al. 2023: 107 mg need 8.8 hours before sleep, 217 mg 13.2. */
const CAFFEINE_TIMING = '운동 30~60분 전에 한 번에 드세요. 잠들기 9시간 전부터는 피하세요.';
const AFTER_A_MEAL = '빈속을 피해 식사 뒤에 드세요.';
const WITH_A_MEAL = '식사와 함께 드세요.';
const AT_ANY_TIME = '언제 드셔도 괜찮아요. 물을 넉넉히 드세요.';
/** Strictest first: for a product with several ingredients the strictest one is shown. */
export const TIMINGS: readonly string[] = [CAFFEINE_TIMING, AFTER_A_MEAL, WITH_A_MEAL, AT_ANY_TIME];

/**
 * Evidence and daily dose per ingredient class. "MFDS" is the functional-ingredient intake of the Korean Ministry of Food and Drug Safety
 * (건강기능식품의 기준 및 규격). A class without purposes is sold but never recommended.
 */
export const CLASS_EVIDENCE: Record<IngredientClass, ClassEvidence> = {
  protein: {
    koreanName: '단백질',
    amount: 'proteinG',
    unit: 'g',
    effectiveDose: 20,
    doseBasis: 'need',
    maximumDose: 120,
    purposes: {
      '근육 증가': {
        grade: 'A',
        outcome: '근력 운동을 하며 하루 1.6g/kg까지 늘린 연구들에서 근육이 더 늘었어요.',
        source: 'Morton et al. 2018, meta-analysis; Jäger et al. 2017, ISSN position stand',
      },
      '체중 증가': {
        grade: 'B',
        outcome: '더 먹는 열량이 근육으로 가게 도왔지만, 단백질만으로 체중이 늘지는 않았어요.',
        source: 'Slater et al. 2019; Jäger et al. 2017, ISSN position stand',
      },
      '체중 감량': {
        grade: 'B',
        outcome: '식사를 줄인 연구들에서 근육을 더 지켰고, 체중 차이는 작았어요.',
        source: 'Wycherley et al. 2012, meta-analysis; Helms et al. 2014',
      },
      '운동 후 회복': {
        grade: 'B',
        outcome: '며칠 뒤 근력이 조금 더 돌아왔지만, 근육통은 거의 같았어요.',
        source: 'Davies et al. 2018, meta-analysis of whey; Pasiakos et al. 2014, review',
      },
    },
    source: 'Jäger et al. 2017, ISSN position stand: 20–40 g a serving',
  },
  creatine: {
    koreanName: '크레아틴',
    amount: 'creatineG',
    unit: 'g',
    effectiveDose: 3,
    doseBasis: 'study',
    maximumDose: 5,
    timing: AT_ANY_TIME,
    purposes: {
      '근육 증가': {
        grade: 'A',
        outcome: '근력 운동과 함께 먹은 연구들에서 제지방량이 1kg쯤 더 늘었어요.',
        source: 'Kreider et al. 2017, ISSN position stand; Delpino et al. 2022, meta-analysis',
      },
      '체중 증가': {
        grade: 'B',
        outcome: '체중이 1kg쯤 늘었는데 처음에는 대부분 수분이었어요.',
        source: 'Branch 2003, meta-analysis',
      },
      '근력 향상': {
        grade: 'A',
        outcome: '근력 운동만 한 사람보다 드는 무게와 횟수가 더 늘었어요.',
        source: 'Kreider et al. 2017, ISSN position stand; IOC consensus (Maughan et al. 2018)',
      },
    },
    source: 'Kreider et al. 2017, ISSN position stand (3–5 g); MFDS 3 g',
  },
  gainer: {
    koreanName: '열량',
    amount: 'kcal',
    unit: 'kcal',
    effectiveDose: 300,
    doseBasis: 'need',
    maximumDose: 600,
    purposes: {
      '체중 증가': {
        grade: 'A',
        outcome: '쓰는 열량보다 하루 300kcal쯤 더 먹은 사람들은 체중이 늘었어요.',
        source: 'Slater et al. 2019, review',
      },
    },
    source: 'Slater et al. 2019: a surplus of about 350 kcal a day to gain lean mass; target 300 kcal',
  },
  caffeine: {
    koreanName: CAFFEINE_NAME,
    amount: 'caffeineMg',
    unit: 'mg',
    effectiveDose: 200,
    doseBasis: 'need',
    maximumDose: 400,
    timing: CAFFEINE_TIMING,
    purposes: {
      '근력 향상': {
        grade: 'B',
        outcome: '운동 전에 먹은 연구들에서 그날 드는 무게가 조금 늘었어요.',
        source: 'Grgic et al. 2018, meta-analysis; Guest et al. 2021, ISSN position stand',
      },
      '지구력 향상': {
        grade: 'A',
        outcome: '운동 전에 먹은 연구들에서 그날 더 오래, 더 빨리 달렸어요.',
        source: 'Guest et al. 2021, ISSN position stand; IOC consensus (Maughan et al. 2018)',
      },
    },
    source:
      'Guest et al. 2021, ISSN position stand: 3–6 mg/kg once before exercise; EFSA 2015: 200 mg at once',
  },
  betaAlanine: {
    koreanName: '베타알라닌',
    amount: 'betaAlanineG',
    unit: 'g',
    effectiveDose: 3.2,
    doseBasis: 'study',
    maximumDose: 6.4,
    purposes: {
      '지구력 향상': {
        grade: 'A',
        outcome: '1~4분의 힘든 운동을 조금 더 오래 했어요.',
        source: 'Trexler et al. 2015, ISSN position stand; Saunders et al. 2017, meta-analysis',
      },
      '근력 향상': {
        grade: 'B',
        outcome: '세트를 거듭할 때의 횟수가 조금 늘었어요.',
        source: 'Trexler et al. 2015, ISSN position stand',
      },
    },
    source: 'Trexler et al. 2015, ISSN position stand: 4–6.4 g; AIS ABCD list: 3.2 g',
  },
  citrulline: {
    koreanName: '시트룰린 말레이트',
    amount: 'citrullineMalateG',
    unit: 'g',
    effectiveDose: 6,
    doseBasis: 'study',
    maximumDose: 8,
    purposes: {
      '근력 향상': {
        grade: 'B',
        outcome: '지칠 때까지 드는 횟수가 세 번쯤 늘었어요.',
        source: 'Vårvik et al. 2021, meta-analysis',
      },
      '지구력 향상': {
        grade: 'C',
        outcome: '지구력에서는 뚜렷한 차이가 없었어요.',
        source: 'Viribay et al. 2022, meta-analysis',
      },
    },
    source: 'Vårvik et al. 2021: 6–8 g an hour before training',
  },
  eaa: {
    koreanName: '필수아미노산',
    amount: 'eaaG',
    unit: 'g',
    effectiveDose: 6,
    doseBasis: 'study',
    maximumDose: 12,
    purposes: {
      '근육 증가': {
        grade: 'B',
        outcome: '단백질이 모자랄 때 근육을 만드는 반응을 높였어요.',
        source: 'Ferrando et al. 2023, ISSN position stand',
      },
      '운동 후 회복': {
        grade: 'B',
        outcome: '단백질이 모자랄 때 근육이 다시 만들어지는 것을 도왔어요.',
        source: 'Ferrando et al. 2023, ISSN position stand',
      },
    },
    source: 'Ferrando et al. 2023, ISSN position stand: 6–12 g',
  },
  bcaa: {
    koreanName: 'BCAA',
    amount: 'bcaaG',
    unit: 'g',
    effectiveDose: 5,
    doseBasis: 'study',
    maximumDose: 10,
    purposes: {
      '운동 후 회복': {
        grade: 'C',
        outcome: '근육통이 조금 준 연구가 있지만, 단백질을 넉넉히 먹으면 차이가 없었어요.',
        source: 'Fouré & Bendahan 2017, review; Plotkin et al. 2021, review',
      },
    },
    source: 'Fouré & Bendahan 2017',
  },
  hmb: {
    koreanName: 'HMB',
    amount: 'hmbG',
    unit: 'g',
    effectiveDose: 3,
    doseBasis: 'study',
    maximumDose: 3,
    purposes: {
      '근육 증가': {
        grade: 'C',
        outcome: '운동을 해 온 사람에게서는 차이가 거의 없었어요.',
        source: 'Jakubowski et al. 2020, meta-analysis',
      },
      '운동 후 회복': {
        grade: 'C',
        outcome: '근육 손상의 지표가 조금 낮았어요.',
        source: 'Wilson et al. 2013, ISSN position stand',
      },
    },
    source: 'Wilson et al. 2013, ISSN position stand: 3 g',
  },
  lCarnitine: {
    koreanName: 'L-카르니틴',
    amount: 'lCarnitineG',
    unit: 'g',
    effectiveDose: 2,
    doseBasis: 'study',
    maximumDose: 2,
    purposes: {
      '체중 감량': {
        grade: 'C',
        outcome: '과체중인 사람의 체중이 평균 1kg쯤 더 줄었어요.',
        source: 'Talenezhad et al. 2020, dose-response meta-analysis',
      },
      '운동 후 회복': {
        grade: 'C',
        outcome: '근육통이 조금 준 작은 연구들이 있어요.',
        source: 'Yarizadh et al. 2020, meta-analysis',
      },
    },
    source: 'Talenezhad et al. 2020: 2 g a day',
  },
  garcinia: {
    koreanName: 'HCA(가르시니아)',
    amount: 'hcaG',
    unit: 'g',
    effectiveDose: 0.75,
    doseBasis: 'permitted',
    maximumDose: 2.8,
    purposes: {
      '체중 감량': {
        grade: 'C',
        outcome: '체중 차이가 1kg 아래였고, 잘된 연구만 보면 차이가 없었어요.',
        source: 'Onakpoya et al. 2011, meta-analysis',
      },
    },
    source: 'MFDS: 0.75–2.8 g HCA',
  },
  catechin: {
    koreanName: '카테킨',
    amount: 'catechinMg',
    unit: 'mg',
    effectiveDose: 300,
    doseBasis: 'permitted',
    maximumDose: 1000,
    timing: AFTER_A_MEAL,
    purposes: {
      '체중 감량': {
        grade: 'C',
        outcome: '체중 차이가 아주 작아서 뜻이 있다고 보기 어려웠어요.',
        source: 'Jurgens et al. 2012, Cochrane review',
      },
    },
    source: 'MFDS: 0.3–1 g catechin, EGCG at most 300 mg',
  },
  cla: {
    koreanName: 'CLA',
    amount: 'claG',
    unit: 'g',
    effectiveDose: 1.4,
    doseBasis: 'permitted',
    maximumDose: 4.2,
    timing: WITH_A_MEAL,
    purposes: {
      '체중 감량': {
        grade: 'C',
        outcome: '과체중인 사람의 체지방이 여섯 달에 1kg쯤 줄었어요.',
        source: 'Onakpoya et al. 2012, meta-analysis',
      },
    },
    source: 'MFDS: 1.4–4.2 g conjugated linoleic acid',
  },
  omega3: {
    koreanName: 'EPA+DHA',
    amount: 'epaDhaG',
    unit: 'g',
    effectiveDose: 2,
    doseBasis: 'study',
    maximumDose: 2,
    timing: WITH_A_MEAL,
    purposes: {
      '운동 후 회복': {
        grade: 'B',
        outcome: '여러 주 동안 2~3g을 먹은 연구들에서 근육통이 조금 줄었어요.',
        source: 'Jäger et al. 2025, ISSN position stand; Lv et al. 2020, meta-analysis',
      },
      '관절 건강': {
        grade: 'C',
        outcome: '염증이 있는 관절염에서는 통증이 줄었지만, 퇴행성 관절염에서는 뚜렷하지 않았어요.',
        source: 'Senftleber et al. 2017, meta-analysis',
      },
    },
    source: 'Jäger et al. 2025, ISSN position stand: 2 g and more for weeks; MFDS permits up to 2 g',
  },
  vitaminB: {
    koreanName: '비타민 B6',
    amount: 'vitaminB6Mg',
    unit: 'mg',
    effectiveDose: 1.5,
    doseBasis: 'reference',
    maximumDose: 67,
    purposes: {
      '피로 개선': {
        grade: 'C',
        outcome: '모자란 사람은 채우면 나아지지만, 충분한 사람에게서는 차이가 없었어요.',
        source: 'Tardy et al. 2020, review',
      },
    },
    source: 'KDRI 2020: 1.5 mg recommended for men; MFDS range 0.45–67 mg',
  },
  magnesium: {
    koreanName: '마그네슘',
    amount: 'magnesiumMg',
    unit: 'mg',
    effectiveDose: 94.5,
    doseBasis: 'permitted',
    maximumDose: 350,
    purposes: {
      '피로 개선': {
        grade: 'C',
        outcome: '모자란 사람은 채우면 나아지지만, 충분한 사람에게서는 차이가 없었어요.',
        source: 'Tardy et al. 2020, review',
      },
    },
    source: 'MFDS from 94.5 mg (30 % of the reference value); KDRI 2020 upper level 350 mg from supplements',
  },
  zinc: {
    koreanName: '아연',
    amount: 'zincMg',
    unit: 'mg',
    effectiveDose: 2.55,
    doseBasis: 'permitted',
    maximumDose: 35,
    purposes: {},
    source: 'MFDS from 2.55 mg, KDRI 2020 upper level 35 mg; no purpose of this product has evidence for it',
  },
  vitaminD: {
    koreanName: '비타민 D',
    amount: 'vitaminDUg',
    unit: 'µg',
    effectiveDose: 10,
    doseBasis: 'reference',
    maximumDose: 100,
    timing: WITH_A_MEAL,
    purposes: {
      '관절 건강': {
        grade: 'C',
        outcome: '무릎 통증을 본 큰 연구들에서 차이가 없었어요. 뼈에는 필요한 영양소예요.',
        source: 'Jin et al. 2016 and MacFarlane et al. 2020, randomised trials (no effect on knee pain)',
      },
    },
    source: 'KDRI 2020: 10–15 µg adequate, upper level 100 µg',
  },
  collagen: {
    koreanName: '콜라겐',
    amount: 'collagenG',
    unit: 'g',
    effectiveDose: 10,
    doseBasis: 'study',
    maximumDose: 15,
    purposes: {
      '관절 건강': {
        grade: 'B',
        outcome: '운동하는 사람들이 석 달 넘게 먹은 연구에서 관절 통증이 조금 줄었어요.',
        source: 'Clark et al. 2008, randomised trial (10 g); Khatri et al. 2021, review',
      },
    },
    source: 'Clark et al. 2008 (10 g); Khatri et al. 2021 (5–15 g)',
  },
  glucosamine: {
    koreanName: '글루코사민',
    amount: 'glucosamineG',
    unit: 'g',
    effectiveDose: 1.5,
    doseBasis: 'permitted',
    maximumDose: 1.5,
    purposes: {
      '관절 건강': {
        grade: 'C',
        outcome: '통증 차이가 느낄 만큼은 아니었어요.',
        source: 'Wandel et al. 2010, network meta-analysis',
      },
    },
    source: 'MFDS: 1.5 g, by its notice of 2019; 1.5–2 g before',
  },
  msm: {
    koreanName: 'MSM',
    amount: 'msmG',
    unit: 'g',
    effectiveDose: 1.5,
    doseBasis: 'permitted',
    maximumDose: 2,
    purposes: {
      '관절 건강': {
        grade: 'C',
        outcome: '통증이 조금 준 작은 연구들이 있어요.',
        source: 'Brien et al. 2011, review',
      },
    },
    source: 'MFDS: 1.5–2 g',
  },
  hyaluronicAcid: {
    koreanName: '히알루론산',
    amount: 'hyaluronicAcidMg',
    unit: 'mg',
    effectiveDose: 120,
    doseBasis: 'permitted',
    maximumDose: 240,
    purposes: {},
    source: 'MFDS: 120–240 mg for the skin, which is none of the purposes',
  },
  glutamine: {
    koreanName: 'L-글루타민',
    amount: 'lGlutamineG',
    unit: 'g',
    effectiveDose: 5,
    doseBasis: 'study',
    maximumDose: 20,
    purposes: {},
    source: 'AIS ABCD list, group C; Ahmadi et al. 2019: no effect on performance or body composition',
  },
};

/** Free amino acids and similar: useless to members who eat enough protein or may have a complete one. */
export const PROTEIN_SUBSTITUTES: readonly IngredientClass[] = ['eaa', 'bcaa', 'hmb'];

/**
 * Share of the effective dose from which the answer calls a purpose covered; it decides nothing. Two thirds, because the lowest effective
 * caffeine dose is about 2 of the 3 mg/kg asked (Guest et al. 2021), and one scoop of a two-scoop protein gap is not "covered".
 */
export const COVERAGE_SHARE = 2 / 3;

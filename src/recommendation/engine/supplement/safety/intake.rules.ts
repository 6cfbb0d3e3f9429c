import { FIVE_HTP, ST_JOHNS_WORT } from './ingredient-names.js';
import type { SafetyRule } from './safety-rule.types.js';

/** Daily limits over all chosen products, and cautions that apply to everybody. */
export const INTAKE_RULES: readonly SafetyRule[] = [
  {
    kind: 'limit',
    when: 'everyone',
    substance: 'caffeineMg',
    amount: 400,
    withCoffee: true,
    source: 'MFDS: 400 mg a day for adults; EFSA 2015',
  },
  {
    kind: 'limit',
    when: 'everyone',
    substance: 'caffeineMg',
    amount: 5.7,
    perKg: true,
    withCoffee: true,
    source: 'EFSA 2015: 400 mg are 5.7 mg/kg of an adult of 70 kg',
  },
  {
    kind: 'limit',
    when: 'everyone',
    substance: 'caffeineMg',
    amount: 200,
    source: 'EFSA 2015: single dose; what is chosen is taken at once before exercise',
  },
  {
    kind: 'limit',
    when: 'everyone',
    substance: 'caffeineMg',
    amount: 3,
    perKg: true,
    source: 'EFSA 2015: a single dose of 200 mg is about 3 mg/kg',
  },
  {
    kind: 'limit',
    when: 'from60',
    substance: 'caffeineMg',
    amount: 200,
    withCoffee: true,
    source:
      'No authority sets one: half the limit, as the sleep of older adults may be more sensitive (Clark & Landolt 2017, abstract read) and blood pressure is higher (Mesas et al. 2011)',
  },
  {
    kind: 'limit',
    when: 'everyone',
    substance: 'egcgMg',
    amount: 300,
    source: 'MFDS 2018 (녹차추출물, EGCG 300 mg 이하: liver)',
  },
  { kind: 'limit', when: 'everyone', substance: 'catechinMg', amount: 1000, source: 'MFDS (카테킨 0.3–1 g)' },
  { kind: 'limit', when: 'everyone', substance: 'hcaG', amount: 2.8, source: 'MFDS (총 HCA 750–2,800 mg)' },
  {
    kind: 'limit',
    when: 'everyone',
    substance: 'epaDhaG',
    amount: 2,
    source: 'MFDS (EPA와 DHA 합 0.5–2 g, read as quoted)',
  },
  {
    kind: 'limit',
    when: 'under19',
    substance: 'vitaminDUg',
    amount: 25,
    source: 'Own caution: a quarter of the upper level that was read',
  },
  {
    kind: 'limit',
    when: '임신',
    substance: 'vitaminDUg',
    amount: 25,
    source: 'ACOG Committee Opinion 495 (abstract read): 25–50 µg are safe, more was not studied',
  },
  {
    kind: 'limit',
    when: '수유',
    substance: 'vitaminDUg',
    amount: 25,
    source: 'Own caution, as in pregnancy',
  },
  {
    kind: 'limit',
    when: '신장 질환',
    substance: 'vitaminDUg',
    amount: 25,
    source:
      'Own caution: more is a treatment; KDOQI 2020 (abstract read): micronutrients are set for each stage',
  },
  {
    kind: 'limit',
    when: 'everyone',
    substance: 'creatineG',
    amount: 5,
    source: 'Antonio et al. 2021 (abstract read): 3–5 g a day are recommended; MFDS, creatine: 3 g',
  },
  {
    kind: 'exclude',
    when: 'everyone',
    classes: ['citrulline'],
    source:
      'MFDS 2018, citrulline (report read): L-citrulline is an ingredient of medicines and must not be in food',
  },
  {
    kind: 'exclude',
    when: 'everyone',
    classes: ['betaAlanine', 'hmb'],
    source:
      'Korea: no record found that either may be an ingredient of food (as of 2026); left out until there is one',
  },
  {
    kind: 'exclude',
    when: 'everyone',
    classes: [],
    sources: ['무수카페인', '카페인무수물', '무수 카페인', '카페인 무수물'],
    sourceName: '무수카페인',
    source:
      'MFDS 2011, caffeine (its press release read as copied): added caffeine only in cola-type drinks, up to 0.015 %, apart from what raw materials bring',
  },
  {
    kind: 'caution',
    when: 'everyone',
    classes: ['protein', 'gainer', 'creatine', 'eaa', 'bcaa', 'magnesium'],
    text: '신장 질환이 있으면 먼저 상담하세요',
    source: 'KDOQI 2020 (abstract read); MFDS, creatine; Memorial Sloan Kettering, Magnesium (read)',
  },
  {
    kind: 'caution',
    when: 'everyone',
    classes: ['garcinia', 'catechin', 'cla'],
    text: '간 질환이 있으면 드시지 마세요',
    source:
      'MFDS re-evaluation 2017; Vuppalanchi et al. 2021 (garcinia), PMC9745259 (green tea); Natural Medicines database, CLA',
  },
  {
    kind: 'caution',
    when: 'everyone',
    classes: ['caffeine'],
    text: '심장 질환이나 고혈압, 녹내장이 있으면 드시지 마세요',
    source: 'EAPC 2022; Mesas et al. 2011; Li et al. 2011',
  },
  {
    kind: 'caution',
    when: 'woman',
    classes: ['caffeine', 'garcinia', 'cla', 'catechin', 'creatine', 'glucosamine'],
    text: '임신·수유 중에는 드시지 마세요',
    source:
      'MFDS, creatine (임산부, 수유부는 섭취를 삼가); food safety portal on garcinia; LactMed, green tea; Natural Medicines database, CLA; ACOG Committee Opinion 462 (caffeine); for glucosamine own caution',
  },
  {
    kind: 'caution',
    when: 'everyone',
    classes: ['omega3', 'glucosamine', 'magnesium', 'lCarnitine', 'collagen', 'msm'],
    text: '약을 드시고 있으면 먼저 상담하세요',
    source:
      'MFDS 2019 (EPA와 DHA: 의약품 복용 시 전문가와 상담할 것, report read); MFDS, glucosamine; Memorial Sloan Kettering, Magnesium; Levocarnitine, summary of product characteristics; for collagen and MSM own caution',
  },
  {
    kind: 'exclude',
    when: 'everyone',
    classes: [],
    sources: FIVE_HTP[1],
    sourceName: FIVE_HTP[0],
    source: 'MFDS 2020, 5-HTP (report read): must not be used as an ingredient of food',
  },
  {
    kind: 'caution',
    when: 'everyone',
    classes: [],
    amounts: ['betaCaroteneMg'],
    text: '담배를 피우거나 오래 피우셨다면, 베타카로틴을 먹은 흡연자에게서 폐암이 늘어난 연구가 있으니 드시지 마세요',
    source:
      'National Cancer Institute, ATBC and CARET (read): 20 to 30 mg a day, 18 and 28 % more lung cancer among smokers',
  },
  {
    kind: 'caution',
    when: 'woman',
    classes: [],
    sources: ST_JOHNS_WORT[1],
    text: '피임약의 효과를 떨어뜨릴 수 있으니, 피임약을 드시면 함께 드시지 마세요',
    source:
      'MHRA 2014 (read as quoted): St John’s wort lowers the effect of hormonal contraceptives; Hall et al. 2003 (PubMed 14663455, abstract read)',
  },
];

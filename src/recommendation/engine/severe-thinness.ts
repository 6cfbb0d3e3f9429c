import { bodyMassIndex, SEVERELY_THIN_BMI } from '../../body-data/body-mass-index.js';

export const isSeverelyThin = (body: { weightKg: number; heightCm: number }): boolean =>
  bodyMassIndex(body) < SEVERELY_THIN_BMI;

/**
 * Shown at a body-mass index below 16 instead of any text about losing or burning: what helps, and who to ask. It names no body figure and
 * makes no diagnosis.
 *
 * The help lines, for people who eat too little, are open at any hour: 1577-0199 is the mental health crisis line of Korea’s public
 * mental health centres; 1388 is the line for young people and their parents, also by text message. Sources read: Jinju public health
 * centre, kgnewskorea.com 44062, 2024 (1577-0199 at any hour; 109 took over suicide prevention alone); Ministry of Health and Welfare in
 * Kukinews, 2021-01 (1577-0199 leads to the mental health centres); Gyeonggi Province in Pressian, 2026-02-13 (1388 at any hour of every
 * day, telephone and text). No Korean line for eating disorders alone was found.
 */
export const SEVERE_THINNESS_WORDS = {
  title: '지금은 몸을 채우는 게 먼저예요',
  body: '몸이 쓸 힘이 모자란 때라서 가벼운 움직임만 권해요. 가까운 병원에서 몸 상태를 한번 살펴봐 주세요.',
  help: '먹는 일이나 몸에 대한 생각이 힘들다면 혼자 견디지 않아도 돼요. 정신건강상담전화 1577-0199에서, 청소년은 청소년상담전화 1388에서도 24시간 이야기를 들어 줘요.',
} as const;

/** The text as a single note of a recommendation. */
export const SEVERE_THINNESS_NOTE = `${SEVERE_THINNESS_WORDS.body} ${SEVERE_THINNESS_WORDS.help}`;

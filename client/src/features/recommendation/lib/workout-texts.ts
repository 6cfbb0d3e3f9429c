import type { RecommendedWorkout, WorkoutResult } from '../api/recommendation.types';

const CONFIDENCE = { high: '확신 높음', medium: '확신 보통', low: '확신 낮음' } as const;

/** The workouts that today's health allows. */
export const fitWorkouts = ({ recommends }: WorkoutResult): RecommendedWorkout[] =>
  recommends.filter(({ against }) => !against);

/** The confidence of the estimate; null without an estimated load. */
export const confidenceText = ({ evidence }: RecommendedWorkout): string | null =>
  evidence.logStandardDeviation === null ? null : CONFIDENCE[evidence.confidence];

/** Letters of body part names that fit into one line of a phone, with the rest of the heading. */
const LETTERS_IN_LINE = 11;

/** The requested parts: `가슴·이두`, or `허벅지 앞·허벅지 뒤 외 2곳` where all of them would not fit into one line. */
export function partsText(parts: readonly string[]): string {
  const all = parts.join('·');
  if (all.replace(/[· ]/g, '').length <= LETTERS_IN_LINE) return all;
  return `${parts.slice(0, 2).join('·')} 외 ${parts.length - 2}곳`;
}

/** The text beside the number: 한 손 12kg, 보조 20kg, 바벨 포함 총 무게. */
export const loadChip = (loadLabel: RecommendedWorkout['loadLabel']): string =>
  loadLabel === '바벨 포함 총 무게' ? '바 포함 총 무게' : loadLabel;

/** `20kg 10회, 30kg 5회`. */
export const warmUpText = ({ warmUp }: RecommendedWorkout): string =>
  warmUp.map(({ weight, repeat }) => `${weight}kg ${repeat}회`).join(', ');

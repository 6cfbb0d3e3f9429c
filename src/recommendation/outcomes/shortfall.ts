import type { RecommendationType } from '../entities/recommendation-history.entity.js';

const LONGEST = 255;
const TOO_DEAR = '예산으로 살 수 있는 제품이 없어요.';
const NOTHING_PROVEN = '충분한 근거로 돕는 제품이 없어요.';

/** The fields of an answer that say what is missing. */
interface Answered {
  unfilled?: { bodyPartKoreanName: string; reason: string }[];
  noFit?: { reason: string; cheapestBudget: number | null };
  uncoveredPurposes?: string[];
}

/** Why an answer lacks something requested: the first reason, without its advice; null if it is complete. */
export function shortfallOf(type: RecommendationType, result: Record<string, unknown>): string | null {
  const { unfilled, noFit, uncoveredPurposes } = result as Answered;
  if (type === 'workout') {
    const [part] = unfilled ?? [];
    return part ? `${part.bodyPartKoreanName}: ${firstSentence(part.reason)}`.slice(0, LONGEST) : null;
  }
  if (noFit) return noFit.cheapestBudget === null ? firstSentence(noFit.reason).slice(0, LONGEST) : TOO_DEAR;
  const [purpose] = uncoveredPurposes ?? [];
  return purpose ? `${purpose}: ${NOTHING_PROVEN}` : null;
}

const firstSentence = (text: string): string => text.split(/(?<=[.!?])\s+/)[0] ?? '';

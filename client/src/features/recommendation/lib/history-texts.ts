import { dotted, formatBudget } from '../../../shared/lib/format';
import type { HistoryEntry } from '../api/recommendation.types';

const names = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

/**
 * The request in one line: `가슴·삼두`, `근육 증가 · 7만원`.
 * @param withoutLosing for members who must not read about losing weight
 */
export function requestText({ type, request }: HistoryEntry, withoutLosing = false): string {
  if (type === 'workout') return names(request.bodyPartKoreanName).join('·');
  const budget = Number(request.monthlyBudget);
  const purposes = names(request.purpose).filter(each => !withoutLosing || each !== '체중 감량');
  return dotted([purposes.join('·'), Number.isFinite(budget) ? formatBudget(budget) : '']);
}

const WHEN = new Intl.DateTimeFormat('ko-KR', {
  timeZone: 'Asia/Seoul',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

export const whenText = (createdAt: string): string => WHEN.format(new Date(createdAt));

export const resultPath = ({ type, id }: HistoryEntry): string =>
  `/recommend/${type === 'workout' ? 'machineresult' : 'supplementresult'}?history=${id}`;

import { formatMonthDay, formatNumber } from '../../../shared/lib/format';
import type { TrainingImport } from '../api/training-import.api';

export const FORMAT_NAMES: Record<TrainingImport['format'], string> = {
  routineup: '루틴업',
  strong: 'Strong',
  hevy: 'Hevy',
  fitnotes: 'FitNotes',
  opengym: 'openGym',
};

/** `2024년 3월 28일` */
const dayText = (date: string): string => `${Number(date.slice(0, 4))}년 ${formatMonthDay(date)}`;

/** `2024년 3월 28일 ~ 2025년 1월 3일`, a single day once. */
export const daysText = (first: string, last: string): string =>
  first === last ? dayText(first) : `${dayText(first)} ~ ${dayText(last)}`;

/** `운동 48번, 720세트`; endurance alone has no sets. */
export const amountText = ({ sessions, sets }: { sessions: number; sets: number }): string =>
  `운동 ${formatNumber(sessions)}번${sets > 0 ? `, ${formatNumber(sets)}세트` : ''}`;

import type { BrokenRecord, NextStep } from '../api/training.api';
import type { LoadAnswer, TrainingSet } from '../store/rows';
import { particle } from '../../../shared/lib/particle';
import { kgText, setText } from './set-text';

export const ANSWER_TEXTS: Record<LoadAnswer, string> = {
  LIGHT: '가벼웠어요',
  RIGHT: '적당했어요',
  HEAVY: '무거웠어요',
};

type Kind = BrokenRecord['kind'];

/** `가장 무거운 무게 60kg`, `40kg으로 12회`, `추정 1RM 53.7kg`; for bodyweight `한 세트 15회`. */
export function recordText({
  kind,
  value,
  weight,
}: {
  kind: Kind;
  value: number;
  weight: number | null;
}): string {
  switch (kind) {
    case 'heaviest':
      return `가장 무거운 무게 ${kgText(value)}`;
    case 'oneRepMax':
      return `추정 1RM ${kgText(value)}`;
    case 'mostRepsAtWeight':
      return weight === null ? `한 세트 ${value}회` : `${particle(kgText(weight), '으로/로')} ${value}회`;
  }
}

export const previousText = ({ kind, previous }: Pick<BrokenRecord, 'kind' | 'previous'>): string =>
  `지금까지 ${kind === 'mostRepsAtWeight' ? `${previous}회` : kgText(previous)}`;

/** `40kg × 10회 → 42.5kg × 8회`, or `그대로 40kg × 10회`. */
export function stepText({ from, to }: Pick<NextStep, 'from' | 'to'>): string {
  const [before, after] = [setText(from), setText(to)];
  return before === after ? `그대로 ${after}` : `${before} → ${after}`;
}

/** How a workout felt, where the member answered. */
export const feelingOf = (sets: readonly TrainingSet[]): string | null => {
  const answer = sets.findLast(set => set.answer !== null)?.answer;
  return answer ? ANSWER_TEXTS[answer] : null;
};

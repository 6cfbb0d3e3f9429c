import type { RoutineWorkout } from '../../../shared/widgets/myfit/myfit.api';
import { loadText as fullLoadText, weightText } from '../../../shared/widgets/workout/amounts';

/** The load on a card: `42.5kg`, `보조 20kg`, `+10kg`; an undecided weight is 0kg, no weight at all 맨몸 or 밴드. */
export function loadText({ weight, loadLabel }: Pick<RoutineWorkout, 'weight' | 'loadLabel'>): string {
  switch (loadLabel) {
    case '맨몸':
    case '밴드':
      return loadLabel;
    case '추가 중량':
      return weight ? `+${weightText(weight)}` : '맨몸';
    case '보조':
      return `보조 ${weightText(weight ?? 0)}`;
    default:
      return weightText(weight ?? 0);
  }
}

/** The load on paper, where no detail explains it: `한 손 12kg`; an undecided weight leaves room to write it. */
export function printedLoad(workout: Parameters<typeof loadText>[0]): string {
  const { weight, loadLabel } = workout;
  if (loadLabel === '맨몸' || loadLabel === '밴드' || (!weight && loadLabel === '추가 중량'))
    return loadText(workout);
  return weight ? fullLoadText(weight, loadLabel) : '';
}

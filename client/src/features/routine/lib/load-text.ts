import type { RoutineWorkout } from '../../../shared/widgets/myfit/myfit.api';
import { weightText } from '../../../shared/widgets/workout/amounts';

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

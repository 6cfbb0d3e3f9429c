import type { RoutineWorkout } from '../../../shared/widgets/myfit/myfit.api';
import { weightText } from '../../../shared/widgets/workout/amounts';

/** What a card shows as load: `42.5kg`, `보조 20kg`, `+10kg`; a weight not decided yet is 0kg, none at all 맨몸 or 밴드. */
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

import type { RoutineWorkout } from '../../../shared/widgets/myfit/myfit.api';
import { particle } from '../../../shared/lib/particle';
import { amountText } from '../../../shared/widgets/workout/amounts';
import type { Stop } from '../../../shared/widgets/workout/amounts';
import { loadText } from './load-text';

type Answered = Pick<RoutineWorkout, 'mode' | 'weight' | 'rep' | 'loadLabel' | 'repeatUnit' | 'proposal'>;

/** Load and repetitions in one line: `42.5kg · 10회`. */
export function targetText(
  { weight, rep, stop }: { weight: number | null; rep: number | null; stop?: Stop | null },
  { loadLabel, repeatUnit }: Pick<Answered, 'loadLabel' | 'repeatUnit'>,
): string {
  const load = loadText({ weight, loadLabel });
  return rep === null ? load : `${load} ·\u00a0${amountText(rep, repeatUnit, stop)}`;
}

/** What an answer led to, by the server's response: it promises nothing that does not happen. */
export function answerReply(workout: Answered): string {
  const { mode, weight, rep, proposal } = workout;
  if (proposal === null) return '기억해 둘게요.';
  const next = targetText(proposal, workout);
  if (mode === 'fixed') return `기억해 둘게요. 권하는 무게는 ${particle(next, '이에요/예요')}.`;
  const same = proposal.weight === weight && proposal.rep === rep;
  return `다음에${same ? '도' : '는'} ${particle(next, '으로/로')} 해요.`;
}

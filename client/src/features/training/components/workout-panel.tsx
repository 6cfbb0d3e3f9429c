import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Plus from 'lucide-react/icons/plus';
import { memo, useState } from 'react';
import { useStable } from '../../../shared/lib/use-stable';
import { space } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import type { MenuItem } from '../../../shared/ui/menu-button';
import type { SessionActions } from '../hooks/use-session-actions';
import { stopText } from '../../../shared/widgets/workout/amounts';
import { leftText, plannedText } from '../lib/set-text';
import type { NextWorkout } from '../session/next-workout';
import type { SessionWorkout } from '../session/plan';
import type { TrainingSet } from '../store/rows';
import { SetList } from './set-list';
import { WorkoutHead } from './workout-head';

interface WorkoutPanelProps {
  workout: SessionWorkout;
  plan: NextWorkout | undefined;
  actions: SessionActions;
  menu: readonly MenuItem[];
  onCheck: (set: TrainingSet) => Promise<void>;
  onSwap: () => void;
}

/** How to do the repetitions, where that is what changes. */
const STYLES = { slow: '3초에 걸쳐 내리기', pause: '1초 멈추기' } as const;

function targetOf({ sets }: SessionWorkout, plan: NextWorkout | undefined): string | null {
  const first = sets.find(set => set.kind === 'work');
  if (!first) return null;
  const { targetWeight: weight, targetReps, targetSeconds, targetFelt } = first;
  if (plan?.against || (targetReps === null && targetSeconds === null)) return null;
  const load = plan && plan.loadLabel !== '맨몸' && weight !== null ? ` ·\u00a0${plan.loadLabel}` : '';
  const style = plan?.target.style ? ` ·\u00a0${STYLES[plan.target.style]}` : '';
  const isAsPlanned = first.weight === weight || first.doneAt !== null;
  const left = isAsPlanned ? leftText(sets) : null;
  const asked = left === null ? '' : ` ·\u00a0${left} 남기기`;
  const end = targetFelt == null ? asked : ` ·\u00a0${stopText({ felt: targetFelt })}`;
  return plannedText(first) + load + style + end;
}

/** The current workout: how it looks, what to do today and why, its sets. */
export function WorkoutPanel({ workout, plan, actions, menu, onCheck, onSwap }: WorkoutPanelProps) {
  const [added, setAdded] = useState('');
  const add = useStable(async () => {
    if (await actions.addSet(workout)) setAdded(`세트를 더해서 ${workout.sets.length + 1}개예요.`);
  });
  const swap = useStable(onSwap);
  return (
    <section
      aria-label={workout.workoutName}
      css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3) }}
    >
      <WorkoutHead
        workoutId={workout.workoutId}
        workoutName={workout.workoutName}
        target={targetOf(workout, plan)}
        plan={plan}
        menu={menu}
      />
      <SetList workout={workout} plan={plan} actions={actions} onCheck={onCheck} />
      <VisuallyHidden live="polite">{added}</VisuallyHidden>
      <PanelFoot onAdd={add} onSwap={workout.done ? null : swap} />
    </section>
  );
}

/** @param props.onSwap null where no sets are left for another workout */
const PanelFoot = memo(function PanelFoot(props: { onAdd: () => void; onSwap: (() => void) | null }) {
  const { onAdd, onSwap } = props;
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2), '& > *': { flex: '1 1 8rem' } }}>
      <Button variant="secondary" icon={<Plus aria-hidden size={18} />} onClick={onAdd}>
        세트 추가
      </Button>
      {onSwap && (
        <Button variant="secondary" icon={<ArrowLeftRight aria-hidden size={18} />} onClick={onSwap}>
          다른 운동으로
        </Button>
      )}
    </div>
  );
});

import { useState } from 'react';
import { space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { goalText } from '../lib/body-series';
import { WeightGoalModal } from './weight-goal-modal';

interface WeightGoalProps {
  /** kg; null without one, undefined until it is known: its space is kept. */
  goal: number | null | undefined;
  /** The newest weight, kg. */
  weight: number;
}

/** The distance to the goal, and a way to set one. */
export function WeightGoal({ goal, weight }: WeightGoalProps) {
  const [open, setOpen] = useState(false);
  return (
    <div
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: space(2),
        marginTop: space(3),
        visibility: goal === undefined ? 'hidden' : undefined,
      }}
    >
      <p css={text.small}>
        {goal == null ? '목표를 정하면 그래프에 선으로 보여 드려요.' : goalText(goal, weight)}
      </p>
      <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
        {goal == null ? '목표 정하기' : '목표 바꾸기'}
      </Button>
      {open && goal !== undefined && <WeightGoalModal goal={goal} onClose={() => setOpen(false)} />}
    </div>
  );
}

import { css } from '@emotion/react';
import { useState } from 'react';
import { useStable } from '../../../shared/lib/use-stable';
import { space } from '../../../shared/theme/theme';
import { showToast } from '../../../shared/ui/toast.store';
import type { SessionActions, SetChange } from '../hooks/use-session-actions';
import type { NextWorkout } from '../session/next-workout';
import type { SessionWorkout } from '../session/plan';
import type { TrainingSet } from '../store/rows';
import { SetRow } from './set-row';

interface SetListProps {
  workout: SessionWorkout;
  plan: NextWorkout | undefined;
  actions: SessionActions;
  /** A finished session: no set is next, and earlier weights are not known here. */
  past?: boolean;
  onCheck: (set: TrainingSet) => Promise<void>;
}

const ROWS = css({ display: 'grid', gap: space(2) });

/** The sets of a workout, one of them open for editing. A row re-renders only when it has changed. */
export function SetList({ workout, plan, actions, past = false, onCheck }: SetListProps) {
  const [editing, setEditing] = useState<string | null>(null);
  const next = past ? undefined : workout.sets.find(set => set.doneAt === null);

  const edit = useStable((set: TrainingSet) => setEditing(editing === set.id ? null : set.id));
  const check = useStable((set: TrainingSet) => {
    if (!past) setEditing(null);
    return onCheck(set);
  });
  const change = useStable((set: TrainingSet, changed: SetChange) => void actions.change(set, changed));
  const restore = useStable((set: TrainingSet) => void actions.restore([set]));
  const remove = useStable(async (set: TrainingSet) => {
    setEditing(null);
    if (await actions.removeSet(set))
      showToast({
        message: '세트를 뺐어요.',
        action: { label: '되돌리기', undo: true, run: () => restore(set) },
      });
  });
  const places = { warmup: 0, work: 0 };
  return (
    <ol css={ROWS}>
      {workout.sets.map(set => (
        <SetRow
          key={set.id}
          set={set}
          place={++places[set.kind]}
          plan={plan}
          past={past}
          current={set === next}
          editing={editing === set.id}
          onEdit={edit}
          onCheck={check}
          onChange={change}
          onRemove={remove}
        />
      ))}
    </ol>
  );
}

import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { showToast } from '../../../shared/ui/toast.store';
import type { SessionActions } from '../hooks/use-session-actions';
import type { NextWorkout } from '../session/next-workout';
import { workoutsOf } from '../session/plan';
import type { TrainingSet } from '../store/rows';
import type { SessionRecord } from '../store/session-record';
import { SetRow } from './set-row';

interface SessionEditProps {
  record: SessionRecord;
  /** The sets when editing began. */
  before: SessionRecord['sets'];
  actions: SessionActions;
  plans: ReadonlyMap<number, NextWorkout>;
  onClose: () => void;
}

/** Corrects a session that is over: each change is kept at once, and all of them can be taken back together. */
export function SessionEdit({ record, before, actions, plans, onClose }: SessionEditProps) {
  const [editing, setEditing] = useState<string | null>(null);
  const remove = async (set: TrainingSet) => {
    setEditing(null);
    if (await actions.removeSet(set))
      showToast({
        message: '세트를 뺐어요.',
        action: { label: '되돌리기', undo: true, run: () => void actions.restore([set]) },
      });
  };
  const putBack = async () => {
    setEditing(null);
    if (await actions.putBack(before)) showToast({ message: '고치기 전으로 되돌렸어요.' });
  };
  return (
    <>
      <header>
        <h1 css={text.h1}>세트 고치기</h1>
        <p css={[text.small, { color: color('text-2') }]}>
          고치면 바로 저장하고, 다음 무게와 기록도 고친 대로 다시 계산해요.
        </p>
      </header>
      {workoutsOf(record.sets).map(workout => (
        <section
          key={`${workout.workoutOrdinal}-${workout.workoutId}`}
          aria-label={workout.workoutName}
          css={{ display: 'grid', gap: space(2) }}
        >
          <h2 css={text.title}>{workout.workoutName}</h2>
          <ol css={{ display: 'grid', gap: space(2) }}>
            {workout.sets.map(set => (
              <SetRow
                key={set.id}
                set={set}
                place={workout.sets.filter(each => each.kind === set.kind).indexOf(set) + 1}
                plan={plans.get(set.workoutId)}
                past
                current={false}
                editing={editing === set.id}
                onEdit={() => setEditing(editing === set.id ? null : set.id)}
                onCheck={() => void (set.doneAt === null ? actions.complete(set) : actions.reopen(set))}
                onChange={change => void actions.change(set, change)}
                onRemove={() => void remove(set)}
              />
            ))}
          </ol>
          <Button
            variant="ghost"
            size="small"
            icon={<Plus aria-hidden size={18} />}
            aria-label={`${workout.workoutName} 세트 추가`}
            onClick={() => void actions.addSet(workout)}
          >
            세트 추가
          </Button>
        </section>
      ))}
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2), '& > *': { flex: '1 1 8rem' } }}>
        <Button variant="secondary" onClick={() => void putBack()}>
          처음대로
        </Button>
        <Button onClick={onClose}>다 고쳤어요</Button>
      </div>
    </>
  );
}

import Plus from 'lucide-react/icons/plus';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { showToast } from '../../../shared/ui/toast.store';
import type { SessionActions } from '../hooks/use-session-actions';
import type { NextWorkout } from '../session/next-workout';
import { workoutsOf } from '../session/plan';
import type { SessionRecord } from '../store/session-record';
import { SetList } from './set-list';

interface SessionEditProps {
  record: SessionRecord;
  /** The sets before editing began. */
  before: SessionRecord['sets'];
  actions: SessionActions;
  plans: ReadonlyMap<number, NextWorkout>;
  onClose: () => void;
}

/** Corrects a finished session: each change is saved at once, and all of them can be undone together. */
export function SessionEdit({ record, before, actions, plans, onClose }: SessionEditProps) {
  const putBack = async () => {
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
          css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) }}
        >
          <h2 css={text.title}>{workout.workoutName}</h2>
          <SetList
            workout={workout}
            plan={plans.get(workout.workoutId)}
            actions={actions}
            past
            onCheck={async set =>
              void (await (set.doneAt === null ? actions.complete(set) : actions.reopen(set)))
            }
          />
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

import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Play from 'lucide-react/icons/play';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { color, radius, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { MenuButton } from '../../../shared/ui/menu-button';
import type { MenuItem } from '../../../shared/ui/menu-button';
import { showToast } from '../../../shared/ui/toast.store';
import { PlayerSheet } from '../../../shared/widgets/workout/player/player-sheet';
import { WorkoutPicture } from '../../../shared/widgets/workout/workout-picture';
import type { SessionActions } from '../hooks/use-session-actions';
import { setText } from '../lib/set-text';
import type { NextWorkout } from '../session/next-workout';
import type { SessionWorkout } from '../session/plan';
import type { TrainingSet } from '../store/rows';
import { SetRow } from './set-row';

interface WorkoutPanelProps {
  workout: SessionWorkout;
  plan: NextWorkout | undefined;
  actions: SessionActions;
  menu: readonly MenuItem[];
  onCheck: (set: TrainingSet) => void;
  onSwap: () => void;
}

/** The workout that is being done: how it looks, what to do today and why, its sets. */
export function WorkoutPanel({ workout, plan, actions, menu, onCheck, onSwap }: WorkoutPanelProps) {
  const [playing, setPlaying] = useState(false);
  const [editing, setEditing] = useState<string | null>(null);
  const first = workout.sets.find(set => set.kind === 'work');
  const next = workout.sets.find(set => set.doneAt === null);
  const picture = plan?.image;

  const remove = async (set: TrainingSet) => {
    setEditing(null);
    if (await actions.removeSet(set)) {
      showToast({
        message: '세트를 뺐어요.',
        action: { label: '되돌리기', run: () => void actions.restore([set]) },
      });
    }
  };
  return (
    <section
      aria-label={workout.workoutName}
      css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3) }}
    >
      <div css={{ display: 'flex', alignItems: 'center', gap: space(3) }}>
        <MovingPicture name={workout.workoutName} src={picture} onPlay={() => setPlaying(true)} />
        <div css={{ flex: 1, minWidth: 0 }}>
          <h2 css={text.h2}>{workout.workoutName}</h2>
          {plan && <p css={[text.small, { color: color('text-2') }]}>{plan.bodyParts.join(' · ')}</p>}
          {first && (
            <p css={[text.small, { fontWeight: 600, fontVariantNumeric: 'tabular-nums' }]}>
              목표{' '}
              {setText({ weight: first.targetWeight, reps: first.targetReps, seconds: first.targetSeconds })}
              {plan && plan.loadLabel !== '맨몸' && first.targetWeight !== null && ` · ${plan.loadLabel}`}
            </p>
          )}
        </div>
        <MenuButton
          label={`${workout.workoutName} 메뉴`}
          icon={<EllipsisVertical size={22} />}
          items={menu}
        />
      </div>
      {plan?.against ? (
        <p
          css={[
            text.small,
            {
              padding: space(2, 3),
              borderRadius: radius.small,
              background: color('caution-tint'),
              color: color('caution-text'),
            },
          ]}
        >
          {plan.against}
        </p>
      ) : (
        plan && <p css={[text.small, { color: color('text-2') }]}>{plan.why.text}</p>
      )}
      <ol css={{ display: 'grid', gap: space(2) }}>
        {workout.sets.map(set => (
          <SetRow
            key={set.id}
            set={set}
            place={workout.sets.filter(each => each.kind === set.kind).indexOf(set) + 1}
            plan={plan}
            current={set === next}
            editing={editing === set.id}
            onEdit={() => setEditing(editing === set.id ? null : set.id)}
            onCheck={() => {
              setEditing(null);
              onCheck(set);
            }}
            onChange={change => void actions.change(set, change)}
            onRemove={() => void remove(set)}
          />
        ))}
      </ol>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2), '& > *': { flex: '1 1 8rem' } }}>
        <Button
          variant="secondary"
          icon={<Plus aria-hidden size={18} />}
          onClick={() => void actions.addSet(workout)}
        >
          세트 추가
        </Button>
        {next && (
          <Button variant="secondary" icon={<ArrowLeftRight aria-hidden size={18} />} onClick={onSwap}>
            다른 운동으로
          </Button>
        )}
      </div>
      {playing && (
        <PlayerSheet
          workoutId={workout.workoutId}
          workoutName={workout.workoutName}
          imgPath={picture ?? ''}
          videoLink={null}
          onClose={() => setPlaying(false)}
        />
      )}
    </section>
  );
}

/** The drawing; a press shows how it moves. */
function MovingPicture({ name, src, onPlay }: { name: string; src: string | undefined; onPlay: () => void }) {
  return (
    <button
      type="button"
      aria-label={`${name} 동작 보기`}
      onClick={onPlay}
      css={{
        position: 'relative',
        flex: 'none',
        padding: 0,
        border: 0,
        borderRadius: radius.control,
        background: 'transparent',
      }}
    >
      <WorkoutPicture src={src} size={96} />
      <span
        aria-hidden
        css={{
          position: 'absolute',
          right: 6,
          bottom: 6,
          display: 'grid',
          placeItems: 'center',
          width: 24,
          height: 24,
          borderRadius: '50%',
          background: color('inverse'),
          color: color('on-inverse'),
        }}
      >
        <Play size={12} fill="currentColor" />
      </span>
    </button>
  );
}

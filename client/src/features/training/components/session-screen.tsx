import { css } from '@emotion/react';
import { startTransition, useEffect, useState } from 'react';
import { useStable } from '../../../shared/lib/use-stable';
import { space } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/state-message';
import { dropToasts } from '../../../shared/ui/toast.store';
import { swapWorkout } from '../hooks/swap-workout';
import { usePlans } from '../hooks/use-plans';
import { useNextSetFocused } from '../hooks/use-next-set-focused';
import { useRest } from '../hooks/use-rest';
import { useSessionActions } from '../hooks/use-session-actions';
import { useSessionMenus } from '../hooks/use-session-menus';
import { useWakeLock } from '../hooks/use-wake-lock';
import { allowSound } from '../lib/alarm';
import type { NextWorkout } from '../session/next-workout';
import type { SessionWorkout } from '../session/plan';
import { progressOf, restsAfter, workoutAfter, workoutsOf } from '../session/plan';
import type { DeviceLog } from '../store/device-log';
import type { TrainingSet } from '../store/rows';
import type { SessionRecord } from '../store/session-record';
import { FeelingQuestion } from './feeling-question';
import { RestBar } from './rest-bar';
import { SessionHeader } from './session-header';
import { SessionSheet } from './session-sheet';
import type { SheetName } from './session-sheet';
import { WorkoutPanel } from './workout-panel';
import { WorkoutStrip } from './workout-strip';

const keyOf = ({ workoutOrdinal, workoutId }: { workoutOrdinal: number; workoutId: number }) =>
  `${workoutOrdinal}-${workoutId}`;

const COLUMN = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  maxWidth: 620,
  margin: '0 auto',
  padding: '0 var(--gutter)',
});

/** An open session: one workout at a time, one tap per set. */
export function SessionScreen({ device, record }: { device: DeviceLog; record: SessionRecord }) {
  const { session } = record;
  const workouts = workoutsOf(record.sets);
  const actions = useSessionActions(device, record);
  const timer = useRest(device, session.id);
  const plans = usePlans(
    device.log,
    session,
    workouts.map(workout => workout.workoutId),
  );
  useWakeLock();
  // Earlier toasts would cover it.
  useEffect(() => dropToasts('success'), []);
  // Chosen explicitly: a workout whose last set is done stays until the next one is drawn, a frame after its ✓.
  const [chosen, setChosen] = useState(() => {
    const open = workouts.find(workout => !workout.done) ?? workouts[0];
    return open ? keyOf(open) : null;
  });
  const [asking, setAsking] = useState<string | null>(null);
  const [sheet, setSheet] = useState<SheetName | null>(null);

  const chosenIndex = workouts.findIndex(workout => keyOf(workout) === chosen);
  const firstOpen = workouts.findIndex(workout => !workout.done);
  const index = chosenIndex >= 0 ? chosenIndex : Math.max(0, firstOpen);
  const current = workouts[index];
  useNextSetFocused(`${current && keyOf(current)} ${asking}`);
  const asked = workouts.find(workout => keyOf(workout) === asking);
  const select = (next: number) => {
    const workout = workouts[next];
    if (workout) setChosen(keyOf(workout));
  };
  const { workoutMenu, sessionMenu } = useSessionMenus({
    ...{ workouts, index, actions, timer },
    onNote: () => setSheet('note'),
    onRest: () => setSheet('rest'),
    onLeave: () => setChosen(null),
  });

  const finish = useStable(() => setSheet('finish'));
  const check = async (set: TrainingSet) => {
    if (set.doneAt !== null) return void (await actions.reopen(set));
    if (timer.alarm.sound) allowSound();
    const after = workouts.map(workout => {
      const sets = workout.sets.map(each => (each.id === set.id ? { ...each, doneAt: 'now' } : each));
      return { ...workout, sets, done: sets.every(each => each.doneAt !== null) };
    });
    if (!(await actions.complete(set))) return;
    const left = after.some(workout => !workout.done);
    const following = after[workoutAfter(after, index)];
    startTransition(() => {
      if (left && restsAfter(after, index)) timer.start(plans.get(set.workoutId)?.restSeconds ?? 0);
      if (!left) timer.skip();
      if (after[index]?.done && set.kind === 'work') setAsking(keyOf(after[index]));
      if (following) setChosen(keyOf(following));
    });
  };

  const swap = async (workout: SessionWorkout, other: NextWorkout) => {
    if (await swapWorkout(actions, workout, other))
      setChosen(keyOf({ ...workout, workoutId: other.workoutId }));
  };

  return (
    <div css={COLUMN}>
      <SessionHeader
        title={session.title}
        startedAt={session.startedAt}
        {...progressOf(workouts)}
        menu={sessionMenu}
        onFinish={finish}
      />
      <WorkoutStrip
        workouts={workouts}
        plans={plans}
        current={index}
        onSelect={select}
        onAdd={() => setSheet('add')}
      />
      {asked && (
        <FeelingQuestion
          workout={asked}
          onAnswer={answer => void actions.answer(asked, answer)}
          onClose={() => setAsking(null)}
        />
      )}
      {current ? (
        <WorkoutPanel
          key={keyOf(current)}
          workout={current}
          plan={plans.get(current.workoutId)}
          actions={actions}
          menu={workoutMenu}
          onCheck={check}
          onSwap={() => setSheet('swap')}
        />
      ) : (
        <EmptyState
          title="어떤 운동부터 할까요?"
          action={<Button onClick={() => setSheet('add')}>운동 추가</Button>}
        >
          추가하면 오늘 들 무게와 횟수를 바로 보여 드려요.
        </EmptyState>
      )}
      {current && firstOpen === -1 && (
        <Button size="large" fullWidth onClick={finish}>
          다 했어요! 끝내기
        </Button>
      )}
      <RestBar timer={timer} />
      {sheet && (
        <SessionSheet
          sheet={sheet}
          {...{ device, record, actions, timer, current }}
          onSwap={(workout, other) => void swap(workout, other)}
          onClose={() => setSheet(null)}
        />
      )}
    </div>
  );
}

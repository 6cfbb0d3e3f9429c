import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import Link2 from 'lucide-react/icons/link-2';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import SkipForward from 'lucide-react/icons/skip-forward';
import Timer from 'lucide-react/icons/timer';
import Trash2 from 'lucide-react/icons/trash-2';
import Unlink2 from 'lucide-react/icons/unlink-2';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStable } from '../../../shared/lib/use-stable';
import type { MenuItem } from '../../../shared/ui/menu-button';
import { showToast } from '../../../shared/ui/toast.store';
import type { SessionWorkout } from '../session/plan';
import type { RestTimer } from './use-rest';
import type { SessionActions } from './use-session-actions';

interface SessionMenusOptions {
  workouts: readonly SessionWorkout[];
  /** The workout on the screen. */
  index: number;
  actions: SessionActions;
  timer: RestTimer;
  onNote: () => void;
  onRest: () => void;
  /** The workout on the screen is gone or has moved: the next one shows. */
  onLeave: () => void;
}

const ICON = { 'aria-hidden': true, size: 18 } as const;

/** Actions on the current workout, and on the whole session. */
export function useSessionMenus(options: SessionMenusOptions): {
  workoutMenu: MenuItem[];
  sessionMenu: MenuItem[];
} {
  const { workouts, index, actions, timer, onNote, onRest, onLeave } = options;
  const navigate = useNavigate();
  const current = workouts[index];
  const following = workouts[index + 1];

  const skip = async (workout: SessionWorkout) => {
    const left = workout.sets.filter(set => set.doneAt === null);
    if (!(await actions.skipWorkout(workout))) return;
    onLeave();
    showToast({
      message: `${workout.workoutName}, 오늘은 건너뛸게요.`,
      action: { label: '되돌리기', undo: true, run: () => void actions.restore(left) },
    });
  };
  const discard = async () => {
    const discarded = await actions.discard();
    if (!discarded) return;
    timer.skip();
    showToast({
      message: '운동 기록을 지웠어요.',
      action: { label: '되돌리기', undo: true, run: () => void actions.revive(discarded) },
    });
    void navigate('/training');
  };

  const postpone = useStable(() => {
    if (current) void actions.postpone(current);
    onLeave();
  });
  const skipIt = useStable(() => {
    if (current) void skip(current);
  });
  const group = useStable(() => {
    if (current && following)
      void actions.group([current, following], following.supersetGroup ?? current.workoutOrdinal);
  });
  const ungroup = useStable(() => {
    const group = workouts.filter(each => each.supersetGroup === current?.supersetGroup);
    void actions.group(group, null);
  });
  const note = useStable(onNote);
  const rest = useStable(onRest);
  const discardIt = useStable(() => void discard());

  // Stable menus while they offer the same: a completed set does not change them.
  const [any, only, last] = [current !== undefined, workouts.length < 2, !following];
  const grouped = current !== undefined && current.supersetGroup !== null;
  const workoutMenu = useMemo(
    (): MenuItem[] =>
      any
        ? [
            {
              key: 'later',
              label: '나중에 하기',
              icon: <ArrowDownToLine {...ICON} />,
              disabled: only,
              run: postpone,
            },
            { key: 'skip', label: '오늘은 건너뛰기', icon: <SkipForward {...ICON} />, run: skipIt },
            grouped
              ? { key: 'superset', label: '따로 하기', icon: <Unlink2 {...ICON} />, run: ungroup }
              : {
                  key: 'superset',
                  label: '다음 운동과 번갈아 하기',
                  icon: <Link2 {...ICON} />,
                  disabled: last,
                  run: group,
                },
          ]
        : [],
    [any, only, last, grouped, postpone, skipIt, group, ungroup],
  );
  const sessionMenu = useMemo(
    (): MenuItem[] => [
      { key: 'note', label: '메모', icon: <NotebookPen {...ICON} />, run: note },
      { key: 'rest', label: '휴식 타이머', icon: <Timer {...ICON} />, run: rest },
      { key: 'discard', label: '이 운동 지우기', icon: <Trash2 {...ICON} />, danger: true, run: discardIt },
    ],
    [note, rest, discardIt],
  );
  return { workoutMenu, sessionMenu };
}

import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import Link2 from 'lucide-react/icons/link-2';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import SkipForward from 'lucide-react/icons/skip-forward';
import Timer from 'lucide-react/icons/timer';
import Trash2 from 'lucide-react/icons/trash-2';
import Unlink2 from 'lucide-react/icons/unlink-2';
import { useNavigate } from 'react-router-dom';
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
  /** The workout on the screen has gone or moved: the next one is shown. */
  onLeave: () => void;
}

const ICON = { 'aria-hidden': true, size: 18 } as const;

/** What can be done with the workout on the screen, and with the whole session. */
export function useSessionMenus(options: SessionMenusOptions): {
  workoutMenu: MenuItem[];
  sessionMenu: MenuItem[];
} {
  const { workouts, index, actions, timer, onNote, onLeave } = options;
  const navigate = useNavigate();
  const current = workouts[index];
  const following = workouts[index + 1];

  const skip = async (workout: SessionWorkout) => {
    const left = workout.sets.filter(set => set.doneAt === null);
    if (!(await actions.skipWorkout(workout))) return;
    onLeave();
    showToast({
      message: `${workout.workoutName}, 오늘은 건너뛸게요.`,
      action: { label: '되돌리기', run: () => void actions.restore(left) },
    });
  };
  const discard = async () => {
    if (!(await actions.discard())) return;
    timer.skip();
    showToast({
      message: '운동 기록을 지웠어요.',
      action: { label: '되돌리기', run: () => void actions.revive() },
    });
    void navigate('/training');
  };

  const workoutMenu: MenuItem[] = current
    ? [
        {
          key: 'later',
          label: '나중에 하기',
          icon: <ArrowDownToLine {...ICON} />,
          disabled: workouts.length < 2,
          run: () => {
            void actions.postpone(current);
            onLeave();
          },
        },
        {
          key: 'skip',
          label: '오늘은 건너뛰기',
          icon: <SkipForward {...ICON} />,
          run: () => void skip(current),
        },
        current.supersetGroup === null
          ? {
              key: 'superset',
              label: '다음 운동과 번갈아 하기',
              icon: <Link2 {...ICON} />,
              disabled: !following,
              run: () => {
                if (following)
                  void actions.group([current, following], following.supersetGroup ?? current.workoutOrdinal);
              },
            }
          : {
              key: 'superset',
              label: '따로 하기',
              icon: <Unlink2 {...ICON} />,
              run: () =>
                void actions.group(
                  workouts.filter(each => each.supersetGroup === current.supersetGroup),
                  null,
                ),
            },
      ]
    : [];
  const sessionMenu: MenuItem[] = [
    { key: 'note', label: '메모', icon: <NotebookPen {...ICON} />, run: onNote },
    {
      key: 'rest',
      label: timer.off ? '휴식 타이머 켜기' : '휴식 타이머 끄기',
      icon: <Timer {...ICON} />,
      run: () => timer.turnOff(!timer.off),
    },
    {
      key: 'discard',
      label: '이 운동 지우기',
      icon: <Trash2 {...ICON} />,
      danger: true,
      run: () => void discard(),
    },
  ];
  return { workoutMenu, sessionMenu };
}

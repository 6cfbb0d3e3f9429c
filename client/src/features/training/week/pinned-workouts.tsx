import { useQuery } from '@tanstack/react-query';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Pin from 'lucide-react/icons/pin';
import PinOff from 'lucide-react/icons/pin-off';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { css } from '@emotion/react';
import { color, space, text } from '../../../shared/theme/theme';
import { ChipButton } from '../../../shared/ui/chip';
import { MenuButton } from '../../../shared/ui/menu-button';
import { copiedWorkouts } from '../../../shared/widgets/workout/workout.api';
import { withPin } from './week-wishes';
import type { WeekWishes } from './week-wishes';

interface PinsProps {
  wishes: WeekWishes;
  onChange: (wishes: WeekWishes) => void;
}

const LEGEND = css(text.small, { color: color('text-2'), fontWeight: 600, marginBottom: space(2) });

/** The workouts that the week must include or exclude; a press leaves one to the plan again. */
export function PinnedWorkouts({ wishes, onChange }: PinsProps) {
  const { kept, excluded } = wishes;
  const { data: workouts } = useQuery({
    ...copiedWorkouts,
    enabled: kept.length + excluded.length > 0,
  });
  const nameOf = (id: number) =>
    workouts ? (workouts.find(workout => workout.id === id)?.koreanName ?? '지금은 없는 운동') : '…';
  const groups = [
    { title: '꼭 넣을 운동', ids: kept },
    { title: '뺄 운동', ids: excluded },
  ];
  return groups
    .filter(({ ids }) => ids.length > 0)
    .map(({ title, ids }) => (
      <fieldset key={title}>
        <legend css={LEGEND}>{title}</legend>
        <ul css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
          {ids.map(id => (
            <li key={id} css={{ maxWidth: '100%' }}>
              <ChipButton
                aria-label={`${nameOf(id)}: ${title}에서 빼기`}
                icon={<X aria-hidden size={14} />}
                onClick={() => onChange(withPin(wishes, id, null))}
              >
                {nameOf(id)}
              </ChipButton>
            </li>
          ))}
        </ul>
      </fieldset>
    ));
}

interface PinMenuProps extends PinsProps {
  workoutId: number;
  name: string;
}

/** The member's choice for a workout of the week: keep or exclude. */
export function PinMenu({ workoutId, name, wishes, onChange }: PinMenuProps) {
  const isKept = wishes.kept.includes(workoutId);
  const pin = (to: 'kept' | 'excluded' | null) => () => onChange(withPin(wishes, workoutId, to));
  return (
    <MenuButton
      label={isKept ? `${name} 고정됨, 바꾸기` : `${name} 바꾸기`}
      icon={isKept ? <Pin size={18} css={{ color: color('brand-text') }} /> : <EllipsisVertical size={18} />}
      items={[
        isKept
          ? { key: 'free', label: '고정 풀기', icon: <PinOff size={18} />, run: pin(null) }
          : { key: 'keep', label: '이 운동은 꼭 넣기', icon: <Pin size={18} />, run: pin('kept') },
        { key: 'exclude', label: '이 운동은 빼기', icon: <Trash2 size={18} />, run: pin('excluded') },
      ]}
    />
  );
}

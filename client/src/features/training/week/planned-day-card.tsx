import CalendarClock from 'lucide-react/icons/calendar-clock';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import Moon from 'lucide-react/icons/moon';
import Repeat2 from 'lucide-react/icons/repeat-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { latePart } from '../../../shared/lib/late-part';
import { IconButton } from '../../../shared/ui/icon-button';
import { color, space, text } from '../../../shared/theme/theme';
import { Card } from '../../../shared/ui/card';
import { LinkButton } from '../../../shared/ui/link-button';
import { MenuButton } from '../../../shared/ui/menu-button';
import { WorkoutPicture } from '../../../shared/widgets/workout/workout-picture';
import type { PlannedDay } from '../api/week.api';
import { targetText } from '../lib/set-text';
import { isOpen, weekdayName } from './day-moves';
import { dayTargets } from './day-targets';
import { dotted } from '../../../shared/lib/format';

const DaySwap = latePart(async () => (await import('./day-swap')).DaySwap);

interface PlannedDayCardProps {
  day: PlannedDay;
  /** A session of this day is open: its own card leads there. */
  begun: boolean;
  /** Of the week after this one: nothing of it can be done yet. */
  isComing: boolean;
  /** Weekdays (1 = Monday) that it may be moved to. */
  free: readonly number[];
  onMove: (day: number) => void;
  onSkip: (skipped: boolean) => void;
  /** Saves it as a routine. */
  onKeep: () => void;
  /** Restores the planned work in place of the routine. */
  onPlanned: () => void;
}

const EYEBROWS: Record<PlannedDay['state'], string> = {
  ...{ today: '오늘 할 운동', planned: '다음 운동', missed: '놓친 운동' },
  ...{ done: '한 운동', skipped: '쉬기로 한 운동', off: '쉬는 날' },
};

/** The address that starts a day's session with its recommendation's numbers. */
export function startOf({ historyId, routineId, items, title }: PlannedDay): string {
  if (routineId !== null) return `/training/session/new?routine=${routineId}`;
  const workouts = items.map(({ workoutId }) => workoutId).join(',');
  return `/training/session/new?${new URLSearchParams({ history: String(historyId), workouts, title })}`;
}

/** A day of the plan: what it trains, how long, its workouts, and a start button. */
export function PlannedDayCard(props: PlannedDayCardProps) {
  const { day, begun, isComing, free, onMove, onSkip, onKeep, onPlanned } = props;
  const { state, title, minutes, items } = day;
  const open = state !== 'done';
  const when = day.day === null ? '다음 주' : weekdayName(day.day);
  const eyebrow = isComing && state === 'planned' ? `${when}에 할 운동` : EYEBROWS[state];
  const canStart = !isComing && !begun && isOpen(day);
  const { data: targets } = useQuery({ ...dayTargets(day), enabled: open });
  const [swapping, setSwapping] = useState<PlannedDay['items'][number] | null>(null);
  const canSwap = open && !begun && day.routineId === null;
  const fit = items.filter(({ against }) => against === null);
  const menu = [
    ...free.map(weekday => ({
      key: String(weekday),
      label: `${weekdayName(weekday)}로 옮기기`,
      icon: <CalendarClock size={18} />,
      run: () => onMove(weekday),
    })),
    ...(day.routineId === null
      ? [{ key: 'keep', label: '루틴으로 저장', icon: <BookmarkPlus size={18} />, run: onKeep }]
      : [{ key: 'planned', label: '계획한 운동으로 되돌리기', icon: <Undo2 size={18} />, run: onPlanned }]),
    state === 'skipped'
      ? { key: 'back', label: '다시 하기', icon: <Undo2 size={18} />, run: () => onSkip(false) }
      : {
          key: 'skip',
          label: isComing ? '다음 주는 쉬기' : '이번 주는 쉬기',
          icon: <Moon size={18} />,
          run: () => onSkip(true),
        },
  ];
  return (
    <Card as="section" padding={5} aria-label={`${title}, ${eyebrow}`}>
      <div css={{ display: 'flex', alignItems: 'flex-start', gap: space(2) }}>
        <div css={{ flex: 1, minWidth: 0 }}>
          <p css={[text.small, { color: color('brand-text'), fontWeight: 700 }]}>{eyebrow}</p>
          <h2 css={[text.h1, { marginTop: space(1), overflowWrap: 'anywhere' }]}>{title}</h2>
          <p css={[text.body2, { marginTop: space(1), color: color('text-2') }]}>
            {items.length === 0
              ? '아직 운동이 없어요'
              : dotted([`${items.length}개`, minutes !== null && `${minutes}분쯤`])}
          </p>
        </div>
        {open && <MenuButton label={`${title} 바꾸기`} icon={<EllipsisVertical size={20} />} items={menu} />}
      </div>
      {canStart && fit.length > 0 && (
        <LinkButton
          to={startOf(day)}
          aria-label={`${title} 운동 시작`}
          size="large"
          fullWidth
          css={{ marginTop: space(4) }}
        >
          운동 시작
        </LinkButton>
      )}
      <ul css={{ display: 'grid', gap: space(2), marginTop: space(4) }}>
        {items.map(item => {
          const { workoutId, koreanName, imgPath, set, against } = item;
          return (
            <li
              key={workoutId}
              css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) }}
            >
              <WorkoutPicture src={imgPath} size={48} />
              <div css={{ flex: '1 1 5rem' }}>
                <p css={[text.body2, { fontWeight: 600, overflowWrap: 'anywhere' }]}>{koreanName}</p>
                {against !== null ? (
                  <p css={[text.small, { color: color('caution-text') }]}>{against}</p>
                ) : (
                  open && (
                    // Always one line: the numbers arrive later.
                    <p css={[text.small, { minHeight: '1lh', color: color('text-2') }]}>
                      {targetText(targets?.find(target => target.workoutId === workoutId))}
                    </p>
                  )
                )}
              </div>
              <span css={[text.body2, { color: color('text-2'), fontVariantNumeric: 'tabular-nums' }]}>
                {set}세트
              </span>
              {canSwap && (
                <IconButton label={`${koreanName} 바꾸기`} onClick={() => setSwapping(item)}>
                  <Repeat2 size={18} />
                </IconButton>
              )}
            </li>
          );
        })}
      </ul>
      {swapping && <DaySwap historyId={day.historyId} workout={swapping} onClose={() => setSwapping(null)} />}
    </Card>
  );
}

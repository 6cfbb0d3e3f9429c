import { color, space, text } from '../../../shared/theme/theme';
import type { AcceptedWeek, MyWeek } from '../api/week.api';
import { dateAfter } from '../lib/calendar';
import { PlannedDayCard } from './planned-day-card';
import { useWeekActions } from './use-week';
import { WeekStrip } from './week-strip';
import { daysToMoveTo, weekCells } from './week-view';

interface WeekDayProps {
  week: MyWeek;
  plan: AcceptedWeek;
  today: string;
  /** The day that is shown. */
  selected: string;
  onSelect: (date: string) => void;
}

/** The strip of the week with the day that is chosen in it. */
export function WeekDay({ week, plan, today, selected, onSelect }: WeekDayProps) {
  const { change } = useWeekActions(today);
  const cells = weekCells(week, today);
  const cell = cells.find(({ date }) => date === selected);
  // In a week without days, and on a day of rest, the next one stands there.
  const index = cell?.index ?? (selected === today ? plan.next : null);
  const day = index === null ? undefined : plan.days[index];
  const inOrder = plan.days.some(({ day: weekday }) => weekday === null);
  return (
    <>
      <WeekStrip cells={cells} plan={plan} selected={selected} onSelect={onSelect} />
      {day && index !== null ? (
        <PlannedDayCard
          day={day}
          free={inOrder ? [] : daysToMoveTo(week.startsOn, day, today)}
          onMove={to =>
            change.mutate({ index, day: to }, { onSuccess: () => onSelect(dateAfter(week.startsOn, to - 1)) })
          }
          onSkip={skipped => change.mutate({ index, skipped })}
        />
      ) : (
        <p css={[text.body2, { padding: space(6, 0), textAlign: 'center', color: color('text-2') }]}>
          {restText(cell?.state === 'other', plan.next === null && selected === today)}
        </p>
      )}
    </>
  );
}

function restText(trained: boolean, isOver: boolean): string {
  if (trained) return '계획에 없던 운동을 한 날이에요.';
  return isOver ? '이번 주 운동을 모두 마쳤어요. 수고했어요!' : '쉬는 날이에요. 푹 쉬어야 늘어요.';
}

import { useState } from 'react';
import { latePart } from '../../../shared/lib/late-part';
import { color, space, text } from '../../../shared/theme/theme';
import { showToast } from '../../../shared/ui/toast.store';
import type { AcceptedWeek, MyWeek } from '../api/week.api';
import { dateInWeek } from '../../../shared/lib/calendar';
import type { SessionRecord } from '../store/session-record';
import { DayCardio } from './day-cardio';
import { costOfMove, weekdayName } from './day-moves';
import { useKeepDay } from './use-keep-day';
import { PlannedDayCard } from './planned-day-card';
import { useWeekActions } from './use-week';
import { WeekStrip } from './week-strip';
import { daysToMoveTo, isFrom, restText, weekCells, weekName } from './week-view';

/** Dragging is optional, so it loads after the strip. */
const DragStrip = latePart(async () => (await import('./drag-strip')).DragStrip, WeekStrip);

interface WeekDayProps {
  week: MyWeek;
  plan: AcceptedWeek;
  today: string;
  /** Open sessions. */
  begun: readonly SessionRecord[];
}

/** The week's strip with its selected day. */
export function WeekDay({ week, plan, today, begun }: WeekDayProps) {
  const isComing = today < week.startsOn;
  const first = isComing ? (plan.days.flatMap(({ date }) => date ?? []).sort()[0] ?? week.startsOn) : today;
  const [selected, setSelected] = useState(first);
  const { change } = useWeekActions(today, week.startsOn);
  const keep = useKeepDay();
  const cells = weekCells(week, today);
  const cell = cells.find(({ date }) => date === selected);
  // In a week without fixed days, and on a rest day, the next one shows.
  const index = cell?.index ?? (selected === first ? plan.next : null);
  const day = index === null ? undefined : plan.days[index];
  const move = (at: number, to: number) => {
    const cost = costOfMove(week, today, at, to);
    const { historyId, day: from } = plan.days[at]!;
    const moved = () => {
      setSelected(dateInWeek(week.startsOn, to));
      showToast({
        message: `${weekdayName(to)}로 옮겼어요. ${cost}`,
        about: 'week-day',
        action:
          from === null ? undefined : { label: '되돌리기', undo: true, run: () => back(historyId, from) },
      });
    };
    change.mutate({ historyId, day: to }, { onSuccess: moved });
  };
  const back = (historyId: number, from: number) =>
    change.mutate(
      { historyId, day: from },
      { onSuccess: () => setSelected(dateInWeek(week.startsOn, from)) },
    );
  return (
    <>
      <div>
        <DragStrip
          name={weekName(week, today)}
          cells={cells}
          plan={plan}
          selected={selected}
          onSelect={setSelected}
          onMove={move}
          costOf={(at, to) => costOfMove(week, today, at, to)}
        />
      </div>
      {day && index !== null ? (
        // Another day in its place, as a late answer brings it, has its own menu and sheet.
        <PlannedDayCard
          key={day.historyId}
          day={day}
          begun={begun.some(({ session }) => isFrom(day, session))}
          isComing={isComing}
          free={daysToMoveTo(week.startsOn, plan.days, index, today)}
          onMove={to => move(index, to)}
          onKeep={() => keep.mutate(day)}
          onPlanned={() => change.mutate({ historyId: day.historyId, routineId: null })}
          onSkip={skipped => change.mutate({ historyId: day.historyId, skipped })}
        />
      ) : (
        <p css={[text.body2, { padding: space(6, 0), textAlign: 'center', color: color('text-2') }]}>
          {restText(
            cell?.state === 'other',
            plan.next === null && selected === today ? plan : null,
            cell?.cardio,
          )}
        </p>
      )}
      <DayCardio week={week} date={selected} today={today} onSelect={setSelected} />
    </>
  );
}

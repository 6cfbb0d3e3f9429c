import { particle } from '../../../shared/lib/particle';
import type { AcceptedWeek } from '../api/week.api';
import { weekdayName } from './day-moves';

type Seen = Pick<AcceptedWeek, 'historyId' | 'revision'> & {
  days: readonly Pick<AcceptedWeek['days'][number], 'historyId' | 'day' | 'state' | 'title'>[];
};

/** What another device has changed since this one last saw the week, in a few words; null where nothing was. The newer choice counts. */
export function changedElsewhere(before: Seen, now: Seen): string | null {
  // Recommendations count upwards; a plan dropped and chosen again counts its revisions anew.
  if (now.historyId === before.historyId ? now.revision <= before.revision : now.historyId < before.historyId)
    return null;
  const days = now.days.map(day => ({
    day,
    was: before.days.find(({ historyId }) => historyId === day.historyId),
  }));
  if (days.some(({ was }) => !was)) return '다른 기기에서 계획을 다시 짰어요.';
  const of = (change: (day: Seen['days'][number], was: Seen['days'][number]) => string | false) =>
    days.flatMap(({ day, was }) => (was && change(day, was)) || []).join(', ');
  const told = [
    [
      of(
        (day, was) =>
          day.day !== null &&
          day.day !== was.day &&
          `${particle(day.title, '을/를')} ${weekdayName(day.day)}로`,
      ),
      '옮겼어요.',
    ],
    [
      of((day, was) => day.state === 'skipped' && was.state !== 'skipped' && particle(day.title, '은/는')),
      '이번 주에 쉬기로 했어요.',
    ],
    [
      of((day, was) => day.state !== 'skipped' && was.state === 'skipped' && particle(day.title, '은/는')),
      '다시 하기로 했어요.',
    ],
  ].flatMap(([which, done]) => (which ? `${which} ${done}` : []));
  return told.length === 0 ? null : `다른 기기에서 ${told.join(' ')}`;
}

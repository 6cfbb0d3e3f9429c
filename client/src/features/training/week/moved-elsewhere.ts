import { particle } from '../../../shared/lib/particle';
import type { AcceptedWeek } from '../api/week.api';
import { weekdayName } from './day-moves';

type Seen = Pick<AcceptedWeek, 'revision'> & {
  days: readonly Pick<AcceptedWeek['days'][number], 'historyId' | 'day' | 'title'>[];
};

/** What another device has moved since this one last saw the week, in one sentence; null where nothing was. The newer choice counts. */
export function movedElsewhere(before: Seen, now: Seen): string | null {
  if (now.revision <= before.revision) return null;
  const moved = now.days.flatMap(({ historyId, day, title }) => {
    const was = before.days.find(each => each.historyId === historyId);
    return was && day !== null && was.day !== day
      ? [`${particle(title, '을/를')} ${weekdayName(day)}로`]
      : [];
  });
  return moved.length === 0 ? null : `다른 기기에서 ${moved.join(', ')} 옮겼어요.`;
}

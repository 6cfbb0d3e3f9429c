import { particle } from '../../../shared/lib/particle';
import type { AcceptedWeek } from '../api/week.api';
import { weekdayName } from './day-moves';

type Day = Pick<AcceptedWeek['days'][number], 'historyId' | 'day' | 'state' | 'title'>;
type Seen = Pick<AcceptedWeek, 'historyId' | 'revision'> & { days: readonly Day[] };

/** What another device has changed since this one last saw the week, in a few words; null where nothing was. The newer choice counts. */
export function changedElsewhere(before: Seen, now: Seen): string | null {
  // Recommendations count upwards; a plan dropped and chosen again counts its revisions anew.
  if (now.historyId === before.historyId ? now.revision <= before.revision : now.historyId < before.historyId)
    return null;
  const days = now.days.map(day => [day, before.days.find(was => was.historyId === day.historyId)] as const);
  if (days.some(([, was]) => !was)) return '다른 기기에서 계획을 다시 짰어요.';
  const moved = days.flatMap(([{ title, day, state }, was]) =>
    state !== 'skipped' && day !== null && day !== was?.day
      ? `${particle(title, '을/를')} ${weekdayName(day)}로`
      : [],
  );
  const titles = (from: boolean, to: boolean) =>
    days
      .filter(([day, was]) => (was?.state === 'skipped') === from && (day.state === 'skipped') === to)
      .map(([{ title }]) => title)
      .join(', ');
  const [leftOut, takenUp] = [titles(false, true), titles(true, false)];
  const told = [
    moved.length > 0 && `${moved.join(', ')} 옮겼어요.`,
    leftOut && `${particle(leftOut, '은/는')} 쉬기로 했어요.`,
    takenUp && `${particle(takenUp, '은/는')} 다시 하기로 했어요.`,
  ].filter(Boolean);
  return told.length === 0 ? null : `다른 기기에서 ${told.join(' ')}`;
}

import { useState } from 'react';
import { color, media, space, text } from '../../../shared/theme/theme';
import { Chip } from '../../../shared/ui/chip';
import { UNSEEN } from '../../../shared/ui/sequential-sections';
import { useDoneSets } from '../hooks/use-done-sets';
import { useCalendar } from '../hooks/use-history';
import { daysOf, monthText } from '../../../shared/lib/calendar';
import { useToday } from '../hooks/use-today';
import type { TrainingSession } from '../store/rows';
import type { TrainingLog } from '../store/training-log';
import { KeptWeeks, KeptWeeksAgain } from './kept-weeks';
import { MonthCalendar } from './month-calendar';
import { SessionList } from './session-list';

/** 달력: from this device's data, so it works offline; sets and volume come from the server. */
export function CalendarPanel(props: { log: TrainingLog; sessions: readonly TrainingSession[] }) {
  const { log, sessions } = props;
  const today = useToday();
  const [wanted, setMonth] = useState<string | null>(null);
  const dates = sessions.map(({ localDate }) => localDate).filter(date => date <= today);
  // On the first of a month, or after a pause, the last workouts are what somebody looks for.
  const month = wanted ?? (dates.sort().at(-1) ?? today).slice(0, 7);
  const [day, setDay] = useState<string | null>(null);
  const { from, to } = daysOf(month);
  const calendar = useCalendar(from, to);
  const entries = new Map(calendar.data?.map(entry => [entry.id, entry]));
  const all = sessions.filter(({ localDate }) => localDate.startsWith(month));
  const done = useDoneSets(
    log,
    all.map(({ id }) => id),
  );
  // Without a set or a note. Each side may lack sets that only the other has.
  const isEmpty = ({ id, note, cardio }: TrainingSession) =>
    !cardio && note === null && !entries.get(id)?.sets && done.get(id) === 0;
  const ofMonth = all.filter(session => session.endedAt === null || !isEmpty(session));
  const trained = ofMonth.filter(session => !isEmpty(session));
  // Before that the list may contain an empty session, and lacks lines.
  const known = !calendar.isPending && all.every(({ id }) => done.has(id));
  const shown = day === null ? ofMonth : ofMonth.filter(({ localDate }) => localDate === day);
  return (
    <div
      css={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: space(5),
        alignItems: 'start',
        // The month beside its sessions.
        [media.desktop]: { gridTemplateColumns: '480px minmax(0, 1fr)', columnGap: space(10) },
      }}
    >
      <div
        css={{
          gridColumn: '1 / -1',
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: space(2),
          minHeight: 44,
        }}
      >
        <Chip>
          {monthText(month).replace(/^\d+년 /, '')}에 {trained.length}번
        </Chip>
        <KeptWeeks today={today} />
      </div>
      <MonthCalendar
        {...{ month, today }}
        countOf={date => trained.filter(({ localDate }) => localDate === date).length}
        chosen={day}
        onMonth={next => {
          setDay(null);
          setMonth(next);
        }}
        onChoose={setDay}
      />
      {shown.length === 0 ? (
        <p css={[text.body2, { color: color('text-2'), textAlign: 'center', padding: space(6, 0) }]}>
          {monthText(month)}에는 운동 기록이 없어요.
        </p>
      ) : (
        <>
          {calendar.isLoadingError && (
            <p role="status" css={[text.small, { color: color('text-2') }]}>
              볼륨과 부위는 서버가 계산해요. 연결되면 보여 드릴게요.
            </p>
          )}
          <div css={!known && UNSEEN}>
            <SessionList sessions={shown} entries={entries} done={done} />
          </div>
        </>
      )}
      <KeptWeeksAgain today={today} />
    </div>
  );
}

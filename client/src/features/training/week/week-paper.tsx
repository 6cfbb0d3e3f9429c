import { css } from '@emotion/react';
import { useQueries } from '@tanstack/react-query';
import { Paper } from '../../../shared/widgets/print/paper';
import { SetBoxes } from '../../../shared/widgets/print/set-boxes';
import { amountText, loadText, restText, stopText } from '../../../shared/widgets/workout/amounts';
import type { MyWeek, PlannedDay } from '../api/week.api';
import { WEEKDAYS, weekText } from '../../../shared/lib/calendar';
import { plannedCardioText } from '../lib/cardio-text';
import type { NextWorkout } from '../session/next-workout';
import { weekdayName } from './day-moves';
import { dayTargets } from './day-targets';
import { dotted, formatMonthDay } from '../../../shared/lib/format';

/** Three full days per page. */
const DENSE = css({
  fontSize: '9.5pt',
  lineHeight: 1.25,
  '& h2': { margin: '5mm 0 0.5mm', fontSize: '11.5pt' },
  '& td': { padding: '0.8mm 1.5mm', verticalAlign: 'middle' },
  '& td:first-of-type': { paddingLeft: 0 },
  '& small': { fontSize: '7.5pt' },
});
const NUMBER = css({ fontWeight: 700, whiteSpace: 'nowrap' });

/** `월요일 11월 23일`, in a week without fixed days `1번째`. */
const whenText = ({ day, date }: PlannedDay, index: number): string =>
  [day === null ? `${index + 1}번째` : weekdayName(day), date && formatMonthDay(date)]
    .filter(Boolean)
    .join(' ');

const noteOf = ({ target: { stop }, warmups, restSeconds }: NextWorkout): string =>
  dotted([
    stop && stopText(stop),
    warmups.length > 0 && `준비 ${warmups.map(({ weight, reps }) => `${weight}kg ${reps}회`).join(', ')}`,
    restText(restSeconds),
  ]);

/** The whole week for paper: each day's workouts with weight, sets and boxes to tick. What is over or left out is one line. */
export function WeekPaper({ week: { startsOn, plan, cardio }, name }: { week: MyWeek; name: string }) {
  const days = plan?.days ?? [];
  const targets = useQueries({
    queries: days.map(day => ({ ...dayTargets(day), enabled: day.state !== 'done' })),
  });
  return (
    <Paper label={`${name} 운동표`}>
      <div css={DENSE}>
        <h1>{name} 운동</h1>
        <p>{weekText(startsOn)}</p>
        {days.map((day, index) => (
          <Day key={day.historyId} day={day} when={whenText(day, index)} targets={targets[index]?.data} />
        ))}
        {cardio.planned.length > 0 && <h2>유산소</h2>}
        {cardio.planned.map((each, index) => (
          <p key={index}>
            {each.day !== null && `${WEEKDAYS[each.day - 1]}요일 `}
            {plannedCardioText(each)}
          </p>
        ))}
        <p css={{ marginTop: '4mm' }}>
          <small>
            무게와 횟수는 운동을 기록할수록 달라져요. 아프면 바로 멈춰요. 의료 조언이 아니에요. ·&nbsp;루틴업
          </small>
        </p>
      </div>
    </Paper>
  );
}

const OVER: Partial<Record<PlannedDay['state'], string>> = {
  ...{ done: '했어요', skipped: '쉬어요', off: '쉬는 날' },
};

interface DayProps {
  day: PlannedDay;
  when: string;
  targets: readonly NextWorkout[] | undefined;
}

function Day({ day: { title, minutes, state, items }, when, targets }: DayProps) {
  const fit = items.filter(({ against }) => against === null);
  const over = OVER[state] ?? (fit.length === 0 ? '지금은 쉬는 게 좋은 운동이에요' : undefined);
  return (
    <section css={{ breakInside: 'avoid' }}>
      <h2>
        {when} ·&nbsp;{title}
        {over ? ` ·\u00a0${over}` : minutes !== null && ` ·\u00a0${minutes}분쯤`}
      </h2>
      {!over && (
        <table>
          <tbody>
            {fit.map(({ workoutId, koreanName, set }) => {
              const next = targets?.find(target => target.workoutId === workoutId);
              const { weight = null, reps, seconds, stop } = next?.target ?? {};
              const amount = seconds ?? reps ?? null;
              const known = amount !== null || stop != null;
              return (
                <tr key={workoutId}>
                  <td>
                    <strong>{koreanName}</strong>
                    {next && <small>{noteOf(next)}</small>}
                  </td>
                  {/* Unknown on this device: room to write it. */}
                  <td css={[NUMBER, { width: '32mm' }]}>{next && loadText(weight, next.loadLabel)}</td>
                  <td css={[NUMBER, { width: '26mm' }]}>
                    {known ? `${amountText(amount, next?.repeatUnit, stop)} × ${set}` : `${set}세트`}
                  </td>
                  <td css={{ width: '44mm' }}>
                    <SetBoxes sets={set} size="6.5mm" />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </section>
  );
}

import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { particle } from '../../../shared/lib/particle';
import { color, media, radius, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import type { AcceptedWeek, MyWeek } from '../api/week.api';
import { costOfLeaving, costOfMove, missedDay, movedDays, weekdayName } from './day-moves';
import { useWeekActions } from './use-week';
import { weekCells } from './week-view';

const DOT = css({
  width: 14,
  height: 14,
  borderRadius: radius.round,
  border: `2px solid ${color('line')}`,
  '&[data-state="done"], &[data-state="other"]': {
    background: color('brand-fill'),
    borderColor: color('brand-fill'),
  },
  '&[data-state="today"], &[data-state="planned"]': { borderColor: color('brand') },
  '&[data-state="rest"], &[data-state="skipped"]': { width: 6, height: 6, background: color('line') },
  '&[data-state="missed"]': { border: `2px dashed ${color('caution')}` },
});

/** Two stand side by side on a phone. */
const TIGHT = css({ paddingInline: space(1) });

interface MissedQuestionProps {
  week: MyWeek;
  plan: AcceptedWeek;
  today: string;
}

/** One question after a day that was missed: both weeks that may follow, with what each costs. */
export function MissedQuestion({ week, plan, today }: MissedQuestionProps) {
  const { change } = useWeekActions(today);
  const missed = missedDay(week, today);
  if (!missed || missed.day.day === null) return null;
  const { index, day, to } = missed;
  const left = plan.days.map((each, at) => (at === index ? { ...each, state: 'skipped' as const } : each));
  const moved = to === null ? null : movedDays(plan.days, { startsOn: week.startsOn, today }, index, to);
  return (
    <Card as="section" padding={4} aria-label="놓친 운동" css={{ borderColor: color('caution') }}>
      <h2 css={text.title}>{weekdayName(missed.day.day)}을 놓쳤어요</h2>
      <p css={[text.body2, { marginTop: space(1), color: color('text-2') }]}>
        {to === null
          ? '남은 날에는 다른 운동이 있어요.'
          : `${particle(day.title, '을/를')} ${weekdayName(to)}로 옮길까요?`}{' '}
        그대로 하셔도 돼요.
      </p>
      <div
        css={{
          display: 'grid',
          gridTemplateColumns: `repeat(${moved ? 2 : 1}, minmax(0, 1fr))`,
          gap: space(2),
          marginTop: space(3),
          [media.tablet]: { gap: space(4) },
        }}
      >
        {moved && to !== null && (
          <Answer
            days={moved}
            week={week}
            plan={plan}
            today={today}
            cost={costOfMove(week, today, index, to)}
          >
            <Button
              size="small"
              css={TIGHT}
              loading={change.isPending && change.variables.day !== undefined}
              disabled={change.isPending}
              onClick={() => change.mutate({ index, day: to })}
            >
              {weekdayName(to)}로 옮기기
            </Button>
          </Answer>
        )}
        <Answer days={left} week={week} plan={plan} today={today} cost={costOfLeaving(day)}>
          <Button
            size="small"
            variant="secondary"
            loading={change.isPending && change.variables.day === undefined}
            disabled={change.isPending}
            onClick={() => change.mutate({ index, skipped: true })}
          >
            그대로 두기
          </Button>
        </Answer>
      </div>
    </Card>
  );
}

interface AnswerProps extends MissedQuestionProps {
  days: AcceptedWeek['days'];
  cost: string;
  children: ReactNode;
}

/** A week as it would be, in small. */
function Answer({ week, plan, days, today, cost, children }: AnswerProps) {
  const cells = weekCells({ ...week, plan: { ...plan, days } }, today);
  const trained = cells.filter(({ index, state }) => index !== null && state !== 'skipped');
  return (
    <div
      css={{
        display: 'grid',
        gridTemplateRows: 'auto 1fr auto',
        gap: space(2),
        padding: space(3),
        borderRadius: radius.control,
        background: color('surface-2'),
      }}
    >
      <div
        role="img"
        aria-label={`하는 날: ${trained.map(({ weekday }) => weekday).join(', ')}`}
        css={{ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' }}
      >
        {cells.map(({ date, weekday, isToday, state }) => (
          <span key={date} css={{ display: 'grid', justifyItems: 'center', gap: space(1) }}>
            <span css={[text.caption, isToday && { color: color('brand-text'), fontWeight: 700 }]}>
              {weekday}
            </span>
            <span css={{ display: 'grid', placeItems: 'center', height: 14 }}>
              <span data-state={state} css={DOT} />
            </span>
          </span>
        ))}
      </div>
      <p css={text.small}>{cost}</p>
      {children}
    </div>
  );
}

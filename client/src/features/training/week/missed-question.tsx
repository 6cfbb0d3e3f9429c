import { css } from '@emotion/react';
import { particle } from '../../../shared/lib/particle';
import { color, media, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import type { AcceptedWeek, MyWeek } from '../api/week.api';
import { costOfLeaving, costOfMove, missedDay, movedDays, weekdayName } from './day-moves';
import type { MissedDay } from './day-moves';
import { againRequest, changesOf, dayAgain, daysWith, firstOpen, restOf } from './plan-again';
import { useAgain, useWeekActions } from './use-week';
import { WeekAnswer } from './week-answer';

/** Two fit side by side on a phone. */
const TIGHT = css({ paddingInline: space(1) });

interface MissedQuestionProps {
  week: MyWeek;
  plan: AcceptedWeek;
  today: string;
}

/** One question after a missed day: both possible weeks, with the cost of each. */
export function MissedQuestion({ week, plan, today }: MissedQuestionProps) {
  const missed = missedDay(week, today);
  return missed && <Question key={missed.day.historyId} {...{ week, plan, today, missed }} />;
}

/** The resulting week: at once as a plain move, then with its rest replanned. */
function usePlannedAgain({ week, plan, today }: MissedQuestionProps, { day, index, to }: MissedDay) {
  const days = [...restOf(plan), ...(to === null ? [] : [dayAgain(day, to)])];
  const solved = useAgain(againRequest(week, plan, firstOpen(week, today), days)).data ?? null;
  if (solved) {
    const move = to === null ? [] : [costOfMove(week, today, index, to)];
    const changes = changesOf(plan, solved);
    const same = to === null ? '남은 날도 그대로가 가장 좋아요.' : '다른 날은 그대로예요.';
    return {
      solved,
      days: daysWith(week, solved, today),
      lines: [...move, ...(changes.length > 0 ? changes : [same])],
    };
  }
  if (to === null) return null;
  return {
    solved,
    days: movedDays(week, today, index, to),
    lines: [costOfMove(week, today, index, to)],
  };
}

function Question({ week, plan, today, missed }: MissedQuestionProps & { missed: MissedDay }) {
  const { change, accept } = useWeekActions(today);
  const { index, day, to } = missed;
  const again = usePlannedAgain({ week, plan, today }, missed);
  const isMoved = again !== null && (to !== null || changesOf(plan, again.solved!).length > 0);
  const left = plan.days.map((each, at) => (at === index ? { ...each, state: 'skipped' as const } : each));
  const withDays = (days: AcceptedWeek['days']) => ({ ...week, plan: { ...plan, days } });
  const busy = change.isPending || accept.isPending;
  // The accepted rest of a week leaves out what was missed before it.
  const take = () => {
    if (again?.solved) accept.mutate(again.solved.id);
    else if (to !== null) change.mutate({ historyId: day.historyId, day: to });
  };
  return (
    <Card as="section" padding={4} aria-label="놓친 운동" css={{ borderColor: color('caution') }}>
      <h2 css={text.title}>{weekdayName(day.day!)}을 놓쳤어요</h2>
      <p css={[text.body2, { marginTop: space(1), color: color('text-2') }]}>
        {to === null
          ? '남은 날에는 옮길 자리가 없어요.'
          : `${particle(day.title, '을/를')} ${weekdayName(to)}로 옮길까요?`}{' '}
        그대로 하셔도 돼요.
      </p>
      <div
        css={{
          display: 'grid',
          gridTemplateColumns: `repeat(${isMoved ? 2 : 1}, minmax(0, 1fr))`,
          gap: space(2),
          marginTop: space(3),
          [media.tablet]: { gap: space(4) },
        }}
      >
        {again && isMoved && (
          <WeekAnswer week={withDays(again.days)} today={today} lines={again.lines} grows={!again.solved}>
            <Button
              size="small"
              css={TIGHT}
              loading={accept.isPending || (change.isPending && change.variables.day !== undefined)}
              disabled={busy}
              onClick={take}
            >
              {to === null ? '남은 날에 나누기' : `${weekdayName(to)}로 옮기기`}
            </Button>
          </WeekAnswer>
        )}
        <WeekAnswer week={withDays(left)} today={today} lines={[costOfLeaving(day)]}>
          <Button
            size="small"
            variant="secondary"
            css={TIGHT}
            loading={change.isPending && change.variables.day === undefined}
            disabled={busy}
            onClick={() => change.mutate({ historyId: day.historyId, skipped: true })}
          >
            그대로 두기
          </Button>
        </WeekAnswer>
      </div>
    </Card>
  );
}

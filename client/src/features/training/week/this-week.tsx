import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { color, space, text } from '../../../shared/theme/theme';
import { Card } from '../../../shared/ui/card';
import { LinkButton } from '../../../shared/ui/link-button';
import { useSeverelyThin } from '../../../shared/widgets/body-data/severely-thin';
import { localDateOf } from '../session/plan';
import { WeekDay } from './week-day';
import { useWeek, useWeekOffline } from './use-week';

/** The week on the page of today: the day to go on with; the way to a plan where there is none. Nothing while it is not known. */
export function ThisWeek() {
  const today = localDateOf(new Date());
  const { data: week } = useWeek(today);
  useWeekOffline(week?.plan);
  const [selected, setSelected] = useState(today);
  const mayPlan = useSeverelyThin() === false;
  if (!week) return null;
  if (!week.plan) {
    if (!mayPlan) return null;
    return (
      <Card as="section" variant="fill" aria-label="이번 주">
        <h2 css={text.h2}>이번 주를 짜 드릴까요?</h2>
        <p css={[text.body2, { margin: space(1, 0, 4), color: color('text-2') }]}>
          요일과 시간만 고르면 한 주 운동을 나눠 드려요.
        </p>
        <LinkButton to="/week">이번 주 짜기</LinkButton>
      </Card>
    );
  }
  return (
    <section
      aria-label="이번 주"
      css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3) }}
    >
      <WeekDay week={week} plan={week.plan} today={today} selected={selected} onSelect={setSelected} />
      <LinkButton to="/week" variant="ghost" css={{ justifySelf: 'end' }}>
        한 주 모두 보기
        <ChevronRight aria-hidden size={18} />
      </LinkButton>
    </section>
  );
}

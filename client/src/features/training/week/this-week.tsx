import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { latePart } from '../../../shared/lib/late-part';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { LinkButton } from '../../../shared/ui/link-button';
import { useSeverelyThin } from '../../../shared/widgets/body-data/severely-thin';
import { useRecentBody } from '../../../shared/widgets/body-data/use-recent-body';
import { LoadFailureLine } from '../../../shared/ui/load-failure';
import type { AcceptedWeek, MyWeek } from '../api/week.api';
import { weekdayOf } from '../../../shared/lib/calendar';
import type { SessionRecord } from '../store/session-record';
import { BreakNotice } from './break-notice';
import { MissedQuestion } from './missed-question';
import { NewWeek } from './new-week';
import { WeekDay } from './week-day';
import { useWeekActions, useWeekOffline } from './use-week';
import { COMING } from './week-view';

/** Loaded only for members who need it. */
const WeekChange = latePart(async () => (await import('./week-change')).WeekChange);

interface ThisWeekProps {
  week: MyWeek;
  plan: AcceptedWeek;
  today: string;
  /** Open sessions. */
  begun: readonly SessionRecord[];
}

/** The week on 오늘: its seven days, and the next one. */
export function ThisWeek({ week, plan, today, begun }: ThisWeekProps) {
  useWeekOffline(plan);
  const [changing, setChanging] = useState(false);
  return (
    <section
      aria-label="이번 주"
      css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3) }}
    >
      <BreakNotice week={week} today={today} />
      <MissedQuestion week={week} plan={plan} today={today} />
      <WeekDay week={week} plan={plan} today={today} begun={begun} />
      {plan.next === null && <ComingWeek week={week} />}
      <div css={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space(2) }}>
        <Button variant="ghost" onClick={() => setChanging(true)}>
          이번 주 바꾸기
        </Button>
        <LinkButton to="/week" variant="ghost">
          한 주 모두 보기
          <ChevronRight aria-hidden size={18} />
        </LinkButton>
      </div>
      {changing && <WeekChange week={week} plan={plan} today={today} onClose={() => setChanging(false)} />}
    </section>
  );
}

const ComingWeek = ({ week }: Pick<ThisWeekProps, 'week'>) => (
  <LinkButton to={`/week?${COMING}`} variant="secondary">
    {week.isNextPlanned ? '다음 주 보기' : '다음 주 짜기'}
  </LinkButton>
);

const SATURDAY = 5;

/** Nothing is planned yet: the three questions; the week itself on request. */
export function WeekOffer({ week, today }: Pick<ThisWeekProps, 'week' | 'today'>) {
  const { accept } = useWeekActions(today);
  // Severely thin members get no plan; until that is known its space is kept.
  const thin = useSeverelyThin();
  const body = useRecentBody();
  if (thin) return null;
  if (thin === undefined && body.isError) return <LoadFailureLine query={body} what="몸 정보를" />;
  return (
    <section aria-label="이번 주" css={thin === undefined && { visibility: 'hidden' }}>
      <h2 css={text.h2}>이번 주를 짜 드릴까요?</h2>
      <p css={[text.body2, { margin: space(1, 0, 5), color: color('text-2') }]}>
        요일과 시간만 고르면 한 주 운동을 나눠 드려요.
      </p>
      <NewWeek week={week} today={today} accept={accept} whenAsked />
      {/* Hardly a day of this one is left. */}
      {weekdayOf(today) >= SATURDAY && (
        <div css={{ display: 'grid', marginTop: space(3) }}>
          <ComingWeek week={week} />
        </div>
      )}
    </section>
  );
}

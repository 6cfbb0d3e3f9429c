import CalendarPlus from 'lucide-react/icons/calendar-plus';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { latePart } from '../../../shared/lib/late-part';
import { usePageTitle } from '../../../shared/lib/use-page-title';
import { color, media, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { ConfirmModal } from '../../../shared/ui/confirm-modal';
import { LinkButton } from '../../../shared/ui/link-button';
import { LoadFailure } from '../../../shared/ui/load-failure';
import { NarrowPage, SIDE_BY_SIDE } from '../../../shared/ui/narrow-page';
import { Skeleton } from '../../../shared/ui/skeleton';
import type { AcceptedWeek, MyWeek } from '../api/week.api';
import { useOpenRecords, useSessions } from '../hooks/use-logged';
import { dateAfter, DAYS_A_WEEK, mondayOf, weekText } from '../../../shared/lib/calendar';
import { useToday } from '../hooks/use-today';
import { useDeviceLog } from '../store/device-log';
import type { SessionRecord } from '../store/session-record';
import { WeekCardio } from '../week/day-cardio';
import { NewWeek } from '../week/new-week';
import { useWeek, useWeekActions, useWithUnsent } from '../week/use-week';
import { WeekDay } from '../week/week-day';
import { WeekMuscles } from '../week/week-muscles';
import { WeekPaper } from '../week/week-paper';
import { WeekReasons } from '../week/week-reasons';
import { COMING, weekName } from '../week/week-view';

const PushOffer = latePart(async () => (await import('../../../shared/push/push-offer')).PushOffer);

/** With what was done and begun on this device, without a network too; undefined until that is read. */
function useWeekHere(asked: ReturnType<typeof useWeek>) {
  const device = useDeviceLog();
  const sessions = useSessions(device);
  const records = useOpenRecords(device);
  const known = useWithUnsent(asked, Array.isArray(sessions) ? sessions : undefined);
  if (!known || (device && !records)) return undefined;
  return { week: known, begun: records ?? [] };
}

/** 이번 주, or the one after it: planned and completed training, and planning the week. */
export function WeekPage() {
  const [search] = useSearchParams();
  const today = useToday();
  const isComing = search.has(COMING);
  const startsOn = dateAfter(mondayOf(today), isComing ? DAYS_A_WEEK : 0);
  const name = weekName({ startsOn }, today);
  usePageTitle(name);
  const asked = useWeek(today, startsOn);
  const here = useWeekHere(asked);
  return (
    <NarrowPage width={960}>
      <div css={PART}>
        <header css={{ display: 'flex', alignItems: 'flex-start', gap: space(2) }}>
          <div css={{ flex: 1 }}>
            <h1 css={text.h1}>{name}</h1>
            <p css={[text.body2, { color: color('text-2') }]}>{weekText(startsOn)}</p>
          </div>
          <LinkButton
            to={isComing ? '/week' : `/week?${COMING}`}
            replace
            variant="secondary"
            size="small"
            icon={isComing ? <ChevronLeft aria-hidden size={16} /> : undefined}
          >
            {isComing ? '이번 주' : '다음 주'}
            {!isComing && <ChevronRight aria-hidden size={16} />}
          </LinkButton>
        </header>
        {here ? (
          <Week key={startsOn} {...here} today={today} />
        ) : asked.isError ? (
          <LoadFailure query={asked} />
        ) : (
          <div aria-busy css={{ display: 'grid', gap: space(4) }}>
            <Skeleton height={76} />
            <Skeleton height={320} round="var(--radius-card)" />
          </div>
        )}
      </div>
    </NarrowPage>
  );
}

interface WeekProps {
  week: MyWeek;
  today: string;
  /** Open sessions. */
  begun: readonly SessionRecord[];
}

function Week({ week, today, begun }: WeekProps) {
  const { accept, drop } = useWeekActions(today, week.startsOn);
  const [planning, setPlanning] = useState(false);
  const { plan } = week;
  return plan && !planning ? (
    <Planned
      week={week}
      plan={plan}
      today={today}
      begun={begun}
      onPlan={() => setPlanning(true)}
      drop={drop}
    />
  ) : (
    <NewWeek
      week={week}
      today={today}
      accept={accept}
      onCancel={plan ? () => setPlanning(false) : undefined}
    />
  );
}

const PART = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(5) } as const;

interface PlannedProps extends WeekProps {
  plan: AcceptedWeek;
  onPlan: () => void;
  drop: ReturnType<typeof useWeekActions>['drop'];
}

function Planned({ week, plan, today, begun, onPlan, drop }: PlannedProps) {
  const name = weekName(week, today);
  const [dropping, setDropping] = useState(false);
  return (
    <>
      <div css={SIDE_BY_SIDE}>
        <div css={PART}>
          <WeekDay week={week} plan={plan} today={today} begun={begun} />
        </div>
        <div css={PART}>
          <WeekMuscles plan={plan} title={`${name} 근육`} />
          <WeekCardio week={week} name={name} />
        </div>
        <WeekReasons {...plan} />
      </div>
      <div css={{ display: 'grid', gap: space(2), [media.tablet]: { display: 'flex' } }}>
        <Button variant="secondary" onClick={onPlan}>
          다시 짜기
        </Button>
        <LinkButton
          to="/mypage/account#calendar"
          variant="secondary"
          icon={<CalendarPlus aria-hidden size={18} />}
        >
          캘린더에 넣기
        </LinkButton>
        <Button variant="secondary" icon={<Printer aria-hidden size={18} />} onClick={() => window.print()}>
          인쇄하기
        </Button>
        <Button variant="ghost" onClick={() => setDropping(true)}>
          계획 지우기
        </Button>
      </div>
      {dropping && (
        <ConfirmModal
          title={`${name} 계획을 지울까요?`}
          description="옮긴 날과 바꾼 운동까지 모두 지워지고 되돌릴 수 없어요. 한 운동의 기록은 그대로 남아요."
          act="지우기"
          onAct={() => drop.mutate()}
          onKeep={() => setDropping(false)}
          tone="danger"
          busy={drop.isPending}
        />
      )}
      <WeekPaper week={week} name={name} />
      <PushOffer />
    </>
  );
}

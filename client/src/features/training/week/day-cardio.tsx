import CalendarClock from 'lucide-react/icons/calendar-clock';
import Check from 'lucide-react/icons/check';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { latePart } from '../../../shared/lib/late-part';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { MenuButton } from '../../../shared/ui/menu-button';
import { ProgressBar } from '../../../shared/ui/progress-bar';
import { showToast } from '../../../shared/ui/toast.store';
import type { MyWeek, PlannedCardio } from '../api/week.api';
import { dateInWeek, WEEKDAY_NUMBERS } from '../../../shared/lib/calendar';
import { CARDIO_NAMES, durationText, PLANNED_EFFORT_TEXTS } from '../lib/cardio-text';
import { cardioMoveText, weekdayName } from './day-moves';
import { useWeekActions } from './use-week';
import { cardioDays } from './week-changes';
import { cardioOn } from './week-view';

const CardioSheet = latePart(async () => (await import('../components/cardio-sheet')).CardioSheet);

/** Logs endurance. */
export function CardioButton({ planned, children }: { planned?: PlannedCardio; children: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size={planned && 'small'} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {open && <CardioSheet planned={planned} onClose={() => setOpen(false)} />}
    </>
  );
}

const LINE = { display: 'flex', alignItems: 'center', gap: space(3), minHeight: 44 } as const;
const WORDS = { flex: 1, minWidth: 0, overflowWrap: 'anywhere' } as const;

interface DayCardioProps {
  week: MyWeek;
  date: string;
  today: string;
  onSelect: (date: string) => void;
}

/** Moves a day's endurance; the one of the other day takes its place. */
function CardioMenu({
  week,
  planned,
  today,
  onSelect,
}: Omit<DayCardioProps, 'date'> & { planned: PlannedCardio }) {
  const { moveCardio } = useWeekActions(today, week.startsOn);
  const { startsOn, cardio } = week;
  const from = planned.day;
  if (from === null || cardioDays(cardio.planned).length < cardio.planned.length) return null;
  const show = (day: number) => onSelect(dateInWeek(startsOn, day));
  const move = (to: number) => {
    const undo = () => {
      moveCardio.mutate({ from: to, to: from });
      show(from);
    };
    moveCardio.mutate({ from, to });
    show(to);
    showToast({
      message: cardioMoveText(week, to),
      about: 'week-day',
      action: { label: '되돌리기', undo: true, run: undo },
    });
  };
  const items = WEEKDAY_NUMBERS.filter(day => day !== from && dateInWeek(startsOn, day) >= today).map(
    day => ({
      ...{ key: String(day), label: `${weekdayName(day)}로 옮기기`, icon: <CalendarClock size={18} /> },
      run: () => move(day),
    }),
  );
  if (items.length === 0) return null;
  return <MenuButton label="유산소 옮기기" icon={<EllipsisVertical size={20} />} items={items} />;
}

/** A day's endurance: what was done, else what is planned. */
export function DayCardio({ week, date, today, onSelect }: DayCardioProps) {
  const { planned, done } = cardioOn(week, date);
  if (!planned && done.length === 0) return null;
  return (
    <Card as="section" padding={4} aria-label="유산소">
      {done.map(({ sessionId, kind, minutes }) => (
        <Link key={sessionId} to={`/training/session/${sessionId}`} css={{ ...LINE, color: color('text') }}>
          <Check aria-hidden size={20} css={{ flex: 'none', color: color('brand-text') }} />
          <span css={[text.body2, WORDS]}>
            {CARDIO_NAMES[kind]} {durationText(minutes * 60)}, 했어요
          </span>
        </Link>
      ))}
      {planned && done.length === 0 && (
        <div css={LINE}>
          <HeartPulse aria-hidden size={20} css={{ flex: 'none', color: color('text-3') }} />
          <span css={WORDS}>
            <strong css={[text.body2, { display: 'block', fontWeight: 600 }]}>
              유산소 {durationText(planned.minutes * 60)}
            </strong>
            <span css={[text.small, { color: color('text-2') }]}>{PLANNED_EFFORT_TEXTS[planned.effort]}</span>
          </span>
          {date <= today && <CardioButton planned={planned}>기록하기</CardioButton>}
          <CardioMenu {...{ week, planned, today, onSelect }} />
        </div>
      )}
    </Card>
  );
}

/** The week's minutes, with the recommendation where there is one; nothing where none is done or planned. */
export function WeekCardio({ week: { cardio }, name }: { week: MyWeek; name: string }) {
  if (cardio.planned.length === 0 && cardio.done.length === 0) return null;
  const { countedMinutes: done, recommendedMinutes: least } = cardio;
  return (
    <Card as="section" aria-label={`${name} 유산소`}>
      <div css={{ display: 'flex', alignItems: 'baseline', gap: space(2), marginBottom: space(3) }}>
        <h2 css={[text.title, { flex: 1 }]}>{name} 유산소</h2>
        <span css={[text.body2, { fontWeight: 700, fontVariantNumeric: 'tabular-nums' }]}>
          {least === null ? `${done}분` : `${done} / ${least}분`}
        </span>
      </div>
      {least !== null && (
        <ProgressBar
          label={`${name} 유산소`}
          percent={Math.min(100, Math.round((100 * done) / least))}
          height={8}
        />
      )}
      <p css={[text.caption, { marginTop: space(3), color: color('text-2') }]}>
        {least !== null && `한 주에 적어도 ${least}분을 권해요. `}몇 마디만 할 수 있게 힘든 1분은 2분으로
        쳐요.
      </p>
    </Card>
  );
}

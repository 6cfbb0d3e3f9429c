import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { color, radius, space, text } from '../../../shared/theme/theme';
import { IconButton } from '../../../shared/ui/icon-button';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import { monthAfter, monthText, WEEKDAYS, weeksOf } from '../../../shared/lib/calendar';

interface MonthCalendarProps {
  /** `YYYY-MM` */
  month: string;
  today: string;
  /** Sessions of a day. */
  countOf: (date: string) => number;
  chosen: string | null;
  onMonth: (month: string) => void;
  /** The day to show alone; null shows the month. */
  onChoose: (date: string | null) => void;
}

/** A month from Monday to Sunday with its training days. */
export function MonthCalendar({ month, today, countOf, chosen, onMonth, onChoose }: MonthCalendarProps) {
  return (
    <section aria-label="달력">
      <div css={{ display: 'flex', alignItems: 'center', gap: space(1) }}>
        <h2 aria-live="polite" css={[text.title, { flex: 1 }]}>
          {monthText(month)}
        </h2>
        <IconButton label="이전 달" onClick={() => onMonth(monthAfter(month, -1))}>
          <ChevronLeft size={22} />
        </IconButton>
        <IconButton
          label="다음 달"
          disabled={month >= today.slice(0, 7)}
          onClick={() => onMonth(monthAfter(month, 1))}
        >
          <ChevronRight size={22} />
        </IconButton>
      </div>
      <table css={{ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse', textAlign: 'center' }}>
        <caption>
          <VisuallyHidden>{monthText(month)}에 운동한 날</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {WEEKDAYS.map(day => (
              <th key={day} scope="col" css={[text.caption, { height: 32, color: color('text-2') }]}>
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, row) => (
            <tr key={week.find(Boolean) ?? row}>
              {week.map((date, place) => (
                <td key={date ?? place} css={{ padding: '2px 0' }}>
                  {date && (
                    <Day
                      date={date}
                      isToday={date === today}
                      count={countOf(date)}
                      chosen={chosen === date}
                      onPress={() => onChoose(chosen === date ? null : date)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface DayProps {
  date: string;
  isToday: boolean;
  count: number;
  chosen: boolean;
  onPress: () => void;
}

function Day({ date, isToday, count, chosen, onPress }: DayProps) {
  const shape = {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    width: 44,
    maxWidth: '100%',
    height: 44,
    padding: 0,
    borderRadius: radius.round,
    border: `1.5px solid ${isToday ? color('brand') : 'transparent'}`,
    fontSize: '0.9375rem',
    fontVariantNumeric: 'tabular-nums',
  } as const;
  const number = Number(date.slice(8));
  if (count === 0) {
    return (
      <span
        aria-current={isToday ? 'date' : undefined}
        css={{ ...shape, color: color(isToday ? 'text' : 'text-3') }}
      >
        {number}
      </span>
    );
  }
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-current={isToday ? 'date' : undefined}
      onClick={onPress}
      css={{
        ...shape,
        background: color(chosen ? 'brand-fill' : 'brand-tint-2'),
        color: color(chosen ? 'on-brand' : 'brand-text'),
        fontWeight: 700,
      }}
    >
      {number}
      <VisuallyHidden>일, 운동 {count}번</VisuallyHidden>
    </button>
  );
}

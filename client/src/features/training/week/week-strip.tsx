import { css } from '@emotion/react';
import Check from 'lucide-react/icons/check';
import { useEffect, useRef } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { color, media, motion, radius, space, text } from '../../../shared/theme/theme';
import type { AcceptedWeek } from '../api/week.api';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import { weekdayOf } from '../../../shared/lib/calendar';
import { cellText } from './week-view';
import type { WeekCell } from './week-view';

const CELL = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space(1),
  width: '100%',
  minHeight: 76,
  padding: space(2, 0),
  border: '1px solid transparent',
  borderRadius: radius.control,
  background: 'transparent',
  color: color('text-2'),
  [media.hover]: { transition: `background ${motion.fast}`, '&:hover': { background: color('surface-2') } },
  '&[aria-pressed="true"]': { background: color('surface-2'), borderColor: color('line-strong') },
  '&[aria-current]': { color: color('brand-text'), fontWeight: 700 },
});
/** The day's state as a mark under its letter: filled when done, hollow while planned. */
const MARK = css(text.small, text.number, {
  display: 'grid',
  placeItems: 'center',
  // Grows with its number.
  width: 'max(32px, 1.6em)',
  maxWidth: '100%',
  aspectRatio: '1',
  borderRadius: radius.round,
  border: '2px solid transparent',
  color: color('text'),
  lineHeight: 1,
  '&[data-state="done"], &[data-state="other"]': {
    background: color('brand-fill'),
    color: color('on-brand'),
  },
  '&[data-state="today"]': { borderColor: color('brand'), color: color('brand-text') },
  '&[data-state="planned"]': { borderColor: color('line-strong') },
  '&[data-state="missed"]': { border: `2px dashed ${color('caution')}`, color: color('caution-text') },
  '&[data-state="skipped"], &[data-state="rest"], &[data-state="off"]': {
    color: color('text-3'),
    fontWeight: 500,
  },
});

/** Endurance, as a dot below the day: filled when done. */
const CARDIO_DOT = css({
  position: 'absolute',
  bottom: 1,
  width: 6,
  height: 6,
  borderRadius: radius.round,
  border: `1.5px solid ${color('brand')}`,
  '&[data-cardio="done"]': { background: color('brand') },
});

export interface StripDayProps {
  cell: WeekCell;
  children: ReactNode;
}

const PlainDay = ({ children }: StripDayProps) => <li>{children}</li>;

export interface WeekStripProps {
  /** 이번 주 or 다음 주. */
  name: string;
  cells: readonly WeekCell[];
  plan: AcceptedWeek | null;
  selected: string;
  onSelect: (date: string) => void;
  /** @param to weekday, 1 = Monday */
  onMove: (index: number, to: number) => void;
  /** Wraps a day: draggable or plain. */
  Day?: ComponentType<StripDayProps>;
}

/** Where the arrow keys move a day. */
function besides({ date, free }: WeekCell, key: string): number | undefined {
  const own = weekdayOf(date) + 1;
  if (key === 'ArrowRight') return free.find(day => day > own);
  return key === 'ArrowLeft' ? free.findLast(day => day < own) : undefined;
}

/** The week as seven buttons; Shift and an arrow key move a planned day. */
export function WeekStrip({ name, cells, plan, selected, onSelect, onMove, Day = PlainDay }: WeekStripProps) {
  const row = useRef<HTMLOListElement>(null);
  // The focus follows the moved day; a re-rendered strip leaves it alone.
  const shown = useRef(selected);
  useEffect(() => {
    if (shown.current === selected) return;
    shown.current = selected;
    if (row.current?.contains(document.activeElement))
      row.current.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
  }, [selected]);
  return (
    <ol
      ref={row}
      aria-label={`${name}의 날`}
      css={{ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: space(0.5) }}
    >
      {cells.map(cell => (
        <Day key={cell.date} cell={cell}>
          <button
            type="button"
            aria-pressed={cell.date === selected}
            aria-current={cell.isToday ? 'date' : undefined}
            aria-keyshortcuts={cell.free.length > 0 ? 'Shift+ArrowLeft Shift+ArrowRight' : undefined}
            onClick={() => onSelect(cell.date)}
            onKeyDown={event => {
              const to = event.shiftKey ? besides(cell, event.key) : undefined;
              if (to === undefined || cell.index === null) return;
              event.preventDefault();
              onMove(cell.index, to);
            }}
            css={CELL}
          >
            <VisuallyHidden>{cellText(cell, plan)}</VisuallyHidden>
            <span aria-hidden css={text.caption}>
              {cell.weekday}
            </span>
            <span aria-hidden data-state={cell.state} css={MARK}>
              {cell.state === 'done' || cell.state === 'other' ? (
                <Check size={18} strokeWidth={3} />
              ) : (
                Number(cell.date.slice(8))
              )}
            </span>
            {cell.cardio && <span aria-hidden data-cardio={cell.cardio} css={CARDIO_DOT} />}
          </button>
        </Day>
      ))}
    </ol>
  );
}

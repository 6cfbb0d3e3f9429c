import { css } from '@emotion/react';
import Check from 'lucide-react/icons/check';
import { color, media, motion, radius, space, text } from '../../../shared/theme/theme';
import type { AcceptedWeek } from '../api/week.api';
import { cellText } from './week-view';
import type { WeekCell } from './week-view';

const CELL = css({
  display: 'grid',
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
/** What the day is, as a mark under its letter: filled when it is done, hollow while it is to come. */
const MARK = css(text.small, text.number, {
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: radius.round,
  border: '2px solid transparent',
  color: color('text'),
  '&[data-state="done"], &[data-state="other"]': {
    background: color('brand-fill'),
    color: color('on-brand'),
  },
  '&[data-state="today"]': { borderColor: color('brand'), color: color('brand-text') },
  '&[data-state="planned"]': { borderColor: color('line-strong') },
  '&[data-state="missed"]': { border: `2px dashed ${color('caution')}`, color: color('caution-text') },
  '&[data-state="skipped"], &[data-state="rest"]': { color: color('text-3'), fontWeight: 500 },
});

interface WeekStripProps {
  cells: readonly WeekCell[];
  plan: AcceptedWeek | null;
  selected: string;
  onSelect: (date: string) => void;
}

/** The week as seven days to press. */
export function WeekStrip({ cells, plan, selected, onSelect }: WeekStripProps) {
  return (
    <ol
      aria-label="이번 주의 날"
      css={{ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: space(0.5) }}
    >
      {cells.map(cell => (
        <li key={cell.date}>
          <button
            type="button"
            aria-pressed={cell.date === selected}
            aria-current={cell.isToday ? 'date' : undefined}
            aria-label={cellText(cell, plan)}
            onClick={() => onSelect(cell.date)}
            css={CELL}
          >
            <span css={text.caption}>{cell.weekday}</span>
            <span data-state={cell.state} css={MARK}>
              {cell.state === 'done' || cell.state === 'other' ? (
                <Check size={18} strokeWidth={3} />
              ) : (
                Number(cell.date.slice(8))
              )}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

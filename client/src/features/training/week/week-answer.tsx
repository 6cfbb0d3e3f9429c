import { css } from '@emotion/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { color, media, radius, space, text } from '../../../shared/theme/theme';
import type { MyWeek } from '../api/week.api';
import { weekCells } from './week-view';
import type { WeekCell } from './week-view';

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
  '&[data-state="rest"], &[data-state="skipped"], &[data-state="off"]': {
    ...{ width: 6, height: 6, background: color('line') },
  },
  '&[data-state="missed"]': { border: `2px dashed ${color('caution')}` },
});

interface WeekAnswerProps {
  /** The resulting week. */
  week: MyWeek;
  today: string;
  title?: string;
  /** Its costs or changes. */
  lines: readonly string[];
  /** More lines come later: their space is kept, as long as it is shown. */
  grows?: boolean;
  children?: ReactNode;
}

/** For screen readers: `하는 날: 월, 수`. */
function answerText(cells: readonly WeekCell[], inOrder: string | null): string {
  const off = ['skipped', 'off', 'missed'];
  const trained = cells.filter(({ index, state }) => index !== null && !off.includes(state));
  const days = trained.length > 0 && `하는 날: ${trained.map(({ weekday }) => weekday).join(', ')}`;
  return [days, inOrder].filter(Boolean).join(', ') || '하는 날 없음';
}

/** A small preview of a resulting week. */
export function WeekAnswer({ week, today, title, lines, grows = false, children }: WeekAnswerProps) {
  const [roomy] = useState(grows);
  const cells = weekCells(week, today);
  const left = week.plan?.days.filter(({ day, state }) => day === null && state === 'planned').length ?? 0;
  const inOrder = left === 0 ? null : `요일 없이 ${left}번`;
  return (
    <div
      css={{
        display: 'grid',
        gridTemplateRows: title ? 'auto auto 1fr auto' : 'auto 1fr auto',
        gap: space(2),
        padding: space(3),
        borderRadius: radius.control,
        background: color('surface-2'),
      }}
    >
      {title && <strong css={text.small}>{title}</strong>}
      <div
        role="img"
        aria-label={answerText(cells, inOrder)}
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
        {inOrder && (
          <span css={[text.caption, { gridColumn: '1 / -1', textAlign: 'center' }]}>{inOrder}</span>
        )}
      </div>
      <div
        css={[
          { display: 'grid', gap: space(1), alignContent: 'start' },
          roomy && { minHeight: '10em', [media.tablet]: { minHeight: '5em' } },
        ]}
      >
        {lines.map(line => (
          <p key={line} css={[text.small, { overflowWrap: 'anywhere' }]}>
            {line}
          </p>
        ))}
      </div>
      {children}
    </div>
  );
}

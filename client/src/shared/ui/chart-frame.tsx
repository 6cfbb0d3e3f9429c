import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { color, radius, text } from '../theme/theme';
import { placeOf } from '../lib/axis';

/** px of the drawing. */
const HEIGHT = 180;
/** Of the column with the axis numbers, so that charts of small numbers line up; it grows with the user's text size. */
const AXIS = 'minmax(3.25rem, auto)';

interface ChartFrameProps {
  label: string;
  /** Round values in ascending order. */
  ticks: readonly number[];
  tickText: (value: number) => string;
  /** Each point's position, in percent from the left. */
  places: readonly number[];
  picked: number;
  /** A point in words, for keyboard and screen readers. */
  pointText: (index: number) => string;
  onPick: (index: number | null) => void;
  /** Texts under the first and the last point. */
  ends: readonly [string, string];
  /** In percent of both directions, from the lower left. */
  children: ReactNode;
}

/** The shared part of charts: grid lines with numbers, first and last day, and reading points by pointer or arrow keys. */
export function ChartFrame(props: ChartFrameProps) {
  const { label, ticks, tickText, places, picked, pointText, onPick, ends, children } = props;
  const last = places.length - 1;
  const point = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * 100;
    const distances = places.map(place => Math.abs(place - x));
    onPick(distances.indexOf(Math.min(...distances)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = { ArrowLeft: picked - 1, ArrowRight: picked + 1, Home: 0, End: last }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    onPick(Math.min(last, Math.max(0, target)));
  };
  return (
    <div
      css={{
        display: 'grid',
        gridTemplate: `${HEIGHT}px auto / ${AXIS} minmax(0, 1fr)`,
        rowGap: 12,
        marginTop: 12,
      }}
    >
      <div aria-hidden css={{ display: 'grid', justifyItems: 'end', paddingRight: 8 }}>
        {ticks.map(tick => (
          <span
            key={tick}
            css={[
              text.caption,
              {
                position: 'relative',
                gridArea: '1 / 1',
                alignSelf: 'end',
                transform: 'translateY(50%)',
                whiteSpace: 'nowrap',
                color: color('text-3'),
                fontVariantNumeric: 'tabular-nums',
              },
            ]}
            style={{ bottom: `${placeOf(tick, ticks)}%` }}
          >
            {tickText(tick)}
          </span>
        ))}
      </div>
      <div
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={picked}
        aria-valuetext={pointText(picked)}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => onPick(null)}
        onKeyDown={onKeyDown}
        onBlur={() => onPick(null)}
        css={{ position: 'relative', touchAction: 'pan-y', borderRadius: radius.small }}
      >
        {ticks.map(tick => (
          <span
            key={tick}
            css={{ position: 'absolute', insetInline: 0, height: 1, background: color('line') }}
            style={{ bottom: `${placeOf(tick, ticks)}%` }}
          />
        ))}
        {children}
      </div>
      <div
        aria-hidden
        css={[
          text.caption,
          {
            display: 'flex',
            justifyContent: 'space-between',
            gridColumn: 2,
            color: color('text-3'),
          },
        ]}
      >
        <span>{ends[0]}</span>
        {ends[1] !== ends[0] && <span>{ends[1]}</span>}
      </div>
    </div>
  );
}

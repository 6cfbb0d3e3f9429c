import type { ReactNode } from 'react';
import { linePath } from '../lib/axis';
import { color } from '../theme/theme';

interface ChartLineProps {
  dates: readonly string[];
  /** From the left and from the top, in percent of the chart. */
  places: readonly number[];
  heights: readonly number[];
  picked: number;
  /** Diameter of unselected points, px. */
  dot: number;
  /** Drawn behind the line, in the same percentages. */
  children?: ReactNode;
}

/** Values over days as a line with a dot each, for a `ChartFrame`. */
export function ChartLine({ dates, places, heights, picked, dot, children }: ChartLineProps) {
  return (
    <>
      <svg
        aria-hidden
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        css={{ position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' }}
      >
        {children}
        <path
          d={linePath(places, heights)}
          fill="none"
          stroke={color('brand')}
          strokeWidth={2.5}
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {dates.map((date, i) => {
        const size = i === picked ? 14 : dot;
        return (
          <span
            key={date}
            css={{
              position: 'absolute',
              width: size,
              height: size,
              borderRadius: '50%',
              border: i === picked ? `3px solid ${color('surface')}` : 0,
              background: color('brand'),
              transform: 'translate(-50%, -50%)',
            }}
            style={{ left: `${places[i]}%`, top: `${heights[i]}%` }}
          />
        );
      })}
    </>
  );
}

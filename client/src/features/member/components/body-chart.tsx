import { useState, type ReactNode } from 'react';
import { formatMonthDay, formatNumber } from '../../../shared/lib/format';
import { linePath, placeOf, placesOfDays, ticksAround } from '../../../shared/lib/axis';
import { color, space, text } from '../../../shared/theme/theme';
import { Card } from '../../../shared/ui/card';
import { ChartFrame } from '../../../shared/ui/chart-frame';
import { ChartLine } from '../../../shared/ui/chart-line';
import { lastChangeText } from '../lib/body-series';
import type { Point } from '../lib/body-series';
import type { BodyFigure } from '../../../shared/widgets/body-data/body-figures';

interface BodyChartProps {
  figure: BodyFigure;
  /** Oldest first, at least one. */
  points: readonly Point[];
  /** Drawn as its own line. */
  goal?: number | null;
  /** Below the chart. */
  children?: ReactNode;
}

/** One figure over time as a line on its scale; a single record is described in words. */
export function BodyChart({ figure, points, goal = null, children }: BodyChartProps) {
  const [picked, setPicked] = useState<number | null>(null);
  const index = Math.min(picked ?? points.length - 1, points.length - 1);
  const shown = points[index];
  if (!shown) return null;
  return (
    <Card as="section" aria-label={figure.label}>
      <div css={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: space(2) }}>
        <h3 css={[text.body2, { fontWeight: 700 }]}>{figure.label}</h3>
        <p aria-live="polite" css={[text.small, { color: color('text-2') }]}>
          {formatMonthDay(shown.date)}
        </p>
      </div>
      <p css={[text.number, { fontSize: '1.625rem', lineHeight: 1.3 }]}>
        {formatNumber(shown.value)}
        <small css={{ marginLeft: 2, fontSize: '0.875rem' }}>{figure.unit}</small>
      </p>
      <p css={[text.small, { color: color('text-2') }]}>{lastChangeText(points, figure)}</p>
      {points.length > 1 && <Line {...{ figure, points, goal, index }} onPick={setPicked} />}
      {children}
    </Card>
  );
}

interface LineProps extends Omit<BodyChartProps, 'children'> {
  index: number;
  onPick: (index: number | null) => void;
}

function Line({ figure, points, goal = null, index, onPick }: LineProps) {
  const values = points.map(({ value }) => value);
  const shown = goal === null ? values : [...values, goal];
  const ticks = ticksAround(Math.min(...shown), Math.max(...shown));
  const places = placesOfDays(points.map(({ date }) => date));
  const heights = values.map(value => 100 - placeOf(value, ticks));
  const dayText = (point: Point | undefined) => (point ? formatMonthDay(point.date) : '');
  return (
    <ChartFrame
      label={`${figure.label} 변화`}
      {...{ ticks, places, onPick }}
      tickText={tick => `${formatNumber(tick)}${figure.unit}`}
      picked={index}
      pointText={i => `${dayText(points[i])} ${formatNumber(values[i] ?? 0)}${figure.unit}`}
      ends={[dayText(points[0]), dayText(points.at(-1))]}
    >
      <ChartLine dates={points.map(({ date }) => date)} {...{ places, heights }} picked={index} dot={6}>
        <path
          d={`${linePath(places, heights)}L${places.at(-1)} 100L${places[0]} 100Z`}
          fill={color('brand-tint')}
        />
      </ChartLine>
      {goal !== null && (
        <GoalLine height={placeOf(goal, ticks)} label={`목표 ${formatNumber(goal)}${figure.unit}`} />
      )}
    </ChartFrame>
  );
}

/** @param height percent from the bottom */
function GoalLine({ height, label }: { height: number; label: string }) {
  return (
    <span
      css={[
        text.caption,
        {
          position: 'absolute',
          insetInline: 0,
          borderTop: `2px dashed ${color('success')}`,
          color: color('success-text'),
          textAlign: 'right',
          pointerEvents: 'none',
        },
      ]}
      style={{ top: `${100 - height}%` }}
    >
      {/* Above the line where there is no room below it. */}
      <span
        css={{ display: 'inline-block', padding: '0 4px' }}
        style={height < 15 ? { transform: 'translateY(-120%)' } : {}}
      >
        {label}
      </span>
    </span>
  );
}

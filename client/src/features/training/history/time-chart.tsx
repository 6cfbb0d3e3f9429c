import { useState } from 'react';
import { formatMonthDay, formatNumber } from '../../../shared/lib/format';
import { color, text } from '../../../shared/theme/theme';
import { Card } from '../../../shared/ui/card';
import { placeOf, placesOfDays, ticksAround } from '../../../shared/lib/axis';
import { ChartFrame } from '../../../shared/ui/chart-frame';
import { ChartLine } from '../../../shared/ui/chart-line';
import { ValueTable } from './value-table';

export interface TimePoint {
  date: string;
  value: number;
  /** The interval that contains eight of ten true values; null where the value is no estimate. */
  band: { low: number; high: number } | null;
}

interface TimeChartProps {
  title: string;
  unit: string;
  /** Oldest first, one per day, at least one. */
  points: readonly TimePoint[];
}

/** The change since the first day, in words. */
export function changeText(points: readonly TimePoint[], unit: string): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first === last) return '한 번 더 하면 변화를 볼 수 있어요.';
  const change = Math.round((last.value - first.value) * 10) / 10;
  const since = `${formatMonthDay(first.date)}보다`;
  if (change === 0) return `${formatMonthDay(first.date)}과 같아요.`;
  return `${since} ${formatNumber(Math.abs(change))}${unit} ${change > 0 ? '늘었어요' : '줄었어요'}.`;
}

/** One value over days as a line, with the band of its estimate. */
export function TimeChart({ title, unit, points }: TimeChartProps) {
  const [picked, setPicked] = useState<number | null>(null);
  const ticks = ticksAround(
    Math.min(...points.map(({ value, band }) => band?.low ?? value)),
    Math.max(...points.map(({ value, band }) => band?.high ?? value)),
  );
  const places = placesOfDays(points.map(({ date }) => date));
  const index = Math.min(picked ?? points.length - 1, points.length - 1);
  const shown = points[index]!;
  const y = (value: number) => 100 - placeOf(value, ticks);
  const edge = (side: 'low' | 'high') =>
    points.map(({ value, band }, i) => `${places[i]} ${y(band?.[side] ?? value)}`);
  const area = `M${edge('high').join('L')}L${edge('low').reverse().join('L')}Z`;
  const valueText = (value: number) => `${formatNumber(value)}${unit}`;
  const bandText = ({ band }: TimePoint) => (band ? `${formatNumber(band.low)}~${valueText(band.high)}` : '');
  const banded = points.some(({ band }) => band !== null);
  return (
    <Card as="section" aria-label={title}>
      <h2 css={text.title}>{title}</h2>
      <p css={[text.number, { fontSize: '1.625rem', lineHeight: 1.3 }]}>
        {formatNumber(shown.value)}
        <small css={{ marginLeft: 2, fontSize: '0.875rem' }}>{unit}</small>
      </p>
      <p aria-live="polite" css={[text.small, { color: color('text-2') }]}>
        {formatMonthDay(shown.date)}
        {shown.band && ` ·\u00a0열에 여덟은 ${bandText(shown)} 사이`}
      </p>
      <p css={[text.small, { color: color('text-2') }]}>{changeText(points, unit)}</p>
      <ChartFrame
        label={`${title} 그래프`}
        {...{ ticks, places }}
        tickText={formatNumber}
        picked={index}
        pointText={i =>
          [formatMonthDay(points[i]!.date), valueText(points[i]!.value), bandText(points[i]!)]
            .filter(Boolean)
            .join(', ')
        }
        onPick={setPicked}
        ends={[formatMonthDay(points[0]!.date), formatMonthDay(points.at(-1)!.date)]}
      >
        <ChartLine
          dates={points.map(({ date }) => date)}
          places={places}
          heights={points.map(({ value }) => y(value))}
          picked={index}
          dot={7}
        >
          {banded && <path d={area} fill={color('brand')} fillOpacity={0.16} />}
        </ChartLine>
      </ChartFrame>
      <ValueTable
        caption={`${title} 표`}
        columns={['날짜', title, ...(banded ? ['열에 여덟'] : [])]}
        rows={points
          .toReversed()
          .map(point => [point.date, valueText(point.value), ...(banded ? [bandText(point) || '–'] : [])])}
      />
    </Card>
  );
}

import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatMonthDay, formatNumber } from '../../../shared/lib/format';
import { color, text } from '../../../shared/theme/theme';
import { placeOf, ticksAround } from '../../../shared/lib/axis';
import { ChartFrame } from '../../../shared/ui/chart-frame';
import { ValueTable } from './value-table';

interface WeekChartProps {
  title: string;
  unit: string;
  /** Oldest first; the last is this week. */
  weeks: readonly { monday: string; value: number }[];
  /** The weekly recommendation. */
  range?: { low: number; high: number };
  /** The meaning of the picked week's value. */
  noteOf?: (value: number) => string;
  /** Between the heading and the number: chooses what to show. */
  children?: ReactNode;
}

/** One value per week as bars, against the recommended range. */
export function WeekChart({ title, unit, weeks, range, noteOf, children }: WeekChartProps) {
  const [picked, setPicked] = useState<number | null>(null);
  const ticks = ticksAround(0, Math.max(range?.high ?? 0, ...weeks.map(({ value }) => value)));
  const width = 100 / weeks.length;
  const places = weeks.map((_, i) => (i + 0.5) * width);
  const index = picked ?? weeks.length - 1;
  const shown = weeks[index]!;
  const weekText = (i: number) =>
    i === weeks.length - 1 ? '이번 주' : `${formatMonthDay(weeks[i]!.monday)}부터 한 주`;
  const valueText = (value: number) => `${formatNumber(value)}${unit}`;
  return (
    <section aria-label={title}>
      <h2 css={text.title}>{title}</h2>
      {children}
      <p css={[text.number, { fontSize: '1.625rem', lineHeight: 1.3 }]}>
        {formatNumber(shown.value)}
        <small css={{ marginLeft: 2, fontSize: '0.875rem' }}>{unit}</small>
      </p>
      <p aria-live="polite" css={[text.small, { color: color('text-2') }]}>
        {weekText(index)}
        {noteOf && ` ·\u00a0${noteOf(shown.value)}`}
      </p>
      <ChartFrame
        label={`${title} 그래프`}
        {...{ ticks, places }}
        tickText={formatNumber}
        picked={index}
        pointText={i => `${weekText(i)}, ${valueText(weeks[i]!.value)}`}
        onPick={setPicked}
        ends={[formatMonthDay(weeks[0]!.monday), '이번 주']}
      >
        {range && (
          <span
            css={{ position: 'absolute', insetInline: 0, background: color('success'), opacity: 0.16 }}
            style={{
              bottom: `${placeOf(range.low, ticks)}%`,
              height: `${placeOf(range.high, ticks) - placeOf(range.low, ticks)}%`,
            }}
          />
        )}
        {weeks.map(({ monday, value }, i) => (
          <span
            key={monday}
            css={{
              position: 'absolute',
              bottom: 0,
              borderRadius: '4px 4px 0 0',
              background:
                i === index
                  ? color('brand')
                  : `color-mix(in srgb, ${color('brand')} 55%, ${color('surface')})`,
            }}
            style={{
              left: `${(i + 0.18) * width}%`,
              width: `${0.64 * width}%`,
              height: `${placeOf(value, ticks)}%`,
            }}
          />
        ))}
      </ChartFrame>
      {range && (
        <p css={[text.caption, { marginTop: 4, color: color('text-2') }]}>
          초록 띠가 한 주에 권하는 {range.low}~{range.high}
          {unit}예요.
        </p>
      )}
      <ValueTable
        caption={`${title} 표`}
        columns={['주 시작', title]}
        rows={weeks.toReversed().map(({ monday, value }) => [monday, valueText(value)])}
      />
    </section>
  );
}

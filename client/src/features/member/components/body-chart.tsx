import { useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { formatMonthDay, formatNumber } from '../../../shared/lib/format';
import { color, space, text } from '../../../shared/theme/theme';
import { Card } from '../../../shared/ui/card';
import { lastChangeText, scaleOf } from '../lib/body-series';
import type { BodyFigure, Point } from '../lib/body-series';

const WIDTH = 320;
const HEIGHT = 120;
const PAD = 10;

/** One figure over time as a line; pointing or the arrow keys read single days out. */
export function BodyChart({ figure, points }: { figure: BodyFigure; points: readonly Point[] }) {
  const [picked, setPicked] = useState<number | null>(null);
  const last = points.length - 1;
  const scale = scaleOf(points, WIDTH - 2 * PAD, HEIGHT - 2 * PAD);
  const at = (point: Point) => [scale.x(point.date) + PAD, scale.y(point.value) + PAD] as const;
  const line = points.map((point, index) => `${index === 0 ? 'M' : 'L'}${at(point).join(' ')}`).join('');
  const index = picked === null ? last : Math.min(picked, last);
  const shown = points[index];
  if (!shown) return null;
  const [dotX, dotY] = at(shown);

  const point = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * WIDTH;
    const distances = points.map(each => Math.abs(at(each)[0] - x));
    setPicked(distances.indexOf(Math.min(...distances)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setPicked(Math.min(last, Math.max(0, index + step)));
  };

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
      <svg
        role="slider"
        tabIndex={0}
        aria-label={`${figure.label} 변화`}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={index}
        aria-valuetext={`${formatMonthDay(shown.date)} ${formatNumber(shown.value)}${figure.unit}`}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setPicked(null)}
        onKeyDown={onKeyDown}
        onBlur={() => setPicked(null)}
        css={{
          width: '100%',
          marginTop: space(3),
          touchAction: 'pan-y',
          overflow: 'visible',
          borderRadius: 8,
        }}
      >
        <path
          d={`${line}L${at(points[last] ?? shown)[0]} ${HEIGHT}L${at(points[0] ?? shown)[0]} ${HEIGHT}Z`}
          fill={color('brand-tint')}
        />
        <path
          d={line}
          fill="none"
          stroke={color('brand')}
          strokeWidth={2.5}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        {points.map(each => {
          const [x, y] = at(each);
          return <circle key={each.date} cx={x} cy={y} r={3} fill={color('brand')} />;
        })}
        {picked !== null && (
          <line x1={dotX} x2={dotX} y1={0} y2={HEIGHT} stroke={color('line')} strokeWidth={1.5} />
        )}
        <circle cx={dotX} cy={dotY} r={6} fill={color('brand')} stroke={color('surface')} strokeWidth={3} />
      </svg>
      <div
        aria-hidden
        css={[text.caption, { display: 'flex', justifyContent: 'space-between', color: color('text-3') }]}
      >
        <span>{formatMonthDay(points[0]?.date ?? shown.date)}</span>
        {points.length > 1 && <span>{formatMonthDay(points[last]?.date ?? shown.date)}</span>}
      </div>
    </Card>
  );
}

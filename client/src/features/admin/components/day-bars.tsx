import { formatMonthDay, formatNumber } from '../../../shared/lib/format';
import { color, space, text } from '../../../shared/theme/theme';

/** px of the drawing. */
const HEIGHT = 120;

interface DayBarsProps {
  days: readonly { day: string; made: number; kept: number }[];
}

/** One bar per day, with the kept share marked. Visual only: the table below has the same numbers. */
export function DayBars({ days }: DayBarsProps) {
  const most = Math.max(1, ...days.map(({ made }) => made));
  const first = days[0];
  const last = days.at(-1);
  return (
    <div aria-hidden css={{ display: 'grid', gap: space(2) }}>
      <div
        css={[text.caption, { display: 'flex', flexWrap: 'wrap', gap: space(1, 4), color: color('text-2') }]}
      >
        <Key shade="brand-fill">담은 추천</Key>
        <Key shade="brand-soft">그 밖의 추천</Key>
        <span css={{ marginLeft: 'auto' }}>가장 많은 날 {formatNumber(most)}번</span>
      </div>
      <div
        css={{
          display: 'flex',
          alignItems: 'flex-end',
          gap: 2,
          height: HEIGHT,
          borderBottom: `1px solid ${color('line-strong')}`,
        }}
      >
        {days.map(({ day, made, kept }) => (
          <div
            key={day}
            title={`${formatMonthDay(day)}: 추천 ${formatNumber(made)}, 담음 ${formatNumber(kept)}`}
            css={{
              display: 'flex',
              flexDirection: 'column',
              justifyContent: 'flex-end',
              flex: 1,
              minWidth: 0,
              overflow: 'hidden',
              borderRadius: '3px 3px 0 0',
              background: color('brand-soft'),
            }}
            style={{ height: `${(made / most) * 100}%` }}
          >
            <div
              css={{ background: color('brand-fill') }}
              style={{ height: made > 0 ? `${(kept / made) * 100}%` : 0 }}
            />
          </div>
        ))}
      </div>
      <div css={[text.caption, { display: 'flex', justifyContent: 'space-between', color: color('text-3') }]}>
        <span>{first && formatMonthDay(first.day)}</span>
        <span>{last && formatMonthDay(last.day)}</span>
      </div>
    </div>
  );
}

function Key({ shade, children }: { shade: 'brand-fill' | 'brand-soft'; children: string }) {
  return (
    <span css={{ display: 'inline-flex', alignItems: 'center', gap: space(1.5) }}>
      <span css={{ width: 10, height: 10, borderRadius: 3, background: color(shade) }} />
      {children}
    </span>
  );
}

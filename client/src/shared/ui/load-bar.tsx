import { color, space, text } from '../theme/theme';

interface LoadBarProps {
  /** The recommended number. */
  value: number;
  /** The range that likely contains the true one. */
  low: number;
  high: number;
  unit?: string;
  /** Hides the texts at both ends. */
  compact?: boolean;
}

/** The recommended weight on its range, between 가벼워요 and 무거워요. */
export function LoadBar({ value, low, high, unit = 'kg', compact = false }: LoadBarProps) {
  // The range takes the middle half of the track, so that both ends leave room for too light and too heavy.
  const margin = Math.max((high - low) / 2, 0.5);
  const from = low - margin;
  const width = high + margin - from;
  const at = (number: number) => `${Math.min(100, Math.max(0, ((number - from) / width) * 100))}%`;
  return (
    <div
      role="img"
      aria-label={`${low}${unit}보다 가볍거나 ${high}${unit}보다 무거우면 맞지 않아요. 추천은 ${value}${unit}`}
      css={{ display: 'grid', gap: space(1.5) }}
    >
      {!compact && (
        <div
          css={[
            text.caption,
            {
              display: 'flex',
              justifyContent: 'space-between',
              gap: space(2),
              color: color('text-2'),
              fontVariantNumeric: 'tabular-nums',
            },
          ]}
        >
          <span>
            가벼워요 {low}
            {unit}
          </span>
          <span css={{ textAlign: 'right' }}>
            {high}
            {unit} 무거워요
          </span>
        </div>
      )}
      <div
        css={{ position: 'relative', height: compact ? 6 : 8, borderRadius: 4, background: color('track') }}
      >
        <span
          css={{
            position: 'absolute',
            insetBlock: 0,
            borderRadius: 4,
            background: compact ? color('brand') : 'var(--blue-300)',
          }}
          style={{ left: at(low), right: `calc(100% - ${at(high)})` }}
        />
        <span
          css={{
            position: 'absolute',
            top: '50%',
            width: compact ? 14 : 20,
            height: compact ? 14 : 20,
            borderRadius: compact ? '50%' : 7,
            transform: 'translate(-50%, -50%)',
            background: compact ? '#fff' : color('brand'),
            border: compact ? 0 : '2px solid #fff',
          }}
          style={{ left: at(value) }}
        />
      </div>
    </div>
  );
}

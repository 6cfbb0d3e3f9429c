import { color, media, text } from '../../theme/theme';
import { setsText, type Stop } from './amounts';

interface RowAmountsProps {
  /** The weight, as shown. */
  load: string;
  rep: number | null;
  unit?: 'reps' | 'seconds';
  sets: number | null;
  stop?: Stop | null;
}

/** At the end of a workout's row. On a phone a range takes a line of its own, or the name beside it would take three. */
export function RowAmounts({ load, rep, unit, sets, stop }: RowAmountsProps) {
  const amounts = setsText(rep, sets, unit, stop);
  return (
    <span css={{ flex: 'none', marginLeft: 'auto', textAlign: 'right' }}>
      <span css={[text.number, { display: 'block', fontSize: '1.25rem', lineHeight: 1.3 }]}>{load}</span>
      <span
        css={[
          text.small,
          { display: 'block', color: color('text-2'), fontVariantNumeric: 'tabular-nums' },
          // Only the range: a long weight keeps its room.
          stop && { [media.phoneOnly]: { maxWidth: '4rem', marginLeft: 'auto' } },
        ]}
      >
        {stop ? amounts.replace('× ', '×\u00a0') : amounts}
      </span>
    </span>
  );
}

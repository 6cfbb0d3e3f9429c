import type { ReactNode } from 'react';
import { color, media, radius, space, text } from '../theme/theme';

interface StatTileProps {
  label: string;
  value: ReactNode;
  unit?: string;
  /** A line below, such as 지난달보다 +1%p. */
  note?: ReactNode;
  /** The most important one. */
  highlighted?: boolean;
}

/** One large number with a small label and unit. */
export function StatTile({ label, value, unit, note, highlighted = false }: StatTileProps) {
  return (
    <div
      css={{
        // In a row that wraps, tiles stack before their numbers run out of room.
        flex: '1 1 4.5rem',
        [media.tiny]: { flexBasis: '100%' },
        minWidth: 'min-content',
        padding: space(3, 4),
        borderRadius: radius.control,
        background: color(highlighted ? 'brand-tint' : 'surface-2'),
        color: color(highlighted ? 'brand-text' : 'text'),
      }}
    >
      <p css={[text.caption, { fontWeight: 600, color: highlighted ? 'inherit' : color('text-2') }]}>
        {label}
      </p>
      <p css={[text.number, { fontSize: '1.375rem', lineHeight: 1.35, whiteSpace: 'nowrap' }]}>
        {value}
        {unit && <small css={{ marginLeft: 2, fontSize: '0.8125rem', fontWeight: 700 }}>{unit}</small>}
      </p>
      {note && <p css={[text.caption, { color: color('text-2') }]}>{note}</p>}
    </div>
  );
}

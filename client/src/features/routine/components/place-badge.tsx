import { color, text } from '../../../shared/theme/theme';

/** The number of a workout in its routine. */
export function PlaceBadge({ place, lifted = false }: { place: number; lifted?: boolean }) {
  return (
    <span
      // Its handle says the place in words.
      aria-hidden
      css={[
        text.small,
        {
          display: 'grid',
          placeItems: 'center',
          width: '1.625rem',
          height: '1.625rem',
          borderRadius: '50%',
          background: color(lifted ? 'brand-fill' : 'inverse'),
          color: color(lifted ? 'on-brand' : 'on-inverse'),
          fontWeight: 700,
        },
      ]}
    >
      {place}
    </span>
  );
}

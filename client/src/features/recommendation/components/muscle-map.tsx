import { css } from '@emotion/react';
import { memo } from 'react';
import { color, media, motion } from '../../../shared/theme/theme';
import { BodyViews, RESTING } from '../../../shared/widgets/muscle/body-views';

interface MuscleMapProps {
  selected: readonly string[];
  /** The same one every time: the map is drawn again only where another part is chosen. */
  onToggle: (part: string) => void;
}

/** One class for every state, so that a press brings no new rule into the page. */
const REGION = css({
  fill: RESTING,
  // A muscle is smaller than a thumb: an invisible edge widens what can be touched.
  stroke: 'transparent',
  strokeWidth: 10,
  pointerEvents: 'all',
  cursor: 'pointer',
  [media.hover]: { transition: `fill ${motion.fast}`, '&:hover': { fill: color('brand-soft') } },
  // Twice, to count more than a pointer above it.
  '&&[data-chosen]': { fill: color('brand'), filter: 'drop-shadow(0 0 10px rgb(47 107 255 / 45%))' },
});

/**
 * Front and back of a body; touching a muscle chooses its part. For eyes and pointers: the cards beside it say the same
 * to the keyboard and to screen readers, so the map stays out of their way.
 */
export const MuscleMap = memo(function MuscleMap({ selected, onToggle }: MuscleMapProps) {
  return (
    <BodyViews
      region={({ bodyPart, d }) => (
        <path
          key={bodyPart}
          data-part={bodyPart}
          data-chosen={selected.includes(bodyPart) || undefined}
          d={d}
          onClick={() => onToggle(bodyPart)}
          css={REGION}
        />
      )}
    />
  );
});

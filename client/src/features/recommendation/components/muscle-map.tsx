import { css } from '@emotion/react';
import { memo } from 'react';
import { color, media, motion } from '../../../shared/theme/theme';
import { BodyViews, RESTING } from '../../../shared/widgets/muscle/body-views';

interface MuscleMapProps {
  selected: readonly string[];
  /** Must be stable across renders, so that the map re-renders only when the choice changes. */
  onToggle: (part: string) => void;
}

/** One class for every state, so that a press inserts no new CSS rule. */
const REGION = css({
  fill: RESTING,
  // A muscle is smaller than a thumb: an invisible edge enlarges the touch target.
  stroke: 'transparent',
  strokeWidth: 10,
  pointerEvents: 'all',
  cursor: 'pointer',
  [media.hover]: { transition: `fill ${motion.fast}`, '&:hover': { fill: color('brand-soft') } },
  // Doubled, to outrank the hover style.
  '&&[data-chosen]': { fill: color('brand'), filter: 'drop-shadow(0 0 10px rgb(47 107 255 / 45%))' },
});

/**
 * Front and back of a body; a press on a muscle chooses its part. Visual only: the cards beside it serve the keyboard and
 * screen readers, so the map is hidden from them.
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

import { color, motion } from '../../../shared/theme/theme';
import { BodyViews, RESTING } from '../../../shared/widgets/muscle/body-views';

interface MuscleMapProps {
  selected: readonly string[];
  onToggle: (part: string) => void;
}

/**
 * Front and back of a body; touching a muscle chooses its part. For eyes and pointers: the cards beside it say the same
 * to the keyboard and to screen readers, so the map stays out of their way.
 */
export function MuscleMap({ selected, onToggle }: MuscleMapProps) {
  return (
    <BodyViews
      region={({ bodyPart, d }) => {
        const chosen = selected.includes(bodyPart);
        return (
          <path
            key={bodyPart}
            data-part={bodyPart}
            d={d}
            onClick={() => onToggle(bodyPart)}
            css={{
              fill: chosen ? color('brand') : RESTING,
              // A muscle is smaller than a thumb: an invisible edge widens what can be touched.
              stroke: 'transparent',
              strokeWidth: 10,
              pointerEvents: 'all',
              cursor: 'pointer',
              transition: `fill ${motion.fast}`,
              filter: chosen ? 'drop-shadow(0 0 10px rgb(47 107 255 / 45%))' : undefined,
              '@media (hover: hover)': {
                '&:hover': { fill: chosen ? color('brand') : color('brand-soft') },
              },
            }}
          />
        );
      }}
    />
  );
}

import {
  MUSCLE_HEAD,
  MUSCLE_MIRROR,
  MUSCLE_NEUTRAL,
  MUSCLE_REGIONS,
  MUSCLE_VIEW,
} from '../../../../figures/muscle-map.data';
import type { MuscleView } from '../../../../figures/muscle-map.data';
import { color, motion, space, text } from '../../../shared/theme/theme';

/** A tone darker than the body around it, in either theme. */
const RESTING = `color-mix(in srgb, ${color('track')} 82%, ${color('text-3')})`;

interface MuscleMapProps {
  selected: readonly string[];
  onToggle: (part: string) => void;
}

const VIEWS: readonly { view: MuscleView; label: string }[] = [
  { view: 'front', label: '앞' },
  { view: 'back', label: '뒤' },
];

/**
 * Front and back of a body; touching a muscle chooses its part. For eyes and pointers: the cards beside it say the same
 * to the keyboard and to screen readers, so the map stays out of their way.
 */
export function MuscleMap({ selected, onToggle }: MuscleMapProps) {
  return (
    <div aria-hidden css={{ display: 'flex', justifyContent: 'center', gap: space(2) }}>
      {VIEWS.map(({ view, label }) => (
        <figure key={view} css={{ flex: '0 1 210px', textAlign: 'center' }}>
          <svg viewBox={`0 0 ${MUSCLE_VIEW.width} ${MUSCLE_VIEW.height}`} css={{ width: '100%' }}>
            <path d={MUSCLE_HEAD} fill={color('track')} />
            <path d={MUSCLE_NEUTRAL[view]} fill={color('track')} />
            <path d={MUSCLE_NEUTRAL[view]} fill={color('track')} transform={MUSCLE_MIRROR} />
            {MUSCLE_REGIONS.filter(region => region.view === view).map(({ bodyPart, d }) => {
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
            })}
          </svg>
          <figcaption css={[text.caption, { color: color('text-3'), fontWeight: 600 }]}>{label}</figcaption>
        </figure>
      ))}
    </div>
  );
}

import type { ReactNode } from 'react';
import {
  MUSCLE_HEAD,
  MUSCLE_MIRROR,
  MUSCLE_NEUTRAL,
  MUSCLE_REGIONS,
  MUSCLE_VIEW,
} from '../../../../figures/muscle-map.data';
import type { MuscleRegion, MuscleView } from '../../../../figures/muscle-map.data';
import { color, space, text } from '../../theme/theme';

const VIEWS: readonly { view: MuscleView; label: string }[] = [
  { view: 'front', label: '앞' },
  { view: 'back', label: '뒤' },
];

/** One tone darker than the body around it, in either theme. */
export const RESTING = `color-mix(in srgb, ${color('track')} 82%, ${color('text-3')})`;

interface BodyViewsProps {
  /** Maximum width of one view, px. */
  width?: number;
  /** Draws one muscle. */
  region: (region: MuscleRegion) => ReactNode;
}

/** Front and back of a body. Screen readers skip it: the text beside it says the same. */
export function BodyViews({ width = MUSCLE_VIEW.width, region }: BodyViewsProps) {
  return (
    <div aria-hidden css={{ display: 'flex', justifyContent: 'center', gap: space(2) }}>
      {VIEWS.map(({ view, label }) => (
        <figure key={view} css={{ flex: `0 1 ${width}px`, textAlign: 'center' }}>
          <svg viewBox={`0 0 ${MUSCLE_VIEW.width} ${MUSCLE_VIEW.height}`} css={{ width: '100%' }}>
            <path d={MUSCLE_HEAD} fill={color('track')} />
            <path d={MUSCLE_NEUTRAL[view]} fill={color('track')} />
            <path d={MUSCLE_NEUTRAL[view]} fill={color('track')} transform={MUSCLE_MIRROR} />
            {MUSCLE_REGIONS.filter(each => each.view === view).map(region)}
          </svg>
          <figcaption css={[text.caption, { color: color('text-3'), fontWeight: 600 }]}>{label}</figcaption>
        </figure>
      ))}
    </div>
  );
}

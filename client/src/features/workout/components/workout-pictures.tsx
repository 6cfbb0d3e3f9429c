import { useState } from 'react';
import { color, radius, space, text } from '../../../shared/theme/theme';
import type { WorkoutDetail } from '../../../shared/widgets/workout/workout.api';
import { GripInset } from '../../../shared/widgets/workout/grip-inset';
import { picturesOf } from '../../../shared/widgets/workout/pictures';
import { useDrawnAs } from '../../../shared/widgets/workout/use-drawn-as';

const ground = { borderRadius: radius.card, background: color('surface-2'), overflow: 'hidden' } as const;

/** The movement, large, and the trained muscles from the front and the back. */
export function WorkoutPictures({ workout }: { workout: WorkoutDetail }) {
  const { moving, muscles } = picturesOf(workout.imgPath);
  const drawn = useDrawnAs();
  // A drawing without a moving version falls back to the still one.
  const [source, setSource] = useState(moving);
  const [mapMissing, setMapMissing] = useState(false);
  return (
    <div css={{ display: 'grid', alignContent: 'start', gap: space(4) }}>
      <picture css={{ display: 'contents' }}>
        {/* Inside an <img> the drawing's own media query follows the system's preference, not always the page's. */}
        {source !== workout.imgPath && (
          <source media="(prefers-reduced-motion: reduce)" srcSet={drawn(workout.imgPath)} />
        )}
        <img
          src={drawn(source)}
          alt={`${workout.koreanName} 동작`}
          onError={() => source !== workout.imgPath && setSource(workout.imgPath)}
          css={{ ...ground, width: '100%', aspectRatio: '4 / 3', objectFit: 'contain' }}
        />
      </picture>
      <GripInset imgPath={workout.imgPath} />
      {muscles && !mapMissing && (
        <figure css={{ ...ground, padding: space(4) }}>
          <img
            src={muscles}
            alt={`자극 부위: ${workout.bodyPartKoreanName.join(', ')}`}
            onError={() => setMapMissing(true)}
            css={{ width: '100%', maxWidth: 380, aspectRatio: '420 / 440', margin: '0 auto' }}
          />
          <figcaption
            css={[
              text.small,
              { display: 'flex', justifyContent: 'center', gap: space(4), color: color('text-2') },
            ]}
          >
            <Legend tone="#2f6bff">주로 쓰는 부위</Legend>
            <Legend tone="#8ab1ff">함께 쓰는 부위</Legend>
          </figcaption>
        </figure>
      )}
    </div>
  );
}

function Legend({ tone, children }: { tone: string; children: string }) {
  return (
    <span css={{ display: 'inline-flex', alignItems: 'center', gap: space(1.5) }}>
      <span aria-hidden css={{ width: 10, height: 10, borderRadius: '50%', background: tone }} />
      {children}
    </span>
  );
}

import { color, radius, space, text } from '../../theme/theme';
import { GRIP_OF, GRIPS } from '../../../../figures/grips.data';
import { slugOf } from './pictures';

/** The hands as their owner sees them, for workouts with one prescribed grip; nothing for the others. */
export function GripInset({ imgPath }: { imgPath: string }) {
  const grip = GRIP_OF.get(slugOf(imgPath) ?? '');
  if (!grip) return null;
  const { name, hint } = GRIPS[grip];
  return (
    <figure
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: space(2, 4),
        padding: space(3, 4),
        borderRadius: radius.card,
        background: color('surface-2'),
      }}
    >
      <img src={`/figures/grips/${grip}.svg`} alt="" width={120} height={60} loading="lazy" />
      <figcaption css={{ flex: '1 1 140px' }}>
        <strong>{name}</strong>
        <span css={[text.small, { display: 'block', color: color('text-2') }]}>
          내 눈으로 본 손이에요. {hint} 점선이 어깨너비예요.
        </span>
      </figcaption>
    </figure>
  );
}

import { color, media, radius, space, text } from '../../theme/theme';
import { GRIP_OF, GRIPS } from '../../../../figures/grips.data';
import { slugOf } from './pictures';

/** On a phone a line each: the typeface that arrives late would wrap them elsewhere, which moves all that is below. */
const inLines = (texts: readonly string[]) =>
  texts.map((each, index) => (
    <span key={each} css={{ display: 'block', [media.tablet]: { display: 'inline' } }}>
      {index > 0 && ' '}
      {each}
    </span>
  ));

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
        <strong>{inLines(name.split(/(?<=,) /))}</strong>
        <span css={[text.small, { display: 'block', color: color('text-2') }]}>
          {inLines(['내 눈으로 본 손이에요.', hint, '점선이 어깨너비예요.'])}
        </span>
      </figcaption>
    </figure>
  );
}

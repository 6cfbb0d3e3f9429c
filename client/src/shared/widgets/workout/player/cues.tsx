import { color, radius, space, text } from '../../../theme/theme';
import { cueOf, type Phase } from './tempo';

/** The description step by step; highlights the step that the drawing currently shows. */
export function Cues({ description, phase }: { description: string; phase: Phase | null }) {
  const cues = sentencesOf(description);
  const now = cueOf(phase, cues.length);
  return (
    <section css={{ display: 'grid', gap: space(2) }}>
      <h3 css={text.title}>이렇게 해요</h3>
      <ol css={{ display: 'grid', gap: space(1), paddingLeft: space(5), listStyle: 'decimal' }}>
        {cues.map((cue, index) => (
          <li
            key={cue}
            data-now={index === now || undefined}
            css={{
              padding: `${space(1)} ${space(2)}`,
              borderRadius: radius.control,
              transition: 'background-color 150ms',
              '&[data-now]': { background: color('brand-tint') },
            }}
          >
            {cue}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A description, step by step. */
const sentencesOf = (description: string): string[] => description.split(/(?<=[.!?])\s+/);

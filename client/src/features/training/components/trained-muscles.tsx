import { color, radius, space, text } from '../../../shared/theme/theme';
import { BodyViews, RESTING } from '../../../shared/widgets/muscle/body-views';

export type Tone = 'some' | 'much' | 'over';

/** Blue for trained, in either theme; amber for more than is useful. */
const FILLS: Record<Tone, string> = {
  some: `color-mix(in srgb, ${color('brand')} 48%, ${RESTING})`,
  much: color('brand'),
  over: color('caution'),
};

export interface TrainedPart {
  bodyPart: string;
  /** Null where nothing is done yet. */
  tone: Tone | null;
  /** Its sets. */
  text: string;
  /** The note behind them. */
  note?: string;
}

interface TrainedMusclesProps {
  parts: readonly TrainedPart[];
  /** The colours to explain, with their labels. */
  legend: readonly { tone: Tone; label: string }[];
}

function Dot({ tone }: { tone: Tone | null }) {
  return (
    <span
      aria-hidden
      css={{
        flex: 'none',
        width: 12,
        height: 12,
        borderRadius: radius.round,
        background: tone ? FILLS[tone] : RESTING,
      }}
    />
  );
}

/** Which muscles worked, on a body and in words beside it. */
export function TrainedMuscles({ parts, legend }: TrainedMusclesProps) {
  const toneOfPart = new Map(parts.map(({ bodyPart, tone }) => [bodyPart, tone]));
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(4, 8), alignItems: 'center' }}>
      <div css={{ flex: '1 1 220px', maxWidth: 320, margin: '0 auto' }}>
        <BodyViews
          width={150}
          region={({ bodyPart, d }) => {
            const tone = toneOfPart.get(bodyPart);
            return <path key={bodyPart} d={d} fill={tone ? FILLS[tone] : RESTING} />;
          }}
        />
        <ul
          aria-hidden
          css={[
            text.caption,
            {
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'center',
              gap: space(1, 3),
              color: color('text-2'),
            },
          ]}
        >
          {legend.map(({ tone, label }) => (
            <li key={tone} css={{ display: 'flex', alignItems: 'center', gap: space(1.5) }}>
              <Dot tone={tone} />
              {label}
            </li>
          ))}
        </ul>
      </div>
      <ul
        css={{
          flex: parts.some(({ note }) => note) ? '1 1 240px' : '1 1 180px',
          display: 'grid',
          gap: space(2),
        }}
      >
        {parts.map(({ bodyPart, tone, text: sets, note }) => (
          <li key={bodyPart} css={[text.body2, { display: 'flex', alignItems: 'center', gap: space(2) }]}>
            <Dot tone={tone} />
            <span css={{ flex: 1, fontWeight: 600 }}>{bodyPart}</span>
            <span css={{ fontVariantNumeric: 'tabular-nums' }}>{sets}</span>
            {note && <span css={[text.small, { color: color('text-2') }]}>{note}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

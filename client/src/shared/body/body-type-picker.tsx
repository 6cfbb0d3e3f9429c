import { color, media, motion, radius, space, text } from '../theme/theme';
import { BodyTypeFigure } from './body-type-figure';
import { BODY_TYPES } from './body-types';
import type { BodyTypeName } from './body-types';

interface BodyTypePickerProps {
  value: BodyTypeName | null;
  onChange: (name: BodyTypeName) => void;
}

/** Five cards of which one can be chosen: native radio buttons, so that arrows move between them. */
export function BodyTypePicker({ value, onChange }: BodyTypePickerProps) {
  return (
    <fieldset>
      <legend css={[text.small, { color: color('text-2'), fontWeight: 600, marginBottom: space(2) }]}>
        체형
      </legend>
      <div
        css={{
          display: 'grid',
          gap: space(2),
          gridTemplateColumns: 'repeat(2, 1fr)',
          [media.tablet]: { gridTemplateColumns: 'repeat(3, 1fr)' },
        }}
      >
        {BODY_TYPES.map(type => {
          const chosen = type.name === value;
          return (
            <label
              key={type.name}
              css={{
                position: 'relative',
                display: 'grid',
                justifyItems: 'center',
                gap: space(1),
                padding: space(4, 2),
                borderRadius: radius.card,
                border: `1px solid ${chosen ? color('brand') : color('line')}`,
                boxShadow: chosen ? `0 0 0 1px ${color('brand')}` : 'none',
                background: chosen ? color('brand-tint') : color('surface'),
                textAlign: 'center',
                cursor: 'pointer',
                transition: `background ${motion.fast}, border-color ${motion.fast}`,
                '&:has(:focus-visible)': { outline: `2px solid ${color('focus')}`, outlineOffset: 2 },
              }}
            >
              <input
                type="radio"
                name="body-type"
                value={type.name}
                checked={chosen}
                onChange={() => onChange(type.name)}
                css={{ position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'pointer' }}
              />
              <span
                css={{
                  color: chosen ? color('brand') : 'var(--grey-400)',
                  transition: `color ${motion.fast}`,
                }}
              >
                <BodyTypeFigure name={type.name} />
              </span>
              <span css={[text.title, { marginTop: space(1) }]}>{type.name}</span>
              <span css={[text.caption, { color: color('text-2') }]}>{type.note}</span>
              <span
                css={[
                  text.caption,
                  { color: color(chosen ? 'brand-text' : 'text-2'), fontVariantNumeric: 'tabular-nums' },
                ]}
              >
                체지방 {type.bodyFat}% · 근육 {type.muscleMass}%
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

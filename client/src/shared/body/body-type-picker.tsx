import CircleHelp from 'lucide-react/icons/circle-question-mark';
import type { ReactNode } from 'react';
import { color, media, motion, radius, space, text } from '../theme/theme';
import { BodyTypeFigure } from './body-type-figure';
import { BODY_TYPES } from './body-types';
import type { BodyTypeChoice, Sex } from './body-types';

interface BodyTypePickerProps {
  sex: Sex;
  value: BodyTypeChoice | null;
  onChange: (name: BodyTypeChoice) => void;
}

/** Five figures and “I do not know”, one to choose: native radio buttons, so that arrow keys move between them. */
export function BodyTypePicker({ sex, value, onChange }: BodyTypePickerProps) {
  const card = (name: BodyTypeChoice) => ({ name, chosen: name === value, onChoose: () => onChange(name) });
  return (
    <fieldset>
      <legend css={[text.small, { color: color('text-2'), fontWeight: 600, marginBottom: space(2) }]}>
        체형
      </legend>
      <div
        css={{
          display: 'grid',
          gap: space(2),
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {BODY_TYPES[sex].map(({ name, note, bodyFat, muscleMass }) => (
          <TypeCard
            key={name}
            {...card(name)}
            note={note}
            figures={`체지방 ${bodyFat}% ·\u00a0근육 ${muscleMass}%`}
            picture={<BodyTypeFigure sex={sex} name={name} />}
          />
        ))}
        <TypeCard
          {...card('모르겠어요')}
          note="키·체중·나이로 짐작해요"
          figures="나중에 바꿔도 돼요"
          picture={<CircleHelp aria-hidden size={56} strokeWidth={1.5} />}
        />
      </div>
    </fieldset>
  );
}

interface TypeCardProps {
  name: BodyTypeChoice;
  note: string;
  figures: string;
  picture: ReactNode;
  chosen: boolean;
  onChoose: () => void;
}

function TypeCard({ name, note, figures, picture, chosen, onChoose }: TypeCardProps) {
  return (
    <label
      css={{
        position: 'relative',
        display: 'grid',
        gridTemplateRows: '1fr',
        justifyItems: 'center',
        alignItems: 'center',
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
        value={name}
        checked={chosen}
        onChange={onChoose}
        css={{ position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'pointer' }}
      />
      <span css={{ color: chosen ? color('brand') : 'var(--grey-400)', transition: `color ${motion.fast}` }}>
        {picture}
      </span>
      <span css={[text.title, { marginTop: space(1) }]}>{name}</span>
      <span css={[text.caption, { color: color('text-2') }]}>{note}</span>
      <span
        css={[
          text.caption,
          { color: color(chosen ? 'brand-text' : 'text-2'), fontVariantNumeric: 'tabular-nums' },
        ]}
      >
        {figures}
      </span>
    </label>
  );
}

import { css } from '@emotion/react';
import Check from 'lucide-react/icons/check';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { color, media, motion, radius, space, text } from '../../../shared/theme/theme';
import { CHOSEN, FOCUSED, INPUT } from '../../../shared/ui/choice-style';

interface ChoiceCardProps<Value extends string> {
  type: 'checkbox' | 'radio';
  name: string;
  checked: boolean;
  value: Value;
  /** Must be stable across renders, so that unchanged cards do not re-render. */
  onChoose: (value: Value) => void;
  title: string;
  note?: string;
  picture?: ReactNode;
}

/** One class for every state, so that a press inserts no new CSS rule. Only with a mouse do the colours change slowly. */
const CARD = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: 56,
  padding: space(3, 4),
  borderRadius: radius.control,
  border: `1px solid ${color('line')}`,
  background: color('surface'),
  cursor: 'pointer',
  // The new state shows the press; the browser's own highlight would take two more frames.
  WebkitTapHighlightColor: 'transparent',
  [media.hover]: {
    transition: `background ${motion.fast}, border-color ${motion.fast}`,
    '&:hover': { borderColor: color('line-strong') },
  },
  // Doubled, to outrank the hover style.
  '&&[data-checked]': CHOSEN,
  '&:has(:focus-visible)': FOCUSED,
});

const WORDS = css({ flex: 1, minWidth: 0 });
const TITLE = css(text.body2, { display: 'block', fontWeight: 700, lineHeight: 1.4 });
const NOTE = css(text.small, { display: 'block', color: color('text-2') });
const MARK = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  borderRadius: '50%',
  border: `1.5px solid ${color('line')}`,
  color: '#fff',
  '[data-checked] > &': { borderColor: color('brand'), background: color('brand') },
});

function Card<Value extends string>(props: ChoiceCardProps<Value>) {
  const { type, name, checked, value, onChoose, title, note, picture } = props;
  return (
    <label data-checked={checked || undefined} css={CARD}>
      <input type={type} name={name} checked={checked} onChange={() => onChoose(value)} css={INPUT} />
      {picture}
      <span css={WORDS}>
        <span css={TITLE}>{title}</span>
        {note && <span css={NOTE}>{note}</span>}
      </span>
      <span aria-hidden css={MARK}>
        {checked && <Check size={15} strokeWidth={3} />}
      </span>
    </label>
  );
}

/** A card to choose, on a native checkbox or radio button. */
export const ChoiceCard = memo(Card) as typeof Card;

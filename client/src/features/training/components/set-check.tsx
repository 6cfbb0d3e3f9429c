import { css } from '@emotion/react';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { color, radius, text } from '../../../shared/theme/theme';

/** One class for every state, so that a press inserts no new CSS rule. Only a done set is filled. */
const CHECK = css(text.number, {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 60,
  height: 52,
  padding: 0,
  borderRadius: radius.small,
  border: `2px solid ${color('line-strong')}`,
  background: 'transparent',
  color: color('text-2'),
  '& > svg': { display: 'none' },
  // The new state shows the press: the browser's own highlight on top would cost a slow phone two more frames.
  WebkitTapHighlightColor: 'transparent',
  '[data-current] &': {
    borderWidth: 3,
    borderColor: color('brand-text'),
    background: color('surface'),
    color: color('brand-text'),
  },
  '&[aria-pressed="true"], &[aria-busy]': {
    '& > span': { display: 'none' },
    '& > svg': { display: 'block' },
  },
  '&[aria-pressed="true"]': {
    borderColor: color('success-text'),
    background: color('success-text'),
    color: color('success-tint'),
  },
  // Doubled, to outrank the row's own style.
  '&&[aria-busy]': {
    borderColor: color('success-text'),
    background: color('success-tint'),
    color: color('success-text'),
  },
});

interface SetCheckProps {
  /** Names the workout, the set and the action: for screen readers. */
  name: string;
  /** 1-based among the sets of its kind. */
  place: number;
  done: boolean;
  /** Resolves once the change is saved or refused. */
  onPress: () => Promise<void>;
}

/**
 * The large button of a set: its number, and ✓ once done. It responds to the press in the next frame; the set counts as done only once the device has saved it.
 */
export function SetCheck({ name, place, done, onPress }: SetCheckProps) {
  const [keeping, setKeeping] = useState(false);
  const press = async () => {
    setKeeping(true);
    await onPress();
    setKeeping(false);
  };
  return (
    <button
      type="button"
      aria-pressed={done}
      aria-busy={keeping || undefined}
      aria-label={`${name} ${done ? '완료 취소' : '완료'}`}
      onClick={() => void press()}
      css={CHECK}
    >
      {/* Drawn, not text: a label must contain its button's text. */}
      <span aria-hidden data-place={place} css={{ '&::before': { content: 'attr(data-place)' } }} />
      <Check aria-hidden size={26} strokeWidth={3} />
    </button>
  );
}

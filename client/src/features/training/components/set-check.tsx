import { css } from '@emotion/react';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { color, radius, text } from '../../../shared/theme/theme';

/** One class for every state, so that a press brings no new rule into the page. Only what is done is filled. */
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
  // The press is shown by the new state: the browser's own highlight on top would cost a slow phone two more frames.
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
  // Twice, to count more than where the row stands.
  '&&[aria-busy]': {
    borderColor: color('success-text'),
    background: color('success-tint'),
    color: color('success-text'),
  },
});

interface SetCheckProps {
  /** Of the workout and its set, with what is to be done: screen readers say it. */
  name: string;
  /** Among the sets of its kind, from 1. */
  place: number;
  done: boolean;
  /** Resolves once the change is kept or was refused. */
  onPress: () => Promise<void>;
}

/** The large button of a set: its number, and ✓ once it is done. It answers the press in the next frame; the set is done only once that is kept on the device. */
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
      {/* Drawn, not written: a label has to contain what is written in its button. */}
      <span aria-hidden data-place={place} css={{ '&::before': { content: 'attr(data-place)' } }} />
      <Check aria-hidden size={26} strokeWidth={3} />
    </button>
  );
}

import { css } from '@emotion/react';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { color, radius } from '../../../shared/theme/theme';

/** One class for every state, so that a press brings no new rule into the page. */
const CHECK = css({
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
  // The press is shown by the new state: the browser's own highlight on top would cost a slow phone two more frames.
  WebkitTapHighlightColor: 'transparent',
  '[data-current] &': {
    borderColor: color('brand-fill'),
    background: color('brand-fill'),
    color: color('on-brand'),
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
  /** Of the set. */
  name: string;
  done: boolean;
  /** Resolves once the change is kept or was refused. */
  onPress: () => Promise<void>;
}

/** The large ✓ of a set. It answers the press in the next frame; the set is done only once that is kept on the device. */
export function SetCheck({ name, done, onPress }: SetCheckProps) {
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
      <Check aria-hidden size={26} strokeWidth={3} />
    </button>
  );
}

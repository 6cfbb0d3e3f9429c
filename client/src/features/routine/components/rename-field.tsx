import { useState } from 'react';
import { color, radius, space } from '../../../shared/theme/theme';
import { MAX_ROUTINE_NAME } from '../../../shared/widgets/myfit/routine-list';

interface RenameFieldProps {
  name: string;
  /** With the new name, or null when nothing shall change. */
  onDone: (name: string | null) => void;
}

/** The tab's name as an input: Enter and a press outside keep what was typed, Escape drops it. */
export function RenameField({ name, onDone }: RenameFieldProps) {
  const [value, setValue] = useState(name);
  const finish = () => {
    const typed = value.trim();
    onDone(typed && typed !== name ? typed : null);
  };
  return (
    <input
      autoFocus
      aria-label="루틴 이름"
      value={value}
      maxLength={MAX_ROUTINE_NAME}
      onFocus={event => event.currentTarget.select()}
      onChange={event => setValue(event.target.value)}
      onBlur={finish}
      onKeyDown={event => {
        // The Enter that ends a Korean syllable is not the one that saves.
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) finish();
        if (event.key === 'Escape') onDone(null);
      }}
      css={{
        width: `calc(${Math.max(4, value.length)}em + 28px)`,
        minHeight: 44,
        padding: space(1, 3),
        border: `1px solid ${color('focus')}`,
        borderRadius: radius.small,
        background: color('surface'),
        fontSize: '0.9375rem',
        fontWeight: 700,
        '&:focus-visible': { outlineOffset: -2 },
      }}
    />
  );
}

import { useState } from 'react';
import { composes } from '../../../shared/lib/composes';
import { color, radius, space } from '../../../shared/theme/theme';
import { MAX_ROUTINE_NAME } from '../../../shared/widgets/myfit/routine-list';

interface RenameFieldProps {
  name: string;
  /** Called with the new name, or null when nothing changes. */
  onDone: (name: string | null) => void;
  /** A press elsewhere ended it without saving; called with the typed name, or null when it is no new name. */
  onLeave: (name: string | null) => void;
}

/** The tab's name as an input: Enter saves, Escape and a press outside close it. */
export function RenameField({ name, onDone, onLeave }: RenameFieldProps) {
  const [value, setValue] = useState(name);
  const typed = value.trim();
  const changed = typed && typed !== name ? typed : null;
  return (
    <input
      autoFocus
      aria-label="루틴 이름"
      value={value}
      maxLength={MAX_ROUTINE_NAME}
      onFocus={event => event.currentTarget.select()}
      onChange={event => setValue(event.target.value)}
      // A name that cannot be saved goes back: nobody promises that what was typed stays (`OfflineNotice`).
      onInput={event => event.stopPropagation()}
      // Focusing another window is no press outside.
      onBlur={event => document.activeElement !== event.currentTarget && onLeave(changed)}
      onKeyDown={event => {
        if (composes(event)) return;
        if (event.key === 'Enter') onDone(changed);
        if (event.key === 'Escape') onDone(null);
      }}
      css={{
        width: `calc(${Math.max(4, value.length)}em + 28px)`,
        minHeight: 44,
        padding: space(1, 3),
        border: `1px solid ${color('focus')}`,
        borderRadius: radius.small,
        background: color('surface'),
        fontWeight: 700,
        '&:focus-visible': { outlineOffset: -2 },
      }}
    />
  );
}

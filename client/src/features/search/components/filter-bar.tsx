import { startTransition, useEffect, useOptimistic, useRef } from 'react';
import { media, space } from '../../../shared/theme/theme';
import { ChipButton } from '../../../shared/ui/chip';

interface FilterBarProps {
  label: string;
  options: readonly { value: string; label: string }[];
  /** Null is 전체. */
  chosen: string | null;
  onChoose: (value: string | null) => void;
}

/** One filter at a time; 전체 clears it. The row scrolls sideways on phones and wraps on wider screens. */
export function FilterBar({ label, options, chosen, onChoose }: FilterBarProps) {
  const row = useRef<HTMLDivElement>(null);
  // The pressed filter paints before the results that it changes.
  const [shown, press] = useOptimistic(chosen);
  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>('[aria-pressed=true]');
    // A filter from the address may be off-screen.
    if (row.current && chip)
      row.current.scrollLeft = chip.offsetLeft - row.current.clientWidth / 2 + chip.offsetWidth / 2;
  }, [chosen]);
  return (
    <div
      ref={row}
      role="group"
      aria-label={label}
      // public/boot.js shows a press before this runs.
      data-filters
      css={{
        position: 'relative',
        display: 'flex',
        gap: space(2),
        margin: '0 calc(var(--gutter) * -1)',
        padding: `${space(1)} var(--gutter)`,
        overflowX: 'auto',
        scrollbarWidth: 'none',
        '& > *': { flex: 'none' },
        [media.tablet]: { flexWrap: 'wrap', margin: 0, padding: space(1, 0) },
      }}
    >
      {[{ value: null, label: '전체' }, ...options].map(option => (
        <ChipButton
          key={option.label}
          selected={option.value === shown}
          onClick={() =>
            startTransition(() => {
              press(option.value);
              onChoose(option.value);
            })
          }
        >
          {option.label}
        </ChipButton>
      ))}
    </div>
  );
}

import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { color, media, motion, radius, space, text } from '../../../shared/theme/theme';

interface ChoiceCardProps {
  type: 'checkbox' | 'radio';
  name: string;
  checked: boolean;
  onChange: () => void;
  title: string;
  note?: string;
  picture?: ReactNode;
}

/** A card to choose, on a native checkbox or radio button. */
export function ChoiceCard({ type, name, checked, onChange, title, note, picture }: ChoiceCardProps) {
  return (
    <label
      css={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        gap: space(3),
        minHeight: 56,
        padding: space(3, 4),
        borderRadius: radius.control,
        border: `1px solid ${color(checked ? 'brand' : 'line')}`,
        boxShadow: checked ? `inset 0 0 0 1px ${color('brand')}` : 'none',
        background: color(checked ? 'brand-tint' : 'surface'),
        cursor: 'pointer',
        transition: `background ${motion.fast}, border-color ${motion.fast}`,
        [media.hover]: { '&:hover': { borderColor: color(checked ? 'brand' : 'line-strong') } },
        '&:has(:focus-visible)': { outline: `2px solid ${color('focus')}`, outlineOffset: 2 },
      }}
    >
      <input
        type={type}
        name={name}
        checked={checked}
        onChange={onChange}
        css={{ position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'pointer' }}
      />
      {picture}
      <span css={{ flex: 1, minWidth: 0 }}>
        <span css={[text.body2, { display: 'block', fontWeight: 700, lineHeight: 1.4 }]}>{title}</span>
        {note && <span css={[text.small, { display: 'block', color: color('text-2') }]}>{note}</span>}
      </span>
      <span
        aria-hidden
        css={{
          display: 'grid',
          placeItems: 'center',
          flex: 'none',
          width: 24,
          height: 24,
          borderRadius: '50%',
          border: `1.5px solid ${color(checked ? 'brand' : 'line')}`,
          background: checked ? color('brand') : 'transparent',
          color: '#fff',
        }}
      >
        {checked && <Check size={15} strokeWidth={3} />}
      </span>
    </label>
  );
}

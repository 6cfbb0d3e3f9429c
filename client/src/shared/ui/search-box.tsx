import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { color, motion, radius, space } from '../theme/theme';
import { Form } from './form';
import { IconButton } from './icon-button';

/** Width in px of the large search bar on desktops. */
export const SEARCH_BOX_WIDTH = 627;

interface SearchBoxProps {
  /** Names the field for screen readers. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Enter or the search icon; receives the trimmed keyword, which may be empty. */
  onSubmit: (keyword: string) => void;
  /** Disappears on focus. */
  placeholder: string;
  /** Suggestions and the like, below the bar and inside the form. */
  children?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
  /** Turns the input into more than a text field, such as the role and keys of a combobox. */
  inputProps?: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'role' | 'onKeyDown' | (`aria-${string}` & keyof InputHTMLAttributes<HTMLInputElement>)
  >;
}

/** A large search bar: the icon searches, the cross clears, the border shows the focus. */
export function SearchBox({
  label,
  value,
  onChange,
  onSubmit,
  placeholder,
  children,
  inputRef,
  inputProps,
}: SearchBoxProps) {
  const [focused, setFocused] = useState(false);
  return (
    <Form role="search" onSubmit={() => onSubmit(value.trim())} css={{ position: 'relative', width: '100%' }}>
      <div
        data-focused={focused || undefined}
        css={{
          display: 'flex',
          alignItems: 'center',
          minHeight: 60,
          paddingInline: space(2),
          borderRadius: radius.card,
          border: `1px solid ${focused ? color('focus') : color('line')}`,
          boxShadow: focused ? `0 0 0 1px ${color('focus')}` : 'none',
          background: color('surface'),
          transition: `border-color ${motion.fast}, box-shadow ${motion.fast}`,
        }}
      >
        <input
          {...inputProps}
          ref={inputRef}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={50}
          aria-label={label}
          value={value}
          placeholder={focused ? '' : placeholder}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          onChange={event => onChange(event.target.value)}
          css={{
            flex: 1,
            minWidth: 0,
            padding: space(3),
            border: 0,
            outline: 'none',
            background: 'transparent',
            fontSize: '1.0625rem',
            appearance: 'none',
            '&::placeholder': { color: color('text-3'), opacity: 1 },
            '&::-webkit-search-cancel-button': { display: 'none' },
          }}
        />
        {value && (
          <IconButton label="검색어 지우기" onClick={() => onChange('')}>
            <X size={20} />
          </IconButton>
        )}
        <IconButton label="검색" type="submit">
          <Search size={22} />
        </IconButton>
      </div>
      {children}
    </Form>
  );
}

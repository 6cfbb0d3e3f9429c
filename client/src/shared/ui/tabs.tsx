import { css } from '@emotion/react';
import { startTransition, useId, useLayoutEffect, useOptimistic, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { color, media, motion, radius, space } from '../theme/theme';

export interface TabItem<Key extends string | number> {
  key: Key;
  label: ReactNode;
}

interface TabsProps<Key extends string | number> {
  label: string;
  items: readonly TabItem<Key>[];
  active: Key;
  onSelect: (key: Key) => void;
  /** `line` underlines the active tab, `pill` fills it. */
  variant?: 'line' | 'pill';
  /** The panel of the active tab. */
  children: ReactNode;
  /** At the right end of the row, such as an add button. */
  end?: ReactNode;
}

/** One class for both states, so that a press inserts no new CSS rule. Colours fade for a mouse only. */
const TAB = css({
  flex: 'none',
  minWidth: 44,
  minHeight: 44,
  border: 0,
  fontSize: '0.9375rem',
  fontWeight: 600,
  WebkitTapHighlightColor: 'transparent',
  [media.hover]: { transition: `color ${motion.fast}, background ${motion.fast}` },
  '&[aria-selected=true]': { fontWeight: 700 },
});
const LOOKS = {
  pill: css(TAB, {
    padding: space(2, 4),
    borderRadius: radius.round,
    background: color('surface-3'),
    color: color('text-2'),
    '&[aria-selected=true]': { background: color('inverse'), color: color('on-inverse') },
  }),
  line: css(TAB, {
    padding: space(2, 0.5),
    background: 'transparent',
    color: color('text-3'),
    '&[aria-selected=true]': { color: color('text'), boxShadow: `inset 0 -2px ${color('text')}` },
  }),
} as const;

/**
 * WAI-ARIA tabs: one Tab stop, arrow keys move and select. The row scrolls sideways on phones. The pressed tab is drawn first, its panel after it.
 */
export function Tabs<Key extends string | number>(props: TabsProps<Key>) {
  const { label, items, variant = 'line', children, end } = props;
  const [active, press] = useOptimistic(props.active);
  const select = (key: Key) =>
    startTransition(() => {
      press(key);
      props.onSelect(key);
    });
  const id = useId();
  const row = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    // On a phone the row is wider than the screen: scrolls the active tab fully into view.
    const tab = row.current?.querySelector('[aria-selected=true]')?.getBoundingClientRect();
    const box = row.current?.getBoundingClientRect();
    if (!row.current || !tab || !box) return;
    if (tab.right > box.right) row.current.scrollLeft += tab.right - box.right;
    else if (tab.left < box.left) row.current.scrollLeft -= box.left - tab.left;
  }, [active]);

  const move = (event: KeyboardEvent) => {
    const index = items.findIndex(item => item.key === active);
    const last = items.length - 1;
    const target = {
      ArrowRight: index === last ? 0 : index + 1,
      ArrowLeft: index <= 0 ? last : index - 1,
      Home: 0,
      End: last,
    }[event.key];
    const item = target === undefined ? undefined : items[target];
    if (!item) return;
    event.preventDefault();
    select(item.key);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[target ?? 0]?.focus();
  };

  return (
    <div>
      <div
        css={{
          display: 'flex',
          alignItems: 'center',
          gap: space(2),
          borderBottom: variant === 'line' ? `1px solid ${color('line')}` : undefined,
        }}
      >
        <div
          ref={row}
          role="tablist"
          aria-label={label}
          onKeyDown={move}
          css={{
            display: 'flex',
            gap: variant === 'pill' ? space(2) : space(5),
            overflowX: 'auto',
            scrollbarWidth: 'none',
            flex: 1,
            minWidth: 0,
            padding: 3,
            margin: -3,
            // On a phone pills scroll to the edge of the screen, not of the column.
            [media.phoneOnly]: variant === 'pill' && {
              marginInline: 'calc(var(--gutter) * -1)',
              paddingInline: 'var(--gutter)',
            },
          }}
        >
          {items.map(item => {
            const selected = item.key === active;
            return (
              <button
                key={item.key}
                type="button"
                role="tab"
                id={`${id}-tab-${item.key}`}
                aria-selected={selected}
                aria-controls={selected ? `${id}-panel` : undefined}
                tabIndex={selected ? 0 : -1}
                onClick={() => select(item.key)}
                css={LOOKS[variant]}
              >
                {item.label}
              </button>
            );
          })}
        </div>
        {end}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${active}`}>
        {children}
      </div>
    </div>
  );
}

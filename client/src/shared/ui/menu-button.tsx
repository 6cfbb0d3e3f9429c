import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { color, layer, media, radius, shadow, space } from '../theme/theme';
import { IconButton } from './icon-button';

const WIDTH = 208;
const EDGE = 12;
/** px of a single-line entry. */
const ITEM_HEIGHT = 46;

export interface MenuItem {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  run: () => void;
  disabled?: boolean;
  danger?: boolean;
}

interface MenuButtonProps {
  /** The menu's purpose, in words. */
  label: string;
  icon: ReactNode;
  items: readonly MenuItem[];
}

interface Place {
  left: number;
  top?: number;
  bottom?: number;
  maxHeight: number;
}

/** Below the button; near the bottom of the screen above it. */
function placeBeside(box: DOMRect, entries: number): Place {
  const left = Math.min(Math.max(EDGE, box.right - WIDTH), Math.max(EDGE, window.innerWidth - WIDTH - EDGE));
  const room = window.innerHeight - box.bottom - EDGE;
  return entries * ITEM_HEIGHT > room && box.top > room
    ? { left, bottom: window.innerHeight - box.top + 4, maxHeight: box.top - EDGE }
    : { left, top: box.bottom + 4, maxHeight: room };
}

/**
 * A button that opens a small menu beside it: arrow keys move, Escape and a press outside close, the focus returns. Fixed on
 * the screen, so that a row that scrolls sideways does not clip it.
 */
export function MenuButton({ label, icon, items }: MenuButtonProps) {
  const [place, setPlace] = useState<Place | null>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();
  const open = place !== null;

  useEffect(() => {
    if (!open) return;
    menu.current?.querySelector<HTMLElement>('[role=menuitem]:not(:disabled)')?.focus();
    const outside = (event: PointerEvent) => {
      const target = event.target as Node;
      if (!menu.current?.contains(target) && !trigger.current?.contains(target)) setPlace(null);
    };
    const close = () => setPlace(null);
    const from = window.scrollY;
    // The event of a scroll that ended before the press arrives a frame later.
    const scrolled = () => {
      if (window.scrollY !== from) close();
    };
    document.addEventListener('pointerdown', outside);
    window.addEventListener('scroll', scrolled, { passive: true });
    window.addEventListener('resize', close);
    return () => {
      document.removeEventListener('pointerdown', outside);
      window.removeEventListener('scroll', scrolled);
      window.removeEventListener('resize', close);
    };
  }, [open]);

  const toggle = () => {
    const box = trigger.current?.getBoundingClientRect();
    setPlace(open || !box ? null : placeBeside(box, items.length));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [
      ...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]:not(:disabled)') ?? []),
    ];
    const index = buttons.indexOf(document.activeElement as HTMLElement);
    const target = {
      ArrowDown: index + 1,
      ArrowUp: index - 1 + buttons.length,
      Home: 0,
      End: buttons.length - 1,
    }[event.key];
    if (target !== undefined) {
      event.preventDefault();
      buttons[target % buttons.length]?.focus();
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      setPlace(null);
      trigger.current?.focus();
    }
  };

  return (
    <>
      <IconButton
        ref={trigger}
        label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}-menu` : undefined}
        onClick={toggle}
      >
        {icon}
      </IconButton>
      {open && (
        <div
          ref={menu}
          id={`${id}-menu`}
          role="menu"
          aria-label={label}
          onKeyDown={onKeyDown}
          style={place}
          css={{
            position: 'fixed',
            // The tabs at the bottom would cover its last entries.
            zIndex: `calc(${layer.nav} + 1)`,
            width: WIDTH,
            maxWidth: `calc(100vw - ${2 * EDGE}px)`,
            overflowY: 'auto',
            padding: space(1.5),
            borderRadius: radius.control,
            border: `1px solid ${color('line')}`,
            background: color('surface'),
            boxShadow: shadow.lifted,
          }}
        >
          {items.map(item => (
            <MenuEntry
              key={item.key}
              item={item}
              onChoose={() => {
                setPlace(null);
                trigger.current?.focus();
                item.run();
              }}
            />
          ))}
        </div>
      )}
    </>
  );
}

function MenuEntry({ item, onChoose }: { item: MenuItem; onChoose: () => void }) {
  return (
    <button
      type="button"
      role="menuitem"
      disabled={item.disabled}
      onClick={onChoose}
      css={{
        display: 'flex',
        alignItems: 'center',
        gap: space(2.5),
        width: '100%',
        minHeight: 44,
        padding: space(2, 3),
        border: 0,
        borderRadius: radius.small,
        background: 'transparent',
        color: item.danger ? color('error-text') : color('text'),
        fontSize: '0.9375rem',
        textAlign: 'left',
        [media.hover]: { '&:hover:not(:disabled)': { background: color('surface-3') } },
        '&:focus-visible': { outlineOffset: -2 },
        '&:disabled': { color: color('text-3'), opacity: 0.5, cursor: 'not-allowed' },
      }}
    >
      {item.icon}
      {item.label}
    </button>
  );
}

import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, layer, media, space } from '../theme/theme';

const BAR = css({
  position: 'fixed',
  inset: 'auto 0 var(--tabs-height)',
  zIndex: layer.sticky,
  display: 'flex',
  gap: space(2),
  padding: `${space(3)} max(var(--gutter), calc((100% - 960px) / 2))`,
  background: color('bg'),
  borderTop: `1px solid ${color('line')}`,
  '& > *': { flex: 'none' },
  '& > a, & > button:not([aria-haspopup])': { flex: 1, paddingInline: space(2) },
  [media.short]: { position: 'static', border: 0, paddingInline: 0 },
  [media.desktop]: { position: 'static', border: 0, padding: 0 },
});

/** As a ref: tells `--foot-bar` the height of a bar at the bottom of the screen, which grows with the text and with what it says. */
export function keepClear(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const tell = () => style.setProperty('--foot-bar', `${bar.offsetHeight}px`);
  const watch = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(tell);
  watch?.observe(bar);
  return () => {
    watch?.disconnect();
    style.removeProperty('--foot-bar');
  };
}

/**
 * A page's actions, within thumb's reach while it scrolls; on a desktop they stay in the page's flow. base.css keeps the focus and toasts above it.
 */
export function FootBar({ children }: { children: ReactNode }) {
  return (
    <div data-foot-bar="" ref={keepClear} css={BAR}>
      {children}
    </div>
  );
}

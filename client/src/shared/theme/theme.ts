import { css } from '@emotion/react';

/** Names of the colour roles in tokens.css. */
const COLOR_ROLES = [
  'bg',
  'surface',
  'surface-2',
  'surface-3',
  'line',
  'line-strong',
  'track',
  'text',
  'text-2',
  'text-3',
  'brand',
  'brand-fill',
  'brand-fill-hover',
  'on-brand',
  'brand-text',
  'brand-tint',
  'brand-tint-2',
  'brand-soft',
  'inverse',
  'on-inverse',
  'error',
  'error-text',
  'error-tint',
  'success',
  'success-text',
  'success-tint',
  'caution',
  'caution-text',
  'caution-tint',
  'focus',
  'scrim',
  'bar',
] as const;
export type ColorRole = (typeof COLOR_ROLES)[number];

/** `color('text-2')` is `var(--text-2)`: a misspelt role does not compile. */
export const color = (role: ColorRole): string => `var(--${role})`;
export { COLOR_ROLES };

/** Space in steps of 4 px: `space(3)` is 12 px. */
export const space = (...steps: number[]): string => steps.map(step => `${step * 4}px`).join(' ');

/** As many equal columns as fit, none narrower than `least`; in rem it grows with the user's text size. */
export const columns = (least: string): string => `repeat(auto-fit, minmax(min(100%, ${least}), 1fr))`;

export const radius = {
  card: 'var(--radius-card)',
  control: 'var(--radius-control)',
  small: 'var(--radius-small)',
  chip: 'var(--radius-chip)',
  round: 'var(--radius-round)',
} as const;

export const motion = {
  fast: 'var(--fast)',
  normal: 'var(--normal)',
  slow: 'var(--slow)',
  ease: 'var(--ease)',
} as const;

export const layer = {
  sticky: 'var(--layer-sticky)',
  nav: 'var(--layer-nav)',
  toast: 'var(--layer-toast)',
} as const;

export const shadow = { lifted: 'var(--shadow-lifted)', header: 'var(--shadow-header)' } as const;

/** Media queries. Phone first: styles grow from 360 px. */
export const media = {
  tablet: '@media (min-width: 768px)',
  desktop: '@media (min-width: 1200px)',
  phoneOnly: '@media (max-width: 767px)',
  hover: '@media (hover: hover)',
  /** Text at 400 %, or a phone in landscape: fixed parts would leave no room to read. */
  short: '@media (max-height: 420px)',
  /** A phone's page at 200 %. */
  tiny: '@media (max-width: 279px)',
} as const;

/** Text styles as emotion fragments. */
export const text = {
  display: css({
    fontSize: 'var(--display-size)',
    lineHeight: 'var(--display-line)',
    letterSpacing: '-0.035em',
    fontWeight: 800,
  }),
  h1: css({ fontSize: 'var(--h1-size)', lineHeight: 'var(--h1-line)', fontWeight: 800 }),
  h2: css({ fontSize: 'var(--h2-size)', lineHeight: 'var(--h2-line)', fontWeight: 700 }),
  title: css({ fontSize: 'var(--title-size)', lineHeight: 'var(--title-line)', fontWeight: 700 }),
  body: css({ fontSize: 'var(--body-size)', lineHeight: 'var(--body-line)', fontWeight: 400 }),
  body2: css({ fontSize: 'var(--body-2-size)', lineHeight: 'var(--body-2-line)', fontWeight: 400 }),
  small: css({ fontSize: 'var(--small-size)', lineHeight: 'var(--small-line)' }),
  caption: css({ fontSize: 'var(--caption-size)', lineHeight: 'var(--caption-line)' }),
  number: css({ fontVariantNumeric: 'tabular-nums', fontWeight: 800, letterSpacing: '-0.03em' }),
} as const;

import { css } from '@emotion/react';
import { color } from '../theme/theme';

/** A label whose input is checked. */
export const CHOSEN = {
  borderColor: color('brand'),
  boxShadow: `inset 0 0 0 1px ${color('brand')}`,
  background: color('brand-tint'),
} as const;

/** With keyboard focus. */
export const FOCUSED = { outline: `2px solid ${color('focus')}`, outlineOffset: 2 } as const;

/** The input itself: it fills its label invisibly. */
export const INPUT = css({ position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'pointer' });

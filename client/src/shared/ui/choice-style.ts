import { css } from '@emotion/react';
import { color } from '../theme/theme';

/** A label that is chosen by the input in it. */
export const CHOSEN = {
  borderColor: color('brand'),
  boxShadow: `inset 0 0 0 1px ${color('brand')}`,
  background: color('brand-tint'),
} as const;

/** It has the keyboard's focus. */
export const FOCUSED = { outline: `2px solid ${color('focus')}`, outlineOffset: 2 } as const;

/** The input itself: it fills its label and is not seen. */
export const INPUT = css({ position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'pointer' });

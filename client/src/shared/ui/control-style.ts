import { css } from '@emotion/react';
import type { SerializedStyles } from '@emotion/react';
import { color, motion, radius, space } from '../theme/theme';

/** The box of a text input, select or stepper. `invalid` turns the border red. */
export function controlStyle(invalid: boolean): SerializedStyles {
  const edge = invalid ? color('error') : color('line');
  return css({
    width: '100%',
    minHeight: 'var(--control)',
    padding: space(3, 4),
    borderRadius: radius.control,
    border: `1px solid ${edge}`,
    background: color('surface'),
    color: color('text'),
    fontSize: '1rem',
    transition: `border-color ${motion.fast}, box-shadow ${motion.fast}`,
    '&::placeholder': { color: color('text-3'), opacity: 1 },
    '&:focus, &:focus-within': {
      outline: 'none',
      borderColor: invalid ? color('error') : color('focus'),
      boxShadow: `0 0 0 1px ${invalid ? color('error') : color('focus')}`,
    },
    '&:read-only:not(select)': { background: color('surface-2'), color: color('text-2') },
    '&:disabled': { background: color('surface-2'), color: color('text-3'), cursor: 'not-allowed' },
  });
}

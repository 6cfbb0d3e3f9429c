import { color, media, space } from '../../../shared/theme/theme';

/** On a phone the table is wider than the screen: what can be done to a row stays at its edge. */
export const ACTIONS_CELL = {
  [media.phoneOnly]: {
    position: 'sticky',
    right: 0,
    width: 60,
    '&&': { padding: space(1), background: color('surface') },
    boxShadow: `-1px 0 0 ${color('line')}`,
  },
} as const;

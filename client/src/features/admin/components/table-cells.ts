import { color, space } from '../../../shared/theme/theme';

const AT_THE_EDGE = {
  position: 'sticky',
  right: 0,
  width: 60,
  '&&': { padding: space(1), background: 'inherit' },
  'thead &&': { background: color('surface-2') },
  boxShadow: `-1px 0 0 ${color('line')}`,
} as const;

/** @param folded the table is wider than the screen: the row's actions stick to its edge */
export const actionsCell = (folded: boolean) => (folded ? AT_THE_EDGE : undefined);

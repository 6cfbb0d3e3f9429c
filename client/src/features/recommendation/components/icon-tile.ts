import { css } from '@emotion/react';
import { color, radius } from '../../../shared/theme/theme';

/** A square behind an icon at the start of a row. */
export const ICON_TILE = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 48,
  height: 48,
  borderRadius: radius.control,
  background: color('brand-tint'),
  color: color('brand-text'),
});

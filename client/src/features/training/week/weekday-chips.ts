import { css } from '@emotion/react';
import { media, space } from '../../../shared/theme/theme';

/** Seven columns wide enough for a thumb on the narrowest common phone. */
export const DAYS = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: space(0.5),
  [media.tablet]: { gap: space(1) },
});
export const DAY = css({ justifyContent: 'center', padding: 0 });

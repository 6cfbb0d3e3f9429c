import { Suspense } from 'react';
import type { ComponentProps } from 'react';
import { latePart } from '../../../lib/late-part';
import type { PlayerSheet } from './player-sheet';

const Late = latePart(async () => (await import('./player-sheet')).PlayerSheet);

/** The player, loaded when first opened. */
export const LatePlayer = (props: ComponentProps<typeof PlayerSheet>) => (
  <Suspense>
    <Late {...props} />
  </Suspense>
);

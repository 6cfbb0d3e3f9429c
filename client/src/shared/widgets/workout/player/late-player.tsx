import { latePart } from '../../../lib/late-part';

/** The player, loaded when first opened. */
export const LatePlayer = latePart(async () => (await import('./player-sheet')).PlayerSheet);

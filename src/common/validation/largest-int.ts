/** The largest number that an INT column holds: an id, a version, a revision. */
export const LARGEST_INT = 2_147_483_647;

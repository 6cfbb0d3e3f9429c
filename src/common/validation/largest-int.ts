/** The largest number in an INT column: an id, a version, a revision. */
export const LARGEST_INT = 2_147_483_647;

/** Most items on a member's list. */
export const MOST_ITEMS = 30;
export const MOST_SERVINGS_A_DAY = 12;
/** Most of any amount per serving, in any unit: a higher one means a wrong unit. */
export const MOST_AMOUNT = 100_000;
/** Most characters of a label that is kept; twice the longest that can be pasted. */
export const LONGEST_KEPT_LABEL = 6_000;

/** What a member may have on the list. */
export const MOST_ITEMS = 30;
export const MOST_SERVINGS_A_DAY = 12;
/** In any unit, in one serving: beyond it only a unit can be wrong. */
export const MOST_AMOUNT = 100_000;

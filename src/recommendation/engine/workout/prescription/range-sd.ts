/** The displayed range covers 80 % of similar members: p10 to p90 of the normal distribution. */
export const RANGE_SD = 1.28;

/** The shown range holds 80 % of members like this one: the normal distribution's p10 and p90. */
export const RANGE_SD = 1.28;

export const CARDIO_KINDS = ['walk', 'run', 'cycle', 'swim', 'row', 'stairs', 'elliptical', 'other'] as const;
export type CardioKind = (typeof CARDIO_KINDS)[number];
/** By the talk test: one can sing, one can talk, one can say a few words. */
export const CARDIO_EFFORTS = ['light', 'moderate', 'hard'] as const;
export type CardioEffort = (typeof CARDIO_EFFORTS)[number];

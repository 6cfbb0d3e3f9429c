/** Names are two to ten Korean syllables. */
export const USER_NAME = /^[가-힣]{2,10}$/;

export const YOUNGEST_AGE = 14;
export const EARLIEST_BIRTH_DATE = '1900-01-01';

export const SEXES = ['남', '여'] as const;

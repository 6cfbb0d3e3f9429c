export const CARDIO_KINDS = ['walk', 'run', 'cycle', 'swim', 'row', 'stairs', 'elliptical', 'other'] as const;
export type CardioKind = (typeof CARDIO_KINDS)[number];
export const CARDIO_NAMES: Record<CardioKind, string> = {
  ...{ walk: '걷기', run: '달리기', cycle: '자전거', swim: '수영' },
  ...{ row: '로잉', stairs: '계단', elliptical: '일립티컬', other: '그 밖의 유산소' },
};
/** By the talk test: one can sing, one can talk, one can say a few words. */
export const CARDIO_EFFORTS = ['light', 'moderate', 'hard'] as const;
export type CardioEffort = (typeof CARDIO_EFFORTS)[number];

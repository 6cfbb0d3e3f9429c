/** Limits of the body data a member can enter: the contract's §1, shared by signup and body data. */
export const HEIGHT_CM = { min: 100, max: 230 } as const;
export const WEIGHT_KG = { min: 25, max: 250 } as const;
/** Body fat and skeletal muscle, percent of body weight, with one decimal. */
export const COMPOSITION_PERCENT = { min: 1, max: 99.9 } as const;
/** Positions of the slider: the upper-body share in tenths. */
export const UP_DOWN_BALANCES = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9] as const;
/** No records are older. */
export const EARLIEST_DATE = '1900-01-01';

/**
 * Body types a member can choose instead of typing figures: percent of body weight. The men's figures come from the contract. At the same build a
 * woman carries about ten points more fat; her muscle is the same share of fat-free mass, times 0.545/0.56, the usual shares of women and men,
 * rounded; 근육형 is one point higher, so that no pair of hers equals another of his.
 */
export const BODY_TYPE_PRESETS = {
  남: {
    근육형: { bodyFat: 10, muscleMass: 40 },
    마른형: { bodyFat: 15, muscleMass: 30 },
    표준형: { bodyFat: 18, muscleMass: 35 },
    통통형: { bodyFat: 20, muscleMass: 35 },
    과체중형: { bodyFat: 25, muscleMass: 35 },
  },
  여: {
    근육형: { bodyFat: 20, muscleMass: 36 },
    마른형: { bodyFat: 25, muscleMass: 26 },
    표준형: { bodyFat: 28, muscleMass: 30 },
    통통형: { bodyFat: 30, muscleMass: 30 },
    과체중형: { bodyFat: 35, muscleMass: 30 },
  },
} as const;

/** Values for empty composition fields. */
export const defaultComposition = (sex: '남' | '여') => BODY_TYPE_PRESETS[sex].표준형;

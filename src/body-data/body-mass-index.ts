/** Thinness grade 3, World Health Organization 1995. */
export const SEVERELY_THIN_BMI = 16;
/** Korean Society for the Study of Obesity 2022. */
export const UNDERWEIGHT_BMI = 18.5;

/** kg/m². */
export const bodyMassIndex = ({ weightKg, heightCm }: { weightKg: number; heightCm: number }): number =>
  weightKg / (heightCm / 100) ** 2;

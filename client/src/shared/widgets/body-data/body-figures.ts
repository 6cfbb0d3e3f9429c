import { musclePercentToKg } from '../../body/composition-input';
import type { BodyData } from './body-data.api';

export interface BodyFigure {
  label: string;
  unit: string;
  /** Between two percentages: points. */
  changeUnit: string;
  of: (row: BodyData) => number;
}

/** In readers' units: muscle in kilograms, to one decimal, like the device's print. */
export const BODY_FIGURES = {
  weight: { label: '체중', unit: 'kg', changeUnit: 'kg', of: row => row.weight },
  bodyFat: { label: '체지방률', unit: '%', changeUnit: '%p', of: row => row.bodyFat },
  muscleMass: {
    label: '골격근량',
    unit: 'kg',
    changeUnit: 'kg',
    of: row => musclePercentToKg(row.muscleMass, row.weight),
  },
} satisfies Record<string, BodyFigure>;

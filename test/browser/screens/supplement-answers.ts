import { chooseSupplements } from '../../../src/recommendation/engine/supplement/supplement-engine.js';

const request = { purposes: ['체중 감량' as const, '근력 향상' as const], monthlyBudget: 150_000 };
const { refusals, notes, noFit, totalPrice, remaining } = chooseSupplements({
  member: {
    ...{ sex: '여', ageYears: 16, heightCm: 165, weightKg: 42, bodyFatPercent: 15, muscleMassPercent: 30 },
    ...{ compositionSource: 'default', allergens: [], conditions: [], medicines: [], readinessYes: [] },
    ...{ coffeeCupsPerDay: null, dietProteinPerKg: null },
  },
  request,
  catalogue: [],
});

/** The engine's answer to a severely thin member. */
export const NOTHING_FOR_NOW = {
  ...{ status: 'DONE', id: 1, recommends: [], proteinGap: null, uncoveredPurposes: [] },
  ...{ purpose: request.purposes, monthlyBudget: request.monthlyBudget, totalPrice, remaining },
  ...{ refusals, notes, noFit },
};

import { CONDITIONS, SORE_AREAS, SURGERY_AREAS } from '../../../../catalogue/catalogue.vocabulary.js';
import { movementObjections } from '../fixture/health-checker.js';
import { PRODUCT_CATALOGUE } from '../fixture/product-catalogue.js';
import { HEALTH_UNTOLD } from '../usual-profile.js';
import type { TrainingHealth } from '../workout-engine.types.js';
import { healthVerdict, trainingLimits } from './training-limits.js';
import { harderVariants, hasEquipmentOf, namedVariants } from './named-variants.js';

const KNOWN = new Map(PRODUCT_CATALOGUE.map(workout => [workout.id, workout]));
const HARDER = harderVariants(PRODUCT_CATALOGUE, KNOWN);
const HEALTHY = { ageYears: 30, heightCm: 170, weightKg: 65 };

const states: TrainingHealth[] = [
  ...CONDITIONS.map(condition => ({ ...HEALTH_UNTOLD, conditions: [condition] })),
  ...[4, 20, 36].map(pregnancyWeeks => ({
    ...{ ...HEALTH_UNTOLD, conditions: ['임신' as const], pregnancyWeeks },
  })),
  ...[2, 8, 30].map(postpartumWeeks => ({
    ...{ ...HEALTH_UNTOLD, conditions: ['출산 후' as const], postpartumWeeks },
  })),
  ...SURGERY_AREAS.flatMap(area =>
    [2, 10, 40].map(surgeryWeeks => ({
      ...{ ...HEALTH_UNTOLD, conditions: ['최근 수술' as const], surgeryAreas: [area], surgeryWeeks },
    })),
  ),
  ...SORE_AREAS.map(area => ({ ...HEALTH_UNTOLD, soreAreas: [area] })),
];
const bodies = [
  ...[12, 14, 16, 30, 64, 65, 80].map(ageYears => ({ ...HEALTHY, ageYears })),
  ...[15, 16, 40, 45].map(index => ({ ...HEALTHY, weightKg: index * 1.7 ** 2 })),
];

it('the healthy are told of harder variants', () => {
  const limits = trainingLimits({ ...HEALTH_UNTOLD, readiness: 'clear' }, 'general', HEALTHY);
  const named = [...HARDER].filter(
    ([id, variants]) => namedVariants(KNOWN.get(id)!, variants, limits).length > 0,
  );
  expect(named.length).toBeGreaterThan(10);
});

it('of every workout, in every state and body, no harder variant is named that is not fit as it is', () => {
  const unfit: string[] = [];
  for (const health of [HEALTH_UNTOLD, ...states]) {
    for (const body of bodies) {
      const limits = trainingLimits(health, 'general', body);
      for (const [id, variants] of HARDER) {
        for (const variant of namedVariants(KNOWN.get(id)!, variants, limits)) {
          const objections = movementObjections(health, variant, body);
          if (objections.length > 0) unfit.push(`${variant.koreanName}: ${objections.join(', ')}`);
        }
      }
    }
  }
  expect([...new Set(unfit)]).toEqual([]);
});

it('nor one that is fit with less weight alone', () => {
  const lighter = SORE_AREAS.flatMap(area => {
    const limits = trainingLimits({ ...HEALTH_UNTOLD, soreAreas: [area] }, 'general', HEALTHY);
    return [...HARDER].flatMap(([id, variants]) =>
      variants
        .filter(variant => healthVerdict(variant, limits).verdict === 'lighter')
        .filter(variant => hasEquipmentOf(variant, KNOWN.get(id)!))
        .map(variant => namedVariants(KNOWN.get(id)!, [variant], limits)),
    );
  });
  expect(lighter.length).toBeGreaterThan(5);
  expect(lighter.flat()).toEqual([]);
});

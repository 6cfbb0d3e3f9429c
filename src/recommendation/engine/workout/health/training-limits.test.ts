import { productWorkoutOf } from '../fixture/product-catalogue.js';
import { HEALTH_UNTOLD } from '../usual-profile.js';
import type { TrainingHealth } from '../workout-engine.types.js';
import { healthVerdict, trainingLimits } from './training-limits.js';
import type { RuledBody } from './training-rule.types.js';

const BODY: RuledBody = { ageYears: 35, heightCm: 175, weightKg: 70 };
const told = (health: Partial<TrainingHealth>): TrainingHealth => ({ ...HEALTH_UNTOLD, ...health });

describe('losing weight', () => {
  // 18.5 · 2² = 74: the lightest body that is not underweight.
  const lightest: RuledBody = { ageYears: 19, heightCm: 200, weightKg: 74 };

  it('is a goal from 19 years and a body mass index of 18.5 on, and hears of walking', () => {
    const { goal, notes } = trainingLimits(told({}), 'fatLoss', lightest);
    expect(goal).toBe('fatLoss');
    expect(notes).toEqual([expect.stringMatching(/^체중은 식사가 .*일주일에 150분 더해 주세요\.$/u)]);
  });

  it.each([
    ['18 years', { ageYears: 18 }],
    ['less than 18.5', { weightKg: 73.9 }],
  ])('is none at %s', (_, body) => {
    expect(trainingLimits(told({}), 'fatLoss', { ...lightest, ...body }).goal).toBe('general');
  });
});

it('a heart that needs light loads leaves every goal but strength as it is, and says nothing of strength', () => {
  const ill = told({ conditions: ['심장 질환'] });
  const { goal, notes } = trainingLimits(ill, 'hypertrophy', BODY);
  expect(goal).toBe('hypertrophy');
  expect(notes.at(-1)).toBe('심장 질환이 있다고 하셔서 4회 이상 더 할 수 있는 가벼운 무게로만 골랐어요.');
});

it('of three sore places a workout names those that it strains', () => {
  const limits = trainingLimits(told({ soreAreas: ['무릎', '어깨', '손목'] }), 'general', BODY);
  const workout = { ...productWorkoutOf('barbell-curl'), pattern: 'elbowFlexion' as const, stresses: [] };
  expect(healthVerdict({ ...workout, mildStresses: ['wrist', 'shoulder'] }, limits)).toEqual({
    verdict: 'out',
    because: '어깨·손목이 아프다고 하셔서',
  });
});

it('a reviewed workout that strains nothing is free, however much is sore', () => {
  const limits = trainingLimits(told({ soreAreas: ['무릎', '어깨', '손목'] }), 'general', BODY);
  const workout = { ...productWorkoutOf('barbell-curl'), stresses: null, mildStresses: null };
  expect(healthVerdict(workout, limits)).toEqual({ verdict: 'free', because: null });
});

import { productWorkoutOf } from '../fixture/product-catalogue.js';
import type { EngineWorkout } from '../../strength/strength.types.js';
import { HEALTH_UNTOLD } from '../usual-profile.js';
import type { TrainingHealth } from '../workout-engine.types.js';
import { asAdvice, healthVerdict, trainingLimits, whyNotNow } from './training-limits.js';
import type { RuledBody } from './training-rule.types.js';
import { TRAINING_RULES } from './training-rules.js';

const BODY: RuledBody = { ageYears: 35, heightCm: 175, weightKg: 70 };
const told = (health: Partial<TrainingHealth>): TrainingHealth => ({ ...HEALTH_UNTOLD, ...health });

describe('losing weight', () => {
  // 18.5 · 2² = 74: the lightest body that is not underweight.
  const lightest: RuledBody = { ageYears: 19, heightCm: 200, weightKg: 74 };

  it('is a goal from 19 years and a body mass index of 18.5 on, and hears of walking', () => {
    const { goal, notes } = trainingLimits(told({}), 'fatLoss', lightest);
    expect(goal).toBe('fatLoss');
    expect(notes).toEqual([expect.stringMatching(/^체중은 식사가 .*일주일에 150분은 채워 주세요\.$/u)]);
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
  expect(notes.at(-1)).toBe(
    '심장 질환이 있다고 하셔서 첫 세트를 하고도 4회 이상 더 할 수 있는 가벼운 무게로만 골랐어요.',
  );
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

describe('a kept workout', () => {
  const pregnant = trainingLimits(told({ conditions: ['임신'], pregnancyWeeks: 30 }), 'general', BODY);
  const curl = productWorkoutOf('barbell-curl');

  it('that does not fit now is to rest, and to be swapped where anything is fit', () => {
    const strained = { ...curl, stresses: ['lowerBack' as const] };
    expect(whyNotNow(strained, pregnant)).toBe(
      '임신 중이라고 하셔서 지금은 이 운동을 쉬는 게 좋아요. 다른 운동으로 바꿔 보세요.',
    );
    const nothing = trainingLimits(told({ conditions: ['최근 수술'] }), 'general', BODY);
    expect(whyNotNow(strained, nothing)).toBe('수술하신 곳을 몰라서 지금은 이 운동을 쉬는 게 좋아요.');
  });

  it('that fits, or only has to be lighter, says nothing', () => {
    expect(whyNotNow({ ...curl, facts: [], stresses: [], mildStresses: [] }, pregnant)).toBeNull();
    expect(whyNotNow(curl, trainingLimits(told({}), 'general', BODY))).toBeNull();
  });
});

it('holding a stretch is no isometric effort, holding a plank is', () => {
  const ill = trainingLimits(told({ conditions: ['고혈압'] }), 'general', BODY);
  const held = { ...productWorkoutOf('barbell-curl'), facts: ['isometric' as const], stresses: [] };
  expect(healthVerdict({ ...held, pattern: 'mobility' }, ill).verdict).toBe('lighter');
  expect(healthVerdict({ ...held, pattern: 'antiExtension' }, ill).verdict).toBe('out');
  expect(healthVerdict({ ...held, pattern: 'mobility', facts: ['ballistic'] }, ill).verdict).toBe('out');
});

it('a list names what may be strained a little, and which movements there are', () => {
  const ill = trainingLimits(told({ conditions: ['심장 질환'] }), 'general', BODY);
  const press = { ...productWorkoutOf('machine-chest-press'), facts: [], stresses: [] };
  const verdict = (workout: Partial<EngineWorkout>) => healthVerdict({ ...press, ...workout }, ill).verdict;
  expect(verdict({ mildStresses: ['spinalLoad'] })).toBe('lighter');
  expect(verdict({ mildStresses: ['impact'] })).toBe('out');
  expect(verdict({ mildStresses: [], pattern: 'lunge' })).toBe('out');
});

it.each([
  [17, 'strength', /^18세 전에는 근력 목표 대신 일반 목표로/],
  [65, 'strength', /^65세부터는 근력 목표 대신 일반 목표로, 여덟 번 넘게 들 수 있는 무게/],
] as const)('at %s years few repetitions with heavy loads are no goal', (ageYears, asked, why) => {
  const { goal, notes } = trainingLimits(told({}), asked, { ...BODY, ageYears });
  expect(goal).toBe('general');
  expect(notes.filter(note => why.test(note))).toHaveLength(1);
  const others = trainingLimits(told({}), 'hypertrophy', { ...BODY, ageYears });
  expect(others.goal).toBe('hypertrophy');
  expect(others.notes.filter(note => why.test(note))).toEqual([]);
});

it.each([
  ['below 16 leaves mobility only', 15.99, true],
  ['16 does not', 16, false],
])('a body mass index of %s', (_, bmi, isMobility) => {
  const body = { ...BODY, weightKg: bmi * 1.75 ** 2 + 1e-9 };
  const limits = trainingLimits(told({}), 'general', body);
  expect(limits.isMobility).toBe(isMobility);
  expect(limits.rules.some(({ patterns }) => patterns?.join() === 'mobility')).toBe(isMobility);
});

it.each([
  [{ pregnancyWeeks: 13 }, '임신 14주 전'],
  [{ pregnancyWeeks: 14 }, '임신 14–27주'],
  [{ pregnancyWeeks: 27 }, '임신 14–27주'],
  [{ pregnancyWeeks: 28 }, '임신 28주부터'],
  [{ pregnancyWeeks: null }, '임신 28주부터'],
  [{ postpartumWeeks: null }, '출산 후 6주 전'],
  [{ postpartumWeeks: 5 }, '출산 후 6주 전'],
  [{ postpartumWeeks: 6 }, '출산 후 6–11주'],
  [{ postpartumWeeks: 11 }, '출산 후 6–11주'],
  [{ postpartumWeeks: 12 }, '출산 후 12–25주'],
  [{ postpartumWeeks: 25 }, '출산 후 12–25주'],
  [{ postpartumWeeks: 26 }, undefined],
] as const)('%j is on the list of %s', (weeks, state) => {
  const condition = 'pregnancyWeeks' in weeks ? '임신' : '출산 후';
  const { rules } = trainingLimits(told({ conditions: [condition], ...weeks }), 'general', BODY);
  expect(rules.map(rule => rule.state)).toEqual(state === undefined ? [] : [state]);
});

it('no note about what was chosen earlier says that these limits chose it', () => {
  const conditions: TrainingHealth['conditions'] = ['심장 질환', '임신'];
  const notes = [
    ...TRAINING_RULES.flatMap(({ advice }) => advice ?? []),
    ...trainingLimits(told({ conditions }), 'strength', BODY).notes,
    ...trainingLimits(told({ conditions }), 'fatLoss', BODY).notes,
    ...trainingLimits(told({ soreAreas: ['무릎', '어깨', '손목'] }), 'strength', { ...BODY, ageYears: 17 })
      .notes,
    ...trainingLimits(told({}), 'strength', { ...BODY, ageYears: 70 }).notes,
  ];
  const CHOSEN = /골랐어요|뺐어요|넣었어요|줄였어요/;
  expect(notes.filter(note => CHOSEN.test(note)).length).toBeGreaterThan(6);
  expect(asAdvice(notes).filter(note => CHOSEN.test(note))).toEqual([]);
});

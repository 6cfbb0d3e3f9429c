import { LOAD_TYPES, type MovementFact } from '../../../../catalogue/catalogue.vocabulary.js';
import { WORKOUT_SEEDS } from '../../../../catalogue/seed/workouts/workout-seeds.js';
import { PRODUCT_CATALOGUE, productWorkoutOf } from '../fixture/product-catalogue.js';
import { HEALTH_UNTOLD } from '../usual-profile.js';
import type { TrainingHealth } from '../workout-engine.types.js';
import type { EngineWorkout } from '../../strength/strength.types.js';
import { healthVerdict, isFit, keptOutBy, trainingLimits } from './training-limits.js';
import type { RuledBody } from './training-rule.types.js';
import { TRAINING_RULES } from './training-rules.js';

const BODY: RuledBody = { ageYears: 35, heightCm: 175, weightKg: 70 };

/** An upright movement without any facts. */
const PLAIN: EngineWorkout = {
  ...productWorkoutOf('barbell-curl'),
  ...{ loadType: 'bodyweight', stresses: [], mildStresses: [], stressReason: 'written', facts: [] },
};

/** What a physician expects of each state, written without looking at the lists. */
interface Expected {
  told: string;
  health?: Partial<TrainingHealth>;
  body?: Partial<RuledBody>;
  never: readonly MovementFact[];
  /** Some facts that must stay allowed. */
  stays: readonly MovementFact[];
  light: boolean;
  /** Goal of strength. */
  heavy?: true;
  advised?: RegExp;
  because: RegExp;
  /** Cases that led to findings, by slug. */
  unfit?: readonly string[];
  fit?: readonly string[];
}

const STRAIN: readonly MovementFact[] = ['valsalva', 'ballistic', 'jump', 'headDown', 'pelvicFloor'];
const BALANCE: readonly MovementFact[] = ['fallRisk'];
const LATE = [
  ...STRAIN,
  ...BALANCE,
  'unstable',
  'supine',
  'prone',
  'isometric',
  'spinalFlexion',
  'loadedHinge',
] as const;
const WORKED_BY_ALL = ['seated-leg-press', 'machine-row', 'lat-pulldown'];

const EXPECTED: readonly Expected[] = [
  {
    told: 'heart disease',
    health: { conditions: ['심장 질환'] },
    never: [...STRAIN, ...BALANCE, 'isometric', 'spinalFlexion'],
    ...{ stays: ['overhead', 'supine'], light: true, advised: /의사.*가슴이 아프거나/, because: /심장 질환/ },
    unfit: [
      'kettlebell-swing',
      'curtsy-lunge',
      'lying-leg-raise',
      'reverse-crunch',
      'decline-push-up',
      'plank',
      'wall-sit',
    ],
    fit: [...WORKED_BY_ALL, 'machine-chest-press'],
  },
  {
    told: 'pregnancy, week 8',
    health: { conditions: ['임신'], pregnancyWeeks: 8 },
    never: [...STRAIN, ...BALANCE],
    ...{ stays: ['supine', 'overhead', 'loadedHinge'], light: true, advised: /의사.*출혈/, because: /임신/ },
    unfit: ['kettlebell-swing', 'decline-push-up', 'walking-lunge'],
    fit: [...WORKED_BY_ALL, 'glute-bridge'],
  },
  {
    told: 'pregnancy, week 20',
    health: { conditions: ['임신'], pregnancyWeeks: 20 },
    never: [...STRAIN, ...BALANCE, 'supine', 'prone', 'spinalFlexion'],
    ...{ stays: ['overhead'], light: true, advised: /의사.*출혈/, because: /임신/ },
    unfit: ['glute-bridge', 'plank', 'superman'],
    fit: WORKED_BY_ALL,
  },
  ...[36, null].map((pregnancyWeeks): Expected => ({
    told: `pregnancy, week ${pregnancyWeeks ?? 'unknown'}`,
    health: { conditions: ['임신'], pregnancyWeeks },
    ...{ never: LATE, stays: ['overhead'], light: true, advised: /의사.*출혈/, because: /임신/ },
    unfit: ['curtsy-lunge', 'kettlebell-swing', 'wall-sit', 'side-lunge', 'push-up', 'pull-up', 'plank'],
    fit: [...WORKED_BY_ALL, 'hip-abduction-machine', 'bodyweight-squat'],
  })),
  ...[0, 5, null].map((postpartumWeeks): Expected => ({
    told: `${postpartumWeeks ?? 'unknown'} weeks after a birth`,
    health: { conditions: ['출산 후'], postpartumWeeks },
    ...{ never: LATE, stays: [], light: true, advised: /6주쯤의 검진/, because: /출산/ },
    unfit: WORKOUT_SEEDS.map(({ slug }) => slug),
  })),
  {
    told: '8 weeks after a birth',
    health: { conditions: ['출산 후'], postpartumWeeks: 8 },
    never: [...STRAIN, ...BALANCE, 'isometric', 'spinalFlexion'],
    ...{ stays: ['overhead', 'supine'], light: true, advised: /검진/, because: /출산/ },
    unfit: ['plank', 'sit-up', 'barbell-deadlift', 'push-up'],
    fit: [...WORKED_BY_ALL, 'glute-bridge'],
  },
  {
    told: '15 weeks after a birth',
    health: { conditions: ['출산 후'], postpartumWeeks: 15 },
    ...{ never: STRAIN, stays: ['supine', 'isometric', 'loadedHinge'], light: true },
    ...{ advised: /소변이 새면/, because: /출산/, fit: WORKED_BY_ALL },
  },
  {
    told: 'osteoporosis',
    health: { conditions: ['골다공증'] },
    never: [...STRAIN, ...BALANCE, 'loadedHinge', 'spinalFlexion', 'spinalRotation'],
    ...{ stays: ['supine', 'isometric'], light: true, advised: /굽히거나 비트는/, because: /골다공증/ },
    unfit: [
      'romanian-deadlift',
      'dumbbell-romanian-deadlift',
      'single-leg-romanian-deadlift',
      'barbell-deadlift',
      'sumo-deadlift',
      'sit-up',
      'russian-twist',
    ],
    fit: [...WORKED_BY_ALL, 'bodyweight-squat'],
  },
  {
    told: 'glaucoma or retina',
    health: { conditions: ['녹내장·망막 질환'] },
    never: ['headDown', 'valsalva', 'isometric', 'jump', 'ballistic', 'loadedHinge'],
    ...{ stays: ['supine', 'overhead'], light: true, advised: /안과/, because: /눈의 압력/ },
    unfit: ['decline-push-up', 'push-up', 'decline-sit-up', 'barbell-deadlift', 'plank'],
    fit: WORKED_BY_ALL,
  },
  {
    told: 'a hernia',
    health: { conditions: ['탈장'] },
    never: [...STRAIN, 'spinalFlexion', 'isometric', 'loadedHinge'],
    ...{ stays: ['overhead'], light: true, advised: /외과/, because: /탈장/ },
    unfit: ['barbell-deadlift', 'sit-up', 'plank', 'leg-press', 'lying-leg-raise'],
    fit: WORKED_BY_ALL,
  },
  ...[{ conditions: ['고혈압' as const] }, { medicines: ['혈압약' as const] }].map((health): Expected => ({
    told: `blood pressure by ${Object.keys(health).join()}`,
    health,
    never: ['valsalva', 'headDown', 'isometric', 'ballistic'],
    ...{ stays: ['overhead', 'fallRisk'], light: true, advised: /숨을 내쉬고/, because: /혈압/ },
    ...{ unfit: ['wall-sit', 'decline-sit-up', 'barbell-deadlift'], fit: WORKED_BY_ALL },
  })),
  {
    told: 'a yes of the readiness screen',
    health: { readiness: 'yes' },
    ...{ never: STRAIN, stays: ['overhead', 'supine'], light: true },
    ...{ advised: /의사와 상담/, because: /운동 전 확인/, fit: WORKED_BY_ALL },
  },
  ...[{ conditions: ['당뇨' as const] }, { medicines: ['당뇨약' as const] }].map((health): Expected => ({
    told: `diabetes by ${Object.keys(health).join()}`,
    health,
    ...{ never: ['headDown'], stays: ['valsalva', 'fallRisk'], light: false, heavy: true },
    ...{ advised: /혈당/, because: /당뇨/, fit: [...WORKED_BY_ALL, 'barbell-back-squat'] },
  })),
  {
    told: '13 years',
    body: { ageYears: 13 },
    ...{ never: ['valsalva'], stays: ['jump', 'supine'], light: false },
    ...{ advised: /지도자/, because: /14세/, unfit: ['machine-row'], fit: ['bodyweight-squat'] },
  },
  {
    told: '17 years',
    body: { ageYears: 17 },
    ...{
      never: ['ballistic'],
      stays: ['valsalva', 'jump'],
      light: false,
      because: /18세/,
      advised: /봐 주는 어른/,
    },
    ...{ unfit: ['kettlebell-swing', 'push-press'], fit: ['barbell-bench-press'] },
  },
  {
    told: '65 years',
    body: { ageYears: 65 },
    ...{ never: [...BALANCE, 'ballistic', 'jump', 'headDown'], stays: ['supine', 'isometric'], light: false },
    ...{ advised: /한 다리로/, because: /65세/ },
    ...{ unfit: ['curtsy-lunge', 'single-leg-romanian-deadlift', 'kettlebell-swing'], fit: WORKED_BY_ALL },
  },
  {
    told: 'a body mass index of 40',
    body: { weightKg: 122.5 },
    ...{ never: [...BALANCE, 'jump', 'ballistic'], stays: ['valsalva', 'supine'], light: false, heavy: true },
    ...{ because: /체중이 많이 실려/, unfit: ['dumbbell-lunge'], fit: WORKED_BY_ALL },
  },
];

function limitsOf({ health, body }: Expected, goal: Parameters<typeof trainingLimits>[1] = 'general') {
  return trainingLimits({ ...HEALTH_UNTOLD, ...health }, goal, { ...BODY, ...body });
}

describe.each(EXPECTED)('$told', expected => {
  const limits = limitsOf(expected);

  it('forbids what strains it and leaves what does not', () => {
    for (const fact of expected.never)
      expect([fact, isFit({ ...PLAIN, facts: [fact] }, limits)]).toEqual([fact, false]);
    for (const fact of expected.stays)
      expect([fact, isFit({ ...PLAIN, facts: [fact] }, limits)]).toEqual([fact, true]);
  });

  it('has the fit ones of the catalogue in its list, and none of the unfit', () => {
    const fits = (slug: string): boolean => isFit(productWorkoutOf(slug), limits);
    expect((expected.unfit ?? []).filter(fits)).toEqual([]);
    expect((expected.fit ?? []).filter(slug => !fits(slug))).toEqual([]);
  });

  it('says why, and what to know before', () => {
    for (const { because } of limits.rules) expect(because).toMatch(expected.because);
    expect(limits.rules.length).toBeGreaterThan(0);
    if (expected.advised === undefined) expect(limits.notes).toEqual([]);
    else expect(limits.notes.join('\n')).toMatch(expected.advised);
    expect(limitsOf(expected, 'strength').goal).toBe(expected.heavy ? 'strength' : 'general');
    const gentle = healthVerdict({ ...PLAIN, facts: [] }, limits).verdict;
    if (isFit(PLAIN, limits)) expect(gentle).toBe(expected.light ? 'lighter' : 'free');
  });
});

describe('sore places', () => {
  it.each([
    ['무릎', 'knee'],
    ['허리', 'lowerBack'],
    ['어깨', 'shoulder'],
    ['손목', 'wrist'],
    ['팔꿈치', 'elbow'],
    ['목', 'neck'],
    ['고관절', 'hip'],
    ['발목', 'ankle'],
  ] as const)('%s: what strains it strongly is out, what does so mildly is lighter', (area, joint) => {
    const limits = trainingLimits({ ...HEALTH_UNTOLD, soreAreas: [area] }, 'general', BODY);
    const verdictOf = (workout: Partial<EngineWorkout>) =>
      healthVerdict({ ...PLAIN, ...workout }, limits).verdict;
    expect(verdictOf({ stresses: [joint] })).toBe('out');
    expect(verdictOf({ mildStresses: [joint] })).toBe('lighter');
    expect(verdictOf({})).toBe('free');
  });

  it('a sore lower back is bent by no list of its own', () => {
    const limits = trainingLimits({ ...HEALTH_UNTOLD, soreAreas: ['허리'] }, 'general', BODY);
    const verdictOf = (workout: Partial<EngineWorkout>) =>
      healthVerdict({ ...PLAIN, ...workout }, limits).verdict;
    expect(verdictOf({ pattern: 'backExtension', mildStresses: ['lowerBack'] })).toBe('out');
    expect(verdictOf({ facts: ['loadedHinge'] })).toBe('out');
    expect(verdictOf({ facts: ['spinalFlexion'] })).toBe('out');
  });
});

describe('every list', () => {
  it.each(TRAINING_RULES.map(rule => [rule.state, rule] as const))(
    '%s is a list of what is allowed',
    (_, rule) => {
      const later = 'somersault' as MovementFact;
      expect(keptOutBy(rule, { ...PLAIN, facts: [later] })).toBe(later);
      expect(keptOutBy(rule, { ...PLAIN, facts: null })).toBe('unreviewed');
      expect(keptOutBy(rule, { ...PLAIN, stressReason: '' })).toBe('unreviewed');
      expect(keptOutBy(rule, { ...PLAIN, stresses: ['horn' as never] })).toBe('horn');
      expect(rule.source.length).toBeGreaterThan(30);
      expect(rule.source).toMatch(/read/iu);
      expect(rule.because).toMatch(/[가-힣]$/u);
    },
  );

  it('knows a load of every type, so that the lists of loads miss none by a typing error', () => {
    for (const { loadTypes } of TRAINING_RULES)
      for (const type of loadTypes ?? []) expect(LOAD_TYPES).toContain(type);
  });

  it('leaves out families that there are', () => {
    const families = new Set(PRODUCT_CATALOGUE.map(({ family }) => family));
    for (const { withoutFamilies } of TRAINING_RULES)
      for (const family of withoutFamilies) expect(families).toContain(family);
  });
});

it.each([
  ['18 years', { ageYears: 18 }],
  ['64 years', { ageYears: 64 }],
  ['a body mass index of 16', { weightKg: 49 }],
  ['a body mass index below 40', { weightKg: 122.4 }],
])('nothing protects at %s', (_, body) => {
  expect(trainingLimits(HEALTH_UNTOLD, 'general', { ...BODY, ...body }).rules).toEqual([]);
});

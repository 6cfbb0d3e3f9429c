import {
  LOAD_TYPES,
  MOVEMENT_PATTERNS,
  WORKOUT_STRESSES,
  type WorkoutStress,
} from '../../../../catalogue/catalogue.vocabulary.js';
import { productWorkoutOf } from '../fixture/product-catalogue.js';
import { HEALTH_UNTOLD } from '../usual-profile.js';
import type { EngineWorkout, TrainingHealth } from '../workout-engine.types.js';
import { healthVerdict, trainingLimits } from './training-limits.js';
import type { RuledBody } from './training-rule.types.js';
import { TRAINING_RULES } from './training-rules.js';

const BODY: RuledBody = { ageYears: 35, heightCm: 175, weightKg: 70 };

/** What a trainer expects of each thing told, written without a look at the rules. Every stress that is not named may stay. */
interface Expected {
  told: string;
  health?: Partial<TrainingHealth>;
  body?: Partial<RuledBody>;
  /** A strong stress that leaves a workout out; a mild one of it makes it lighter. */
  out?: readonly WorkoutStress[];
  /** Left out even where it is mild. */
  outWhereMild?: readonly WorkoutStress[];
  /** Lighter, strong or mild. */
  lighter?: readonly WorkoutStress[];
  /** Movements left out where they bend the lower back. */
  noBending?: readonly string[];
  noPatterns?: readonly string[];
  loads?: readonly string[];
  /** Everything light and no goal of strength. */
  light?: true;
  /** Whether something is to be known before the session. */
  advised?: RegExp;
  because: RegExp;
}

const BELLY = ['trunkFlexion', 'trunkRotation', 'legRaise'];
const STRAINED: Expected[] = [
  {
    told: 'heart disease',
    health: { conditions: ['심장 질환'] },
    ...{ out: ['breathHolding', 'headDown', 'impact'], light: true },
    loads: LOAD_TYPES.filter(type => type !== 'hold'),
    ...{ advised: /의사.*가슴이 아프거나/, because: /심장 질환/ },
  },
  {
    told: 'early pregnancy',
    health: { conditions: ['임신'], pregnancyWeeks: 15 },
    ...{ out: ['breathHolding', 'headDown', 'impact'], light: true },
    ...{ advised: /의사.*출혈/, because: /임신 중/ },
  },
  ...[16, null].map((pregnancyWeeks): Expected => ({
    told: `pregnancy, week ${pregnancyWeeks ?? 'unknown'}`,
    health: { conditions: ['임신'], pregnancyWeeks },
    out: ['breathHolding', 'headDown', 'impact'],
    outWhereMild: ['supine', 'prone'],
    noBending: BELLY,
    light: true,
    advised: /의사.*출혈/,
    because: /임신/,
  })),
  {
    told: 'recent surgery',
    health: { conditions: ['최근 수술'] },
    ...{ out: ['breathHolding', 'headDown', 'impact', 'spinalLoad'], noBending: BELLY, light: true },
    ...{ advised: /담당 의사/, because: /수술/ },
  },
  ...[{ conditions: ['고혈압' as const] }, { medicines: ['혈압약' as const] }].map((health): Expected => ({
    told: `blood pressure by ${Object.keys(health).join()}`,
    health,
    ...{ out: ['breathHolding', 'headDown'], light: true },
    ...{ advised: /숨을 내쉬고/, because: /혈압/ },
  })),
  {
    told: 'osteoporosis',
    health: { conditions: ['골다공증'] },
    ...{ out: ['impact'], noBending: BELLY, light: true },
    ...{ advised: /굽히거나 비트는/, because: /골다공증/ },
  },
  {
    told: 'a yes of the readiness screen',
    health: { readiness: 'yes' },
    ...{ out: ['breathHolding'], light: true },
    ...{ advised: /의사와 상담/, because: /운동 전 확인/ },
  },
  ...[{ conditions: ['당뇨' as const] }, { medicines: ['당뇨약' as const] }].map((health): Expected => ({
    told: `diabetes by ${Object.keys(health).join()}`,
    health,
    ...{ out: ['headDown'], lighter: ['breathHolding'] },
    ...{ advised: /혈당/, because: /당뇨/ },
  })),
  {
    told: '13 years',
    body: { ageYears: 13 },
    ...{ loads: ['bodyweight', 'bodyweightLoadable', 'hold', 'band'] },
    ...{ advised: /지도자/, because: /14세/ },
  },
  {
    told: 'a body mass index below 16',
    body: { weightKg: 48.9 },
    ...{ out: ['impact'], light: true },
    ...{ advised: /먼저 의사/, because: /체질량지수/ },
  },
  {
    told: 'a body mass index of 40',
    body: { weightKg: 122.5 },
    ...{ out: ['impact'], noPatterns: ['lunge'], because: /무릎에 체중/ },
  },
  { told: 'knee', health: { soreAreas: ['무릎'] }, out: ['knee', 'impact'], because: /무릎/ },
  {
    told: 'lower back',
    health: { soreAreas: ['허리'] },
    ...{ out: ['lowerBack', 'spinalLoad', 'impact'], noBending: ['backExtension'], because: /허리/ },
  },
  { told: 'shoulder', health: { soreAreas: ['어깨'] }, out: ['shoulder', 'overhead'], because: /어깨/ },
  { told: 'wrist', health: { soreAreas: ['손목'] }, out: ['wrist'], because: /손목/ },
  { told: 'elbow', health: { soreAreas: ['팔꿈치'] }, out: ['elbow'], because: /팔꿈치/ },
  { told: 'neck', health: { soreAreas: ['목'] }, out: ['neck', 'headDown'], because: /목/ },
  { told: 'hip', health: { soreAreas: ['고관절'] }, out: ['hip', 'impact'], because: /고관절/ },
  { told: 'ankle', health: { soreAreas: ['발목'] }, out: ['ankle', 'impact'], because: /발목/ },
];

/** An upright movement that nothing is said of. */
const PLAIN: EngineWorkout = {
  ...productWorkoutOf('barbell-curl'),
  ...{ loadType: 'bodyweight', stresses: [], mildStresses: [], stressReason: 'written' },
};

function limitsOf({ health, body }: Expected, goal: Parameters<typeof trainingLimits>[1] = 'general') {
  return trainingLimits({ ...HEALTH_UNTOLD, ...health }, goal, { ...BODY, ...body });
}

describe.each(STRAINED)('$told', expected => {
  const { out = [], outWhereMild = [], lighter = [], light } = expected;
  const verdictOf = (workout: Partial<EngineWorkout>) =>
    healthVerdict({ ...PLAIN, ...workout }, limitsOf(expected)).verdict;
  const stays = light ? 'lighter' : 'free';

  it('leaves out and lightens what strains it, and nothing else', () => {
    for (const stress of WORKOUT_STRESSES) {
      const strong = [...out, ...outWhereMild].includes(stress)
        ? 'out'
        : lighter.includes(stress)
          ? 'lighter'
          : stays;
      const mild = outWhereMild.includes(stress)
        ? 'out'
        : [...out, ...lighter].includes(stress)
          ? 'lighter'
          : stays;
      expect([stress, verdictOf({ stresses: [stress] })]).toEqual([stress, strong]);
      expect([stress, verdictOf({ mildStresses: [stress] })]).toEqual([stress, mild]);
    }
  });

  it('leaves out movements by what they are', () => {
    for (const pattern of MOVEMENT_PATTERNS) {
      const never = expected.noPatterns?.includes(pattern);
      const bent = never || expected.noBending?.includes(pattern);
      expect([pattern, verdictOf({ pattern }) === 'out']).toEqual([pattern, never ?? false]);
      if (out.includes('lowerBack')) continue;
      expect([pattern, verdictOf({ pattern, mildStresses: ['lowerBack'] }) === 'out']).toEqual([
        pattern,
        bent ?? false,
      ]);
      expect([pattern, verdictOf({ pattern, stresses: ['lowerBack'] }) === 'out']).toEqual([
        pattern,
        bent ?? false,
      ]);
    }
    for (const loadType of LOAD_TYPES)
      expect([loadType, verdictOf({ loadType }) === 'out']).toEqual([
        loadType,
        expected.loads?.includes(loadType) === false,
      ]);
  });

  it('says why, and what to know before', () => {
    const { rules, notes } = limitsOf(expected);
    for (const { because } of rules) expect(because).toMatch(expected.because);
    expect(rules.length).toBeGreaterThan(0);
    if (expected.advised === undefined) expect(notes).toEqual([]);
    else expect(notes.join('\n')).toMatch(expected.advised);
    expect(limitsOf(expected, 'strength').goal).toBe(light || expected.loads ? 'general' : 'strength');
  });
});

it('a movement that bends a sore lower back backwards is left out even where it is mild', () => {
  const limits = trainingLimits({ ...HEALTH_UNTOLD, soreAreas: ['허리'] }, 'general', BODY);
  const verdictOf = (pattern: EngineWorkout['pattern']) =>
    healthVerdict({ ...PLAIN, pattern, mildStresses: ['lowerBack'] }, limits).verdict;
  expect(verdictOf('backExtension')).toBe('out');
  expect(verdictOf('trunkFlexion')).toBe('lighter');
});

it.each([
  ['14 years', { ageYears: 14 }],
  ['a body mass index of 16', { weightKg: 49 }],
  ['a body mass index below 40', { weightKg: 122.4 }],
])('no rule holds at %s', (_, body) => {
  expect(trainingLimits(HEALTH_UNTOLD, 'general', { ...BODY, ...body }).rules).toEqual([]);
});

it('every rule has a source', () => {
  expect(TRAINING_RULES.filter(({ source }) => source.length < 10)).toEqual([]);
});

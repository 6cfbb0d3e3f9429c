import {
  MOVEMENT_FACTS,
  type MovementFact,
  type MovementPattern,
  type WorkoutStress,
} from '../../catalogue.vocabulary.js';
import type { WorkoutSeed } from '../seed.types.js';
import { WORKOUT_SEEDS } from './workout-seeds.js';

type SeedPredicate = (seed: WorkoutSeed) => boolean;

const has = (seed: WorkoutSeed, fact: MovementFact): boolean => seed.facts.includes(fact);
const isStrong = (seed: WorkoutSeed, stress: WorkoutStress): boolean => seed.stresses.includes(stress);
const isStressed = (seed: WorkoutSeed, stress: WorkoutStress): boolean =>
  isStrong(seed, stress) || seed.mildStresses.includes(stress);
const of =
  (...patterns: MovementPattern[]): SeedPredicate =>
  ({ pattern }) =>
    patterns.includes(pattern);
const tells =
  (words: RegExp): SeedPredicate =>
  ({ description }) =>
    words.test(description);
const needs =
  (...machines: string[]): SeedPredicate =>
  seed =>
    machines.some(slug => seed.machines.includes(slug));

/** Workouts that a rule covers but that lack the fact. */
const lacking = (fact: MovementFact, applies: SeedPredicate): string[] =>
  WORKOUT_SEEDS.filter(seed => applies(seed) && !has(seed, fact)).map(({ slug }) => slug);
/** Workouts that have the fact although no rule covers them. */
const having = (fact: MovementFact, without: SeedPredicate): string[] =>
  WORKOUT_SEEDS.filter(seed => has(seed, fact) && !without(seed)).map(({ slug }) => slug);

it('tells the facts of every workout, each once, in the order of the vocabulary', () => {
  const broken = WORKOUT_SEEDS.filter(
    ({ facts }) => facts.join() !== MOVEMENT_FACTS.filter(fact => facts.includes(fact)).join(),
  );
  expect(broken.map(({ slug }) => slug)).toEqual([]);
  expect(MOVEMENT_FACTS.filter(fact => !WORKOUT_SEEDS.some(seed => has(seed, fact)))).toEqual([]);
});

describe('facts and stresses that say the same agree', () => {
  /** Workouts whose stress is too small to count as a fact. */
  it.each<[WorkoutStress, MovementFact, string[]]>([
    ['supine', 'supine', []],
    // On forearms or hands and toes.
    ['prone', 'prone', ['plank', 'mountain-climber']],
    ['headDown', 'headDown', []],
    ['overhead', 'overhead', []],
    // The knees bend, the feet stay.
    ['impact', 'jump', ['push-press']],
    ['breathHolding', 'valsalva', []],
  ])('what stresses by %s has %s', (stress, fact, but) => {
    expect(lacking(fact, seed => isStressed(seed, stress))).toEqual(but);
    expect(lacking(fact, seed => isStrong(seed, stress))).toEqual([]);
  });

  /** A fact without a recorded stress: each needs a reason. */
  it.each<[MovementFact, WorkoutStress, string[]]>([
    [
      'supine',
      'supine',
      [
        // A backrest of 30°.
        ...['incline-barbell-bench-press', 'incline-dumbbell-bench-press', 'smith-incline-bench-press'],
        'incline-dumbbell-fly',
      ],
    ],
    // Bent over a pad, with the chest on it.
    ['prone', 'prone', ['machine-glute-kickback']],
    // The forehead on the floor, ahead of the heels; the chest below the hands that hold a bar at hip height.
    ['headDown', 'headDown', ['child-pose', 'lat-stretch']],
    [
      'overhead',
      'overhead',
      [
        // The arms lie, hang, roll or swing up beside the head without a weight above it.
        ...['superman', 'dead-bug', 'hollow-hold', 'ab-wheel-rollout', 'hanging-knee-raise'],
        ...['hanging-leg-raise', 'lying-ez-bar-extension', 'child-pose', 'burpee', 'squat-jump'],
      ],
    ],
    ['jump', 'impact', []],
    [
      'valsalva',
      'breathHolding',
      [
        // Variants of a press that has the stress.
        ...['dumbbell-floor-press', 'incline-dumbbell-bench-press', 'standing-dumbbell-shoulder-press'],
        ...['arnold-press', 'dumbbell-close-grip-press', 'smith-calf-raise'],
        // The body lifted by the arms.
        ...['push-up', 'decline-push-up', 'pike-push-up', 'diamond-push-up', 'bench-dip'],
        ...['band-assisted-pull-up', 'inverted-row'],
        // Both legs held up.
        'flutter-kick',
      ],
    ],
  ])('what has %s is stressed by %s, with the exceptions written here', (fact, stress, but) => {
    expect(having(fact, seed => isStressed(seed, stress)).sort()).toEqual([...but].sort());
  });
});

describe('facts follow from the movement', () => {
  const isHeld: SeedPredicate = ({ loadType }) => loadType === 'hold';

  it('what is held is isometric, but for relaxed stretches and for endurance, whose unit is time', () => {
    const isExercise: SeedPredicate = seed => !of('mobility', 'conditioning')(seed);
    expect(lacking('isometric', seed => isHeld(seed) && isExercise(seed))).toEqual([]);
    expect(having('isometric', seed => isHeld(seed) && isExercise(seed))).toEqual([
      // Stretches in which the arms, the legs or the trunk carry the body.
      ...['cobra-stretch', 'downward-dog', 'deep-squat-hold', 'pilates-hundred'],
      ...['foam-roll-back', 'foam-roll-calf'],
    ]);
  });

  it('a hinge with something in the hands is loaded, and so is a row, a raise or a kickback bent over', () => {
    const isBentOver: SeedPredicate = seed =>
      tells(/상체를 (45도|숙이|숙여)|숙여 덤벨을 늘어뜨|숙여 위팔|엉덩이를 뒤로 (빼며|보내) .*(숙|당)/)(
        seed,
      ) && of('horizontalPull', 'rearDelt', 'elbowExtensionDown')(seed);
    expect(lacking('loadedHinge', of('hinge'))).toEqual([]);
    expect(lacking('loadedHinge', isBentOver)).toEqual([]);
    expect(having('loadedHinge', seed => of('hinge')(seed) || isBentOver(seed))).toEqual([
      // Seated, with the trunk leaning against the handle or pad.
      ...['machine-back-extension', 'rowing-ergometer'],
    ]);
  });

  it('lunges, one leg, tiptoes, balls, wheels and straps are unstable', () => {
    expect(lacking('unstable', of('lunge'))).toEqual([]);
    expect(lacking('unstable', tells(/한 발로 |한쪽 발을 들어|디딘 (다리|발|무릎|쪽)/))).toEqual([]);
    expect(
      lacking('unstable', needs('gym-ball', 'suspension-trainer', 'ab-wheel', 'foam-roller', 'stepper')),
    ).toEqual([]);
    expect(lacking('unstable', ({ slug }) => /single-leg|pistol|split|curtsy|step/.test(slug))).toEqual([
      // Lying.
      'single-leg-glute-bridge',
    ]);
    // The shoulders or hands are against something, or nobody stands.
    expect(lacking('unstable', of('plantarFlexionStraight'))).toEqual([
      ...['machine-standing-calf-raise', 'leg-press-calf-raise', 'bodyweight-calf-raise', 'band-calf-press'],
    ]);
  });

  it('who is unstable can fall, but with a hand on something, lying or on hands', () => {
    expect(lacking('fallRisk', seed => has(seed, 'unstable'))).toEqual([
      ...['cable-glute-kickback', 'machine-glute-kickback', 'cable-hip-abduction', 'ab-wheel-rollout'],
      ...['single-leg-calf-raise', 'standing-cable-leg-curl', 'gym-ball-leg-curl', 'standing-quad-stretch'],
      ...['leg-swing', 'foam-roll-back', 'foam-roll-calf', 'stepper'],
    ]);
    expect(having('fallRisk', seed => has(seed, 'unstable') || has(seed, 'jump')).sort()).toEqual(
      [
        // The feet in the air.
        ...['chest-dip', 'triceps-dip', 'assisted-dip', 'pull-up', 'chin-up', 'assisted-pull-up'],
        ...['hanging-knee-raise', 'hanging-leg-raise', 'captains-chair-leg-raise'],
        // Onto the hands.
        'nordic-curl',
      ].sort(),
    );
    expect(lacking('fallRisk', needs('pull-up-bar', 'dip-bar', 'captains-chair', 'jump-rope'))).toEqual([]);
    // The hands lean on it.
    expect(lacking('fallRisk', needs('step-box', 'suspension-trainer'))).toEqual(['incline-push-up']);
  });

  it('who jumps can fall and presses on the pelvic floor, but with the hands on the floor', () => {
    expect(lacking('fallRisk', seed => has(seed, 'jump'))).toEqual(['mountain-climber']);
    expect(lacking('pelvicFloor', seed => has(seed, 'jump'))).toEqual([]);
    expect(lacking('jump', ({ slug }) => /jump|burpee|run$/.test(slug))).toEqual([]);
  });

  it('what is swung, punched, or sprung off is ballistic, and nothing else', () => {
    expect(WORKOUT_SEEDS.filter(seed => has(seed, 'ballistic')).map(({ slug }) => slug)).toEqual([
      ...['kettlebell-swing', 'push-press', 'leg-swing', 'burpee', 'squat-jump', 'skater-jump'],
      'shadow-boxing',
    ]);
    expect(
      lacking('ballistic', ({ slug }) => /swing|snatch|clean|thruster|push-press|slam/.test(slug)),
    ).toEqual([]);
  });

  it('heavy bars, sleds and the body lifted by the arms are hard on the breath', () => {
    expect(
      lacking(
        'valsalva',
        seed => ['barbell', 'smith'].includes(seed.loadType) && seed.mechanic === 'compound',
      ),
    ).toEqual(['ez-bar-upright-row']);
    expect(
      lacking('valsalva', seed => seed.loadType === 'sled' && of('squat', 'hipExtension')(seed)),
    ).toEqual([]);
    expect(lacking('valsalva', seed => seed.loadType === 'bodyweightLoadable' && !seed.assistable)).toEqual(
      [],
    );
  });

  it('hard on the breath for the legs or on the feet presses on the pelvic floor, as do trunk curls and both legs lifted', () => {
    expect(
      lacking(
        'pelvicFloor',
        seed => has(seed, 'valsalva') && of('squat', 'lunge', 'hinge', 'hipExtension', 'kneeFlexion')(seed),
      ),
    ).toEqual([]);
    expect(lacking('pelvicFloor', of('trunkFlexion', 'legRaise'))).toEqual([]);
    expect(having('pelvicFloor', seed => has(seed, 'valsalva') || has(seed, 'jump'))).toEqual([
      ...['crunch', 'gym-ball-crunch', 'machine-crunch', 'sit-up', 'decline-sit-up', 'lying-leg-raise'],
      ...['reverse-crunch', 'hanging-knee-raise', 'captains-chair-leg-raise', 'bicycle-crunch'],
      ...['russian-twist', 'pilates-hundred'],
    ]);
  });

  it('a trunk that curls or twists says so', () => {
    // The back stays on the floor while the legs paddle.
    expect(lacking('spinalFlexion', of('trunkFlexion', 'legRaise'))).toEqual(['flutter-kick']);
    // Against a twist, and to the side.
    expect(lacking('spinalRotation', of('trunkRotation'))).toEqual([
      ...['pallof-press', 'band-pallof-press', 'dumbbell-side-bend'],
    ]);
    expect(having('spinalRotation', of('trunkRotation'))).toEqual(['shadow-boxing']);
  });
});

describe('facts follow from what the description tells', () => {
  it.each<[RegExp, MovementFact, string[]]>([
    [/엎드/, 'prone', []],
    [/(?<!옆으로 )(누워|눕으|누우며)/, 'supine', []],
    [/머리가 낮아지게|뒤집힌 V자/, 'headDown', []],
    // A low bar: the heels stay on the floor.
    [/매달/, 'fallRisk', ['inverted-row']],
    [/한 발로 (서|균형|발뒤꿈치)/, 'unstable', []],
    [/뛰(어|고|기|며|요)|(?<!매)달려요/, 'jump', []],
    [/몸통을 (돌|함께 돌)|갈비뼈부터 (돌|반대)|무릎 쪽으로 돌/, 'spinalRotation', []],
    [/머리 (위로|뒤로)|머리 위까지|천장을 밀어 올리고/, 'overhead', []],
    [/(상체|등|골반|꼬리뼈|몸통)[가-힣 ]*(말아|말릴|말고)|둥글게 말/, 'spinalFlexion', ['ab-wheel-rollout']],
  ])('%s is %s', (words, fact, but) => {
    expect(lacking(fact, tells(words))).toEqual(but);
  });
});

/** Entered from watching the movement, without looking at the seeds. */
const REVIEWED: Record<string, MovementFact[]> = {
  'single-leg-romanian-deadlift': ['unstable', 'loadedHinge', 'fallRisk'],
  'curtsy-lunge': ['unstable', 'fallRisk'],
  'bulgarian-split-squat': ['unstable', 'fallRisk'],
  'dumbbell-step-up': ['unstable', 'fallRisk'],
  'pistol-squat': ['unstable', 'valsalva', 'fallRisk', 'pelvicFloor'],
  'kettlebell-swing': ['ballistic', 'loadedHinge', 'valsalva', 'pelvicFloor'],
  'push-press': ['ballistic', 'valsalva', 'overhead', 'pelvicFloor'],
  burpee: ['ballistic', 'headDown', 'jump', 'overhead', 'spinalFlexion', 'fallRisk', 'pelvicFloor'],
  'jump-rope': ['jump', 'fallRisk', 'pelvicFloor'],
  'treadmill-run': ['jump', 'fallRisk', 'pelvicFloor'],
  'treadmill-walk': [],
  'indoor-cycling': [],
  'romanian-deadlift': ['loadedHinge', 'valsalva', 'pelvicFloor'],
  'dumbbell-romanian-deadlift': ['loadedHinge'],
  'barbell-row': ['loadedHinge', 'valsalva', 'pelvicFloor'],
  'one-arm-dumbbell-row': [],
  'good-morning': ['loadedHinge', 'valsalva', 'pelvicFloor'],
  plank: ['isometric', 'valsalva', 'pelvicFloor'],
  'wall-sit': ['isometric', 'valsalva', 'pelvicFloor'],
  'hollow-hold': ['supine', 'isometric', 'valsalva', 'overhead', 'spinalFlexion', 'pelvicFloor'],
  'barbell-back-squat': ['valsalva', 'pelvicFloor'],
  'leg-press': ['valsalva', 'pelvicFloor'],
  'seated-leg-press': [],
  'leg-extension': [],
  'pull-up': ['valsalva', 'overhead', 'fallRisk'],
  'chest-dip': ['valsalva', 'fallRisk'],
  'cable-crunch': ['valsalva', 'spinalFlexion', 'pelvicFloor'],
  'russian-twist': ['spinalRotation', 'pelvicFloor'],
  'bicycle-crunch': ['supine', 'spinalFlexion', 'spinalRotation', 'pelvicFloor'],
  'decline-barbell-bench-press': ['supine', 'headDown', 'valsalva'],
  'decline-push-up': ['headDown', 'valsalva'],
  'pike-push-up': ['headDown', 'valsalva', 'overhead'],
  'incline-push-up': [],
  'single-leg-calf-raise': ['unstable'],
  'gym-ball-crunch': ['unstable', 'supine', 'spinalFlexion', 'fallRisk', 'pelvicFloor'],
  'suspension-row': ['unstable', 'fallRisk'],
  'glute-bridge': ['supine'],
  'hamstring-stretch': ['spinalFlexion'],
  'knee-to-chest-stretch': ['supine', 'spinalFlexion'],
  'wall-calf-stretch': [],
};

it('is what a reviewer wrote down of forty workouts', () => {
  const found = new Map(WORKOUT_SEEDS.map(({ slug, facts }) => [slug, facts]));
  expect(Object.keys(REVIEWED)).toHaveLength(40);
  expect(Object.fromEntries(Object.keys(REVIEWED).map(slug => [slug, found.get(slug)]))).toEqual(REVIEWED);
});

import type { BodyPartName } from '../../../../catalogue/catalogue.vocabulary.js';
import type { Experience } from '../../../../training-preferences/workout-wire-names.js';
import { plainCandidate } from '../fixture/plain-candidates.js';
import type { Prescription } from '../prescription/prescription.types.js';
import type { EngineWorkout } from '../../strength/strength.types.js';
import type { SlotOption } from './selection.types.js';
import { slotOption, slotOptions } from './slot-options.js';

/** A flat press of the chest: 60 points for its pattern, 15 for its joints, 20 for its load. */
function press(
  changes: Partial<EngineWorkout> = {},
  own: Partial<Prescription> = {},
  experience: Experience = 'intermediate',
  asked: BodyPartName[] = ['가슴'],
): SlotOption {
  const plain = { skill: 1, staple: 0, secondaryBodyParts: [], ...changes } satisfies Partial<EngineWorkout>;
  const candidate = plainCandidate('바벨 벤치 프레스', plain, { fit: 'fits', weightKg: 40, ...own });
  return slotOption(candidate, asked[0]!, { bodyParts: asked, experience });
}

describe('the points of an exercise', () => {
  it('are 60, 38 and 20 for the place of its pattern in the part’s order, none beside it', () => {
    const ofPattern = (pattern: EngineWorkout['pattern']) => press({ pattern }).points - 35;
    expect((['horizontalPush', 'inclinePush', 'fly', 'squat'] as const).map(ofPattern)).toEqual([
      60, 38, 20, 0,
    ]);
  });

  it('are 15 for more than one joint and 20 for a load, but not for the trunk', () => {
    expect(press().points).toBe(95);
    expect(press({ mechanic: 'isolation' }).points).toBe(80);
    expect(press({}, { weightKg: null }).points).toBe(75);
    const trunk = (changes: Partial<EngineWorkout>, own: Partial<Prescription> = {}) =>
      press({ pattern: 'trunkFlexion', ...changes }, own, 'intermediate', ['복부']).points;
    expect([trunk({}), trunk({ mechanic: 'isolation' }), trunk({}, { weightKg: null })]).toEqual([
      60, 60, 60,
    ]);
  });

  it('are fewer the worse the load fits, and far below all others where it does not', () => {
    const ofFit = (fit: Prescription['fit']) => press({}, { fit }).points - 95;
    const fits = ['fits', 'coarse', 'fewRepetitions', 'tooLight', 'tooHeavy', 'unknown'] as const;
    expect(fits.map(ofFit)).toEqual([0, -10, -25, -40, -1000, -1000]);
  });

  it.each<[Experience, number[]]>([
    ['beginner', [16, 4, -60]],
    ['intermediate', [0, 2, 2]],
    ['advanced', [-2, 2, 6]],
  ])('lead a %s to what they have learned', (experience, bySkill) => {
    expect(([1, 2, 3] as const).map(skill => press({ skill }, {}, experience).points - 95)).toEqual(bySkill);
  });

  it('are ten for each step towards what training is built on, not for a beginner’s technical lift', () => {
    const ofStaple = (staple: 0 | 1 | 2) => press({ staple }).points - 95;
    expect(([0, 1, 2] as const).map(ofStaple)).toEqual([0, 10, 20]);
    expect(press({ staple: 2, skill: 3 }, {}, 'beginner').points).toBe(95 - 60);
    expect(press({ staple: 2, skill: 2 }, {}, 'beginner').points).toBe(95 + 4 + 20);
    expect(press({ staple: 2, skill: 3 }, {}, 'advanced').points).toBe(95 + 6 + 20);
  });

  it('are 10 and 6 for each other part asked for that it trains first or also', () => {
    const trained = { primaryBodyParts: ['가슴', '삼두'], secondaryBodyParts: ['어깨', '등'] } as const;
    const ofParts = (...asked: BodyPartName[]) =>
      press(
        {
          primaryBodyParts: [...trained.primaryBodyParts],
          secondaryBodyParts: [...trained.secondaryBodyParts],
        },
        {},
        'intermediate',
        asked,
      ).points - 95;
    expect(ofParts('가슴')).toBe(0);
    expect(ofParts('가슴', '삼두')).toBe(10);
    expect(ofParts('가슴', '어깨', '등')).toBe(12);
    expect(ofParts('가슴', '삼두', '어깨', '이두')).toBe(16);
  });

  it('are an eighth of the tie more, which decides between equals only', () => {
    const candidate = { ...plainCandidate('바벨 벤치 프레스'), tie: 0.8 };
    const rules = { bodyParts: ['가슴' as const], experience: 'advanced' as const };
    const without = slotOption({ ...candidate, tie: 0 }, '가슴', rules).points;
    expect(slotOption(candidate, '가슴', rules).points).toBeCloseTo(without + 0.1, 9);
  });
});

describe('what a session compares of an exercise', () => {
  it('is whether it is a squat or hinge, a multi-joint lift with a bar, and what it trains first', () => {
    expect(press({ pattern: 'squat' }).isHeavyLegMove).toBe(true);
    expect(press({ pattern: 'hinge' }).isHeavyLegMove).toBe(true);
    expect(press({ pattern: 'lunge' }).isHeavyLegMove).toBe(false);
    expect(press().isBarbellLift).toBe(true);
    expect(press({ mechanic: 'isolation' }).isBarbellLift).toBe(false);
    expect(press({ loadType: 'smith' }).isBarbellLift).toBe(false);
    const masks = [['가슴'], ['등'], ['가슴', '등']].map(
      parts => press({ primaryBodyParts: parts as BodyPartName[] }).directPartsMask,
    );
    expect(masks[0]! & masks[1]!).toBe(0);
    expect(masks[2]).toBe(masks[0]! | masks[1]!);
    expect(masks.every(mask => mask !== 0)).toBe(true);
  });
});

describe('slotOptions', () => {
  const rules = { bodyParts: ['가슴' as const], experience: 'intermediate' as const };
  const of = (id: number, changes: Partial<EngineWorkout>) =>
    plainCandidate('덤벨 플라이', { id, ...changes });

  it('are the part’s own exercises, best first, equal ones by id', () => {
    const candidates = [
      of(9, {}),
      of(7, { primaryBodyParts: ['등'], secondaryBodyParts: ['가슴'] }),
      of(5, { pattern: 'horizontalPush' }),
      of(3, {}),
    ];
    expect(slotOptions(candidates, '가슴', rules).map(({ workout }) => workout.id)).toEqual([5, 3, 9]);
  });
});

import fc from 'fast-check';
import { anyProductInput, healthUpTo } from '../fixture/product-inputs.js';
import { GYM, PRODUCT_CATALOGUE, productWorkout } from '../fixture/product-catalogue.js';
import { TEST_BODIES } from '../fixture/test-bodies.js';
import { alternativesFor } from '../swap/alternatives.js';
import { USUAL_PROFILE } from '../usual-profile.js';
import { recommendWorkouts } from '../workout-engine.js';
import type { RecentTraining, WorkoutRecommendationInput, WorkoutRequest } from '../workout-engine.types.js';

const MAN = TEST_BODIES.find(body => body.sex === '남' && body.ageYears === 35)!;
const WOMAN = TEST_BODIES.find(body => body.sex === '여' && body.ageYears === 30)!;

function inputFor(
  request: Partial<WorkoutRequest>,
  recentlyTrained: RecentTraining[],
  member = MAN,
): WorkoutRecommendationInput {
  return {
    member,
    request: {
      ...{ bodyParts: ['가슴', '등'], machineNames: [...GYM] },
      ...{ goal: 'general', experience: 'intermediate', minutes: null },
      ...request,
    },
    profile: { ...USUAL_PROFILE, recentlyTrained },
    catalogue: PRODUCT_CATALOGUE,
    belief: null,
    week: 1,
  };
}

const trains = (workoutId: number, part: RecentTraining['bodyPart']): boolean =>
  productWorkout(workoutId).primaryBodyParts.includes(part);

describe('a part trained within the last 48 hours', () => {
  it('is told, and its exercises are lighter and say why; others stay as they were', () => {
    const rested = recommendWorkouts(inputFor({}, []));
    const tired = recommendWorkouts(inputFor({}, [{ bodyPart: '가슴', daysAgo: 1 }]));
    expect(rested.notes).toEqual([]);
    expect(tired.notes).toEqual(['가슴은 어제 운동했어요. 하루 더 쉬거나 다른 부위를 골라 보세요.']);
    const chest = tired.items.filter(({ workoutId }) => trains(workoutId, '가슴'));
    expect(chest.length).toBeGreaterThan(1);
    for (const { workoutId, reason, evidence, weight } of chest) {
      expect(evidence.repsInReserve).toBeGreaterThanOrEqual(4);
      const before = rested.items.find(item => item.workoutId === workoutId);
      if (!before || weight === null) continue;
      expect(weight).toBeLessThanOrEqual(before.weight!);
      expect(reason).toContain('가슴 운동을 어제 하셔서 여유를 더 남기도록 가볍게 잡았어요.');
    }
    for (const item of tired.items) {
      if (chest.includes(item)) continue;
      expect(item.reason).not.toContain('어제');
      expect(rested.items).toContainEqual(item);
    }
  });

  it.each([
    [0, '가슴·등은 오늘 운동했어요. 오늘은 쉬거나 다른 부위를 골라 보세요.'],
    [2, '가슴·등은 그저께 운동했어요. 아직 뻐근하면 더 쉬거나 다른 부위를 골라 보세요.'],
  ] as const)('trained %i days ago is told in one sentence with others of that day', (daysAgo, note) => {
    const recent = (['등', '가슴', '이두'] as const).map(bodyPart => ({ bodyPart, daysAgo }));
    expect(recommendWorkouts(inputFor({}, recent)).notes).toEqual([note]);
  });

  it('leaves out what is too heavy with more in reserve, and names that as the reason', () => {
    const home = { bodyParts: ['가슴' as const], machineNames: ['맨몸'], experience: undefined };
    const names = (recent: RecentTraining[]) =>
      recommendWorkouts(inputFor(home, recent, WOMAN)).items.map(item => item.reason);
    const tired = names([{ bodyPart: '가슴', daysAgo: 0 }]).join('\n');
    expect(tired).toMatch(/가슴 운동을 오늘 하셔서/u);
  });

  it('has at least four in reserve in every answer and in every alternative', () => {
    let lightened = 0;
    fc.assert(
      fc.property(anyProductInput(healthUpTo(1)), input => {
        const { recentlyTrained } = input.profile;
        const output = recommendWorkouts(input);
        const session = output.items.map(({ workoutId }) => ({
          workout: productWorkout(workoutId),
          planned: null,
        }));
        const others = output.items.length === 0 ? [] : alternativesFor(input, { session, index: 0 });
        for (const { workoutId, evidence, repeatUnit } of [...output.items, ...others]) {
          if (!recentlyTrained.some(({ bodyPart }) => trains(workoutId, bodyPart))) continue;
          if (repeatUnit === 'seconds' || evidence.repsInReserve === null) continue;
          expect(evidence.repsInReserve).toBeGreaterThanOrEqual(4);
          lightened += 1;
        }
        const asked = recentlyTrained.filter(({ bodyPart }) => input.request.bodyParts.includes(bodyPart));
        for (const { bodyPart } of asked) {
          expect(output.notes.filter(note => /운동했어요/u.test(note)).join(' ')).toContain(bodyPart);
        }
      }),
      { numRuns: 300 },
    );
    expect(lightened).toBeGreaterThan(100);
  });
});

import type { BodyPartName } from '../../../../catalogue/catalogue.vocabulary.js';
import { plainCandidate } from '../fixture/plain-candidates.js';
import type { EngineWorkout } from '../../strength/strength.types.js';
import { orderWorkouts } from './order-workouts.js';
import type { SessionSlot } from './selection.types.js';
import { slotOption } from './slot-options.js';

function slot(bodyPart: BodyPartName, changes: Partial<EngineWorkout>, tie = 0): SessionSlot {
  const rules = { bodyParts: [bodyPart], experience: 'advanced' as const };
  const plain = {
    primaryBodyParts: [bodyPart],
    mechanic: 'compound',
    skill: 1,
    staple: 1,
    ...changes,
  } satisfies Partial<EngineWorkout>;
  return { bodyPart, option: slotOption({ ...plainCandidate('바벨 로우', plain), tie }, bodyPart, rules) };
}

/** Ids in training order, the same for any input order. */
function orderOf(slots: readonly SessionSlot[]): number[] {
  const ids = (given: readonly SessionSlot[]) =>
    orderWorkouts(given).map(({ candidate }) => candidate.workout.id);
  expect(ids([...slots].reverse())).toEqual(ids(slots));
  return ids(slots);
}

describe('orderWorkouts', () => {
  it('trains the trunk last, whatever trains it and whatever it is trained for', () => {
    const legRaise = slot('허벅지 앞', { id: 1, pattern: 'legRaise' });
    const carry = slot('복부', { id: 2, pattern: 'squat', mechanic: 'isolation' });
    const curl = slot('이두', { id: 3, pattern: 'elbowFlexion', mechanic: 'isolation' });
    expect(orderOf([legRaise, carry, curl])).toEqual([3, 1, 2]);
  });

  it.each(['trunkFlexion', 'antiExtension', 'trunkRotation', 'legRaise'] as const)(
    'takes %s for the trunk',
    pattern => {
      expect(
        orderOf([slot('등', { id: 1, pattern }), slot('종아리', { id: 2, mechanic: 'isolation' })]),
      ).toEqual([2, 1]);
    },
  );

  it('moves several joints before one, but of the trunk’s moves none first for that', () => {
    expect(orderOf([slot('등', { id: 1, mechanic: 'isolation' }), slot('종아리', { id: 2 })])).toEqual([
      2, 1,
    ]);
    // Both patterns rank first for the trunk, so the better exercise comes first.
    const plank = slot('복부', { id: 1, pattern: 'antiExtension', mechanic: 'isolation', staple: 2 });
    expect(orderOf([plank, slot('복부', { id: 2, pattern: 'antiExtension' })])).toEqual([1, 2]);
  });

  it('trains large muscles before small ones', () => {
    const parts = ['이두', '등', '종아리', '가슴', '허벅지 앞'] as const;
    expect(orderOf(parts.map((part, index) => slot(part, { id: index + 1 })))).toEqual([5, 2, 4, 1, 3]);
  });

  it('squats and lifts off the floor while fresh, before what is trained first otherwise', () => {
    const row = slot('등', { id: 1, pattern: 'horizontalPull', skill: 2, staple: 2 });
    const deadlift = { id: 2, pattern: 'hinge', skill: 3, staple: 2 } as const;
    expect(orderOf([row, slot('등', deadlift)])).toEqual([2, 1]);
    expect(orderOf([row, slot('등', { ...deadlift, skill: 2 })])).toEqual([1, 2]);
    expect(orderOf([row, slot('등', { ...deadlift, staple: 1 })])).toEqual([1, 2]);
    expect(orderOf([row, slot('등', { ...deadlift, pattern: 'straightArmPull' })])).toEqual([1, 2]);
  });

  it('goes by the place of the pattern, then by points, then by id', () => {
    const ofPattern = (id: number, pattern: EngineWorkout['pattern'], more: Partial<EngineWorkout> = {}) =>
      slot('등', { id, pattern, ...more });
    expect(
      orderOf([
        ofPattern(1, 'squat', { staple: 2 }),
        ofPattern(2, 'shrug', { staple: 2 }),
        ofPattern(3, 'horizontalPull'),
        ofPattern(4, 'verticalPull', { staple: 2 }),
      ]),
    ).toEqual([4, 3, 2, 1]);
    expect(orderOf([ofPattern(8, 'shrug'), ofPattern(5, 'shrug'), ofPattern(6, 'shrug')])).toEqual([5, 6, 8]);
  });

  it('leaves empty places out', () => {
    expect(orderWorkouts([{ bodyPart: '등', option: null }])).toEqual([]);
  });
});

import { productWorkoutOf } from '../fixture/product-catalogue.js';
import { USUAL_EQUIPMENT } from '../usual-profile.js';
import type { EquipmentSettings } from '../workout-engine.types.js';
import type { EngineWorkout } from '../../strength/strength.types.js';
import { needsSecondDumbbell, singleDumbbellNote, withOwnLoads } from './own-loads.js';

const workout = (fields: Partial<EngineWorkout>): EngineWorkout => ({
  ...productWorkoutOf('barbell-curl'),
  ...{ machineNames: [], incrementKg: 2.5, minLoadKg: 10, assistable: false },
  ...fields,
});
const PAIR = workout({ loadType: 'dumbbellPerHand', machineNames: ['덤벨'], incrementKg: 2, minLoadKg: 1 });

/** How the loads differ with the member's own equipment. */
function own(fields: Partial<EngineWorkout>, equipment: Partial<EquipmentSettings>) {
  const changed = withOwnLoads(workout(fields), { ...USUAL_EQUIPMENT, ...equipment });
  const { incrementKg, minLoadKg, ownLoads } = changed;
  return { incrementKg, minLoadKg, ownLoads };
}
const AS_USUAL = { incrementKg: 2.5, minLoadKg: 10, ownLoads: undefined };
const EVENLY = { evenSteps: true, heaviestKg: null };

describe('loads of one’s own', () => {
  it('of a bar go by pairs of the smallest plate, and the empty bar weighs what it weighs', () => {
    for (const loadType of ['barbell', 'smith', 'sled'] as const) {
      expect(own({ loadType }, { smallestPlateKg: 0.5, stackStepKg: 7 })).toEqual({
        ...{ incrementKg: 1, minLoadKg: 10 },
        ownLoads: EVENLY,
      });
      expect(own({ loadType }, { stackStepKg: 7, dumbbellStepKg: 3 })).toEqual(AS_USUAL);
    }
  });

  it('of a stack begin with one pin', () => {
    for (const loadType of ['stack', 'stackPerHand'] as const) {
      expect(own({ loadType }, { stackStepKg: 7, smallestPlateKg: 0.5 })).toEqual({
        ...{ incrementKg: 7, minLoadKg: 7 },
        ownLoads: EVENLY,
      });
      expect(own({ loadType }, { smallestPlateKg: 0.5 })).toEqual(AS_USUAL);
    }
  });

  it('hung from a belt are single plates, and help comes from a stack', () => {
    const loadType = 'bodyweightLoadable';
    const equipment = { smallestPlateKg: 1.25, stackStepKg: 7 };
    expect(own({ loadType }, equipment).incrementKg).toBe(1.25);
    expect(own({ loadType, assistable: true }, equipment).incrementKg).toBe(7);
    expect(own({ loadType, assistable: true }, equipment).minLoadKg).toBe(10);
  });

  it('of dumbbells are those there are', () => {
    for (const loadType of ['dumbbellPerHand', 'dumbbellSingle'] as const) {
      const dumbbells = (equipment: Partial<EquipmentSettings>) =>
        own({ loadType, machineNames: ['덤벨'] }, equipment);
      expect(dumbbells({ smallestPlateKg: 0.5, stackStepKg: 7 })).toEqual(AS_USUAL);
      expect(dumbbells({ dumbbellStepKg: 3 })).toEqual({ incrementKg: 3, minLoadKg: 3, ownLoads: EVENLY });
      expect(dumbbells({ dumbbellStepKg: 3, lightestDumbbellKg: 5 }).minLoadKg).toBe(5);
      expect(dumbbells({ lightestDumbbellKg: 5 })).toEqual({
        ...{ incrementKg: 2.5, minLoadKg: 5 },
        ownLoads: { evenSteps: false, heaviestKg: null },
      });
      expect(dumbbells({ heaviestDumbbellKg: 12 })).toEqual({
        ...{ incrementKg: 2.5, minLoadKg: 10 },
        ownLoads: { evenSteps: false, heaviestKg: 12 },
      });
      // Kettlebells are not dumbbells.
      expect(own({ loadType, machineNames: ['케틀벨'] }, { dumbbellStepKg: 3 })).toEqual(AS_USUAL);
    }
  });

  it('are none of a body or a band', () => {
    const all = { dumbbellStepKg: 3, smallestPlateKg: 0.5, stackStepKg: 7 };
    for (const loadType of ['bodyweight', 'band', 'hold'] as const)
      expect(own({ loadType, machineNames: ['덤벨'] }, all)).toEqual(AS_USUAL);
  });
});

describe('one dumbbell', () => {
  const one = { ...USUAL_EQUIPMENT, singleDumbbell: true };

  it('is too few for what takes one in each hand', () => {
    expect(needsSecondDumbbell(PAIR, one)).toBe(true);
    expect(needsSecondDumbbell(PAIR, USUAL_EQUIPMENT)).toBe(false);
    expect(needsSecondDumbbell({ ...PAIR, loadType: 'dumbbellSingle' }, one)).toBe(false);
    expect(needsSecondDumbbell({ ...PAIR, machineNames: ['케틀벨'] }, one)).toBe(false);
  });

  it('is named where dumbbells were asked for', () => {
    expect(singleDumbbellNote(['바벨', '덤벨'], one)).toBe(
      '덤벨이 하나라, 양손에 하나씩 드는 운동은 뺐어요.',
    );
    expect(singleDumbbellNote(['바벨', '덤벨'], USUAL_EQUIPMENT)).toBeNull();
    expect(singleDumbbellNote(['바벨'], one)).toBeNull();
  });
});

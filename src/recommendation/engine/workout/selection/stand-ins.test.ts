import type { BodyPartName } from '../../../../catalogue/catalogue.vocabulary.js';
import { plainCandidate } from '../fixture/plain-candidates.js';
import type { EngineWorkout } from '../../strength/strength.types.js';
import { orderWorkouts } from './order-workouts.js';
import { selectWorkouts } from './select-workouts.js';
import type { Candidate, RefusedCandidate, SelectionRules } from './selection.types.js';
import { slotOption } from './slot-options.js';
import { standIns } from './stand-ins.js';

const RULES: SelectionRules = { bodyParts: ['등'], experience: 'advanced' };

/** A back exercise that is selected by its staple points; no two are close variants. */
function of(id: number, changes: Partial<EngineWorkout> = {}): Candidate {
  return plainCandidate('랫 풀다운', {
    ...{ id, family: `family ${id}`, pattern: 'shrug', skill: 2, staple: 1, primaryBodyParts: ['등'] },
    ...{ easierVariantId: null, ...changes },
  });
}
const refused = (candidate: Candidate, cause: RefusedCandidate['cause'] = 'tooHeavy'): RefusedCandidate => ({
  ...candidate,
  prescription: { ...candidate.prescription, fit: 'tooHeavy', weightKg: null },
  ...{ cause, because: null },
});

/** Pairs of ids: the chosen exercise, and the refused one it replaces. */
function pairs(candidates: Candidate[], out: RefusedCandidate[], rules = RULES): [number, number][] {
  const chosen = orderWorkouts(selectWorkouts(candidates, rules));
  return [...standIns(chosen, candidates, out, rules)].map(([id, { workout }]) => [id, workout.id]);
}

const FOUR = [
  of(1, { pattern: 'verticalPull' }),
  of(2, { pattern: 'hinge' }),
  of(3, { pattern: 'backExtension' }),
  of(4, { pattern: 'shrug' }),
];

describe('standIns', () => {
  it('pair a refused exercise that would have been chosen with one of the same movement', () => {
    const best = of(9, { pattern: 'verticalPull', staple: 2 });
    expect(pairs(FOUR, [refused(best)])).toEqual([[1, 9]]);
    const hinge = of(9, { pattern: 'hinge', staple: 2 });
    expect(pairs(FOUR, [refused(hinge, 'health')])).toEqual([[2, 9]]);
  });

  it('prefer its easier variant to the same movement, and that to any other of the part', () => {
    const both = [FOUR[0]!, of(2, { pattern: 'hinge' }), of(3, { pattern: 'hinge' }), FOUR[3]!];
    const best = (changes: Partial<EngineWorkout>) =>
      refused(of(9, { pattern: 'hinge', staple: 2, ...changes }));
    expect(pairs(both, [best({})])).toEqual([[3, 9]]);
    const withEasier = [
      of(6, { pattern: 'straightArmPull' }),
      of(5, { pattern: 'hinge' }),
      FOUR[0]!,
      FOUR[2]!,
    ];
    const wish = [best({}), refused(of(8, { pattern: 'straightArmPull', staple: 2 }))];
    expect(pairs(withEasier, wish).sort()).toEqual([
      [5, 9],
      [6, 8],
    ]);
    const crossed = [best({ id: 7, easierVariantId: 6 }), wish[1]!];
    expect(pairs(withEasier, crossed).sort()).toEqual([
      [5, 8],
      [6, 7],
    ]);
  });

  it('name nothing that would not have been chosen, nor what nobody knows the weight of', () => {
    expect(pairs(FOUR, [])).toEqual([]);
    expect(pairs(FOUR, [refused(of(9, { pattern: 'squat', staple: 0, mechanic: 'isolation' }))])).toEqual([]);
    expect(pairs(FOUR, [refused(of(9, { pattern: 'verticalPull', staple: 2 }), 'unknown')])).toEqual([]);
  });

  it('stay within the part', () => {
    const rules: SelectionRules = { bodyParts: ['등', '이두'], experience: 'advanced' };
    const curl = (id: number, more: Partial<EngineWorkout> = {}) =>
      of(id, {
        pattern: 'elbowFlexion',
        mechanic: 'isolation',
        primaryBodyParts: ['이두' as BodyPartName],
        ...more,
      });
    const curls = [curl(11), curl(12, { pattern: 'elbowFlexionNeutral' }), curl(13, { staple: 0 })];
    const best = curl(19, { staple: 2 });
    expect(pairs([...FOUR.slice(0, 3), ...curls], [refused(best)], rules)).toEqual([[13, 19]]);
    // Only an unwanted exercise of another part is left.
    const row = { bodyPart: '등' as const, candidate: slotOption(of(77), '등', rules) };
    expect([...standIns([row], [], [refused(best)], rules)]).toEqual([]);
    expect(pairs(FOUR.slice(0, 3), [refused(best)], rules)).toEqual([]);
  });

  it('take what is too heavy for the lightest load there is, and what has no load for none', () => {
    // A load is worth 20 points: with it the refused exercise is wanted, without it not.
    const rival = [...FOUR.slice(0, 3), of(4, { pattern: 'shrug', staple: 2 })];
    const heavy = of(9, { pattern: 'shrug', staple: 2, skill: 3 });
    expect(pairs(rival, [refused(heavy)])).toEqual([[4, 9]]);
    expect(pairs(rival, [refused({ ...heavy, workout: { ...heavy.workout, minLoadKg: 0 } })])).toEqual([]);
  });
});

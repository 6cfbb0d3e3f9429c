import fc from 'fast-check';
import type { BodyPartName } from '../../../../catalogue/catalogue.vocabulary.js';
import { selectionOracle, smallSelectionCase, scoreByDefinition } from '../fixture/selection-oracle.js';
import { bodyPartSlots } from './body-part-slots.js';
import { selectWorkouts } from './select-workouts.js';

describe('bodyPartSlots', () => {
  it.each([
    [['이두'], ['이두', '이두', '이두', '이두']],
    [
      ['이두', '등'],
      ['등', '등', '등', '이두', '이두', '이두'],
    ],
    [
      ['삼두', '가슴', '어깨'],
      ['가슴', '가슴', '어깨', '어깨', '삼두', '삼두'],
    ],
    [
      ['복부', '종아리', '가슴', '등'],
      ['등', '등', '가슴', '가슴', '종아리', '복부'],
    ],
  ] as [BodyPartName[], BodyPartName[]][])('gives %j its slots, large muscles first', (parts, expected) => {
    expect(bodyPartSlots(parts)).toEqual(expected);
  });

  it('refuses none and five', () => {
    expect(() => bodyPartSlots([])).toThrow(RangeError);
    expect(() => bodyPartSlots(['가슴', '등', '어깨', '삼두', '이두'])).toThrow(RangeError);
  });
});

describe('selectWorkouts against an exhaustive search', () => {
  it('reaches at least 98 % of the best points in each of 1,000 random cases and breaks no hard rule', () => {
    fc.assert(
      fc.property(smallSelectionCase(), ({ candidates, rules }) => {
        const chosen = scoreByDefinition(selectWorkouts(candidates, rules), rules);
        const best = selectionOracle(candidates, rules);
        expect(chosen).not.toBeNull();
        expect(chosen!.filled).toBe(best.filled);
        expect(chosen!.repeatedInPart).toBeLessThanOrEqual(best.repeatedInPart);
        expect(chosen!.points).toBeGreaterThanOrEqual(best.points - 0.02 * Math.abs(best.points));
      }),
      { numRuns: 1000 },
    );
  });
});

import fc from 'fast-check';
import { scoreByDefinition, selectionOracle, smallSelectionCase } from '../fixture/selection-oracle.js';
import { bodyPartSlots } from './body-part-slots.js';
import type { SessionSlot } from './selection.types.js';
import { SessionSearch } from './session-search.js';
import { slotOptions } from './slot-options.js';

describe('SessionSearch', () => {
  it('finds the best of all from an empty session, looking at 300 of them at most', () => {
    fc.assert(
      fc.property(smallSelectionCase(), ({ candidates, rules }) => {
        const slots: SessionSlot[] = bodyPartSlots(rules.bodyParts).map(bodyPart => ({
          bodyPart,
          option: null,
        }));
        const options = slots.map(({ bodyPart }) => slotOptions(candidates, bodyPart, rules));
        const found = scoreByDefinition(new SessionSearch(options, rules, 300).improve(slots), rules);
        const { filled, repeatedInPart, points } = selectionOracle(candidates, rules);
        expect(found).toEqual({ filled, repeatedInPart, points: expect.closeTo(points, 6) });
        expect(new SessionSearch(options, rules, 0).improve(slots)).toEqual(slots);
      }),
      { numRuns: 500, seed: 7 },
    );
  });
});

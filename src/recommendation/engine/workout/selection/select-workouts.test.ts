import fc from 'fast-check';
import type { BodyPartName } from '../../../../catalogue/catalogue.vocabulary.js';
import { plainCandidate } from '../fixture/plain-candidates.js';
import { inputFor } from '../fixture/session-input.js';
import { trainingLimits } from '../health/training-limits.js';
import { memberStrength } from '../../learning/member-strength.js';
import { selectionOracle, smallSelectionCase, scoreByDefinition } from '../fixture/selection-oracle.js';
import { selectWorkouts } from './select-workouts.js';
import type { Candidate } from './selection.types.js';
import { sessionRank } from './session-rank.js';
import { slotOptions } from './slot-options.js';
import { workoutCandidates } from './workout-candidates.js';

describe('selectWorkouts in a gym', () => {
  it.each<[BodyPartName[]]>([
    [['가슴']],
    [['등', '이두']],
    [['허벅지 앞', '엉덩이', '허벅지 뒤']],
    [['어깨', '삼두', '가슴', '복부']],
  ])('leaves no exercise that would make the whole better in a place of %j', bodyParts => {
    for (const experience of ['beginner', 'advanced'] as const) {
      for (let week = 0; week < 2; week++) {
        const input = { ...inputFor(bodyParts, {}), week };
        const limits = trainingLimits(input.profile.health, 'general', input.member);
        const { candidates } = workoutCandidates(
          input,
          memberStrength(input.member, experience, null),
          limits,
        );
        const rules = { bodyParts, experience };
        const slots = selectWorkouts(candidates, rules);
        const rank = sessionRank(slots, rules);
        const better = slots.flatMap((slot, place) =>
          slotOptions(candidates, slot.bodyPart, rules).filter(
            option => sessionRank(slots.with(place, { ...slot, option }), rules) > rank,
          ),
        );
        expect({ experience, week, better: better.map(({ workout }) => workout.koreanName) }).toEqual({
          ...{ experience, week, better: [] },
        });
      }
    }
  });
});

describe('selectWorkouts among twenty exercises of one pattern', () => {
  const pulls = Array.from({ length: 20 }, (_, id) => ({
    ...plainCandidate('랫 풀다운', { id, family: `family ${id}`, primaryBodyParts: ['등'] }),
    tie: id / 20,
  }));
  const idsOf = (candidates: readonly Candidate[], bodyParts: BodyPartName[]) =>
    selectWorkouts(candidates, { bodyParts, experience: 'intermediate' }).map(
      ({ option }) => option?.workout.id ?? null,
    );

  it('fills the part with the best four, although three of a pattern are all that is looked at in full', () => {
    expect(idsOf(pulls, ['등']).sort()).toEqual([16, 17, 18, 19]);
  });

  it('leaves the best of them to another part that has nothing else, which no single exchange would', () => {
    const row = plainCandidate('바벨 로우', { id: 99, primaryBodyParts: ['등', '이두'], staple: 2 });
    expect(idsOf([...pulls, row], ['등', '이두']).sort()).toEqual([17, 18, 19, 99, null, null]);
  });
});

describe('selectWorkouts against an exhaustive search', () => {
  it('reaches the best points in each of 1,000 random cases and breaks no hard rule', () => {
    fc.assert(
      fc.property(smallSelectionCase(), ({ candidates, rules }) => {
        const chosen = scoreByDefinition(selectWorkouts(candidates, rules), rules);
        const best = selectionOracle(candidates, rules);
        expect(chosen).toEqual(expect.anything());
        expect(chosen!.filled).toBe(best.filled);
        expect(chosen!.repeatedInPart).toBeLessThanOrEqual(best.repeatedInPart);
        expect(chosen!.points).toBeGreaterThanOrEqual(best.points - 1e-9);
      }),
      { numRuns: 1000 },
    );
  });
});

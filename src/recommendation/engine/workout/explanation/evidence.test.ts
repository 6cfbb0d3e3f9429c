import fc from 'fast-check';
import { LOAD_LABELS } from '../../../../catalogue/load-label.js';
import { knownStrength } from '../fixture/known-strength.js';
import { PRODUCT_CATALOGUE } from '../fixture/product-catalogue.js';
import { anyProductInput, healthUpTo } from '../fixture/product-inputs.js';
import { recomputed } from '../fixture/recomputed.js';
import { MAN } from '../fixture/test-bodies.js';
import { shareOfOneRepMax } from '../../strength/repetition-table.js';
import { USUAL_PROFILE } from '../usual-profile.js';
import { recommendWorkouts } from '../workout-engine.js';
import type { WorkoutRecommendationItem } from '../workout-engine.types.js';
import type { EngineMember } from '../../strength/strength.types.js';

const inputs = anyProductInput(healthUpTo(1));

describe('the evidence of an answer', () => {
  it('is all that is needed to compute every weight, every repetition and the reserve again', () => {
    let count = 0;
    fc.assert(
      fc.property(inputs, input => {
        for (const { workoutId, weight, repeat, evidence } of recommendWorkouts(input).items) {
          const { repsInReserve, percentOfOneRepMax } = evidence;
          const told = { workoutId, weight, repeat, repsInReserve, percentOfOneRepMax };
          expect({ workoutId, ...recomputed(evidence) }).toEqual(told);
          count += 1;
        }
      }),
      { numRuns: 500 },
    );
    expect(count).toBeGreaterThan(1000);
  });
});

/** Every number that the sentences of an item may contain. */
function allowedNumbers(item: WorkoutRecommendationItem, member: EngineMember): Set<number> {
  const { evidence } = item;
  const { basis, estimatedOneRepMaxKg, firstSessionFactor } = evidence;
  const targetKg =
    (estimatedOneRepMaxKg ?? 0) * firstSessionFactor * shareOfOneRepMax(item.repeat + basis.askedReserve);
  const tenth = (value: number): number => Math.round(value * 10) / 10;
  const bodyKg = basis.bodyLoadKg ?? 0;
  const isHelp = item.loadLabel === LOAD_LABELS.assistance;
  const computed: (number | null)[] = [
    ...[item.weight, item.repeat, evidence.repsInReserve, ...(item.weightRange ?? [])],
    ...[
      tenth(estimatedOneRepMaxKg ?? 0),
      evidence.percentOfOneRepMax,
      evidence.fatFreeMassKg,
      member.weightKg,
    ],
    ...[Math.abs(evidence.learnedPercent), evidence.observationCount, evidence.relatedObservationCount],
    ...[tenth(isHelp ? bodyKg - targetKg : targetKg - bodyKg), basis.usualRepetitions],
    Math.round((1 - firstSessionFactor) * 100),
    ...(item.stop ? [item.stop.least, item.stop.most, item.stop.felt] : []),
  ];
  // 1RM; 5th percentile; 5-second steps; the ages and the index at which a first session starts lighter; ages with protection.
  const fixed = [1, 5, ...(firstSessionFactor < 1 ? [60, 18, 30] : []), 14, 18, 65];
  return new Set([...computed, ...fixed].filter(value => value !== null));
}

describe('the sentences of an item', () => {
  it('hold no number but those of the evidence, and end politely', () => {
    fc.assert(
      fc.property(inputs, input => {
        for (const item of recommendWorkouts(input).items) {
          const sentences = [item.reason, ...item.details];
          const allowed = allowedNumbers(item, input.member);
          const numbers = sentences.join(' ').match(/\d+(?:\.\d+)?/gu) ?? [];
          expect({ sentences, strange: numbers.filter(text => !allowed.has(Number(text))) }).toEqual({
            sentences,
            strange: [],
          });
          for (const sentence of sentences) expect(sentence).toMatch(/요(\(확신 (높음|보통|낮음)\))?\.$/u);
          expect(sentences.join(' ')).not.toMatch(/undefined|null|NaN|Infinity/u);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('say of nobody that less than no help was needed', () => {
    let withoutHelp = 0;
    for (let logMean = 0.2; logMean < 0.5; logMean += 0.01) {
      const { items } = recommendWorkouts({
        member: MAN,
        request: {
          bodyParts: ['등'],
          machineNames: ['어시스트 풀업 머신'],
          goal: 'general',
          experience: undefined,
          minutes: null,
        },
        profile: USUAL_PROFILE,
        belief: knownStrength(MAN, { latPulldown: { logMean, variance: 0.0005, days: 9 } }),
        catalogue: PRODUCT_CATALOGUE,
        week: 0,
      });
      for (const { reason, details, weight, loadLabel } of items) {
        expect([reason, ...details].join(' ')).not.toMatch(/-\d/u);
        if (loadLabel === LOAD_LABELS.assistance && weight === 0) withoutHelp += 1;
      }
    }
    expect(withoutHelp).toBeGreaterThan(3);
  });

  it('tell cap, lighter start, end of the loads and doubt exactly where they decided', () => {
    const seen = new Set<string>();
    const holds = (item: WorkoutRecommendationItem, pattern: RegExp, decided: boolean): void => {
      expect([pattern.test(item.details.join(' ')), item.details]).toEqual([decided, item.details]);
      if (decided) seen.add(pattern.source);
    };
    fc.assert(
      fc.property(inputs, input => {
        for (const item of recommendWorkouts(input).items) {
          const { evidence } = item;
          if (evidence.percentOfOneRepMax === null || item.repeatUnit === 'seconds') continue;
          holds(item, /하위 5% 기록/u, evidence.capped);
          holds(item, /가볍게 잡아요/u, evidence.firstSessionFactor < 1);
          holds(item, /다음 무게는 아직 무거워서 가장 가벼운/u, evidence.limit === 'lightest');
          holds(item, /가지고 있는 것 가운데 가장 무거운/u, evidence.limit === 'heaviest');
          holds(item, /다시 (확인해|재) /u, evidence.measureAgain);
          const isNumber = item.weight !== null && item.stop === null;
          holds(item, /회 대신/u, isNumber && item.repeat !== evidence.basis.usualRepetitions);
        }
      }),
      { numRuns: 300 },
    );
    // The heaviest of a member's own dumbbells is rarely reached.
    expect(seen.size).toBeGreaterThanOrEqual(4);
  });
});

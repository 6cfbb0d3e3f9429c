import fc from 'fast-check';
import { fixtureWorkout } from '../workout/fixture/fixture-catalogue.js';
import { floorToGrid } from '../workout/prescription/load-grid.js';
import { shareOfOneRepMax } from '../workout/prescription/repetition-table.js';
import { exerciseStrength, memberStrength } from '../workout/strength/member-strength.js';
import type { EngineMember } from '../workout/workout-engine.types.js';
import { observationFromEditedWeight } from './observation-from-weight.js';
import { observationFromFeedback } from './observation-from-feedback.js';
import { observationFromLoggedSet } from './observation-from-logged-set.js';
import { SimulatedMember } from './simulated-member.js';
import type { StrengthCorrection, StrengthObservation } from './strength-correction.types.js';
import { initialCorrection, MOST_FALL, MOST_RISE, updateCorrection } from './update-correction.js';

const MAN: EngineMember = {
  sex: '남',
  ageYears: 30,
  heightCm: 175,
  weightKg: 75,
  bodyFatPercent: 18,
  muscleMassPercent: 45.9,
  upDownBalance: 0.5,
  compositionSource: 'measured',
  memberKey: 1,
};
const BENCH = fixtureWorkout('바벨 벤치 프레스');
const TRUTHS = fc.constantFrom(0.7, 1.3);
/** Form of the day: bounded noise of the size the model assumes (sd about 0.06). */
const FORMS = fc.array(fc.double({ min: -0.1, max: 0.1, noNaN: true }), { minLength: 6, maxLength: 6 });

function measured(truth: number, session: string, noiseSd = 0.07): StrengthObservation {
  return {
    baseLift: 'bench',
    estimateKg: 57,
    low: Math.log(truth),
    high: Math.log(truth),
    noiseSd,
    priorSd: 0.15,
    session,
  };
}

function change(before: StrengthCorrection, after: StrengthCorrection): number {
  return Math.exp(after.logMean - before.logMean) - 1;
}

/** Six sessions; every step is checked to stay within 10 %. */
function afterSix(observe: (correction: StrengthCorrection, session: number) => StrengthObservation | null) {
  let correction = initialCorrection();
  for (let session = 0; session < 6; session++) {
    const observation = observe(correction, session);
    if (observation === null) throw new Error('the bench press has a load model');
    const next = updateCorrection(correction, observation);
    expect(Math.abs(change(correction, next))).toBeLessThanOrEqual(0.1 + 1e-9);
    correction = next;
  }
  return correction;
}

describe('learning a member who is 30 % stronger or weaker than the body says', () => {
  it('is within 10 % after six measured sets', () => {
    fc.assert(
      fc.property(TRUTHS, FORMS, (truth, forms) => {
        const learned = afterSix((_, session) => measured(truth * Math.exp(forms[session]!), `s${session}`));
        expect(Math.abs(Math.exp(learned.logMean) / truth - 1)).toBeLessThanOrEqual(0.1);
      }),
      { numRuns: 500 },
    );
  });

  it('is within 10 % after six answers on the routine’s card', () => {
    fc.assert(
      fc.property(TRUTHS, truth => {
        const simulated = new SimulatedMember(MAN, BENCH, truth);
        const learned = afterSix((correction, session) => {
          const { weightKg, repeat } = simulated.prescription(correction);
          return observationFromFeedback({
            member: MAN,
            experience: undefined,
            workout: BENCH,
            weightKg,
            session: `s${session}`,
            repetitions: repeat,
            feedback: simulated.feedback(weightKg!, repeat, 0),
          });
        });
        expect(Math.abs(simulated.errorOf(learned))).toBeLessThanOrEqual(0.1);
      }),
    );
  });

  it('is within 10 % after six edited weights', () => {
    fc.assert(
      fc.property(TRUTHS, truth => {
        const simulated = new SimulatedMember(MAN, BENCH, truth);
        const rightWeight = floorToGrid(BENCH, simulated.trueOneRepMaxKg * shareOfOneRepMax(13));
        const learned = afterSix((_, session) =>
          observationFromEditedWeight({
            member: MAN,
            experience: undefined,
            workout: BENCH,
            weightKg: rightWeight,
            session: `s${session}`,
            repetitions: 10,
            repsInReserve: 3,
          }),
        );
        expect(Math.abs(simulated.errorOf(learned))).toBeLessThanOrEqual(0.1);
      }),
    );
  });

  it('is within 10 % after six logged sets through an accessory, which tell less', () => {
    const row = fixtureWorkout('시티드 케이블 로우');
    const throughRow = observationFromLoggedSet({
      member: MAN,
      experience: undefined,
      workout: row,
      weightKg: 40,
      session: 's',
      targetRepetitions: 10,
      doneRepetitions: 9,
      feedback: undefined,
    })!;
    expect(throughRow.noiseSd).toBeCloseTo(Math.hypot(0.07, 0.1), 9);
    fc.assert(
      fc.property(TRUTHS, truth => {
        const learned = afterSix((_, session) => measured(truth, `s${session}`, throughRow.noiseSd));
        expect(Math.abs(Math.exp(learned.logMean) / truth - 1)).toBeLessThanOrEqual(0.1);
      }),
    );
  });
});

describe('updateCorrection', () => {
  it('moves by at most 10 % for one entry of three times the truth, whatever was known before', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -0.15, max: 0.15, noNaN: true }), { maxLength: 12 }), history => {
        const known = history.reduce<StrengthCorrection>(
          (correction, form, index) => updateCorrection(correction, measured(Math.exp(form), `s${index}`)),
          initialCorrection(),
        );
        for (const noiseSd of [0.07, 0.12, 0.16, 0.24]) {
          const after = updateCorrection(known, measured(3, 'typo', noiseSd));
          expect(Math.abs(change(known, after))).toBeLessThanOrEqual(0.1 + 1e-9);
          const next = updateCorrection(after, measured(1, 'next', noiseSd));
          expect(
            Math.abs(Math.exp(next.logMean) - Math.exp(known.logMean)) / Math.exp(known.logMean),
          ).toBeLessThan(0.2);
        }
      }),
    );
  });

  it('holds an outlier back until a second agrees, and believes further ones at once', () => {
    const start = initialCorrection();
    const first = updateCorrection(start, measured(2.5, 'a'));
    expect(first).toMatchObject({ logMean: 0, observationCount: 0, heldBack: Math.log(2.5) });
    const other = updateCorrection(first, measured(0.3, 'b'));
    expect(other).toMatchObject({ logMean: 0, observationCount: 0, heldBack: Math.log(0.3) });
    const second = updateCorrection(first, measured(2.4, 'b'));
    expect(second.logMean).toBeCloseTo(MOST_RISE, 9);
    const third = updateCorrection(second, measured(2.4, 'c'));
    expect(third.logMean).toBeCloseTo(2 * MOST_RISE, 9);
    const calm = updateCorrection(first, measured(1.05, 'b'));
    expect(calm.heldBack).toBeNull();
  });

  it('raises by at most 10 % in one session, and lowers further with every low set of it', () => {
    const raised = [1.4, 1.4, 1.4].reduce<StrengthCorrection>(
      (correction, truth) => updateCorrection(correction, measured(truth, 'one day')),
      initialCorrection(),
    );
    expect(raised.logMean).toBeCloseTo(MOST_RISE, 9);
    const lowered = [0.65, 0.65, 0.65].reduce<StrengthCorrection>(
      (correction, truth) => updateCorrection(correction, measured(truth, 'one day')),
      initialCorrection(),
    );
    expect(lowered.logMean).toBeCloseTo(3 * MOST_FALL, 9);
  });

  it('is the Kalman filter where nothing is cut', () => {
    const after = updateCorrection(initialCorrection(), measured(1.06, 'a'));
    const gain = 0.15 ** 2 / (0.15 ** 2 + 0.07 ** 2);
    expect(after.logMean).toBeCloseTo(gain * Math.log(1.06), 9);
    expect(after.variance).toBeCloseTo((1 - gain) * 0.15 ** 2, 9);
    expect(after.observationCount).toBe(1);
  });

  it('narrows with agreeing evidence but never stops learning', () => {
    let correction = initialCorrection();
    for (let index = 0; index < 100; index++) {
      const next = updateCorrection(correction, measured(1, `s${index}`));
      expect(next.variance).toBeLessThanOrEqual(correction.variance + 1e-6);
      correction = next;
    }
    expect(Math.sqrt(correction.variance)).toBeGreaterThan(0.02);
    expect(Math.sqrt(correction.variance)).toBeLessThan(0.05);
  });

  it('starts wider without a measured composition', () => {
    expect(updateCorrection(null, { ...measured(1.05, 'a'), priorSd: 0.2 }).logMean).toBeGreaterThan(
      updateCorrection(null, measured(1.05, 'a')).logMean,
    );
  });

  it('keeps what was shown when a new measurement changes the estimate, and follows it where nothing was shown', () => {
    const known = Array.from({ length: 8 }, (_, index) => `s${index}`).reduce<StrengthCorrection>(
      (correction, session) => updateCorrection(correction, measured(1.1, session)),
      initialCorrection(),
    );
    const shownKg = 57 * Math.exp(known.logMean);
    const benchFor = (member: EngineMember, correction: StrengthCorrection | null): number =>
      exerciseStrength(
        memberStrength(member, undefined, correction === null ? {} : { bench: correction }),
        BENCH,
      )!.oneRepMaxKg;
    const leaner = { ...MAN, bodyFatPercent: 10, muscleMassPercent: 50.4 };
    const unknownChange = benchFor(leaner, null) / benchFor(MAN, null);
    expect(unknownChange).toBeGreaterThan(1.1);
    const atEstimate = { ...known, estimateKg: benchFor(MAN, null) };
    const knownChange = benchFor(leaner, atEstimate) / benchFor(MAN, atEstimate);
    expect(knownChange).toBeGreaterThan(1);
    expect(knownChange).toBeLessThan(1.02);

    const next = updateCorrection(known, { ...measured(shownKg / 65, 'after'), estimateKg: 65 });
    expect(65 * Math.exp(next.logMean)).toBeCloseTo(shownKg, 0);
    const heldBack = updateCorrection(known, measured(3, 'typo'));
    const agreeing = updateCorrection(heldBack, { ...measured((3 * 57) / 65, 'again'), estimateKg: 65 });
    expect(agreeing.observationCount).toBe(known.observationCount + 1);
  });

  it('keeps finite numbers through any evidence and survives JSON unchanged', () => {
    const value = fc.option(fc.double({ min: -3, max: 3, noNaN: true }), { nil: null });
    const evidence = fc.tuple(
      value,
      value,
      fc.double({ min: 0.05, max: 0.4, noNaN: true }),
      fc.constantFrom('a', 'b', 'c'),
    );
    fc.assert(
      fc.property(fc.array(evidence, { maxLength: 15 }), list => {
        let correction: StrengthCorrection | null = null;
        for (const [one, other, noiseSd, session] of list) {
          if (one === null && other === null) continue;
          const [low, high] = one !== null && other !== null && one > other ? [other, one] : [one, other];
          const next: StrengthCorrection = updateCorrection(correction, {
            baseLift: 'bench',
            estimateKg: 57,
            low,
            high,
            noiseSd,
            priorSd: 0.15,
            session,
          });
          const step = next.logMean - (correction?.logMean ?? 0);
          expect(step).toBeLessThanOrEqual(MOST_RISE + 1e-9);
          expect(step).toBeGreaterThanOrEqual(MOST_FALL - 1e-9);
          expect(next.variance).toBeGreaterThan(0);
          expect(JSON.parse(JSON.stringify(next))).toEqual(next);
          correction = next;
        }
      }),
      { numRuns: 500 },
    );
  });
});

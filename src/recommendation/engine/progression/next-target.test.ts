import fc from 'fast-check';
import { learn } from '../learning/replay.js';
import { beliefOn } from '../learning/strength-belief.js';
import type { LoadAnswer } from '../learning/load-evidence.js';
import { FIXTURE_CATALOGUE, fixtureWorkout } from '../workout/fixture/fixture-catalogue.js';
import { knownStrength } from '../workout/fixture/known-strength.js';
import { repetitionsAtShare } from '../strength/repetition-table.js';
import { exerciseStrength, memberStrength } from '../learning/member-strength.js';
import type { EngineWorkout } from '../strength/strength.types.js';
import { inputFor } from '../workout/fixture/session-input.js';
import { recommendWorkouts } from '../workout/workout-engine.js';
import { toldStop } from '../workout/explanation/explain-stop.js';
import { explainNext } from './explain-next.js';
import { loadLadder } from '../workout/prescription/load-ladder.js';
import { nextTarget } from './next-target.js';
import type { DoneSet, ExerciseSession, NextTarget, ProgressionInput, Target } from './progression.types.js';
import { MAN } from '../workout/fixture/test-bodies.js';

const BENCH = fixtureWorkout('바벨 벤치 프레스');
const CURL = fixtureWorkout('덤벨 컬');
const TODAY = '2026-03-02';
const YESTERDAY = '2026-03-01';

/** A member with a known 1RM of the bench press. */
function knowing(oneRepMaxKg: number, workout = BENCH) {
  const unknown = exerciseStrength(memberStrength(MAN, undefined, null), workout)!.oneRepMaxKg;
  const logMean = Math.log(oneRepMaxKg / unknown);
  return memberStrength(
    MAN,
    undefined,
    knownStrength(MAN, { bench: { logMean, variance: 0.0001, days: 6 } }),
  );
}

interface Did {
  asked?: Partial<Target>;
  sets?: readonly (readonly [weightKg: number | null, repetitions: number])[];
  answer?: LoadAnswer;
  date?: string;
}

function session({ asked, sets, answer, date = YESTERDAY }: Did): ExerciseSession {
  return {
    date,
    asked: { weightKg: 40, repetitions: 10, sets: 3, ...asked },
    sets: sets?.map(([weightKg, repetitions]): DoneSet => ({ weightKg, repetitions })) ?? null,
    answer: answer ?? null,
  };
}

function next(
  oneRepMaxKg: number,
  sessions: readonly ExerciseSession[],
  workout = BENCH,
  today = TODAY,
): NextTarget {
  return nextTarget({ strength: knowing(oneRepMaxKg, workout), workout, goal: 'general', sessions, today });
}

/** A 1RM at which 40 kg can be lifted `n` times. */
const for40 = (n: number): number => {
  for (let kg = 40; kg < 200; kg += 0.05) if (repetitionsAtShare(40 / kg) >= n) return kg;
  throw new Error('too strong');
};

describe('the next target of a loaded exercise', () => {
  it('is what a recommendation would say before the first session', () => {
    expect(next(for40(13), [])).toMatchObject({ sets: 3, why: { template: 'first' } });
  });

  it('raises repetitions within the range first', () => {
    expect(next(for40(13.8), [session({ answer: 'RIGHT' })])).toMatchObject({
      weightKg: 40,
      repetitions: 11,
      why: { template: 'moreRepetitions', args: { from: 10, to: 11 } },
    });
  });

  it('raises the load once the repetitions are at the top and the next load leaves its reserve', () => {
    expect(next(for40(15), [session({ asked: { repetitions: 12 }, answer: 'RIGHT' })])).toMatchObject({
      weightKg: 42.5,
      why: { template: 'moreLoad' },
    });
    expect(
      next(for40(11), [session({ asked: { repetitions: 12 }, answer: 'RIGHT' })]).weightKg,
    ).toBeLessThanOrEqual(40);
  });

  it('goes by two steps and a tenth at most where more is believed, and says so', () => {
    const up = next(for40(22), [session({ answer: 'LIGHT' })]);
    const args = { fromKg: 40, toKg: 42.5, repetitions: 14, limit: 'share' };
    expect(up).toMatchObject({ weightKg: 42.5, repetitions: 14, why: { template: 'moreLoadInSteps', args } });
    expect(up.reserves![0]).toBeGreaterThan(4);
    expect(explainNext(up.why, BENCH)).toBe(
      '더 들 수 있어 보이지만 한 번에 10%까지만 올려요. 40kg에서 42.5kg으로, 14회부터 해요.',
    );
    const fine = next(for40(22), [session({ answer: 'LIGHT' })], { ...BENCH, incrementKg: 1 });
    expect(fine).toMatchObject({ weightKg: 42, why: { args: { limit: 'steps' } } });
    expect(explainNext(fine.why, BENCH)).toContain('한 번에 두 단계씩만 올려요');
    const believed = next(for40(18), [session({ answer: 'LIGHT' })], { ...BENCH, incrementKg: 1 });
    expect(believed.why.template).toBe('moreLoad');
  });

  it('goes past the range where the next dumbbell is a big jump', () => {
    // 10 → 12 kg is a fifth more: at 15 repetitions of 10 kg, the next load leaves no reserve at eight.
    const strength = knowing(0.1, CURL);
    const own = exerciseStrength(strength, CURL)!;
    const at = (kg: number) => ({
      ...strength,
      belief: {
        ...strength.belief,
        basisKg: {
          ...strength.belief.basisKg,
          bench: (strength.belief.basisKg.bench * kg) / own.oneRepMaxKg,
        },
      },
    });
    const target = nextTarget({
      strength: at(10 / 0.58),
      workout: { ...CURL, incrementKg: 4, minLoadKg: 2 },
      goal: 'general',
      sessions: [session({ asked: { weightKg: 10, repetitions: 15 }, answer: 'RIGHT' })],
      today: TODAY,
    });
    expect(target).toMatchObject({
      weightKg: 10,
      why: { template: 'pastRange', args: { most: 15, nextKg: 14 } },
    });
    expect(target.repetitions).toBeGreaterThan(15);
    // More than 25 only train patience: 48 % of the 1RM can be lifted 28 times.
    const most = nextTarget({
      strength: at(10 / 0.479),
      workout: { ...CURL, incrementKg: 20, minLoadKg: 10 },
      goal: 'general',
      sessions: [session({ asked: { weightKg: 10, repetitions: 25 }, answer: 'RIGHT' })],
      today: TODAY,
    });
    expect(most).toMatchObject({ weightKg: 10, repetitions: 25, why: { template: 'same' } });
  });

  it('asks the same load once more after missed repetitions, then less', () => {
    const missed = session({
      sets: [
        [40, 10],
        [40, 9],
        [40, 8],
      ],
    });
    expect(next(for40(12), [missed])).toMatchObject({
      weightKg: 40,
      repetitions: 10,
      why: { template: 'againAfterMiss', args: { done: 8, asked: 10 } },
    });
    const twice = next(for40(12), [missed, missed]);
    expect(twice.weightKg).toBeLessThan(40);
    expect(twice.why).toEqual({ template: 'lessAfterMiss', args: { misses: 2 } });
  });

  it('does not ask again for what could not be done by half', () => {
    expect(
      next(for40(4), [
        session({
          sets: [
            [40, 4],
            [40, 3],
            [40, 2],
          ],
        }),
      ]).weightKg,
    ).toBeLessThan(35);
  });

  it('takes a set that was left out for unknown: the same again, however strong, and less only where it is too heavy', () => {
    const two = { sets: [[40, 10] as const, [40, 10] as const] };
    const again = next(for40(20), [session(two)]);
    expect(again).toMatchObject({ weightKg: 40, repetitions: 10, sets: 3 });
    expect(again.why).toEqual({ template: 'setsLeftOut', args: { done: 2, asked: 3 } });
    // Twice makes it no heavier; the third time is lighter once.
    const thirdTime = next(for40(20), [session(two), session(two)]);
    expect(thirdTime).toMatchObject({ weightKg: 35, repetitions: 10, why: { template: 'lighterOnce' } });
    expect(next(for40(9), [session({ ...two, answer: 'HEAVY' })]).weightKg).toBeLessThan(40);
    expect(next(for40(9), [session(two)]).weightKg).toBeLessThan(40);
  });

  it('says of a load that nobody called heavy what it is lowered by', () => {
    const { why } = next(for40(11.9), [session({ answer: 'RIGHT' })]);
    expect(explainNext(why, BENCH)).toBe(
      '몸 정보와 지금까지의 기록으로 보면 여유가 적어서, 40kg 8회로 낮췄어요.',
    );
  });

  it('never goes up because the repetitions were met with less weight than asked', () => {
    const lighter = session({
      sets: [
        [35, 10],
        [35, 10],
        [35, 10],
      ],
      answer: 'LIGHT',
    });
    const target = next(for40(25), [lighter]);
    expect(target).toMatchObject({
      weightKg: 40,
      repetitions: 10,
      why: { template: 'lighterThanAsked', args: { askedKg: 40, doneKg: 35 } },
    });
  });

  it('comes down after 무거웠어요 where the belief says so, repetitions first, and never up', () => {
    expect(next(for40(12), [session({ answer: 'HEAVY' })])).toMatchObject({ weightKg: 40, repetitions: 9 });
    expect(next(for40(9), [session({ answer: 'HEAVY' })]).weightKg).toBeLessThan(40);
    expect(next(for40(20), [session({ answer: 'HEAVY' })])).toMatchObject({ weightKg: 40, repetitions: 10 });
  });

  it('is lighter after two weeks without it, and says so kindly', () => {
    const back = next(for40(13), [session({ answer: 'RIGHT', date: '2026-02-01' })]);
    expect(back.why).toEqual({ template: 'afterPause', args: { days: 29 } });
    expect(back.weightKg! < 40 || back.repetitions < 10).toBe(true);
    expect(explainNext(back.why, BENCH)).toContain('4주 만이에요');
    expect(next(for40(13), [session({ answer: 'RIGHT', date: '2026-02-17' })]).why.template).not.toBe(
      'afterPause',
    );
  });

  /** `40 × 10, 10, 9` */
  const logged = (text: string): Did['sets'] => {
    const [kg, ...repetitions] = text.split(/ × |, /u).map(Number);
    return repetitions.map(each => [kg!, each] as const);
  };
  const asked = (repetitions: number): Did['asked'] => ({ repetitions });
  const PAUSED = '2026-02-01';

  // Repetitions to failure at 40 kg, three of them in reserve. 37.5 kg allows about three more, 42.5 about three fewer.
  it.each<[number, Did, string]>([
    [13, { answer: 'HEAVY' }, '40 × 10 same {}'],
    [12.9, { answer: 'HEAVY' }, '40 × 9 fewerRepetitions {"from":10,"to":9}'],
    [12, { answer: 'RIGHT' }, '40 × 10 same {}'],
    [11.9, { answer: 'RIGHT' }, '40 × 8 lessByEstimate {"weightKg":40,"repetitions":8}'],
    [11.9, { sets: logged('40 × 10, 10, 10') }, '40 × 8 lessByEstimate {"weightKg":40,"repetitions":8}'],
    [9.9, { sets: logged('40 × 10, 10, 10') }, '40 × 10 same {}'],
    [3, { sets: logged('40 × 10, 10, 10'), answer: 'RIGHT' }, '40 × 10 same {}'],
    [14, { answer: 'RIGHT' }, '40 × 11 moreRepetitions {"from":10,"to":11}'],
    [15.5, { answer: 'RIGHT' }, '40 × 12 moreRepetitions {"from":10,"to":12}'],
    [16, { answer: 'RIGHT' }, '42.5 × 10 moreLoad {"fromKg":40,"toKg":42.5,"repetitions":10}'],
    [17, { answer: 'RIGHT' }, '42.5 × 11 moreLoad {"fromKg":40,"toKg":42.5,"repetitions":11}'],
    [
      20,
      { answer: 'RIGHT' },
      '42.5 × 14 moreLoadInSteps {"fromKg":40,"toKg":42.5,"repetitions":14,"limit":"share"}',
    ],
    [
      14,
      { asked: asked(12), answer: 'RIGHT' },
      '42.5 × 9 moreLoad {"fromKg":40,"toKg":42.5,"repetitions":9}',
    ],
    [
      15,
      { asked: asked(12), answer: 'RIGHT' },
      '42.5 × 9 moreLoad {"fromKg":40,"toKg":42.5,"repetitions":9}',
    ],
    [
      15,
      { asked: asked(13), answer: 'RIGHT' },
      '42.5 × 9 moreLoad {"fromKg":40,"toKg":42.5,"repetitions":9}',
    ],
    [13, { sets: logged('40 × 10, 9, 5') }, '40 × 10 againAfterMiss {"done":5,"asked":10}'],
    [13, { sets: logged('40 × 10, 9, 4') }, '37.5 × 10 lessAfterMiss {"misses":1}'],
    [12, { sets: logged('40 × 10, 10') }, '40 × 10 setsLeftOut {"done":2,"asked":3}'],
    [11.9, { sets: logged('40 × 10, 10') }, '40 × 8 lessByEstimate {"weightKg":40,"repetitions":8}'],
    [15, { sets: logged('40 × 10, 10'), answer: 'HEAVY' }, '40 × 10 same {}'],
    [12, { sets: logged('40 × 10, 10'), answer: 'HEAVY' }, '40 × 9 fewerRepetitions {"from":10,"to":9}'],
    [12, { sets: logged('35 × 10, 10, 10') }, '40 × 9 lighterThanAsked {"askedKg":40,"doneKg":35}'],
    [11, { sets: logged('35 × 10, 10, 10') }, '40 × 8 lighterThanAsked {"askedKg":40,"doneKg":35}'],
    [10.9, { sets: logged('35 × 10, 10, 10') }, '37.5 × 9 lighterThanAsked {"askedKg":40,"doneKg":35}'],
    [13, { date: '2026-02-16', answer: 'RIGHT' }, '37.5 × 10 afterPause {"days":14}'],
    [13, { date: PAUSED, answer: 'RIGHT' }, '37.5 × 10 afterPause {"days":29}'],
    [12, { date: PAUSED, answer: 'RIGHT' }, '40 × 9 afterPause {"days":29}'],
    [11, { date: PAUSED, answer: 'RIGHT' }, '40 × 8 afterPause {"days":29}'],
    [10.9, { date: PAUSED, answer: 'RIGHT' }, '37.5 × 9 afterPause {"days":29}'],
  ])('with %s to failure after %j is %s', (toFailure, did, expected) => {
    const { weightKg, repetitions, why } = next(for40(toFailure), [session(did)]);
    expect(`${weightKg} × ${repetitions} ${why.template} ${JSON.stringify(why.args)}`).toBe(expected);
  });

  it.each<[number, Did | null, string]>([
    [21, null, '20 × 1 lightest {}'],
    [24, null, '20 × 2 lightest {}'],
    [21, { asked: { weightKg: 20, repetitions: 1 }, answer: 'HEAVY' }, '20 × 1 lightest {}'],
    [
      24,
      { asked: { weightKg: 20, repetitions: 6 }, answer: 'HEAVY' },
      '20 × 2 fewerRepetitions {"from":6,"to":2}',
    ],
    [40, { answer: 'HEAVY' }, '27.5 × 9 lessLoad {"fromKg":40,"toKg":27.5}'],
    [24, { asked: { weightKg: 20, repetitions: 1 }, sets: [[20, 0]] }, '20 × 1 lessAfterMiss {"misses":1}'],
    [40, { asked: { weightKg: 20, repetitions: 6 }, sets: [[20, 2]] }, '20 × 5 lessAfterMiss {"misses":1}'],
  ])('of who can lift %s kg once, after %j, is %s', (oneRepMaxKg, did, expected) => {
    const { weightKg, repetitions, why } = next(oneRepMaxKg, did === null ? [] : [session(did)]);
    expect(`${weightKg} × ${repetitions} ${why.template} ${JSON.stringify(why.args)}`).toBe(expected);
  });

  it('hangs weight on, takes help away, and offers a harder variant where nothing is left to add', () => {
    const dip = { ...fixtureWorkout('딥스'), assistable: true };
    const strong = memberStrength(
      MAN,
      undefined,
      knownStrength(MAN, { bench: { logMean: 0.1, variance: 0.0001, days: 6 } }),
    );
    const help = nextTarget({
      strength: strong,
      workout: dip,
      goal: 'general',
      sessions: [session({ asked: { weightKg: 40, repetitions: 12 }, answer: 'LIGHT' })],
      today: TODAY,
    });
    expect(help.weightKg).toBeLessThan(40);
    const pushUp = fixtureWorkout('푸시업');
    const veryStrong = memberStrength(
      MAN,
      undefined,
      knownStrength(MAN, { bench: { logMean: 0.7, variance: 0.0001, days: 6 } }),
    );
    const done = (repetitions: number, harderVariants = [dip]) =>
      nextTarget({
        strength: veryStrong,
        workout: pushUp,
        harderVariants,
        goal: 'general',
        sessions: [session({ asked: { weightKg: null, repetitions }, answer: 'LIGHT' })],
        today: TODAY,
      });
    expect(done(15).repetitions).toBeGreaterThan(15);
    expect(done(15).repetitions).toBeLessThanOrEqual(20);
    expect(done(20)).toMatchObject({
      repetitions: 20,
      why: { template: 'harderVariant', args: { repetitions: 20, workoutName: '딥스' } },
    });
    expect(explainNext(done(20).why, pushUp)).toBe(
      '20회를 해내셨어요. 이제 더 어려운 딥스로 바꿔 볼 때예요.',
    );
    expect(done(20, []).why).toEqual({ template: 'atTheTop', args: { repetitions: 20 } });
  });
});

describe('of a lift that is hardly known', () => {
  const unknown = memberStrength(MAN, undefined, null);
  const first = (more: Partial<ProgressionInput> = {}): NextTarget =>
    nextTarget({
      ...{ strength: unknown, workout: BENCH, goal: 'general', sessions: [], today: TODAY },
      ...more,
    });
  const { weightKg, repetitions, stop } = first();

  it('the feeling ends the sets, within what members like this one can do, and it is said what is left', () => {
    expect(stop).toEqual({ least: 2, most: 22, felt: 2 });
    expect(repetitions).toBeGreaterThan(stop!.least);
    expect(first().reserves).toEqual([3.5, 3.5, 3.5]);
    expect(toldStop(stop!).text).toBe(
      '아직 알아가는 중이라 횟수를 정해 두지 않았어요. 멈추면 한 횟수를 적어 주세요. 남은 힘은 적게 느껴지기 쉬워서, 실제로는 3~4회쯤 남아요.',
    );
    const deadlift = first({ workout: fixtureWorkout('데드리프트') });
    expect(deadlift.stop!.most).toBeLessThanOrEqual(8);
    expect(next(for40(13), []).stop).toBeUndefined();
    expect(next(for40(13), []).reserves).toHaveLength(3);
  });

  it('is asked in a recommendation as a session of it begins', () => {
    const input = inputFor(['가슴', '등', '허벅지 앞', '이두'], {}, { member: MAN });
    const { items } = recommendWorkouts(input);
    const began = items.map(({ workoutId, weight, repeat }) => {
      const workout = input.catalogue.find(({ id }) => id === workoutId)!;
      const target = first({ workout });
      expect([target.weightKg, target.repetitions]).toEqual([weight, repeat]);
      return target.stop ? toldStop(target.stop) : null;
    });
    expect(items.map(item => item.stop)).toEqual(began);
    expect(began.filter(stop => stop !== null).length).toBeGreaterThan(2);
    for (const guarded of [
      inputFor(['가슴'], { readiness: 'yes' }, { member: MAN }),
      inputFor(['가슴'], {}, { member: { ...MAN, ageYears: 62 } }),
    ]) {
      const careful = recommendWorkouts(guarded).items;
      expect(careful.length).toBeGreaterThan(0);
      expect(careful.filter(each => each.stop !== null)).toEqual([]);
    }
  });

  it('goes by numbers for whoever is to be careful, and where it is to be light', () => {
    const recent = { bodyPart: '가슴', daysAgo: 1 } as const;
    const old = memberStrength({ ...MAN, ageYears: 62 }, undefined, null);
    for (const careful of [{ isProtected: true }, { leastReserve: 4 }, { recent }, { strength: old }]) {
      expect(first(careful).stop).toBeUndefined();
    }
    const before = [session({ asked: { weightKg, repetitions }, date: '2026-01-05' })];
    expect(first({ sessions: before })).toMatchObject({ why: { template: 'afterPause' } });
    expect(first({ sessions: before }).stop).toBeUndefined();
  });

  it('goes by numbers in a second try after a miss, by feel after what went well', () => {
    const did = (more: Did): NextTarget =>
      first({ sessions: [session({ ...more, asked: { weightKg, repetitions } })] });
    const short = [1, 1, 1].map(fewer => [weightKg, repetitions - fewer] as const);
    const missed = did({ sets: short });
    expect([missed.why.template, missed.stop]).toEqual(['againAfterMiss', undefined]);
    expect(did({ answer: 'RIGHT' }).stop).toEqual(stop);
    expect(did({ answer: 'HEAVY' }).stop).toEqual(stop);
  });

  /** The target after sets that ended by feel at these repetitions. */
  const after = (...done: number[]): NextTarget => {
    const sets = done.map(each => [weightKg, each] as const);
    const seen = sets.map(([kg, each], index) => ({
      ...{ kind: 'set' as const, weightKg: kg, repetitions: each, ordinal: index + 1 },
      ...{ asked: { weightKg, repetitions, stop }, answer: null, reserve: null },
    }));
    const about = { date: YESTERDAY, member: MAN, experience: undefined, workout: BENCH };
    const belief = learn(
      null,
      seen.map(each => ({ ...about, seen: each })),
    );
    return first({
      strength: memberStrength(MAN, undefined, belief && beliefOn(belief, TODAY)),
      sessions: [session({ asked: { weightKg, repetitions, stop }, sets })],
    });
  };

  it('knows after one session, misses nothing by stopping early, and rises where they went on', () => {
    const same = after(10, 10, 9);
    expect(same).toMatchObject({ weightKg, why: { template: 'asFelt' } });
    expect(explainNext(same.why, BENCH)).toBe(
      `지난번에 하신 횟수로 다시 계산했어요. ${weightKg}kg ${same.repetitions}회로 이어 가요.`,
    );
    const less = after(4, 4, 3);
    expect(less.weightKg).toBeLessThan(weightKg!);
    expect(less.why.template).toBe('lessByEstimate');
    expect(after(18, 18, 17).weightKg).toBeGreaterThan(weightKg!);
  });
});

it('names the easier variant where hardly a push-up can be done, and asks for no more than can', () => {
  const pushUp = fixtureWorkout('푸시업');
  const easierVariant = fixtureWorkout('무릎 푸시업');
  for (const logMean of [-0.5, -0.35, -0.2]) {
    const strength = memberStrength(
      MAN,
      undefined,
      knownStrength(MAN, { bench: { logMean, variance: 0.0001, days: 6 } }),
    );
    const input = { strength, workout: pushUp, goal: 'general', today: TODAY } as const;
    const asked = { weightKg: null, repetitions: 1 };
    for (const sessions of [[], [session({ asked, answer: 'HEAVY' }), session({ asked, answer: 'RIGHT' })]]) {
      const { repetitions, why } = nextTarget({ ...input, sessions, easierVariant });
      expect(repetitions).toBeLessThan(3);
      expect(why).toMatchObject({ template: 'easierVariant', args: { workoutName: '무릎 푸시업' } });
      expect(explainNext(why, pushUp)).toBe(
        `지금 이 운동은 ${repetitions}회쯤이 알맞아 보여요. 더 쉬운 무릎 푸시업으로 바꾸면 넉넉히 하면서 힘을 기를 수 있어요.`,
      );
      expect(nextTarget({ ...input, sessions }).why.template).not.toBe('easierVariant');
    }
  }
});

it('comes down for who has to stay light, also from what they have shown they can do', () => {
  const sets = [10, 10, 10].map(each => [40, each] as const);
  const target = (leastReserve: number): NextTarget =>
    nextTarget({
      ...{ strength: knowing(for40(9.9)), workout: BENCH, goal: 'general', today: TODAY },
      ...{ sessions: [session({ sets })], leastReserve },
    });
  expect(target(0)).toMatchObject({ weightKg: 40, repetitions: 10 });
  expect(target(4).weightKg).toBeLessThan(40);
});

it('is as careful with who is 60 as the first session was: from a tenth less than the estimate', () => {
  const strength = memberStrength({ ...MAN, ageYears: 60 }, undefined, null);
  const own = exerciseStrength(strength, BENCH)!;
  expect(own.firstSessionFactor).toBe(0.9);
  // The heaviest load that leaves three after ten repetitions at nine tenths of the estimate.
  const weightKg = Math.floor(own.oneRepMaxKg * 0.9 * 0.67);
  const target = nextTarget({
    ...{ strength, workout: { ...BENCH, incrementKg: 1, minLoadKg: 1 }, goal: 'general', today: TODAY },
    sessions: [session({ asked: { weightKg }, answer: 'RIGHT' })],
  });
  expect(target.weightKg).toBe(weightKg);
  expect(target.repetitions).toBeLessThanOrEqual(11);
});

it('says what is left after each set, less by half a repetition a set; slow lowering costs one more', () => {
  const did = (date: string) => session({ answer: 'RIGHT', date });
  const usual = next(for40(13), [did(YESTERDAY)]);
  expect([usual.repetitions, usual.style, usual.reserves]).toEqual([10, null, [3, 2.5, 2]]);
  const styled = next(for40(13), [did('2026-02-27'), did(YESTERDAY)]);
  expect([styled.repetitions, styled.reserves]).toEqual([9, [3, 2.5, 2]]);
  expect(styled.style).toEqual(expect.anything());
});

it('shows no load before 14, whatever is known', () => {
  const strength = { ...knowing(for40(13)), mayShowLoad: false };
  const sessions = [session({ asked: { weightKg: null }, answer: 'RIGHT' })];
  const input = { strength, workout: BENCH, goal: 'general', sessions, today: TODAY } as const;
  expect(nextTarget(input)).toMatchObject({ weightKg: null, repetitions: 11, reserves: null });
});

describe('after a miss', () => {
  const missed = session({ sets: [9, 9, 9].map(each => [40, each] as const) });
  it('of the first session, whose load came from the body, the load falls at once', () => {
    expect(next(for40(10), [missed]).why.template).toBe('lessAfterMiss');
  });
  it('of a later one the day is blamed first', () => {
    const before = session({ asked: { repetitions: 9 }, answer: 'RIGHT', date: '2026-02-26' });
    expect(next(for40(10), [before, missed]).why.template).toBe('againAfterMiss');
  });
});

describe('the next target of a part trained within 48 hours', () => {
  const recent = { bodyPart: '가슴', daysAgo: 1 } as const;
  const strength = (toFailure: number) => knowing(for40(toFailure));
  const soon = (toFailure: number, did: Did | null): NextTarget => {
    const sessions = did === null ? [] : [session(did)];
    const input = { strength: strength(toFailure), workout: BENCH, goal: 'general', sessions } as const;
    return nextTarget({ ...input, today: TODAY, recent });
  };

  it('leaves four in reserve, by repetitions first, then by the load', () => {
    const why = { template: 'soonAgain', args: recent };
    const did: Did = { answer: 'RIGHT' };
    expect(soon(13.5, did)).toMatchObject({ weightKg: 40, repetitions: 9, sets: 3, why });
    const heavier: Did = { asked: { repetitions: 8 }, answer: 'RIGHT' };
    expect(soon(11.5, heavier)).toMatchObject({ weightKg: 37.5, why });
    expect(soon(13.5, null).why).toEqual(why);
    expect(explainNext(soon(13.5, did).why, BENCH)).toBe(
      '가슴 운동을 어제 하셔서 여유를 더 남기도록 가볍게 잡았어요.',
    );
  });

  it('is as ever where that much is left anyway', () => {
    const heavy: Did = { answer: 'HEAVY' };
    expect(soon(15, heavy)).toMatchObject({ weightKg: 40, repetitions: 10, why: { template: 'same' } });
  });

  it('is not more than that of a rested part where both would ask for the same a third time', () => {
    const band = fixtureWorkout('밴드 풀다운');
    const sessions = [1, 15].map(day =>
      session({ date: `2026-01-${String(day).padStart(2, '0')}`, asked: { weightKg: null, repetitions: 2 } }),
    );
    const input = {
      strength: memberStrength(MAN, undefined, null),
      workout: band,
      goal: 'general',
      sessions,
    } as const;
    const rested = nextTarget({ ...input, today: '2026-01-29' });
    const target = nextTarget({ ...input, today: '2026-01-29', recent });
    expect(rested.style).toEqual(expect.anything());
    expect(target).toMatchObject({ repetitions: rested.repetitions, style: null });
    expect(target.why.template).toBe('lighterOnce');
  });

  it('is not more than last time where no load is computed', () => {
    const plank = fixtureWorkout('플랭크');
    const did = session({ asked: { weightKg: null, repetitions: 30 }, answer: 'LIGHT' });
    const input = {
      strength: memberStrength(MAN, undefined, null),
      workout: plank,
      goal: 'general',
    } as const;
    const target = nextTarget({
      ...{ ...input, sessions: [did], today: TODAY },
      recent: { bodyPart: '복부', daysAgo: 0 },
    });
    expect(target).toMatchObject({ weightKg: null, repetitions: 30, why: { template: 'notMoreSoSoon' } });
    expect(explainNext(target.why, plank)).toBe('복부 운동을 오늘 하셔서 이번에는 늘리지 않았어요.');
  });
});

describe('the next target of what has no load', () => {
  const plank = fixtureWorkout('플랭크');
  const band = fixtureWorkout('밴드 풀다운');
  const after = (workout: EngineWorkout, did: Did, today = TODAY): NextTarget =>
    nextTarget({
      strength: memberStrength(MAN, undefined, null),
      workout,
      goal: 'general',
      sessions: [session({ ...did, asked: { weightKg: null, ...did.asked } })],
      today,
    });

  it('goes by seconds for a hold', () => {
    expect(after(plank, { asked: { repetitions: 30 }, answer: 'LIGHT' }).repetitions).toBe(40);
    expect(after(plank, { asked: { repetitions: 30 }, answer: 'RIGHT' }).repetitions).toBe(35);
    expect(after(plank, { asked: { repetitions: 30 }, answer: 'HEAVY' }).repetitions).toBe(25);
    expect(after(plank, { asked: { repetitions: 60 }, answer: 'LIGHT' }).why.template).toBe('atTheTop');
    expect(after(plank, { asked: { repetitions: 10 }, answer: 'HEAVY' }).repetitions).toBe(10);
    expect(after(plank, { asked: { repetitions: 30 }, answer: 'RIGHT' }, '2026-04-01').repetitions).toBe(20);
  });

  it('goes by repetitions for a band, then by the band', () => {
    expect(after(band, { asked: { repetitions: 12 }, answer: 'RIGHT' }).repetitions).toBe(13);
    expect(after(band, { asked: { repetitions: 12 }, answer: 'LIGHT' }).repetitions).toBe(14);
    expect(after(band, { asked: { repetitions: 20 }, answer: 'LIGHT' }).why.template).toBe('thickerBand');
    const missed: Did = {
      asked: { repetitions: 12, sets: 2 },
      sets: [
        [null, 12],
        [null, 9],
      ],
    };
    expect(after(band, missed)).toMatchObject({ repetitions: 12, why: { args: { done: 9, asked: 12 } } });
  });
});

describe('whatever was done', () => {
  const loaded = FIXTURE_CATALOGUE.filter(({ loadType }) => loadType !== 'hold');
  const anySession = fc.record({
    weight: fc.integer({ min: 1, max: 100 }),
    repetitions: fc.integer({ min: 1, max: 20 }),
    sets: fc.integer({ min: 1, max: 4 }),
    done: fc.option(
      fc.array(fc.tuple(fc.integer({ min: -20, max: 10 }), fc.integer({ min: -5, max: 3 })), {
        maxLength: 4,
      }),
    ),
    answer: fc.option(fc.constantFrom('LIGHT' as const, 'RIGHT' as const, 'HEAVY' as const)),
    gap: fc.integer({ min: 1, max: 20 }),
    recent: fc.option(fc.constant({ bodyPart: '가슴', daysAgo: 1 } as const)),
  });

  it('never asks for more after a miss or a lighter weight, and explains every target', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...loaded),
        fc.array(anySession, { minLength: 1, maxLength: 5 }),
        (workout, list) => {
          const ladder = loadLadder(MAN, workout);
          const weightless = workout.loadType === 'band' || workout.loadType === 'bodyweight';
          const sessions = list.map(({ weight, repetitions, sets, done, answer }, index): ExerciseSession => {
            const weightKg = weightless ? null : weight;
            return {
              date: new Date(Date.UTC(2026, 0, 1 + 3 * index)).toISOString().slice(0, 10),
              asked: { weightKg, repetitions, sets },
              sets:
                done?.map(([kg, more]) => ({
                  weightKg: weightKg === null ? null : Math.max(1, weightKg + kg),
                  repetitions: Math.max(0, repetitions + more),
                })) ?? null,
              answer,
            };
          });
          const belief = learn(
            null,
            sessions.map(({ date, asked, answer }) => ({
              ...{ date, member: MAN, experience: undefined, workout },
              seen: {
                kind: 'answer',
                weightKg: asked.weightKg,
                repetitions: asked.repetitions,
                answer: answer ?? 'RIGHT',
              },
            })),
          );
          const last = sessions.at(-1)!;
          const { gap, recent } = list.at(-1)!;
          const today = new Date(Date.parse(last.date) + gap * 86_400_000).toISOString().slice(0, 10);
          const strength = memberStrength(MAN, undefined, belief === null ? null : beliefOn(belief, today));
          const input = { strength, workout, goal: 'general', sessions, today } as const;
          const target = nextTarget({ ...input, recent });
          const kgOf = (kg: number | null): number => ladder?.liftedKg(kg) ?? 0;
          const rested = nextTarget(input);
          expect(kgOf(target.weightKg)).toBeLessThanOrEqual(kgOf(rested.weightKg) + 1e-9);
          if (kgOf(target.weightKg) === kgOf(rested.weightKg)) {
            expect(target.repetitions).toBeLessThanOrEqual(rested.repetitions);
          }
          expect(target.repetitions).toBeGreaterThanOrEqual(1);
          expect(target.sets).toBe(last.asked.sets);
          expect(explainNext(target.why, workout)).toMatch(/(요|세요)\.$/);
          const shortOf =
            last.sets !== null &&
            (last.sets.length < last.asked.sets ||
              last.sets.some(set => set.repetitions < last.asked.repetitions));
          const lighter =
            last.sets !== null && last.sets.some(set => kgOf(set.weightKg) < kgOf(last.asked.weightKg));
          if (shortOf || lighter || last.answer === 'HEAVY' || gap >= 14) {
            expect(kgOf(target.weightKg)).toBeLessThanOrEqual(kgOf(last.asked.weightKg) + 1e-9);
            if (kgOf(target.weightKg) === kgOf(last.asked.weightKg)) {
              expect(target.repetitions).toBeLessThanOrEqual(last.asked.repetitions);
            }
          }
          if (gap >= 14 && last.asked.repetitions > 10) {
            const same =
              target.repetitions === last.asked.repetitions &&
              kgOf(target.weightKg) === kgOf(last.asked.weightKg);
            expect(same).toBe(false);
          }
        },
      ),
      { numRuns: 400 },
    );
  });
});

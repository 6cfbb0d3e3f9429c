import { fixtureWorkout } from '../workout/fixture/fixture-catalogue.js';
import type { EngineMember } from '../strength/strength.types.js';
import { AutoRoutine, normals, SimulatedBody, type Told } from './fixture/simulated-training.js';

const MAN: EngineMember = {
  sex: '남',
  ageYears: 30,
  heightCm: 173,
  weightKg: 75,
  bodyFatPercent: 20,
  muscleMassPercent: 44.8,
  upDownBalance: 0.5,
  compositionSource: 'measured',
  memberKey: 1,
};
const DAYS_BETWEEN = 3.5;
const still = (): number => 0;

/** Errors of the learned 1RM after each session of a routine on 자동. */
function train(name: string, truth: number, told: Told, sessions: number, normal: () => number): number[] {
  const body = new SimulatedBody(MAN, fixtureWorkout(name), truth, normal);
  const routine = new AutoRoutine(body, told);
  return Array.from({ length: sessions }, (_, session) => {
    const target = routine.target(session * DAYS_BETWEEN);
    routine.tell(session * DAYS_BETWEEN, target, body.do(target));
    return Math.abs(body.errorOf(routine.belief));
  });
}

describe('a routine kept on 자동', () => {
  it.each([
    [0.7, 3],
    [1.3, 3],
    [0.5, 5],
    [1.5, 5],
  ])('finds a member of %d times the estimate within 10 %% after %d answered sessions', (truth, sessions) => {
    for (const name of ['바벨 벤치 프레스', '백 스쿼트']) {
      expect(train(name, truth, 'answers', sessions, still).at(-1)).toBeLessThanOrEqual(0.1);
    }
  });

  it.each([
    ['바벨 벤치 프레스', 0.06],
    ['덤벨 컬', 0.06],
  ])('is within 6 % (p95) of %s after six sessions, by answers and with sets', (name, most) => {
    for (const told of ['answers', 'both'] as const) {
      // Several seeds, because six hundred members give the figure only to half a per cent.
      const members = [303, 404, 601]
        .map(normals)
        .flatMap(normal => Array.from({ length: 400 }, () => normal));
      const errors = members
        .map(normal => train(name, Math.exp(0.15 * normal()), told, 6, normal).at(-1)!)
        .sort((a, b) => a - b);
      expect(errors[Math.floor(errors.length * 0.95)]).toBeLessThanOrEqual(most);
    }
  });

  it('finds a curl at half the estimate within five answered sessions', () => {
    expect(train('덤벨 컬', 0.5, 'answers', 5, still).at(-1)).toBeLessThanOrEqual(0.1);
  });

  it.each(['바벨 벤치 프레스', '백 스쿼트', '덤벨 컬'])(
    'recovers from one sick day of %s in one session',
    name => {
      const normal = normals(3);
      const before: number[] = [];
      const after: number[] = [];
      for (let trial = 0; trial < 60; trial++) {
        const body = new SimulatedBody(MAN, fixtureWorkout(name), 1, normal);
        const routine = new AutoRoutine(body, 'both');
        for (let session = 0; session < 8; session++) {
          const target = routine.target(session * DAYS_BETWEEN);
          routine.tell(
            session * DAYS_BETWEEN,
            target,
            session === 6 ? body.do(target, -0.2) : body.do(target),
          );
          if (session === 5) before.push(Math.abs(body.errorOf(routine.belief)));
        }
        after.push(Math.abs(body.errorOf(routine.belief)));
      }
      // As before the day, except for the form of one day that the belief has to weigh.
      expect(median(after)).toBeLessThan(median(before) + 0.02);
    },
  );

  it('believes a sick day at once, and takes it back after the next one', () => {
    const body = new SimulatedBody(MAN, fixtureWorkout('바벨 벤치 프레스'), 1, still);
    const routine = new AutoRoutine(body, 'both');
    const errors: number[] = [];
    for (let session = 0; session < 9; session++) {
      const target = routine.target(session * DAYS_BETWEEN);
      routine.tell(session * DAYS_BETWEEN, target, session === 6 ? body.do(target, -0.2) : body.do(target));
      errors.push(Math.abs(body.errorOf(routine.belief)));
    }
    expect(errors[6]).toBeGreaterThan(errors[5]! + 0.02);
    expect(errors[7]).toBeLessThan(errors[5]! + 0.01);
  });
});

/**
 * True strength from 0.7 to 1.3 of the estimate, the same every day, with answers and sets: two sessions per week for seven weeks. Compares
 * the real reserve of each set with the stated one.
 */
function fourteenSessions(
  name: string,
  truths: readonly number[],
  normalOf: (truth: number) => () => number,
) {
  const count = { sets: 0, failed: 0, near: 0, late: 0, lateNear: 0, alike: 0, steepest: 0 };
  for (const truth of truths) {
    const body = new SimulatedBody(MAN, fixtureWorkout(name), truth, normalOf(truth));
    const routine = new AutoRoutine(body, 'both');
    let [before, alike] = ['', 0];
    let lastKg: number | null = null;
    for (let session = 0; session < 14; session++) {
      const target = routine.target(session * DAYS_BETWEEN);
      const { weightKg, repetitions, sets, style, reserves, stop } = target;
      const now = JSON.stringify([weightKg, repetitions, sets, style, stop]);
      alike = now === before ? alike + 1 : 1;
      count.alike = Math.max(count.alike, alike);
      before = now;
      if (lastKg && weightKg) count.steepest = Math.max(count.steepest, weightKg / lastKg);
      lastKg = weightKg;
      const done = body.do(target, 0);
      routine.tell(session * DAYS_BETWEEN, target, done);
      count.sets += done.reserves.length;
      count.failed += done.reserves.filter(left => left < -1e-9).length;
      const near = done.reserves.filter((left, set) => Math.abs(left - reserves![set]!) <= 1).length;
      count.near += near;
      if (session < 4) continue;
      count.late += done.reserves.length;
      count.lateNear += near;
    }
  }
  return {
    ...count,
    failed: count.failed / count.sets,
    near: count.near / count.sets,
    lateNear: count.lateNear / count.late,
  };
}

const TEN = Array.from({ length: 10 }, (_, index) => 0.7 + (0.6 * index) / 9);
const SEEDS = [0, 1100, 1200, 1300, 1400, 1500];

describe('fourteen sessions of ten bodies', () => {
  // A member who misjudges the reserve by 0.8 of a repetition is off by more than one in every fourth set that ends by feel.
  it.each([
    ['바벨 벤치 프레스', 0.9, 0.95],
    ['백 스쿼트', 0.9, 0.95],
    ['레그 프레스', 0.9, 0.95],
    ['랫 풀다운', 0.9, 0.95],
    ['덤벨 숄더 프레스', 0.9, 0.93],
    ['덤벨 컬', 0.89, 0.93],
  ])(
    'of %s: never three alike, at most 3 %% failed, %d left as stated, from the fifth on %d',
    (name, misjudged, late) => {
      const exact = fourteenSessions(name, TEN, () => still);
      expect(exact.alike).toBeLessThanOrEqual(3);
      expect(exact.failed).toBeLessThanOrEqual(0.03);
      expect(exact.near).toBeGreaterThanOrEqual(0.9);
      expect(exact.lateNear).toBeGreaterThanOrEqual(0.9);
      const bodies = SEEDS.map(seed =>
        fourteenSessions(name, TEN, truth => normals(seed + Math.round(100 * truth))),
      );
      const mean = (of: (body: (typeof bodies)[0]) => number): number =>
        bodies.reduce((sum, body) => sum + of(body), 0) / bodies.length;
      expect(Math.max(...bodies.map(({ alike }) => alike))).toBeLessThanOrEqual(3);
      expect(mean(({ failed }) => failed)).toBeLessThanOrEqual(0.03);
      expect(mean(({ near }) => near)).toBeGreaterThanOrEqual(misjudged);
      expect(mean(({ lateNear }) => lateNear)).toBeGreaterThanOrEqual(late);
    },
  );

  it('of the bench press: by a tenth at most from one to the next', () => {
    expect(fourteenSessions('바벨 벤치 프레스', TEN, () => still).steepest).toBeLessThanOrEqual(1.1);
  });

  it('of push-ups by who can do them: never three alike', () => {
    expect(fourteenSessions('푸시업', [1.03, 1.1, 1.17, 1.23, 1.3], () => still).alike).toBeLessThanOrEqual(
      3,
    );
  });
});

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

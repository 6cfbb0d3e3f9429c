import fc from 'fast-check';
import type { EntityManager } from 'typeorm';
import { LOAD_ANSWERS } from '../../src/recommendation/engine/learning/load-evidence.js';
import { StrengthBeliefRow } from '../../src/recommendation/entities/strength-belief.entity.js';
import { StrengthObservation } from '../../src/recommendation/entities/strength-observation.entity.js';
import { Observations } from '../../src/recommendation/learning/observations.service.js';
import { StrengthBeliefs } from '../../src/recommendation/learning/strength-beliefs.service.js';
import { Workout } from '../../src/catalogue/entities/workout.entity.js';
import { koreanDate } from '../../src/common/time/korean-date.js';
import { User } from '../../src/members/user.entity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

type Row = Omit<StrengthObservation, 'id' | 'createdAt'>;

/** A member's action on one of the last days: answers, takes an answer back, changes an older one, or reads in between. */
const STEP = fc.record({
  kind: fc.constantFrom('answer', 'answer', 'answer', 'withdraw', 'read', 'nextDay'),
  place: fc.nat(3),
  daysAgo: fc.constantFrom(0, 0, 0, 1, 5),
  answer: fc.constantFrom(...LOAD_ANSWERS),
  weightKg: fc.constantFrom(10, 20, 40, 60),
});

describe('beliefs about strength', () => {
  let t: TestApp;
  let userId: number;
  let workouts: Workout[];
  beforeAll(async () => {
    t = await startTestApp();
    const { email } = await t.signUp();
    ({ id: userId } = await t.database.read.findOneByOrFail(User, { loginEmail: email }));
    workouts = [];
    for (const koreanName of ['바벨 벤치프레스', '덤벨 컬', '바벨 스쿼트', '플랭크']) {
      workouts.push(await t.database.read.findOneByOrFail(Workout, { koreanName }));
    }
  });
  afterAll(() => t.close());

  const observations = () => t.app.get(Observations, { strict: false });
  const belief = () => t.app.get(StrengthBeliefs, { strict: false }).of(userId);
  const write = (work: (manager: EntityManager) => Promise<unknown>) => t.database.write(work);
  const dayAgo = (days: number) => koreanDate(new Date(t.clock.now().getTime() - days * 86_400_000));
  const clear = () =>
    write(async manager => {
      await manager.delete(StrengthObservation, { userId });
      await manager.delete(StrengthBeliefRow, { userId });
    });
  const answerOf = (place: number, daysAgo: number, answer: string, weightKg = 40): Row => ({
    userId,
    source: `answer:${place}`,
    date: dayAgo(daysAgo),
    workoutId: workouts[place]!.id,
    experience: null,
    seen: { kind: 'answer', weightKg, repetitions: 10, answer: answer as (typeof LOAD_ANSWERS)[number] },
    heldUntil: null,
  });
  /** Replays the observations, as if nothing else were stored. */
  const replayed = async () => {
    await write(manager =>
      manager.update(StrengthBeliefRow, { userId }, { belief: null, settledOn: null, basis: null }),
    );
    return belief();
  };

  it('are the same learned step by step as replayed from what is kept, whatever happened in between', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(STEP, { minLength: 1, maxLength: 14 }), async steps => {
        await clear();
        for (const { kind, place, daysAgo, answer, weightKg } of steps) {
          if (kind === 'nextDay') t.clock.advance(86_400);
          else if (kind === 'read') await belief();
          else if (kind === 'withdraw') {
            await write(manager =>
              observations().withdraw(manager, userId, `answer:${place}`, dayAgo(daysAgo)),
            );
          } else {
            await write(manager =>
              observations().record(manager, answerOf(place, daysAgo, answer, weightKg)),
            );
          }
        }
        const stepByStep = await belief();
        expect(await replayed()).toEqual(stepByStep);
      }),
      { numRuns: Number(process.env.BELIEF_RUNS ?? 40) },
    );
  });

  it('forget what is taken back, also after the day it was kept for', async () => {
    await clear();
    const record = (place: number, daysAgo: number, answer: string) =>
      write(manager => observations().record(manager, answerOf(place, daysAgo, answer)));
    await record(0, 3, 'RIGHT');
    t.clock.advance(86_400);
    const before = await belief();
    await record(0, 0, 'HEAVY');
    t.clock.advance(86_400);
    const lower = await belief();
    expect(lower!.joint.means[0]).toBeLessThan(before!.joint.means[0]!);
    const settled = await t.database.read.findOneByOrFail(StrengthBeliefRow, { userId });
    expect(settled).toMatchObject({ settledOn: dayAgo(1), belief: expect.anything() });

    await write(manager => observations().withdraw(manager, userId, 'answer:0', dayAgo(1)));
    const unlearned = await belief();
    expect(unlearned!.trained.bench!.days).toBe(1);
    expect(unlearned!.joint.means[0]).toBeCloseTo(before!.joint.means[0]!, 2);
  });

  it('follow a corrected body and a corrected catalogue', async () => {
    await clear();
    await write(manager => observations().record(manager, answerOf(1, 0, 'LIGHT', 20)));
    t.clock.advance(86_400);
    const before = await belief();
    expect(await belief()).toEqual(before);

    await write(manager => manager.update(User, { id: userId }, { birthDate: '1950-01-01' }));
    const older = await belief();
    expect(older!.basisKg.bench).toBeLessThan(before!.basisKg.bench);
    await write(manager => manager.update(User, { id: userId }, { birthDate: '1995-05-05' }));
    expect(await belief()).toEqual(before);
  });

  it('are not kept when an observation changed while they were computed', async () => {
    await clear();
    await write(manager => observations().record(manager, answerOf(0, 2, 'LIGHT')));
    const reading = belief();
    await write(manager => observations().record(manager, answerOf(0, 2, 'HEAVY')));
    await reading;
    const now = await belief();
    expect(await replayed()).toEqual(now);
  });

  it('replay a year of training without holding up anybody', async () => {
    await clear();
    await write(async manager => {
      for (let day = 1; day <= 150; day++) {
        for (const place of [0, 1, 2]) {
          await observations().record(manager, answerOf(place, 2 * day, 'RIGHT', 20));
        }
      }
    });
    let turns = 0;
    let isOver = false;
    const count = (): void => {
      turns++;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    expect((await belief())!.trained.bench!.days).toBe(150);
    isOver = true;
    // The database's own are at most three.
    expect(turns).toBeGreaterThan(6);
  });
});

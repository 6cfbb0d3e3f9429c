// SQLite only: the engine for many members; reading them is in body-data and user.
import { jest } from '@jest/globals';
import {
  BODY_PARTS,
  CONDITIONS,
  SORE_AREAS,
  SURGERY_AREAS,
  type Condition,
} from '../../src/catalogue/catalogue.vocabulary.js';
import { movementObjections } from '../../src/recommendation/engine/workout/fixture/health-checker.js';
import { HEALTH_UNTOLD } from '../../src/recommendation/engine/workout/usual-profile.js';
import type { TrainingHealth } from '../../src/recommendation/engine/workout/workout-engine.types.js';
import type { EngineWorkout } from '../../src/recommendation/engine/strength/strength.types.js';
import { EngineCatalogue } from '../../src/recommendation/inputs/engine-catalogue.service.js';
import { mondayOf } from '../../src/common/time/dates.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { sendLog } from '../support/training-file.js';

jest.setTimeout(600_000);

const ACCOUNTS = 8;
/** Number of bodies and health states that each account goes through. Rules for 20,000 members are tested beside the engine, here the ways. */
const STATES = Number(process.env.STATES ?? 8);
const PARTS = BODY_PARTS.map(({ koreanName }) => koreanName);
const IMPORTED = ['Bench Press (Barbell)', 'Deadlift (Barbell)', 'Squat (Barbell)', 'Pull Up'];
const HEADER =
  'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE';

/** Park–Miller: the same members on every run. */
let seed = 20_261_125;
const pick = (below: number): number => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % below;
};
const oneOf = <T>(all: readonly T[]): T => all[pick(all.length)]!;

/** Conditions that need no confirmation; pregnancy does for a man. */
function anyHealth(sex: '남' | '여'): Partial<TrainingHealth> {
  const known = CONDITIONS.filter(each => sex === '여' || !['임신', '수유', '출산 후'].includes(each));
  const conditions: Condition[] =
    pick(6) === 0 ? [] : [...new Set([oneOf(known), oneOf(known)].slice(pick(2)))];
  const told = conditions.includes('출산 후') ? conditions.filter(each => each !== '임신') : conditions;
  const weeks = (below: number) => (pick(4) === 0 ? null : pick(below));
  return {
    conditions: told,
    soreAreas: [...new Set([oneOf(SORE_AREAS), oneOf(SORE_AREAS)])].slice(0, pick(3)),
    pregnancyWeeks: told.includes('임신') ? weeks(42) : null,
    postpartumWeeks: told.includes('출산 후') ? weeks(50) : null,
    surgeryAreas: told.includes('최근 수술') ? [oneOf(SURGERY_AREAS)] : [],
    surgeryWeeks: told.includes('최근 수술') ? weeks(50) : null,
  };
}

describe(`${ACCOUNTS * STATES} members, each by every way on which a workout reaches a screen`, () => {
  let t: TestApp;
  let known: Map<number, EngineWorkout>;
  let machines: string[];
  beforeAll(async () => {
    t = await startTestApp();
    const all = await t.app.get(EngineCatalogue, { strict: false }).workouts();
    known = new Map(all.map(workout => [workout.id, workout]));
    machines = (await t.post('/api/machines', { bodyPartKoreanName: PARTS })).body.map(
      (machine: { koreanName: string }) => machine.koreanName,
    );
  });
  afterAll(() => t.close());

  const birthDateOf = (age: number): string => `${Number(t.daysAgo(0).slice(0, 4)) - age}-01-01`;

  const recommended = (as: { token: string }, bodyPartKoreanName: string[]): Promise<any> =>
    answered(as, 'workout', {
      bodyPartKoreanName,
      machineKoreanName: machines,
      goal: oneOf(['일반', '근력', '체중 감량']),
    });

  /** A week of two or three days. */
  const plannedWeek = (as: { token: string }): Promise<any> =>
    answered(as, 'week', {
      startsOn: mondayOf(t.daysAgo(0)),
      days: [2, 4, 7]
        .slice(pick(2))
        .map(day => ({ day, minutes: oneOf([20, 45, 60]), place: oneOf(['gym', 'home', 'bodyweight']) })),
      goal: oneOf(['일반', '근력', '근비대', '체중 감량']),
      experience: oneOf(['처음이에요', '보통', '숙련']),
    });

  async function answered(as: { token: string }, kind: 'workout' | 'week', request: object): Promise<any> {
    const { body } = await t.post(`/api/recommendation/${kind}`, request, as);
    return (await t.answered(`/api/recommendation/${kind}/history/${body.id}`, as)).body;
  }

  async function account(age: number, sex: '남' | '여'): Promise<{ token: string; earlier: any }> {
    const birthDate = birthDateOf(age);
    const { token } = await t.signUp({
      birthDate,
      sex,
      height: 170,
      weight: 64,
      bodyFat: 24,
      muscleMass: 34,
    });
    const as = { token };
    const lines = IMPORTED.flatMap(name =>
      [20, 13, 6].flatMap(day =>
        [1, 2, 3].map(set => `${t.daysAgo(day)} 18:30:00,Log,1h,"${name}",${set},40,8,0,0,,,`),
      ),
    );
    expect((await sendLog(t, as, [HEADER, ...lines].join('\n'), { unit: 'kg' })).status).toBe(201);
    const earlier = await recommended(as, ['가슴', '허벅지 앞', '복부']);
    const routine = { historyId: earlier.id, routineName: '예전', requestId: crypto.randomUUID() };
    expect((await t.post('/api/myfit/routines/workout/recommended', routine, as)).status).toBe(201);
    const week = await plannedWeek(as);
    const on = t.daysAgo(0);
    expect((await t.post(`/api/week?on=${on}`, { historyId: week.id }, as)).status).toBe(200);
    return { token, earlier };
  }

  it('nothing is shown as something to do that an independently written physician objects to', async () => {
    const objections = new Map<string, number>();
    const reached = {
      week: 0,
      planned: 0,
      recommended: 0,
      swap: 0,
      kept: 0,
      resting: 0,
      easier: 0,
      filled: 0,
      earlier: 0,
    };
    for (let number = 0; number < ACCOUNTS; number++) {
      const sex = number % 2 ? '남' : '여';
      const ageYears = [15, 17, 25, 35, 45, 60, 66, 80][number]!;
      const { token, earlier } = await account(ageYears, sex);
      const as = { token };
      for (let state = 0; state < STATES; state++) {
        const health = { ...HEALTH_UNTOLD, ...anyHealth(sex) };
        const { pregnancyWeeks, postpartumWeeks, surgeryAreas, surgeryWeeks, conditions, soreAreas } = health;
        const notes = { conditions, soreAreas, pregnancyWeeks, postpartumWeeks, surgeryAreas, surgeryWeeks };
        const told = await t.post('/api/user/health', { ...notes, confirmed: true }, as);
        expect([told.status, told.text]).toEqual([200, told.text]);
        const body = { heightCm: 170, weightKg: Math.round(oneOf([15.5, 22, 22, 27, 41]) * 2.89), ageYears };
        const saved = { date: t.daysAgo(0), height: 170, weight: body.weightKg, upDownBalance: 0.5 };
        expect((await t.post('/api/bodyData', saved, as)).status).toBe(201);
        const look = (way: keyof typeof reached, id: number): void => {
          reached[way] += 1;
          for (const what of movementObjections(health, known.get(id)!, body)) {
            const words = `${way}: ${known.get(id)!.koreanName}: ${what}`;
            objections.set(words, (objections.get(words) ?? 0) + 1);
          }
        };

        const result = await recommended(as, [...new Set([oneOf(PARTS), oneOf(PARTS)])]);
        for (const item of result.recommends) look('recommended', item.workoutId);
        const swapped = result.recommends[0] ?? earlier.recommends[0];
        const { body: offered } = await t.post(
          '/api/recommendation/workout/alternatives',
          { workoutId: swapped.workoutId, ...(result.recommends[0] ? { historyId: result.id } : {}) },
          as,
        );
        for (const item of offered.alternatives ?? []) look('swap', item.workoutId);

        const before = (await t.get(`/api/recommendation/workout/history/${earlier.id}`, as)).body;
        for (const item of before.recommends) if (item.against === null) look('earlier', item.workoutId);

        for (const { items } of (await plannedWeek(as)).days)
          for (const item of items) look('week', item.workoutId);
        const { plan: accepted } = (await t.get(`/api/week?on=${t.daysAgo(0)}`, as)).body;
        for (const { items } of accepted.days)
          for (const item of items) if (item.against === null) look('planned', item.workoutId);

        const { routines } = (await t.get('/api/myfit/routines/workout', as)).body;
        const { routineId } = routines[0];
        const cards = (await t.get(`/api/myfit/routines/workout/${routineId}`, as)).body;
        const plan = (await t.get(`/api/training/next/${routineId}`, as)).body.workouts;
        const ids = await Promise.all(
          ['바벨 벤치프레스', '데드리프트', '바벨 스쿼트', '풀업'].map(name => t.workoutId(name)),
        );
        const free = (await t.get(`/api/training/next?workoutIds=${ids.join()}`, as)).body.workouts;
        for (const { workoutId, against, ...card } of cards) {
          if (against === null) look('kept', workoutId);
          else
            expect([card.weight, card.rep, card.setCount, card.proposal]).toEqual([null, null, null, null]);
          if (against !== null) reached.resting += 1;
        }
        for (const { workoutId, against, target, warmups, light, easierWorkoutId } of [...plan, ...free]) {
          if (easierWorkoutId !== null) look('easier', easierWorkoutId);
          if (against === null) look('kept', workoutId);
          else {
            expect([target.weight, target.reps, target.seconds, light, warmups]).toEqual([
              null,
              null,
              null,
              null,
              [],
            ]);
          }
        }
        if (state % 12 === 0) {
          const own = await t.signUp({
            birthDate: birthDateOf(ageYears),
            sex,
            height: 170,
            weight: body.weightKg,
            bodyFat: 24,
            muscleMass: 34,
          });
          await t.post('/api/user/health', { ...notes, confirmed: true }, own);
          const made = (await t.post('/api/myfit/routines/workout/filled', { place: 'gym' }, own)).body;
          for (const routine of made.routines ?? []) {
            const rows = (await t.get(`/api/myfit/routines/workout/${routine.routineId}`, own)).body;
            for (const { workoutId } of rows) look('filled', workoutId);
          }
        }
      }
    }
    expect([...objections]).toEqual([]);
    for (const [way, times] of Object.entries(reached)) expect([way, times > 30]).toEqual([way, true]);
  });
});

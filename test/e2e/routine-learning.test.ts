// SQLite only: computed over rows that myfit and training-learning read on both.
import { strengthCeilingKg } from '../../src/recommendation/engine/learning/strength-ceiling.js';
import { shareOfOneRepMax } from '../../src/recommendation/engine/strength/repetition-table.js';
import { NextLoads } from '../../src/recommendation/learning/next-loads.service.js';
import { StrengthBeliefs } from '../../src/recommendation/learning/strength-beliefs.service.js';
import { EngineCatalogue } from '../../src/recommendation/inputs/engine-catalogue.service.js';
import { TrainingPlace } from '../../src/training-preferences/entities/training-place.entity.js';
import { User } from '../../src/members/user.entity.js';
import { startTestApp, type TestApp, type TestMember } from '../support/test-app.js';

const ROUTINES = '/api/myfit/routines/workout';
const MACHINES = ['바벨', '평벤치', '랙', '덤벨', 'EZ바', '맨몸'];

interface Card {
  myWorkoutId: number;
  workoutId: number;
  workoutName: string;
  mode: string;
  weight: number | null;
  rep: number | null;
  setCount: number | null;
  reason: string | null;
  answer: string | null;
  proposal: {
    weight: number | null;
    rep: number;
    setCount: number;
    stop: object | null;
    reason: string;
  } | null;
  restSeconds: number | null;
  stop: { least: number; most: number; felt: number; text: string } | null;
}

describe('a kept routine learns', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const post = (member: TestMember, path: string, body?: unknown) =>
    t.post(`${ROUTINES}${path}`, body, { token: member.token });
  const recommend = async (member: TestMember, more: object = {}) => {
    const request = { bodyPartKoreanName: ['가슴', '이두'], machineKoreanName: MACHINES, ...more };
    const asked = await t.post('/api/recommendation/workout', request, { token: member.token });
    const path = `/api/recommendation/workout/history/${asked.body.id}`;
    const { status, body } = await t.answered(path, { token: member.token });
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body;
  };
  const newRoutine = async (member: TestMember): Promise<number> => {
    const list = { routines: [{ routineId: -1, routineIndex: 0, routineName: '하나' }] };
    return (await post(member, '', list)).body.routines[0].routineId;
  };
  /** A routine with one recommended workout, exactly as recommended. */
  const keep = async (
    member: TestMember,
    wanted: (item: any) => boolean = item => item.weight !== null,
    more: object = {},
  ) => {
    const { id: historyId, recommends } = await recommend(member, more);
    const item = recommends.find(wanted);
    const routineId = await newRoutine(member);
    const load = { weight: item.weight, rep: item.repeat, setCount: item.set, historyId };
    const added = await post(member, `/${routineId}`, { workoutIds: [item.workoutId], ...load });
    expect(added.status).toBe(201);
    return { routineId, item, historyId, card: added.body[0] as Card };
  };
  const cardsOf = async (member: TestMember, routineId: number): Promise<Card[]> =>
    (await t.get(`${ROUTINES}/${routineId}`, { token: member.token })).body;
  const answer = async (member: TestMember, { myWorkoutId }: Card, feedback: string) => {
    const { status } = await post(member, `/feedback/${myWorkoutId}`, { feedback });
    expect(status).toBe(204);
  };
  const pass = async (member: TestMember, days: number) => {
    t.clock.advance(days * 86_400);
    const { body } = await t.get('/api/auth/refresh', { token: member.refreshToken });
    Object.assign(member, { token: body.accessToken, refreshToken: body.refreshToken });
  };
  const idOf = async ({ email }: TestMember) =>
    (await t.database.read.findOneByOrFail(User, { loginEmail: email })).id;

  it('asks the same range and stop in the result, the routine and the session, and is told how many it became', async () => {
    const member = await t.signUp();
    const { card, item, routineId } = await keep(member, each => each.stop !== null);
    const session = (await t.get(`/api/training/next/${routineId}`, { token: member.token })).body;
    expect(item.stop).toMatchObject({ least: expect.any(Number), text: expect.stringContaining('멈추면') });
    expect([card.stop, session.workouts[0].target.stop]).toEqual([item.stop, item.stop]);
    expect(item.reason).toContain(`${item.stop.felt}번 더 할 수 있겠다 싶을 때 멈춰 주세요.`);
    const fixed = await post(member, `/update/${card.myWorkoutId}`, { mode: 'fixed' });
    expect(fixed.body[0].stop).toBeNull();
    await post(member, `/update/${card.myWorkoutId}`, { mode: 'auto' });

    const path = `/feedback/${card.myWorkoutId}`;
    for (const rep of [0, 1.5, 1_000, 'x']) {
      expect((await post(member, path, { feedback: 'RIGHT', rep })).body.status).toBe('VALIDATION_EXCEPTION');
    }
    const done = item.stop.most - 1;
    expect((await post(member, path, { feedback: 'RIGHT', rep: done })).status).toBe(204);
    const [answered] = await cardsOf(member, routineId);
    expect(answered).toMatchObject({ weight: item.weight, rep: done, stop: null, answer: 'RIGHT' });
    // Far more repetitions than predicted raise the belief.
    expect(answered!.proposal!.weight).toBeGreaterThan(item.weight);
    const next = answered!.proposal;
    await answer(member, answered!, 'HEAVY');
    expect((await cardsOf(member, routineId))[0]).toMatchObject({ rep: done, answer: 'HEAVY' });
    await answer(member, answered!, 'RIGHT');
    expect((await cardsOf(member, routineId))[0]!.proposal).toEqual(next);
  });

  it('follows what was learned where it stands as it was recommended, with the reason', async () => {
    const member = await t.signUp();
    const { card, item, routineId } = await keep(member);
    expect(card).toMatchObject({ mode: 'auto', weight: item.weight, rep: item.repeat, answer: null });
    expect(card.restSeconds).toBe(item.restSeconds);
    expect(card.reason).toMatch(/요\.$/);

    // Ten times too heavy, in a routine that nobody edits.
    for (let session = 0; session < 10; session++) {
      const [now] = await cardsOf(member, routineId);
      await answer(member, now!, 'HEAVY');
      await pass(member, 3);
    }
    const [after] = await cardsOf(member, routineId);
    expect(after!.weight).toBeLessThan(0.8 * item.weight);
    expect(after).toMatchObject({ mode: 'auto', answer: null });
    const again = (await recommend(member)).recommends.find(
      (each: { workoutId: number }) => each.workoutId === item.workoutId,
    );
    if (again) expect(again.weight).toBeLessThan(item.weight);
  });

  it('says today what comes next, keeps an answer over a reload, and forgets it when it is taken back', async () => {
    const member = await t.signUp();
    const { card, routineId } = await keep(member);
    await answer(member, card, 'HEAVY');
    const [heavy] = await cardsOf(member, routineId);
    expect(heavy).toMatchObject({ answer: 'HEAVY', weight: card.weight, rep: card.rep });
    const { weight, rep, reason } = heavy!.proposal!;
    expect([weight! < card.weight!, weight === card.weight && rep <= card.rep!]).toContain(true);
    expect(reason).toMatch(/요\.$/);

    await answer(member, card, 'LIGHT');
    const [light] = await cardsOf(member, routineId);
    expect(light).toMatchObject({ answer: 'LIGHT', weight: card.weight, rep: card.rep });
    expect(light!.proposal).not.toEqual(heavy!.proposal);

    const path = `${ROUTINES}/feedback/${card.myWorkoutId}`;
    expect((await t.delete(path, { token: member.token })).status).toBe(204);
    expect(await cardsOf(member, routineId)).toEqual([card]);
    const thief = await t.signUp();
    expect((await t.delete(path, { token: thief.token })).status).toBe(404);
  });

  it('proposes beside what a member typed, and gives it on request without learning from that', async () => {
    const member = await t.signUp();
    const { card, routineId } = await keep(member);
    const typed = { weight: card.weight! - 5, rep: card.rep! };
    const [fixed] = (await post(member, `/update/${card.myWorkoutId}`, typed)).body as Card[];
    expect(fixed).toMatchObject({ mode: 'fixed', weight: typed.weight, reason: null });
    expect(fixed!.proposal).toMatchObject({ weight: expect.any(Number), reason: expect.any(String) });

    const taken = (await post(member, `/update/${card.myWorkoutId}`, { takeProposal: true })).body as Card[];
    expect(taken[0]).toMatchObject({
      ...{ mode: 'fixed', weight: fixed!.proposal!.weight, rep: fixed!.proposal!.rep },
      setCount: fixed!.proposal!.setCount,
    });
    const observed = async () =>
      (await t.get('/api/user/export', { token: member.token })).body.health.strengthObservations;
    expect(await observed()).toEqual([]);

    await post(member, `/update/${card.myWorkoutId}`, typed);
    expect(await observed()).toHaveLength(1);
    const auto = (await post(member, `/update/${card.myWorkoutId}`, { mode: 'auto' })).body as Card[];
    expect(auto[0]).toMatchObject({ mode: 'auto', weight: card.weight, rep: card.rep });
    expect(await observed()).toEqual([]);
    // Moving it with the shown numbers fixes nothing.
    const { weight, rep, setCount } = auto[0]!;
    const moved = await post(member, `/update/${card.myWorkoutId}`, {
      ...{ myWorkoutIndex: 1, weight, rep, setCount },
    });
    expect(moved.body[0]).toMatchObject({ mode: 'auto' });
    expect((await cardsOf(member, routineId))[0]).toEqual(moved.body[0]);
  });

  it('asks about a weight that was probably mistyped, and takes it once confirmed', async () => {
    const member = await t.signUp();
    const { card, item } = await keep(member);
    const typed = { weight: Math.min(1000, item.weight * 10), rep: card.rep };
    const refused = await post(member, `/update/${card.myWorkoutId}`, typed);
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      status: 'IMPLAUSIBLE_LOAD_EXCEPTION',
      message: expect.stringMatching(`^${typed.weight}kg이 맞나요?`),
    });
    const confirmed = await post(member, `/update/${card.myWorkoutId}`, { ...typed, confirmed: true });
    expect(confirmed.status).toBe(200);
    expect(confirmed.body[0]).toMatchObject({ weight: typed.weight, mode: 'fixed' });
    // Stored, but not believed.
    const next = (await recommend(member)).recommends.find(
      (each: { workoutId: number }) => each.workoutId === item.workoutId,
    );
    expect(next?.weight ?? 0).toBeLessThan(1.2 * item.weight);

    const routineId = await newRoutine(member);
    const load = { workoutIds: [item.workoutId], weight: typed.weight, rep: 10, setCount: 3 };
    expect((await post(member, `/${routineId}`, load)).status).toBe(422);
    expect((await post(member, `/${routineId}`, { ...load, confirmed: true })).status).toBe(201);
  });

  it('goes on in the loads of the member’s own place', async () => {
    const member = await t.signUp();
    const loads = { dumbbellStepKg: null, lightestDumbbellKg: null, heaviestDumbbellKg: null };
    await t.database.write(async manager =>
      manager.insert(TrainingPlace, {
        ...{ userId: await idOf(member), place: 'home', machineIds: [1] },
        ...{ ...loads, smallestPlateKg: 5, stackStepKg: null },
      }),
    );
    const onBar = ({ loadLabel }: { loadLabel: string }) => loadLabel === '바벨 포함 총 무게';
    const { card, routineId } = await keep(member, onBar, { place: 'home' });
    let shown = card;
    for (let session = 0; session < 12; session++) {
      // A pair of the smallest plates.
      expect((shown.weight! - card.weight!) % 10).toBe(0);
      await answer(member, shown, 'LIGHT');
      await pass(member, 3);
      [shown] = (await cardsOf(member, routineId)) as [Card];
    }
    expect(shown.weight).toBeGreaterThan(card.weight!);
  });

  it('lets rest what hurts, says so, and shows no number to go by until it hurts no more', async () => {
    const member = await t.signUp();
    const engine = await t.app.get(EngineCatalogue, { strict: false }).workouts();
    const bench = engine.find(({ koreanName }) => koreanName === '바벨 벤치프레스')!;
    const routineId = await newRoutine(member);
    const load = { workoutIds: [bench.id], weight: 30, rep: 10, setCount: 3, mode: 'auto' };
    const [card] = (await post(member, `/${routineId}`, load)).body as [Card];
    expect(card.mode).toBe('auto');
    const health = { soreAreas: ['어깨'] };
    expect((await t.post('/api/user/health', health, { token: member.token })).status).toBeLessThan(300);
    const [sore] = await cardsOf(member, routineId);
    expect(sore).toMatchObject({
      ...{ weight: null, rep: null, setCount: null, restSeconds: null, proposal: null, reason: null },
      against: '어깨가 아프다고 하셔서 지금은 이 운동을 쉬는 게 좋아요. 다른 운동으로 바꿔 보세요.',
    });
    await t.post('/api/user/health', { soreAreas: [] }, { token: member.token });
    const [well] = await cardsOf(member, routineId);
    expect(well).toMatchObject({ weight: card.weight, rep: card.rep, setCount: 3, against: null });
  });

  it('leaves the bench where it is when six curls are light', async () => {
    const member = await t.signUp();
    const { card, routineId } = await keep(member, item => item.koreanName.includes('컬'));
    const userId = await idOf(member);
    const engine = t.app.get(EngineCatalogue, { strict: false });
    const bench = (await engine.workouts()).find(({ koreanName }) => koreanName === '바벨 벤치프레스')!;
    const benchNext = async () => {
      const row = { id: 0, workoutId: bench.id, setCount: 3, historyId: null };
      const loads = await t.app.get(NextLoads, { strict: false }).read(userId, [row]);
      return loads.progressOf(row).next;
    };
    const before = await benchNext();
    for (let session = 0; session < 6; session++) {
      const [now] = await cardsOf(member, routineId);
      await answer(member, now!, 'LIGHT');
      await pass(member, 3);
    }
    const [curl] = await cardsOf(member, routineId);
    const effort = ({ weight, rep }: Pick<Card, 'weight' | 'rep'>) => weight! / shareOfOneRepMax(rep! + 3);
    expect(Math.log(effort(curl!) / effort(card))).toBeGreaterThan(0.1);
    expect(await benchNext()).toEqual(before);
  });

  it('never leads a fourteen-year-old beyond what such a body lifts, whatever is answered', async () => {
    const year = t.clock.now().getUTCFullYear();
    const member = await t.signUp({
      ...{ birthDate: `${year - 14}-01-01`, height: 165, weight: 55, bodyFat: 15, muscleMass: 43 },
    });
    const { card, item, routineId } = await keep(member);
    const engine = t.app.get(EngineCatalogue, { strict: false });
    const workout = (await engine.workoutsById([item.workoutId])).get(item.workoutId)!;
    const { member: body } = await t.app.get(StrengthBeliefs, { strict: false }).trainee(await idOf(member));
    const ceilingKg = strengthCeilingKg(body!, workout);
    let shown = card;
    for (let session = 0; session < 24; session++) {
      await answer(member, shown, 'LIGHT');
      const before = shown;
      await pass(member, 3);
      [shown] = (await cardsOf(member, routineId)) as [Card];
      // Within a week at most one step of five percent, or the next available load.
      expect(shown.weight!).toBeLessThanOrEqual(
        Math.max(1.06 * before.weight!, before.weight! + workout.incrementKg),
      );
    }
    const modelledKg = item.evidence.estimatedOneRepMaxKg as number;
    const asked = shown.weight! / shareOfOneRepMax(shown.rep!);
    expect(asked).toBeLessThanOrEqual(Math.max(ceilingKg, modelledKg) * 1.01);
  });
});

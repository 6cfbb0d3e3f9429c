// Both databases: ranges of days.
import { startTestApp, type Answer, type TestApp, type TestMember } from '../support/test-app.js';
import { aSession, aSet, sessionItem, setItem } from '../support/training-rows.js';

const REQUEST = {
  bodyPartKoreanName: ['가슴', '등'],
  machineKoreanName: ['바벨', '랙', '덤벨', '평벤치', '케이블 머신', '랫 풀다운 머신'],
  experience: '보통',
};
const HOUR = 3600;

describe('a recommendation after training', () => {
  let t: TestApp;
  let member: TestMember;
  let bench: number;
  let incline: number;
  beforeAll(async () => {
    t = await startTestApp();
    bench = await t.workoutId('바벨 벤치프레스');
    incline = await t.workoutId('인클라인 벤치프레스');
    // Noon in Korea, so that hours and days match.
    const hour = (t.clock.now().getUTCHours() + 9) % 24;
    t.clock.advance(((36 - hour) % 24) * HOUR);
  });
  beforeEach(async () => {
    member = await t.signUp();
  });
  afterAll(() => t.close());
  const as = () => ({ token: member.token });

  async function recommended(): Promise<Answer['body']> {
    const { body } = await t.post('/api/recommendation/workout', REQUEST, as());
    return (await t.answered(`/api/recommendation/workout/history/${body.id}`, as())).body;
  }
  const trained = async (daysAgo: number, workoutId = bench) => {
    const at = new Date(t.clock.now().getTime() - daysAgo * 24 * HOUR * 1000);
    const date = new Date(at.getTime() + 9 * HOUR * 1000).toISOString().slice(0, 10);
    const session = aSession({ startedAt: at.toISOString(), endedAt: at.toISOString() }, date);
    const rows = [1, 2, 3].map(ordinal =>
      aSet(session, { workoutId, ordinal, weight: 30, targetWeight: 30, doneAt: at.toISOString() }),
    );
    const items = [sessionItem(session), ...rows.map(row => setItem(row))];
    expect((await t.post('/api/training/sync', { items }, as())).status).toBe(200);
  };
  const later = async (hours: number) => {
    t.clock.advance(hours * HOUR);
    member = await t.logIn(member);
  };
  const chestOf = ({ recommends }: Answer['body']) =>
    recommends.filter((item: any) => item.bodyPartKoreanName.includes('가슴'));
  const reserves = (items: any[]): number[] => items.map(({ evidence }) => evidence.repsInReserve);

  it('counts no stretch as training of its part', async () => {
    const { body } = await t.get(`/api/workouts/search/list?keyword=${encodeURIComponent('가슴 스트레칭')}`);
    expect(body[0].koreanName).toBe('뒷짐 가슴 스트레칭');
    const rested = await recommended();
    await trained(1, body[0].id);
    const after = await recommended();
    expect(after.notes).toEqual([]);
    expect(reserves(chestOf(after))).toEqual(reserves(chestOf(rested)));
  });

  it('says what was trained yesterday, and is lighter there', async () => {
    const rested = await recommended();
    expect(rested.notes).toEqual([]);
    expect(Math.min(...reserves(chestOf(rested)))).toBe(3);
    await trained(1);
    const tired = await recommended();
    expect(tired.notes).toEqual(['가슴은 어제 운동했어요. 하루 더 쉬거나 다른 부위를 골라 보세요.']);
    expect(Math.min(...reserves(chestOf(tired)))).toBeGreaterThanOrEqual(4);
    expect(chestOf(tired)[0].reason).toContain('가슴 운동을 어제 하셔서');
    const others = (each: Answer['body']) => each.recommends.filter((it: any) => !chestOf(each).includes(it));
    expect(reserves(others(tired))).toEqual(reserves(others(rested)));
  });

  it('counts the answer to a routine’s workout, and forgets one that is taken back', async () => {
    const list = { routines: [{ routineId: -1, routineIndex: 0, routineName: '하나' }] };
    const { routineId } = (await t.post('/api/myfit/routines/workout', list, as())).body.routines[0];
    const path = `/api/myfit/routines/workout/${routineId}`;
    const added = { workoutIds: [bench], weight: 30, rep: 10, setCount: 3 };
    const [{ myWorkoutId }] = (await t.post(path, added, as())).body;
    const answer = `/api/myfit/routines/workout/feedback/${myWorkoutId}`;
    expect((await t.post(answer, { feedback: 'RIGHT' }, as())).status).toBe(204);
    expect((await recommended()).notes[0]).toMatch(/^가슴은 오늘 운동했어요\./);
    expect((await t.delete(answer, as())).status).toBe(204);
    expect((await recommended()).notes).toEqual([]);
  });

  it('eases the workouts of a routine on 자동 and what is to be done today alike, until the part is rested', async () => {
    const list = { routines: [{ routineId: -1, routineIndex: 0, routineName: '하나' }] };
    const { routineId } = (await t.post('/api/myfit/routines/workout', list, as())).body.routines[0];
    const path = `/api/myfit/routines/workout/${routineId}`;
    await t.post(path, { workoutIds: [incline], mode: 'auto' }, as());
    const shown = async () => {
      const [card] = (await t.get(path, as())).body;
      const [today] = (await t.get(`/api/training/next/${routineId}`, as())).body.workouts;
      const [free] = (await t.get(`/api/training/next?workoutIds=${incline}`, as())).body.workouts;
      expect(today.target).toMatchObject({ weight: card.weight, reps: card.rep });
      expect(today.why.text).toBe(card.reason);
      expect(free.target).toEqual(today.target);
      return { card, today };
    };
    const loadOf = ({ card }: Awaited<ReturnType<typeof shown>>) => card.weight * (1 + card.rep / 30);
    await trained(0);
    // Sets of an hour ago belong to the running session.
    // The feeling ends its sets.
    expect((await shown()).today.target.stop).toEqual(expect.anything());
    await later(24);
    const tired = await shown();
    expect(tired.card.reason).toBe('가슴 운동을 어제 하셔서 여유를 더 남기도록 가볍게 잡았어요.');
    expect(tired.today.target.reserves[0]).toBeGreaterThanOrEqual(4);
    expect(tired.today.target.stop).toBeNull();
    expect(tired.today.why.template).toBe('soonAgain');
    await later(25);
    const rested = await shown();
    expect(rested.today.why.template).toBe('first');
    expect(loadOf(rested)).toBeGreaterThan(loadOf(tired));
    await later(23);
  });

  it('counts the day before yesterday for 48 hours', async () => {
    await trained(0);
    await later(47);
    expect((await recommended()).notes[0]).toMatch(/^가슴은 그저께 운동했어요\./);
    await later(2);
    expect((await recommended()).notes).toEqual([]);
    await later(23);
  });

  it('does not count the running session where one of it is swapped, but counts yesterday’s', async () => {
    const offered = async (body: object) =>
      (await t.post('/api/recommendation/workout/alternatives', { workoutId: bench, ...body }, as())).body
        .alternatives;
    await trained(0);
    const running = await offered({ sessionWorkoutIds: [bench] });
    expect(Math.min(...reserves(running))).toBe(3);
    expect(Math.min(...reserves(await offered({})))).toBeGreaterThanOrEqual(4);
    await trained(1);
    expect(Math.min(...reserves(await offered({ sessionWorkoutIds: [bench] })))).toBeGreaterThanOrEqual(4);
  });
});

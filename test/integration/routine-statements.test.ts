import { startTestApp, type TestApp, type TestMember } from '../support/test-app.js';

const ROUTINES = '/api/myfit/routines/workout';
const MACHINES = ['맨몸', '바벨', '덤벨', '랙', '평벤치', '풀업 바'];

/** Periodic statements that belong to no request. */
const BACKGROUND = /"(catalogue_changes|jobs)"/;

interface Item {
  workoutId: number;
  weight: number | null;
  repeat: number;
}
interface Card {
  myWorkoutId: number;
  weight: number | null;
}

/** Deriving loads must not run one query per workout, nor the same query twice. Begin and commit do not count. */
describe('the statements of a routine', () => {
  let t: TestApp;
  let member: TestMember;
  let routineId: number;
  let historyId: number;
  let items: Item[];
  const cards: Card[] = [];
  let statements: string[] = [];

  const post = (path: string, body: unknown) => t.post(`${ROUTINES}${path}`, body, { token: member.token });

  async function counted(act: () => Promise<{ status: number }>): Promise<number> {
    statements = [];
    const { status } = await act();
    expect(status).toBeLessThan(300);
    return statements.length;
  }

  beforeAll(async () => {
    t = await startTestApp({ stack: 'embedded' });
    const record = ({ connection }: TestApp['database']['read']) => {
      connection.logger = Object.assign(Object.create(connection.logger), {
        logQuery: (sql: string) => {
          if (!BACKGROUND.test(sql)) statements.push(sql);
        },
      });
    };
    record(t.database.read);
    await t.database.write(async manager => record(manager));
    member = await t.signUp();
    const request = { bodyPartKoreanName: ['가슴', '등', '이두'], machineKoreanName: MACHINES };
    const asked = await t.post('/api/recommendation/workout', request, { token: member.token });
    historyId = asked.body.id;
    const path = `/api/recommendation/workout/history/${historyId}`;
    items = (await t.answered(path, { token: member.token })).body.recommends.slice(0, 7);
    expect(items.length).toBeGreaterThan(3);
    const list = { routines: [{ routineId: -1, routineIndex: 0, routineName: '하나' }] };
    routineId = (await post('', list)).body.routines[0].routineId;
  });
  afterAll(() => t.close());

  it('are twelve to keep a recommended workout', async () => {
    for (const { workoutId, weight, repeat: rep } of items) {
      const count = await counted(async () => {
        const answer = await post(`/${routineId}`, { workoutIds: [workoutId], weight, rep, historyId });
        cards.push(...answer.body);
        return answer;
      });
      expect({ count, statements }).toMatchObject({ count: 12 });
    }
  });

  it('are as many for a routine of one workout as of seven', async () => {
    const open = (id: number) => () => t.get(`${ROUTINES}/${id}`, { token: member.token });
    const list = [{ routineId, routineIndex: 0, routineName: '하나' }];
    const two = { routines: [...list, { routineId: -1, routineIndex: 1, routineName: '둘' }] };
    const single = (await post('', two)).body.routines[1].routineId;
    await post(`/${single}`, { workoutIds: [items[0]!.workoutId], historyId });
    const one = await counted(open(single));
    expect(one).toBeLessThanOrEqual(7);
    expect(await counted(open(routineId))).toBe(one);
  });

  it('are at most thirteen to change a card, twenty-six where that is learned from', async () => {
    const { myWorkoutId, weight } = cards.find(card => card.weight !== null)!;
    const edit = (change: object) => () => post(`/update/${myWorkoutId}`, change);
    expect(await counted(edit({ setCount: 4 }))).toBeLessThanOrEqual(10);
    await post(`/feedback/${myWorkoutId}`, { feedback: 'RIGHT' });
    t.clock.advance(3 * 86_400);
    member = await t.logIn(member);
    // The first read after a day ends stores its learning.
    await t.get(`${ROUTINES}/${routineId}`, { token: member.token });
    expect(await counted(edit({ setCount: 3 }))).toBeLessThanOrEqual(13);
    expect(await counted(edit({ weight: weight! - 2.5 }))).toBeLessThanOrEqual(26);
  });
});

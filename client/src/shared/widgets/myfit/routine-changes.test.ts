import 'fake-indexeddb/auto';
import { apiError, fakeServer, json } from '../../../../test/fake-server';
import { logIn } from '../../../../test/remembered-log-in';
import { change, decide, sendChanges, waitingChanges } from '../../changes/waiting-changes';
import { clearSession } from '../../session/session.store';
import { queryClient } from '../../api/query-client';
import type { Routine, RoutineWorkout } from './myfit.api';
import { myfitKeys } from './myfit.keys';
import { aboutText, changeText } from './merge-routines';
import {
  contentsKnown,
  routineListChange,
  workoutAddition,
  workoutChange,
  workoutRemoval,
} from './routine-changes';

const routine = (routineId: number, routineName: string) =>
  ({ routineId, routineName, routineIndex: routineId - 1 }) as Routine;

/** What this page read, before another device added 하체. */
const BEFORE = [routine(1, '가슴'), routine(2, '등')];
const RENAMED = [routine(1, '월요일'), routine(2, '등')];

let member = 0;
beforeEach(() => logIn(++member));
afterEach(() => clearSession());

/** A server on which another device saves once more between reading and writing, `conflicts` times. */
function server(conflicts = 0) {
  let version = 1;
  let routines = [...BEFORE, routine(3, '하체')];
  return fakeServer({
    'GET /api/myfit/routines/workout': () => json({ routines, version }),
    'POST /api/myfit/routines/workout': async request => {
      const sent = (await request.json()) as { routines: Routine[]; version?: number };
      if (version <= conflicts) routines = [...routines, routine(3 + version++, `어깨 ${version}`)];
      if (sent.version !== undefined && sent.version !== version)
        return apiError('CONFLICT_EXCEPTION', '…', 409);
      ({ routines } = sent);
      return json({ routines, version: ++version });
    },
  });
}
const rename = () =>
  change(routineListChange, {
    wanted: { before: BEFORE, after: RENAMED },
    ...{ base: {}, about: '루틴 목록', mine: '월요일' },
  });

test('a new name that waits for a routine which another device has deleted is asked about, and brings it back if wanted', async () => {
  let routines = [routine(2, '등')];
  const fake = fakeServer({
    'GET /api/myfit/routines/workout': () => json({ routines, version: 1 }),
    'POST /api/myfit/routines/workout': async request => {
      ({ routines } = (await request.json()) as { routines: Routine[] });
      return json({ routines, version: 1 });
    },
  });
  fake.on('GET /api/myfit/routines/workout', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await rename()).toEqual({ state: 'kept' });
  fake.on('GET /api/myfit/routines/workout', () => json({ routines, version: 1 }));
  await sendChanges();
  const [row] = await waitingChanges();
  expect(row).toMatchObject({ mine: '월요일', problem: { reason: 'changed', there: '지움' } });
  expect(fake.calls('POST /api/myfit/routines/workout')).toHaveLength(0);
  await decide(row!, 'mine');
  expect(routines.map(({ routineName }) => routineName)).toEqual(['등', '월요일']);
  expect(await waitingChanges()).toEqual([]);
});

describe('a removal that waited', () => {
  const row = (myWorkoutId: number, workoutId: number) => ({ myWorkoutId, workoutId }) as RoutineWorkout;
  const AFTER = [routine(2, '등')];

  /** 가슴 had workout 7 when this device, without a network, added 8 and then removed the routine. */
  async function removed(there: readonly RoutineWorkout[]) {
    const fake = server();
    const list = () => json({ routines: BEFORE, version: 1 });
    const gone = () => Promise.reject(new TypeError('Failed to fetch'));
    fake.on('POST /api/myfit/routines/workout/1', gone);
    fake.on('GET /api/myfit/routines/workout', gone);
    queryClient.setQueryData(myfitKeys.workouts(1), [row(11, 7)]);
    const addition = { routineId: 1, workoutId: 8, prescription: {}, addition: {} } as never;
    await change(workoutAddition, { wanted: addition, base: null, about: '가슴', mine: '운동 추가' });
    const wanted = { before: BEFORE, after: AFTER };
    await change(routineListChange, {
      ...{ wanted, base: await contentsKnown(wanted), about: '루틴 목록', mine: '가슴 지우기' },
    });
    fake.on('POST /api/myfit/routines/workout/1', () => json(there));
    fake.on('GET /api/myfit/routines/workout', list);
    fake.on('GET /api/myfit/routines/workout/1', () => json(there));
    await sendChanges();
    return { calls: () => fake.calls('POST /api/myfit/routines/workout').length };
  }

  test('is asked about where another device has put a workout into the routine', async () => {
    const { calls } = await removed([row(11, 7), row(12, 8), row(13, 9)]);
    const [waiting] = await waitingChanges();
    expect(waiting).toMatchObject({ mine: '가슴 지우기', problem: { there: '가슴에 운동 1개 추가' } });
    expect(calls()).toBe(0);
    await decide(waiting!, 'mine');
    expect(calls()).toBe(1);
    expect(await waitingChanges()).toEqual([]);
  });

  test('is sent where the routine has only what this device knows', async () => {
    const { calls } = await removed([row(11, 7), row(12, 8)]);
    expect(await waitingChanges()).toEqual([]);
    expect(calls()).toBe(1);
  });
});

test.each([
  ['a routine that another device has made since', 0, ['월요일', '등', '하체']],
  ['one that it makes at this moment', 1, ['월요일', '등', '하체', '어깨 2']],
])('a change of the list keeps %s', async (_, conflicts, names) => {
  server(conflicts);
  const saved = await rename();
  expect(saved).toMatchObject({
    state: 'sent',
    answer: names.map(routineName => expect.objectContaining({ routineName })),
  });
});

/** For a list or a routine's workouts: what waits after another device has stored `there`, and what is stored in the end. */
async function waitsFor(there: object, make: () => Promise<unknown>, path: string) {
  let stored: unknown = null;
  const fake = fakeServer({
    [`GET ${path}`]: () => Promise.reject(new TypeError('Failed to fetch')),
    'POST /api/myfit/routines/workout': async request => {
      stored = ((await request.json()) as { routines: Routine[] }).routines.map(each => each.routineName);
      return json({ routines: [], version: 2 });
    },
    'POST /api/myfit/routines/workout/update/11': () => Promise.reject(new TypeError('Failed to fetch')),
  });
  await make();
  fake.on(`GET ${path}`, () => json(there));
  fake.on('POST /api/myfit/routines/workout/update/11', async request => {
    stored = await request.json();
    return json([]);
  });
  await sendChanges();
  const [waiting] = await waitingChanges();
  return { waiting, stored: () => stored };
}

describe('an order that waited', () => {
  const list = (...names: string[]) =>
    names.map((name, routineIndex) => ({
      ...routine(['가슴', '등', '하체', '팔'].indexOf(name) + 1, name),
      routineIndex,
    }));
  const SEEN = list('가슴', '등', '하체');
  const wanted = { before: SEEN, after: list('하체', '가슴', '등') };
  const words = {
    about: aboutText(wanted.before, wanted.after),
    mine: changeText(wanted.before, wanted.after),
  };
  const reorder = () => change(routineListChange, { wanted, base: {}, ...words });
  const there = (...names: string[]) =>
    waitsFor({ routines: list(...names), version: 1 }, reorder, '/api/myfit/routines/workout');

  test('is asked about where another device has made another one, and sent if wanted', async () => {
    const { waiting, stored } = await there('등', '가슴', '하체', '팔');
    expect(waiting).toMatchObject({
      ...{ about: '루틴 순서', mine: '하체, 가슴, 등', problem: { there: '등, 가슴, 하체, 팔' } },
    });
    expect(stored()).toBeNull();
    await decide(waiting!, 'mine');
    expect(stored()).toEqual(['하체', '가슴', '등', '팔']);
  });

  test.each([
    ['has only added or deleted one', ['가슴', '하체', '팔'], ['하체', '가슴', '팔']],
    ['has made the same', ['하체', '가슴', '등'], ['하체', '가슴', '등']],
  ])('is sent where another device %s', async (_, names, after) => {
    const { waiting, stored } = await there(...names);
    expect(waiting).toBeUndefined();
    expect(stored()).toEqual(after);
  });
});

describe('a workout that was moved', () => {
  const wanted = { routineId: 1, myWorkoutId: 11, change: { myWorkoutIndex: 3 } };
  const base = { weight: 40, rep: 10, setCount: 3, mode: 'fixed', order: [11, 12, 13] } as const;
  const move = () => change(workoutChange, { wanted, base, about: '벤치프레스', mine: '순서 3번' });
  const there = (...ids: number[]) =>
    waitsFor(
      ids.map(myWorkoutId => ({ myWorkoutId })),
      move,
      '/api/myfit/routines/workout/1',
    );

  test('is asked about where another device has moved it elsewhere', async () => {
    const { waiting, stored } = await there(12, 11, 13);
    expect(waiting).toMatchObject({ problem: { there: '순서 2번' } });
    expect(stored()).toBeNull();
  });

  test.each([
    ['removed one before it', [11, 13]],
    ['added one', [14, 11, 12, 13]],
    ['moved the others', [11, 13, 12]],
    ['moved it to the same place', [12, 13, 11]],
  ])('is sent where another device has %s', async (_, ids) => {
    const { waiting, stored } = await there(...ids);
    expect(waiting).toBeUndefined();
    expect(stored()).toEqual({ myWorkoutIndex: 3 });
  });
});

test('a change of what is gone by now is said to be gone, and the screen is read anew', async () => {
  queryClient.setQueryData(myfitKeys.routines, BEFORE);
  const wanted = { routineId: 1, myWorkoutId: 11, change: { weight: 42.5 } };
  const base = { weight: 40, rep: 10, setCount: 3, mode: 'fixed' } as const;
  const fake = fakeServer({
    'POST /api/myfit/routines/workout/update/11': () => Promise.reject(new TypeError('Failed to fetch')),
    'GET /api/myfit/routines/workout/1': () => apiError('ROUTINE_NOT_FOUND_EXCEPTION', '…', 404),
  });
  await change(workoutChange, { wanted, base, about: '벤치프레스', mine: '42.5kg' });
  await sendChanges();
  expect(await waitingChanges()).toMatchObject([{ problem: { reason: 'refused', gone: true } }]);
  expect(queryClient.getQueryState(myfitKeys.routines)?.isInvalidated).toBe(true);
  expect(fake.calls('POST /api/myfit/routines/workout/update/11')).toHaveLength(1);
});

describe('what the server asks about where it waited, as it seems mistyped,', () => {
  const gone = () => Promise.reject(new TypeError('Failed to fetch'));
  const question = '420kg이 맞나요? 훨씬 무거워요.';
  /** Waits, is asked about, and is sent with a yes. @returns what the server has taken */
  async function asked(url: string, make: () => Promise<unknown>): Promise<unknown> {
    let taken: unknown;
    const fake = fakeServer({ [url]: gone, 'GET /api/myfit/routines/workout/1': () => json([]) });
    await make();
    fake.on(url, async request => {
      const sent = (await request.json()) as { confirmed?: boolean };
      if (!sent.confirmed) return apiError('IMPLAUSIBLE_LOAD_EXCEPTION', question, 422);
      taken = sent;
      return json([]);
    });
    await sendChanges();
    const [row] = await waitingChanges();
    expect(row).toMatchObject({ problem: { reason: 'refused', asks: true, message: question } });
    await decide(row!, 'mine');
    expect(await waitingChanges()).toEqual([]);
    return taken;
  }

  test('a changed weight, is taken with a yes', async () => {
    const wanted = { routineId: 1, myWorkoutId: 11, change: { weight: 420 } };
    const base = { weight: 40, rep: 10, setCount: 3, mode: 'fixed' } as const;
    const make = () => change(workoutChange, { wanted, base, about: '벤치프레스', mine: '420kg' });
    expect(await asked('POST /api/myfit/routines/workout/update/11', make)).toMatchObject({ weight: 420 });
  });

  test('a workout that was added, is taken with a yes', async () => {
    const prescription = { weight: 420, rep: 10, setCount: 3 };
    const wanted = { routineId: 1, workoutId: 8, prescription, addition: {} };
    const make = () => change(workoutAddition, { wanted, base: null, about: '가슴', mine: '운동 추가' });
    expect(await asked('POST /api/myfit/routines/workout/1', make)).toMatchObject({ weight: 420 });
  });
});

describe('a workout that another device has given other numbers meanwhile', () => {
  const there = { myWorkoutId: 11, workoutId: 8, weight: 45, rep: 10, setCount: 3, mode: 'fixed' };
  const ROWS = 'GET /api/myfit/routines/workout/1';
  const ADD = 'POST /api/myfit/routines/workout/1';
  const UPDATE = 'POST /api/myfit/routines/workout/update/11';
  const REMOVE = 'POST /api/myfit/routines/workout/delete/11';
  const seen = { weight: 40, rep: 10, setCount: 3 };
  const remove = () =>
    change(workoutRemoval, {
      wanted: { routineId: 1, myWorkoutId: 11 },
      ...{ base: seen, about: '벤치프레스', mine: '빼기' },
    });
  const add = () =>
    change(workoutAddition, {
      wanted: { routineId: 1, workoutId: 8, prescription: seen, addition: {} },
      ...{ base: null, about: '가슴의 벤치프레스', mine: '40kg × 10회 × 3세트' },
    });
  const gone = () => Promise.reject(new TypeError('Failed to fetch'));

  /** Waits, and meets these rows on the server. */
  async function meets(make: () => Promise<unknown>, rows: readonly object[]) {
    const fake = fakeServer({ [ROWS]: gone, [ADD]: gone, [REMOVE]: gone });
    await make();
    fake.on(ROWS, () => json(rows));
    fake.on(ADD, () => apiError('ALREADY_EXIST_MY_WORKOUT_EXCEPTION', '…', 409));
    fake.on(UPDATE, () => json([]));
    fake.on(REMOVE, () => new Response(null, { status: 204 }));
    const before = [ADD, UPDATE, REMOVE].map(call => fake.calls(call).length);
    await sendChanges();
    const [waiting] = await waitingChanges();
    return {
      waiting,
      calls: () => [ADD, UPDATE, REMOVE].map((call, at) => fake.calls(call).length - before[at]!),
    };
  }

  test.each([
    ['removed', remove, [0, 0, 1]],
    ['added', add, [1, 1, 0]],
  ])('is asked about where it was %s here, and both answers do what they say', async (_, make, sent) => {
    const mine = await meets(make, [there]);
    expect(mine.waiting).toMatchObject({ problem: { reason: 'changed', there: '45kg × 10회 × 3세트' } });
    expect(mine.calls()).toEqual([0, 0, 0]);
    await decide(mine.waiting!, 'mine');
    expect(mine.calls()).toEqual(sent);
    expect(await waitingChanges()).toEqual([]);
    const theirs = await meets(make, [there]);
    await decide(theirs.waiting!, 'there');
    expect(theirs.calls()).toEqual([0, 0, 0]);
    expect(await waitingChanges()).toEqual([]);
  });

  test.each([
    ['removed, and has learned numbers there', remove, { ...there, mode: 'auto' }, [0, 0, 1]],
    ['removed, and is as it was', remove, { ...there, ...seen }, [0, 0, 1]],
    ['added, and is there from an earlier send', add, { ...there, ...seen }, [1, 0, 0]],
  ])('is sent where it was %s', async (_, make, row, sent) => {
    const { waiting, calls } = await meets(make, [row]);
    expect(waiting).toBeUndefined();
    expect(calls()).toEqual(sent);
  });
});

import 'fake-indexeddb/auto';
import { fakeServer, json } from '../../../../test/fake-server';
import { logIn } from '../../../../test/remembered-log-in';
import { queryClient } from '../../../shared/api/query-client';
import { useChangeStatus } from '../../../shared/changes/change-status';
import { decide, sendChanges } from '../../../shared/changes/waiting-changes';
import { preferencesKey } from '../../../shared/widgets/training-preferences/training-preferences.api';
import type { TrainingPlace } from '../../../shared/widgets/training-preferences/training-preferences.api';
import { changePlace } from './place-change';
import { USUAL_LOADS } from './place-choices';
import { askWorkouts } from './waiting-requests';

const HOME: TrainingPlace = { place: 'home', machineKoreanName: ['맨몸', '덤벨'], ...USUAL_LOADS };
let there: TrainingPlace | undefined;
let asked: string[];
let offline: boolean;
let isAtFault: boolean;
let member = 0;
const answered = (answer: () => Response) => () =>
  offline ? Promise.reject(new TypeError('Failed to fetch')) : answer();
const preferences = () => json({ choices: null, places: there ? [there] : [], excludedWorkouts: [] });

beforeEach(() => {
  queryClient.clear();
  there = HOME;
  asked = [];
  offline = true;
  isAtFault = false;
  logIn(++member);
  fakeServer({
    'GET /api/training/preferences': answered(preferences),
    'PUT /api/training/preferences/places/home': async request => {
      if (offline) throw new TypeError('Failed to fetch');
      if (isAtFault) return json({}, 500);
      there = { ...(await request.json()), place: 'home' } as TrainingPlace;
      return preferences();
    },
    'POST /api/recommendation/workout': answered(() => {
      asked.push(`${there!.machineKoreanName.join('·')} ${there!.heaviestDumbbellKg}`);
      return json({ id: 7 }, 202);
    }),
  });
});

/** Changes an own place and requests workouts for it, without a network. */
async function changedOffline(place: Partial<TrainingPlace>): Promise<void> {
  await changePlace({ ...HOME, ...place }, HOME);
  expect(
    await askWorkouts({
      ...{ bodyPartKoreanName: ['가슴'], machineKoreanName: ['덤벨'], goal: '근비대', place: 'home' },
    }),
  ).toBeNull();
}

async function backOnline(): Promise<void> {
  offline = false;
  await sendChanges();
}

it('is saved before the workouts that were asked for there', async () => {
  await changedOffline({ heaviestDumbbellKg: 20 });
  await backOnline();
  expect(asked).toEqual(['맨몸·덤벨 20']);
});

it('keeps the machines and loads that another device has saved since', async () => {
  await changedOffline({ machineKoreanName: ['맨몸', '바벨'], heaviestDumbbellKg: 20 });
  there = { ...HOME, machineKoreanName: ['맨몸', '덤벨', '케틀벨'], stackStepKg: 5 };
  await backOnline();
  expect(there).toMatchObject({
    ...{ machineKoreanName: ['맨몸', '케틀벨', '바벨'], heaviestDumbbellKg: 20, stackStepKg: 5 },
  });
});

it('asks nothing where another device has saved the same load', async () => {
  await changedOffline({ heaviestDumbbellKg: 20 });
  there = { ...HOME, heaviestDumbbellKg: 20, stackStepKg: 5 };
  await backOnline();
  expect(useChangeStatus.getState().problems).toEqual([]);
  expect(there).toMatchObject({ heaviestDumbbellKg: 20, stackStepKg: 5 });
  expect(asked).toEqual(['맨몸·덤벨 20']);
});

it.each([
  ['mine', 20],
  ['there', 30],
] as const)(
  'asks which of two loads it is, and asks for the workouts with the answer: %s',
  async (choice, kg) => {
    await changedOffline({ heaviestDumbbellKg: 20 });
    there = { ...HOME, heaviestDumbbellKg: 30, stackStepKg: 5 };
    await backOnline();
    const { waiting, problems } = useChangeStatus.getState();
    expect([waiting, asked, there.heaviestDumbbellKg]).toEqual([0, [], 30]);
    expect(problems).toMatchObject([
      {
        ...{ about: '집', mine: '가장 무거운 덤벨 20kg' },
        problem: { reason: 'changed', there: '가장 무거운 덤벨 30kg' },
      },
    ]);
    await decide(problems[0]!, choice);
    expect(asked).toEqual([`맨몸·덤벨 ${kg}`]);
    expect(there).toMatchObject({ heaviestDumbbellKg: kg, stackStepKg: 5 });
  },
);

it.each([
  ['mine', 20],
  ['there', null],
] as const)(
  'that the server could not save is decided on before workouts are asked for there: %s',
  async (choice, kg) => {
    await changedOffline({ heaviestDumbbellKg: 20 });
    isAtFault = true;
    // A fault that lasts.
    for (let time = 0; time < 5; time++) await backOnline();
    const { waiting, problems } = useChangeStatus.getState();
    expect([waiting, asked, problems.map(({ kind }) => kind)]).toEqual([0, [], ['own-place']]);
    isAtFault = false;
    await decide(problems[0]!, choice);
    expect(asked).toEqual([`맨몸·덤벨 ${kg}`]);
  },
);

it('is shown as changed while it waits', async () => {
  queryClient.setQueryData(preferencesKey, { choices: null, places: [HOME], excludedWorkouts: [] });
  await changePlace({ ...HOME, stackStepKg: 7 }, HOME);
  expect(queryClient.getQueryData(preferencesKey)).toMatchObject({ places: [{ stackStepKg: 7 }] });
});

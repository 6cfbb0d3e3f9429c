import { mondayOf } from '../../../src/common/time/dates.js';
import { eventually } from '../../support/eventually.js';
import { aSession, aSet, sessionItem, setItem } from '../../support/training-rows.js';

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** Demo data, so that the screens of a running application have something to show. */
export interface Demo {
  /** Tokens as the browser stores them. */
  member: Tokens;
  /** A member who has planned this week. */
  planner: Tokens;
  admin: Tokens;
  workoutId: number;
  supplementId: number;
  workoutHistory: number;
  supplementHistory: number;
}

interface DemoOptions {
  /** The application's address. */
  url: string;
  admin: { loginId: string; password: string };
  /** The code in the newest mail to an address. */
  lastCode: (email: string) => string | Promise<string>;
}

const EMAIL = 'minji@example.com';
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Whale/3.27.254.15 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; SM-S918N) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36';
const DAY_MS = 86_400_000;
const TRAINED_DAYS_AGO = [38, 34, 31, 27, 24, 20, 17, 13, 10, 6, 3];
const PARTS = ['가슴', '등', '어깨'];
/** Days ago, kg, fat and muscle in percent: a person who trains. */
const BODIES = [
  [150, 63.5, 27, 32],
  [120, 62.8, 26.1, 32.6],
  [90, 61.9, 25.2, 33.1],
  [60, 61, 24.4, 33.8],
  [30, 60.2, 23.6, 34.3],
  [0, 59.4, 22.5, 35.1],
] as const;

/** A member with five months of body data, routines with workouts, supplements and both recommendations. */
export async function createDemo({ url, admin, lastCode }: DemoOptions): Promise<Demo> {
  const call = async (
    method: string,
    path: string,
    body?: unknown,
    token?: string,
    userAgent?: string,
  ): Promise<any> => {
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(userAgent ? { 'user-agent': userAgent } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text ? JSON.parse(text) : undefined;
  };

  const signUp = async (mailAddress: string) => {
    await call('POST', '/api/register/verify', { mailAddress });
    const { signupProof } = await call('POST', '/api/register/verify/code', {
      mailAddress,
      verificationCode: await lastCode(mailAddress),
    });
    const signup = {
      userName: '김민지',
      birthDate: '1997-04-12',
      loginEmail: mailAddress,
      password: 'routine1234',
      sex: '여',
      height: 165,
      weight: 63.5,
      upDownBalance: 0.4,
      bodyFat: 27,
      muscleMass: 32,
      signupProof,
    };
    return call('POST', '/api/user/auth', signup, undefined, WINDOWS);
  };
  const member = await signUp(EMAIL);
  for (const userAgent of [IPHONE, ANDROID]) {
    const login = { loginEmail: EMAIL, password: 'routine1234', rememberMe: true };
    await call('POST', '/api/auth/login', login, undefined, userAgent);
  }
  const token: string = member.accessToken;

  for (const [daysAgo, weight, bodyFat, muscleMass] of BODIES) {
    await call(
      'POST',
      '/api/bodyData',
      {
        date: new Date(Date.now() + 9 * 3_600_000 - daysAgo * DAY_MS).toISOString().slice(0, 10),
        height: 165,
        weight,
        bodyFat,
        muscleMass,
        upDownBalance: 0.4,
      },
      token,
    );
  }

  await call('PUT', '/api/bodyData/goal', { weight: 57 }, token);
  await call('PUT', '/api/user/health/readiness', { yes: [] }, token);
  const machines = await call('POST', '/api/machines', { bodyPartKoreanName: PARTS }, token);
  const workouts = await recommend('workout', {
    bodyPartKoreanName: PARTS,
    machineKoreanName: machines.map((machine: { koreanName: string }) => machine.koreanName),
  });
  const purposes: string[] = await call('GET', '/api/recommendation/supplement/purposes', undefined, token);
  const supplements = await recommend('supplement', {
    monthlyBudget: 90_000,
    purpose: [purposes[0], purposes[3]],
  });

  const { routines } = await call(
    'POST',
    '/api/myfit/routines/workout',
    {
      routines: ['가슴 집중', '등 집중', '어깨 집중', '하체 집중'].map((routineName, routineIndex) => ({
        routineId: -1,
        routineIndex,
        routineName,
      })),
    },
    token,
  );
  for (const { workoutId, weight, repeat, set } of workouts.recommends) {
    await call(
      'POST',
      `/api/myfit/routines/workout/${routines[0].routineId}`,
      { workoutIds: [workoutId], weight, rep: repeat, setCount: set },
      token,
    );
  }
  await train();
  const supplementIds: number[] = supplements.recommends.map((each: { id: number }) => each.id);
  await call('POST', '/api/myfit/routines/supplement', { supplementIds: supplementIds.slice(0, 2) }, token);

  const adminTokens = await call('POST', '/api/admin/login', admin);
  await editCatalogue(adminTokens.accessToken);
  return {
    member: { accessToken: token, refreshToken: member.refreshToken },
    planner: await planWeek(),
    admin: { accessToken: adminTokens.accessToken, refreshToken: adminTokens.refreshToken },
    workoutId: workouts.recommends[0].workoutId,
    supplementId: supplementIds[0]!,
    workoutHistory: workouts.id,
    supplementHistory: supplements.id,
  };

  /** A new member with sessions on every second day that is left of this week in Seoul. */
  async function planWeek(): Promise<Tokens> {
    const { accessToken, refreshToken } = await signUp('planner@example.com');
    const today = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);
    const startsOn = mondayOf(today);
    const first = 1 + (Date.parse(today) - Date.parse(startsOn)) / DAY_MS;
    const days = [1, 2, 3, 4, 5, 6, 7].filter(day => day >= first && (day - first) % 2 === 0);
    const wishes = days.map(day => ({ day, minutes: 60, place: 'gym' }));
    const request = { startsOn, days: wishes, experience: '보통' };
    const { id } = await recommend('week', request, accessToken);
    await call('POST', `/api/week?on=${today}`, { historyId: id }, accessToken);
    return { accessToken, refreshToken };
  }

  /** Edits that fill the catalogue's history. */
  async function editCatalogue(token: string): Promise<void> {
    const machine = { koreanName: '트랩 바', englishName: 'Trap bar' };
    const { id } = await call('POST', '/api/admin/machines', machine, token);
    await call('PUT', `/api/admin/machines/${id}`, { ...machine, englishName: 'Hex bar (trap bar)' }, token);
    const workout = await call('GET', '/api/admin/workouts/1', undefined, token);
    const { id: workoutId, imgPath: _, ...fields } = workout;
    const edited = { ...fields, aliases: [...fields.aliases, '벤치 누르기'], incrementKg: 5 };
    await call('PUT', `/api/admin/workouts/${workoutId}`, edited, token);
  }

  /** Six weeks of training, twice a week, each time a little more. */
  async function train(): Promise<void> {
    const names = ['가슴과 등', '어깨와 등'];
    for (const [index, daysAgo] of TRAINED_DAYS_AGO.entries()) {
      const done = [workouts.recommends.slice(0, 3), workouts.recommends.slice(2, 5)][index % 2];
      const localDate = new Date(Date.now() + 9 * 3_600_000 - daysAgo * DAY_MS).toISOString().slice(0, 10);
      const session = aSession(
        { title: names[index % 2]!, endedAt: `${localDate}T01:52:00.000Z` },
        localDate,
      );
      const sets = done.flatMap((workout: any, workoutOrdinal: number) =>
        Array.from({ length: workout.set }, (_, ordinal) => {
          const held = workout.repeatUnit === 'seconds';
          const amounts = {
            targetWeight: workout.weight,
            targetReps: held ? null : workout.repeat,
            targetSeconds: held ? workout.repeat : null,
            weight: workout.weight,
            reps: held ? null : workout.repeat + Math.floor(index / 3),
            seconds: held ? workout.repeat + 2 * index : null,
          };
          const { workoutId, koreanName: workoutName } = workout;
          const answer = ordinal === workout.set - 1 ? ('RIGHT' as const) : null;
          return aSet(session, { workoutId, workoutName, workoutOrdinal, ordinal, answer, ...amounts });
        }),
      );
      const items = [sessionItem(session), ...sets.map((set: object) => setItem(set))];
      await call('POST', '/api/training/sync', { items }, token);
    }
  }

  /** Requests a recommendation and waits for it. */
  async function recommend(kind: 'workout' | 'supplement' | 'week', wish: object, by = token): Promise<any> {
    const { id } = await call('POST', `/api/recommendation/${kind}`, wish, by);
    return eventually(async () => {
      const result = await call('GET', `/api/recommendation/${kind}/history/${id}`, undefined, by);
      if (result.status !== 'DONE') throw new Error(`the ${kind} recommendation is not finished`);
      return result;
    });
  }
}

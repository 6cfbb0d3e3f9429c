import { readdirSync } from 'node:fs';
import { SUPPLEMENT_SEEDS } from '../../src/catalogue/seed/supplements/supplement-seeds.js';
import { WORKOUT_SEEDS } from '../../src/catalogue/seed/workouts/workout-seeds.js';
import { signUpThrough } from '../../test/support/sign-up.js';
import { aSession, aSet, sessionItem, setItem } from '../../test/support/training-rows.js';
import { differentSearches } from '../search/search-requests.js';
import type { Visitor } from './visitor.js';

/** One thing a person does in the client; all its calls together are one action. */
export interface Action {
  name: string;
  /** The label in the table. */
  title: string;
  /** How often each member does it in the measurement. */
  times: number;
  /** @param turn counts up over all actions, so that no two are alike */
  run(member: Visitor, turn: number): Promise<unknown>;
}

/** Delays between the client's polls for a result, in ms; see its poll-history.ts. */
const WAITS_MS = [120, 200, 350, 600];
const PARTS = ['가슴', '등', '어깨', '허벅지 앞', '삼두', '이두', '복부', '엉덩이'];
const MACHINES = ['맨몸', '바벨', '덤벨', '랙', '평벤치', '인클라인 벤치', '풀업 바'];
const PURPOSES = ['근육 증가', '근력 향상', '관절 건강', '피로 개선'];
const ANSWERS = ['LIGHT', 'RIGHT', 'HEAVY'];
const SEARCHES = differentSearches(WORKOUT_SEEDS.length, SUPPLEMENT_SEEDS.length, 4_000);
/** Scripts of the client's build. */
const SCRIPTS = readdirSync('dist/client/assets').filter(name => name.endsWith('.js'));
const TYPED = ['ㅂ', '바', '벤', '벤치', '벤치프', 'ㅅㅋㅌ', '스쿼', '프로', '오메', '비타'];

interface WorkoutItem {
  workoutId: number;
  weight: number | null;
  set: number;
  repeat: number;
}

interface Result {
  status: string;
  recommends: WorkoutItem[];
}

interface Routine {
  routineId: number;
  routineIndex: number;
  routineName: string;
}

/** Signs a visitor up, with the code from the outbox in `dataDir`. */
export async function signUp(visitor: Visitor, dataDir: string, email: string): Promise<void> {
  const member = await signUpThrough((path, body) => visitor.post(path, body), dataDir, email);
  Object.assign(visitor, { ...member });
}

async function finished(member: Visitor, path: string): Promise<Result> {
  for (let tries = 0; tries < 30; tries++) {
    const { body } = await member.get<Result>(path);
    if (body.status === 'DONE') return body;
    if (body.status !== 'PENDING') throw new Error(`${path}: ${body.status}`);
    await new Promise(resolve => setTimeout(resolve, WAITS_MS[tries] ?? 1_000));
  }
  throw new Error(`${path}: no result within the client's tries`);
}

async function recommend(member: Visitor, kind: 'workout' | 'supplement', request: object): Promise<Result> {
  const { body } = await member.post<{ id: number }>(`/api/recommendation/${kind}`, request);
  if (kind === 'workout') member.historyId = body.id;
  return finished(member, `/api/recommendation/${kind}/history/${body.id}`);
}

/** Creates a routine with everything in the last recommendation, one call per card as the client sends them. */
async function keep(member: Visitor): Promise<void> {
  const { body: result } = await member.get<Result>(
    `/api/recommendation/workout/history/${member.historyId}`,
  );
  const list = '/api/myfit/routines/workout';
  const { routines } = (await member.get<{ routines: Routine[] }>(list)).body;
  const another = { routineId: -1, routineIndex: routines.length, routineName: `${routines.length + 1}일차` };
  const saved = await member.post<{ routines: Routine[] }>(list, { routines: [...routines, another] });
  member.routineId = saved.body.routines.at(-1)!.routineId;
  member.cards = [];
  for (const { workoutId, weight, repeat: rep, set: setCount } of result.recommends.slice(0, 7)) {
    const body = { workoutIds: [workoutId], weight, rep, setCount, historyId: member.historyId };
    const added = await member.post<Visitor['cards']>(`${list}/${member.routineId}`, body);
    member.cards.push(...added.body);
  }
}

interface NextWorkout {
  workoutId: number;
  workoutName: string;
  target: { weight: number | null; reps: number | null; seconds: number | null };
}

const WORKOUTS_A_SESSION = 4;
const SETS_A_WORKOUT = 3;

/** A session from the routine as a phone sends it: the plan in one batch, then set by set; each answer includes what others wrote. */
async function train(member: Visitor): Promise<void> {
  const { body: plan } = await member.get<{ workouts: NextWorkout[] }>(
    `/api/training/next/${member.routineId}`,
  );
  let cursor = 0;
  const send = async (items: object[]): Promise<number[]> => {
    const { body } = await member.post<{
      items: { status: string; revision?: number }[];
      changes: { revision: number };
    }>('/api/training/sync', { items, after: cursor });
    if (body.items.some(({ status }) => status !== 'applied')) throw new Error(JSON.stringify(body.items));
    const revisions = body.items.map(({ revision = 0 }) => revision);
    cursor = body.changes.revision;
    return revisions;
  };
  const session = aSession({ routineId: member.routineId }, new Date().toISOString().slice(0, 10));
  const sets = plan.workouts.slice(0, WORKOUTS_A_SESSION).flatMap(({ target, ...workout }, workoutOrdinal) =>
    Array.from({ length: SETS_A_WORKOUT }, (_, ordinal) => {
      const { workoutId, workoutName } = workout;
      const { weight, reps, seconds } = target;
      const asked = { targetWeight: weight, targetReps: reps, targetSeconds: seconds, weight, reps, seconds };
      return aSet(session, { workoutId, workoutName, workoutOrdinal, ordinal, ...asked, doneAt: null });
    }),
  );
  const [sessionRevision = 0, ...revisions] = await send([
    sessionItem(session),
    ...sets.map(set => setItem(set)),
  ]);
  for (const [place, set] of sets.entries()) {
    const answer = set.ordinal === SETS_A_WORKOUT - 1 ? 'RIGHT' : null;
    await send([setItem({ ...set, answer, doneAt: new Date().toISOString() }, revisions[place])]);
  }
  await send([sessionItem({ ...session, endedAt: new Date().toISOString() }, sessionRevision)]);
  await member.get(`/api/training/sessions/${session.id}/summary`);
}

const cardOf = ({ cards }: Visitor, turn: number) => cards[turn % cards.length]!;
const other = (turn: number) => SEARCHES[turn % SEARCHES.length]!;

/** In the order of measurement: later actions need what earlier ones created. */
export const ACTIONS: readonly Action[] = [
  {
    name: 'login',
    title: 'login on a known device',
    times: 1,
    run: async member => {
      const { email: loginEmail, password } = member;
      const { body } = await member.post<{ accessToken: string; refreshToken: string }>('/api/auth/login', {
        loginEmail,
        password,
        rememberMe: true,
      });
      Object.assign(member, { token: body.accessToken, refreshToken: body.refreshToken });
    },
  },
  {
    name: 'refresh',
    title: 'new access token (every 15 minutes of use)',
    times: 4,
    run: async member => {
      const { body } = await member.get<{ accessToken: string; refreshToken: string }>(
        '/api/auth/refresh',
        member.refreshToken,
      );
      Object.assign(member, { token: body.accessToken, refreshToken: body.refreshToken });
    },
  },
  {
    name: 'bodyData',
    title: 'saving body data',
    times: 2,
    run: (member, turn) =>
      member.post('/api/bodyData', {
        date: new Date(Date.UTC(2026, 0, 1 + (turn % 300))).toISOString().slice(0, 10),
        height: 175,
        weight: 65 + (turn % 30),
        upDownBalance: 0.5,
        bodyFat: 16,
        muscleMass: 44,
      }),
  },
  {
    name: 'workouts',
    title: 'workout recommendation, until the result is shown',
    times: 2,
    run: (member, turn) =>
      recommend(member, 'workout', {
        bodyPartKoreanName: [0, 2, 5].map(step => PARTS[(turn + step) % PARTS.length]),
        machineKoreanName: MACHINES,
      }),
  },
  {
    name: 'keep',
    title: 'keeping it as a routine, card by card',
    times: 1,
    run: member => keep(member),
  },
  {
    name: 'routine',
    title: 'opening the routines (name, list, cards)',
    times: 4,
    run: member =>
      Promise.all([
        member.get('/api/user/private'),
        member.get('/api/myfit/routines/workout'),
        member.get(`/api/myfit/routines/workout/${member.routineId}`),
      ]),
  },
  {
    name: 'answer',
    title: 'answering how a weight felt',
    times: 3,
    run: (member, turn) =>
      member.post(`/api/myfit/routines/workout/feedback/${cardOf(member, turn).myWorkoutId}`, {
        feedback: ANSWERS[turn % 3],
      }),
  },
  {
    name: 'edit',
    title: 'editing a card of a routine',
    times: 3,
    // Alternates between the recommended weight and slightly less: the server would ask to confirm a likely typo.
    run: (member, turn) => {
      const { myWorkoutId, weight } = cardOf(member, turn);
      return member.post(`/api/myfit/routines/workout/update/${myWorkoutId}`, {
        weight: weight === null || turn % 2 === 0 ? weight : Math.floor(weight * 0.9),
        rep: 8 + (turn % 5),
      });
    },
  },
  {
    name: 'session',
    title: 'a session: begun, twelve sets one by one, ended, summed up',
    times: 1,
    run: member => train(member),
  },
  {
    name: 'learned',
    title: 'workout recommendation of a member with answers',
    times: 1,
    run: (member, turn) =>
      recommend(member, 'workout', {
        bodyPartKoreanName: [1, 3, 6].map(step => PARTS[(turn + step) % PARTS.length]),
        machineKoreanName: MACHINES,
      }),
  },
  {
    name: 'supplements',
    title: 'supplement recommendation, until the result is shown',
    times: 2,
    run: (member, turn) =>
      recommend(member, 'supplement', {
        monthlyBudget: 50_000 + (turn % 40) * 5_000,
        purpose: [PURPOSES[turn % 4], PURPOSES[(turn + 1) % 4]],
      }),
  },
  {
    name: 'histories',
    title: 'list of recommendations',
    times: 4,
    run: member => member.get('/api/recommendation?page=1'),
  },
  {
    name: 'search',
    title: 'search nobody made before',
    times: 8,
    run: (member, turn) => member.post(other(turn).path, JSON.parse(other(turn).body)),
  },
  {
    name: 'searchAgain',
    title: 'search made before',
    times: 8,
    run: (member, turn) => member.post(other(turn % 20).path, JSON.parse(other(turn % 20).body)),
  },
  {
    name: 'suggestion',
    title: 'suggestions for one letter typed',
    times: 8,
    run: (member, turn) =>
      member.get(`/api/workouts/search/list?keyword=${encodeURIComponent(TYPED[turn % TYPED.length]!)}`),
  },
  {
    name: 'landing',
    title: 'landing page, its document',
    times: 8,
    run: member => member.get('/'),
  },
  {
    name: 'pageAgain',
    title: 'search or detail page, rendered before',
    times: 8,
    run: (member, turn) => member.get(`/searchworkout/1/workoutdetail/${1 + (turn % 10)}`),
  },
  {
    name: 'pageFirst',
    title: 'search or detail page, rendered anew',
    times: 1,
    // Opens each page once, and only pages that earlier visits have not opened.
    run: (member, turn) =>
      member.get(`/searchworkout/1/workoutdetail/${11 + (turn % (WORKOUT_SEEDS.length - 11))}`),
  },
  {
    name: 'document',
    title: 'document of a member page',
    times: 8,
    run: member => member.get('/myfit'),
  },
  {
    name: 'file',
    title: 'one script file (a CDN or the proxy keeps these)',
    times: 8,
    run: (member, turn) => member.get(`/assets/${SCRIPTS[turn % SCRIPTS.length]}`),
  },
];

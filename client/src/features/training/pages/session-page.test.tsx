import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { v7 as uuidv7 } from 'uuid';
import { fakeServer, json } from '../../../../test/fake-server';
import { currentPath, renderApp } from '../../../../test/render-app';
import { queryClient } from '../../../shared/api/query-client';
import { setMember, startSession } from '../../../shared/session/session.store';
import { KEPT_AFTER_MS } from '../../../shared/api/answer-or-kept';
import { localDateOf } from '../../../shared/lib/calendar';
import { newSession } from '../session/plan';
import { deviceLog } from '../store/device-log';
import type { SyncItem, TrainingSet } from '../store/rows';
// Imported early, because Jest's module loader cannot link a package for two lazy chunks at once.
import './session-page';

let lastMember = 0;
const session = {
  ...newSession({ title: '가슴과 등' }, new Date('2026-03-01T10:00:00.000Z')),
  endedAt: '2026-03-01T10:48:00.000Z',
};
const aSet = (ordinal: number, values: Partial<TrainingSet> = {}): TrainingSet => ({
  ...{
    id: uuidv7(),
    sessionId: session.id,
    workoutId: 1,
    workoutName: '벤치프레스',
    workoutOrdinal: 0,
    ordinal,
  },
  ...{ kind: 'work', targetWeight: 40, targetReps: 10, targetSeconds: null, targetReserve: 2 },
  ...{ targetLeast: null, targetMost: null, targetFelt: null },
  ...{ weight: 40, reps: 10, seconds: null, reserve: null, answer: null, doneAt: '2026-03-01T10:10:00.000Z' },
  ...{ supersetGroup: null, note: null, confirmed: false, deleted: false },
  ...values,
});
const sets = [aSet(0), aSet(1, { answer: 'RIGHT' }), aSet(2, { doneAt: null })];
const SUMMARY = {
  ...{ minutes: 48, sets: 2, volumeKg: 800 },
  records: [
    {
      ...{ kind: 'heaviest', value: 40, weight: 40, previous: 37.5 },
      ...{ workoutId: 1, workoutName: '벤치프레스' },
    },
  ],
  muscles: [
    { bodyPart: '가슴', sets: 2 },
    { bodyPart: '삼두', sets: 1 },
  ],
  next: [
    {
      ...{ workoutId: 1, workoutName: '벤치프레스', text: '3세트 가운데 2세트를 하셨어요.' },
      from: { weight: 40, reps: 10, seconds: null },
      to: { weight: 42.5, reps: 8, seconds: null },
    },
  ],
};

/** A server with the session; without a connection it never answers. */
function server(connected = true) {
  let revision = 10;
  const offline = () => Promise.reject(new TypeError('Failed to fetch')) as Promise<Response>;
  const when = (answer: (request: Request) => Promise<Response> | Response) => (connected ? answer : offline);
  return fakeServer({
    'GET /api/training/changes': when(() =>
      json({
        sessions: [{ ...session, revision: 1 }],
        sets: sets.map(set => ({ ...set, doubt: null, revision: 2 })),
        revision: 2,
        more: false,
      }),
    ),
    'POST /api/training/sync': when(async request => {
      const { items } = (await request.json()) as { items: SyncItem[] };
      const answers = items.map(({ row, type }) => ({
        id: row.id,
        type,
        status: 'applied',
        revision: ++revision,
      }));
      return json({ items: answers, revision });
    }),
    'GET /api/training/sessions/*': when(() => json(SUMMARY)),
    'GET /api/training/next': when(() => json({ workouts: [] })),
    'GET /api/training/weeks': when(() =>
      json({ weeks: [], recommended: { low: 10, high: 20, source: '' } }),
    ),
  });
}
const sent = async (fake: ReturnType<typeof server>): Promise<SyncItem['row'][]> => {
  const bodies = await Promise.all(
    fake
      .calls('POST /api/training/sync')
      .map(request => request.clone().json() as Promise<{ items: SyncItem[] }>),
  );
  return bodies.flatMap(({ items }) => items.map(({ row }) => row));
};
/** The page suspends until the device's log is open. */
const open = () => act(async () => renderApp(`/training/session/${session.id}`));
const part = (name: string) => screen.findByRole('region', { name });

beforeEach(() => {
  queryClient.clear();
  const sub = btoa(JSON.stringify({ sub: String(++lastMember) }));
  startSession({ accessToken: `x.${sub}.x`, refreshToken: 'r' }, true);
  setMember({ userName: '민지', sex: '남' });
});

it('shows a session of the past with what the server says of it', async () => {
  server();
  await open();
  await screen.findByRole('heading', { name: '가슴과 등' });
  expect(within(await part('새 기록')).getByText('가장 무거운 무게 40kg')).toBeVisible();
  expect(within(await part('새 기록')).getByText('지금까지 37.5kg')).toBeVisible();
  expect(within(await part('다음에는')).getByText('40kg × 10회 → 42.5kg × 8회')).toBeVisible();
  expect(
    within(await part('쓴 근육'))
      .getByText('삼두')
      .closest('li'),
  ).toHaveTextContent('삼두1세트');
  expect(await part('한 운동')).toHaveTextContent('적당했어요');
  expect(await part('한 운동')).toHaveTextContent('못 함');
  expect(screen.queryByRole('button', { name: '이어서 더 하기' })).toBeNull();
});

it('says what it can while nothing was sent', async () => {
  server(false);
  const device = await deviceLog();
  const today = { ...session, localDate: localDateOf(new Date()) };
  await device!.write([{ type: 'session', row: today }, ...sets.map(row => ({ type: 'set' as const, row }))]);
  await open();
  await screen.findByRole('heading', { name: '오늘 운동을 해냈어요!' });
  expect(screen.getByText('800').closest('div')).toHaveTextContent('볼륨800kg');
  // Not at once: mostly it is sent a moment later.
  const words = '새 기록, 쓴 근육, 다음 무게는 이 기록을 보낸 뒤에 보여 드려요.';
  expect(await screen.findByText(words, undefined, { timeout: 2 * KEPT_AFTER_MS })).toBeVisible();
  expect(screen.getByRole('button', { name: '이어서 더 하기' })).toBeVisible();
});

it('tells no volume of what was lifted without a weight', async () => {
  server(false);
  const device = await deviceLog();
  const row = aSet(0, { workoutName: '플랭크', weight: null, reps: null, seconds: 60 });
  await device!.write([
    { type: 'session', row: session },
    { type: 'set', row },
  ]);
  await open();
  expect((await screen.findByText('시간')).closest('div')).toHaveTextContent('시간48분');
  expect(screen.queryByText('볼륨')).toBeNull();
});

it('corrects a set, and takes all corrections back', async () => {
  const fake = server();
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '운동 기록 메뉴' }));
  await user.click(screen.getByRole('menuitem', { name: '세트 고치기' }));
  await user.click(await screen.findByRole('button', { name: / 3세트 .*완료$/ }));
  await waitFor(async () =>
    expect(await sent(fake)).toContainEqual(
      expect.objectContaining({ id: sets[2]!.id, doneAt: session.endedAt }),
    ),
  );
  await user.click(screen.getByRole('button', { name: '벤치프레스 세트 추가' }));
  await screen.findByRole('button', { name: / 4세트 .*완료 취소$/ });
  await user.click(screen.getByRole('button', { name: '처음대로' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^4세트/ })).toBeNull());
  await waitFor(async () =>
    expect((await sent(fake)).at(-1)).toMatchObject({ id: sets[2]!.id, doneAt: null }),
  );
  await user.click(screen.getByRole('button', { name: '다 고쳤어요' }));
  expect(await part('한 운동')).toHaveTextContent('못 함');
});

it('deletes a session and brings it back', async () => {
  const fake = server();
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '운동 기록 메뉴' }));
  await user.click(screen.getByRole('menuitem', { name: '기록 지우기' }));
  await screen.findByText('‘가슴과 등’ 기록을 지웠어요.');
  expect(currentPath()).not.toContain('session');
  const last = async () => (await sent(fake)).findLast(row => row.id === session.id);
  await waitFor(async () => expect(await last()).toMatchObject({ deleted: true }));
  await user.click(screen.getByRole('button', { name: '되돌리기' }));
  await waitFor(async () => expect(await last()).toMatchObject({ deleted: false }));
});

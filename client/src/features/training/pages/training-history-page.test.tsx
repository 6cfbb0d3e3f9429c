import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { v7 as uuidv7 } from 'uuid';
import { apiError, fakeServer, json } from '../../../../test/fake-server';
import { currentPath, renderApp } from '../../../../test/render-app';
import { queryClient } from '../../../shared/api/query-client';
import { formatMonthDay } from '../../../shared/lib/format';
import { setMember, startSession } from '../../../shared/session/session.store';
import { dateAfter, lastMondays, mondayOf, localDateOf } from '../../../shared/lib/calendar';
import { keptWeeksKey } from '../api/week.api';
import { newSession } from '../session/plan';
// Imported early, because Jest's module loader cannot link a package for two lazy chunks at once.
import './training-history-page';
import './workout-records-page';

let lastMember = 100;
/** Title of sessions that ended without a set. */
const EMPTY = '한 것이 없어요';
const today = localDateOf(new Date());
const mondays = lastMondays(today, 12);
const sessionOn = (localDate: string, title: string, revision: number) => ({
  ...newSession({ title }, new Date(`${localDate}T01:00:00.000Z`)),
  ...{ localDate, endedAt: `${localDate}T01:52:00.000Z`, revision },
});
/** This week, last week, and the one before; none in the fourth. */
const sessions = [
  sessionOn(mondayOf(today), '가슴과 등', 1),
  sessionOn(dateAfter(mondayOf(today), -7), '어깨', 2),
  sessionOn(dateAfter(mondayOf(today), -14), '하체', 3),
  sessionOn(dateAfter(mondayOf(today), -28), '등', 4),
];
const WEEKS = {
  weeks: mondays.map((monday, i) => ({ monday, bodyParts: i === 11 ? [{ bodyPart: '가슴', sets: 8 }] : [] })),
  recommended: { low: 10, high: 20, source: '' },
};
const point = (date: string, kg: number) => ({
  ...{ date, oneRepMaxKg: kg, lowKg: kg - 5, highKg: kg + 5 },
  ...{ bestWeight: 40, volumeKg: 800, reps: 20, longestSeconds: null },
});

const setOf = ({ id, endedAt }: (typeof sessions)[number], ordinal: number, revision = 4) => ({
  ...{ id: uuidv7(), sessionId: id, workoutId: 1, workoutName: '숄더프레스', workoutOrdinal: 0 },
  ...{ ordinal, kind: ordinal === 0 ? 'warmup' : 'work', doneAt: endedAt },
  ...{ targetWeight: 20, targetReps: 10, targetSeconds: null, targetReserve: 2, weight: 20, reps: 10 },
  ...{ targetLeast: null, targetMost: null, targetFelt: null },
  ...{ seconds: null, reserve: null, answer: null, supersetGroup: null, note: null, confirmed: false },
  ...{ deleted: false, doubt: null, revision },
});

function server(rows: typeof sessions = sessions) {
  const sets = rows.filter(({ title }) => title !== EMPTY).map(row => setOf(row, 1));
  return fakeServer({
    'GET /api/training/changes': () => json({ sessions: rows, sets, revision: 4, more: false }),
    'GET /api/training/sessions': () =>
      json(
        rows.map(({ id, title, localDate, startedAt, endedAt }) => ({
          ...{ id, title, localDate, startedAt, endedAt },
          ...(title === EMPTY
            ? { sets: 0, volumeKg: 0, bodyParts: [] }
            : { sets: 12, volumeKg: 4800, bodyParts: ['가슴', '등'] }),
        })),
      ),
    'GET /api/training/weeks': () => json(WEEKS),
    'GET /api/week/kept': () => json({ weeks: 3, shown: true }),
    'GET /api/training/records': () =>
      json([
        {
          ...{ workoutId: 1, workoutName: '벤치프레스', image: null, sessions: 3, lastDate: today },
          longestSeconds: null,
          records: [{ kind: 'heaviest', value: 60, weight: 60 }],
        },
      ]),
    'GET /api/training/workouts/*': () =>
      json({
        points: [point('2026-10-01', 50), point('2026-11-01', 54.2)],
        records: [{ kind: 'mostRepsAtWeight', value: 12, weight: 40 }],
      }),
  });
}
const open = (path: string) => act(async () => renderApp(path));

beforeEach(() => {
  queryClient.clear();
  const sub = btoa(JSON.stringify({ sub: String(++lastMember) }));
  startSession({ accessToken: `x.${sub}.x`, refreshToken: 'r' }, true);
  setMember({ userName: '민지', sex: '남' });
});

it('says what to do where there is nothing yet', async () => {
  server([]);
  await open('/training/history');
  await screen.findByText('아직 운동 기록이 없어요');
  expect(screen.getByRole('link', { name: '오늘 운동 시작하기' })).toHaveAttribute('href', '/training');
});

it('shows the weeks kept, and of a chosen day its sessions alone', async () => {
  server();
  const { user } = await open('/training/history');
  await screen.findByRole('button', { name: '이어 온 주 3주' });
  const monday = mondayOf(today);
  const day = await screen.findByRole('button', {
    name: new RegExp(`^${Number(monday.slice(8))} ?일, 운동 1번`),
  });
  await user.click(day);
  expect(day).toHaveAttribute('aria-pressed', 'true');
  const list = await within(screen.getByRole('tabpanel')).findByRole('list');
  expect(within(list).getAllByRole('link')).toHaveLength(1);
  await waitFor(() => expect(list).toHaveTextContent('52분 · 12세트 · 4,800kg'));
});

it('says how weeks are kept, and hides them where that is wanted, until they are wanted again', async () => {
  const fake = server();
  const shown: unknown[] = [];
  fake.on('PUT /api/week/kept', async request => {
    shown.push(await request.json());
    return new Response(null, { status: 204 });
  });
  const { user } = await open('/training/history');
  await user.click(await screen.findByRole('button', { name: '이어 온 주 3주' }));
  const dialog = await screen.findByRole('dialog', { name: '3주째 이어 왔어요' });
  await user.click(within(dialog).getByRole('checkbox', { name: '이어 온 주 보여 주기' }));
  await waitFor(() => expect(screen.queryByText(/이어 온 주 3주/)).toBeNull());
  await user.click(await screen.findByRole('button', { name: '이어 온 주 보기' }));
  await screen.findByRole('button', { name: '이어 온 주 3주' });
  expect(shown).toEqual([{ shown: false }, { shown: true }]);
});

it('names no weeks before there are two', async () => {
  server().on('GET /api/week/kept', () => json({ weeks: 1, shown: true }));
  await open('/training/history');
  await screen.findByText(/월에 \d번$/);
  await waitFor(() => expect(queryClient.getQueryData(keptWeeksKey)).toEqual({ weeks: 1, shown: true }));
  expect(screen.queryByText(/이어 온 주/)).toBeNull();
  await act(async () => queryClient.setQueryData(keptWeeksKey, { weeks: 2, shown: true }));
  expect(await screen.findByText(/이어 온 주 2주/)).toBeVisible();
});

it('opens at the month of the last workout, which on the first of a month is the one before', async () => {
  const last = dateAfter(`${today.slice(0, 7)}-01`, -3);
  server([sessionOn(last, '하체', 1)]);
  await open('/training/history');
  expect(await screen.findByText(`${Number(last.slice(5, 7))}월에 1번`)).toBeVisible();
  expect(await screen.findByRole('link', { name: /하체/ })).toBeVisible();
});

it('leaves out what was ended without a set or a word', async () => {
  const empty = sessionOn(today, EMPTY, 5);
  const noted = { ...sessionOn(today, EMPTY, 6), note: '무릎이 아파서 그만' };
  server([...sessions, empty, noted]);
  await open('/training/history');
  await waitFor(() => expect(screen.getAllByText(EMPTY)).toHaveLength(1));
  expect(screen.getByRole('link', { name: new RegExp(EMPTY) })).toHaveAttribute(
    'href',
    `/training/session/${noted.id}`,
  );
  expect(screen.getByRole('button', { name: '다음 달' })).toBeDisabled();
});

it.each([0, 1])('lists a session that has begun, and counts it from its first set on: %d', async count => {
  const session = sessionOn(today, '어깨', 5);
  const sets = [setOf(session, 1, 6)].slice(0, count);
  const fake = server();
  fake.on('GET /api/training/changes', () =>
    json({ sessions: [{ ...session, endedAt: null }], sets, revision: 9, more: false }),
  );
  fake.on('GET /api/training/sessions', () => json([]));
  await open('/training/history');
  expect(await screen.findByText(new RegExp(`월에 ${count}번$`))).toBeVisible();
  expect(await screen.findByRole('link', { name: /어깨/ })).toHaveTextContent('하는 중');
});

it('leaves them out without a network, too, and says of the others how many sets this device has', async () => {
  const [empty, trained] = [sessionOn(today, EMPTY, 5), sessionOn(today, '어깨', 6)];
  const sets = [0, 1, 2].map(ordinal => setOf(trained, ordinal, 7 + ordinal));
  const fake = server();
  fake.on('GET /api/training/changes', () =>
    json({ sessions: [empty, trained], sets, revision: 9, more: false }),
  );
  fake.on('GET /api/training/sessions', () => Promise.reject(new TypeError('Failed to fetch')));
  await open('/training/history');
  await waitFor(() => expect(screen.getByText('52분 · 2세트')).toBeVisible());
  expect(screen.queryByText(EMPTY)).toBeNull();
  expect(screen.getByText(/월에 1번$/)).toBeVisible();
});

it('promises nothing for a network that is there, and no records on a device that has none', async () => {
  const fault = () => apiError('INTERNAL_EXCEPTION', '문제가 생겼어요.', 500);
  server().on('GET /api/training/changes', fault);
  const { unmount } = await open('/training/history');
  expect(await screen.findByText('잠시 후 다시 가져올게요.')).toBeInTheDocument();
  unmount();

  server().on('GET /api/training/workouts/1/history', () => Promise.reject(new TypeError('Failed to fetch')));
  await open('/training/history/workout/1');
  expect(await screen.findByText('연결되면 보여 드릴게요')).toBeInTheDocument();
  expect(screen.queryByText(/기록은 이 기기에 그대로/)).toBeNull();
});

it('goes on from this device when the server is not there', async () => {
  const fake = server();
  fake.on('GET /api/training/sessions', () => apiError('X', '잠시 후 다시 시도해 주세요.', 503));
  fake.on('GET /api/training/weeks', () => Promise.reject(new TypeError('Failed to fetch')));
  const { user } = await open('/training/history');
  await screen.findByRole('button', { name: '이어 온 주 3주' });
  await user.click(screen.getByRole('tab', { name: '부위' }));
  await screen.findByText('연결되면 보여 드릴게요');
  fake.on('GET /api/training/weeks', () => json(WEEKS));
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  await screen.findByRole('heading', { name: '이번 주에 쓴 근육' });
});

it('reads the sets of a week out by arrow keys, against the range, and shows them as a table', async () => {
  const fake = server();
  const { user } = await open('/training/history?tab=parts');
  const chart = await screen.findByRole('slider', { name: '주마다 세트 그래프' });
  // This week by this device's clock, wherever it is, and whole weeks, which a kept answer has tomorrow, too.
  const query = (call: string) => Object.fromEntries(new URL(fake.calls(call)[0]!.url).searchParams);
  expect(query('GET /api/training/weeks')).toEqual({ weeks: '12', on: today });
  const sunday = dateAfter(mondays[11]!, 6);
  expect(query('GET /api/training/sessions')).toEqual({ from: mondays[0], to: sunday });
  expect(chart).toHaveAttribute('aria-valuetext', '이번 주, 8세트');
  expect(screen.getByText('이번 주 · 권하는 세트보다 적어요')).toBeVisible();
  act(() => chart.focus());
  await user.keyboard('{ArrowLeft}');
  expect(chart).toHaveAttribute('aria-valuetext', `${formatMonthDay(mondays[10]!)}부터 한 주, 0세트`);
  const table = screen.getByRole('region', { name: '주마다 세트 표', hidden: true });
  expect(within(table).getAllByRole('row', { hidden: true })).toHaveLength(13);
});

it('shows what was done without a range to members to whom none is recommended', async () => {
  const fake = server();
  fake.on('GET /api/training/weeks', () => json({ ...WEEKS, recommended: null }));
  await open('/training/history?tab=parts');
  expect(await screen.findByRole('slider', { name: '주마다 세트 그래프' })).toBeVisible();
  expect(screen.getAllByText('8세트').length).toBeGreaterThan(0);
  expect(screen.queryByText(/권(하|해)/)).toBeNull();
});

it('leads from a workout to its estimates with their band in words', async () => {
  server();
  const { user } = await open('/training/history?tab=workouts');
  await user.click(await screen.findByRole('link', { name: /벤치프레스/ }));
  expect(currentPath()).toBe('/training/history/workout/1');
  const chart = await screen.findByRole('slider', { name: '추정 1RM 그래프' });
  expect(chart).toHaveAttribute('aria-valuetext', '11월 1일, 54.2kg, 49.2~59.2kg');
  expect(screen.getByText('10월 1일보다 4.2kg 늘었어요.')).toBeVisible();
  expect(screen.getByText('40kg으로 12회')).toBeVisible();
});

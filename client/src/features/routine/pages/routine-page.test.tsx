import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { apiError, fakeServer, json } from '../../../../test/fake-server';
import { currentPath, renderApp } from '../../../../test/render-app';
import { queryClient } from '../../../shared/api/query-client';
import { setMember, startSession } from '../../../shared/session/session.store';
import { myfitKeys } from '../../../shared/widgets/myfit/myfit.keys';
import { DELAY_MS } from '../hooks/use-delayed-save';
// Imported early, because Jest's module loader cannot link a package for two lazy chunks at once.
import './routine-page';

interface WireRoutine {
  routineId: number;
  routineIndex: number;
  routineName: string;
}
interface WireWorkout {
  myWorkoutId: number;
  workoutId: number;
  workoutName: string;
  myWorkoutIndex: number;
  weight: number | null;
  rep: number | null;
  setCount: number | null;
  loadLabel: string;
  stop: object | null;
}

const workout = (myWorkoutId: number, workoutName: string, more: Partial<WireWorkout> = {}) => ({
  myWorkoutId,
  workoutId: myWorkoutId + 100,
  workoutName,
  bodyParts: ['가슴', '삼두'],
  weight: 40 as number | null,
  rep: 10 as number | null,
  setCount: 3 as number | null,
  description: `${workoutName}를 천천히 해요.`,
  safety: '허리를 곧게 펴요.',
  imgPath: '/figures/x.svg',
  videoLink: null,
  myWorkoutIndex: myWorkoutId,
  loadLabel: '바벨 포함 총 무게',
  repeatUnit: 'reps',
  ...{ mode: 'auto', reason: null, answer: null, proposal: null, restSeconds: 90, historyId: null },
  stop: null as object | null,
  version: 1,
  ...more,
});

/** A server that stores routines and one routine's workouts, as the real one does. */
function server(
  names: string[] = ['가슴 집중', '등 집중'],
  more: Record<string, () => Response | Promise<Response>> = {},
) {
  let routines: WireRoutine[] = names.map((routineName, index) => ({
    routineId: index + 1,
    routineIndex: index,
    routineName,
  }));
  let workouts = [
    workout(1, '벤치프레스', { weight: 42.5 }),
    workout(2, '스쿼트', { loadLabel: '한 손' }),
    workout(3, '풀업', { weight: null, rep: null, setCount: null }),
  ];
  const answerWith = (request: Request, told: object) => {
    const id = Number(request.url.split('/').at(-1));
    workouts = workouts.map(each => (each.myWorkoutId === id ? { ...each, ...told } : each));
  };
  return fakeServer({
    'GET /api/bodyData': () =>
      json([
        { date: '2026-11-18', weight: 80, muscleMass: 44, bodyFat: 16 },
        { date: '2026-10-18', weight: 80, muscleMass: 43, bodyFat: 18 },
      ]),
    'GET /api/myfit/routines/workout': () => json({ routines }),
    'POST /api/myfit/routines/workout': async request => {
      const body = (await request.json()) as { routines: WireRoutine[] };
      routines = body.routines.map((each, index) =>
        each.routineId === -1 ? { ...each, routineId: 50 + index } : each,
      );
      return json({ routines });
    },
    'GET /api/myfit/routines/workout/1': () => json(workouts),
    'GET /api/myfit/routines/workout/*': () => json([]),
    'POST /api/myfit/routines/workout/update/*': async request => {
      const id = Number(request.url.split('/').at(-1));
      const moved = workouts.find(each => each.myWorkoutId === id);
      const { myWorkoutIndex = moved?.myWorkoutIndex, ...numbers } =
        (await request.json()) as Partial<WireWorkout>;
      if (!moved) return apiError('MY_WORKOUT_NOT_FOUND_EXCEPTION', '…', 404);
      const rest = workouts.filter(each => each !== moved);
      rest.splice((myWorkoutIndex ?? 1) - 1, 0, { ...moved, ...numbers });
      workouts = rest.map((each, index) => ({ ...each, myWorkoutIndex: index + 1 }));
      return json(workouts);
    },
    'POST /api/myfit/routines/workout/delete/*': request => {
      const id = Number(request.url.split('/').at(-1));
      workouts = workouts.filter(each => each.myWorkoutId !== id);
      return new Response(null, { status: 204 });
    },
    'POST /api/myfit/routines/workout/feedback/*': async request => {
      const { feedback } = (await request.json()) as { feedback: string };
      const proposal = { weight: 37.5, rep: 12, setCount: 3, reason: '무거웠던 것 같아 내렸어요.' };
      answerWith(request, { answer: feedback, proposal });
      return new Response(null, { status: 204 });
    },
    'DELETE /api/myfit/routines/workout/feedback/*': request => {
      answerWith(request, { answer: null, proposal: null });
      return new Response(null, { status: 204 });
    },
    'GET /api/myfit/routines/supplement': () => json([]),
    'GET /api/workouts/*': () =>
      json({ description: '바를 잡아요. 1.5배로 서요.', mistakes: ['무릎이 안으로 모여요.'], safety: '' }),
    ...more,
  });
}

const order = () =>
  screen
    .getAllByRole('button', { name: /순서 바꾸기/ })
    .map(handle => /, (.+?),/.exec(handle.getAttribute('aria-label') ?? '')?.[1]);
const tabs = () =>
  within(screen.getByRole('list', { name: '루틴' }))
    .getAllByRole('button', { pressed: undefined })
    .filter(button => button.hasAttribute('aria-pressed'))
    .map(button => button.textContent);
const open = async (name: string) => {
  const view = renderApp('/mypage');
  await view.user.click(await screen.findByRole('button', { name: new RegExp(`^${name}.*자세히 보기`) }));
  return view;
};

// Whole flows are typed key by key, and the machine may be busy.

beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
  startSession({ accessToken: 'a', refreshToken: 'r' }, true);
  setMember({ userName: '길동', sex: '남' });
});

it('shows the body, the split, the tabs and the numbered workouts', async () => {
  server();
  renderApp('/mypage');
  expect(await screen.findByRole('heading', { level: 1, name: '내 루틴' })).toBeInTheDocument();
  expect(await screen.findByText('2분할')).toBeInTheDocument();
  expect(await screen.findByText('35.2')).toBeInTheDocument();
  expect(screen.getByText('지난달보다 +0.8kg')).toBeInTheDocument();
  expect(screen.getByText('지난달보다 −2%p')).toBeInTheDocument();
  expect(await screen.findByText('42.5kg')).toBeInTheDocument();
  expect(order()).toEqual(['벤치프레스', '스쿼트', '풀업']);
  // Undecided numbers are 0.
  expect(screen.getByText('0kg')).toBeInTheDocument();
  expect(screen.getByText('0회 × 0세트')).toBeInTheDocument();
  expect(screen.queryByText('내 보충제')).toBeNull();
});

it('fills the first four routines for where the member trains', async () => {
  const routines = ['가슴', '등', '어깨', '하체'].map((part, index) => ({
    ...{ routineId: index + 1, routineIndex: index, routineName: `${part} 집중` },
  }));
  let answer!: () => void;
  const held = new Promise<void>(resolve => (answer = resolve));
  const calls = server([], {
    'GET /api/training/preferences': () =>
      json({ choices: { place: 'home' }, places: [{ place: 'home' }], excludedWorkouts: [] }),
    'POST /api/myfit/routines/workout/filled': async () => {
      await held;
      return json({ routines, version: 1, fromBodyData: true }, 201);
    },
  });
  const { user } = renderApp('/mypage');
  expect(await screen.findByRole('button', { name: '집', pressed: true })).toBeInTheDocument();
  // A place that is not saved cannot be chosen.
  expect(screen.queryByRole('button', { name: '내 헬스장' })).toBeNull();
  expect(screen.getByRole('link', { name: '건강 정보' })).toHaveAttribute('href', '/mypage/health');
  await user.click(screen.getByRole('button', { name: '추가하기' }));
  // Not four filled ones and four empty ones.
  expect(screen.getByRole('button', { name: '빈 루틴 네 개로 시작하기' })).toBeDisabled();
  answer();
  expect(await screen.findByText('4분할')).toBeInTheDocument();
  expect(screen.getByText('루틴 네 개를 내 몸에 맞는 무게로 채웠어요.')).toBeInTheDocument();
  expect(await calls.calls('POST /api/myfit/routines/workout/filled')[0]?.json()).toEqual({ place: 'home' });
});

it('begins with the four defaults, empty, for who wants that', async () => {
  const calls = server([]);
  const { user } = renderApp('/mypage');
  expect(await screen.findByText('아직 루틴이 없어요.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '빈 루틴 네 개로 시작하기' }));
  // They are empty: nothing is split yet.
  expect(await screen.findByText('루틴 4개')).toBeInTheDocument();
  const sent = (await calls.calls('POST /api/myfit/routines/workout')[0]?.json()) as {
    routines: WireRoutine[];
  };
  expect(sent.routines.map(each => each.routineId)).toEqual([-1, -1, -1, -1]);
  expect(sent.routines.map(each => each.routineIndex)).toEqual([0, 1, 2, 3]);
});

it('adds a routine after the highest index, shows it and asks for its name', async () => {
  const calls = server();
  const { user } = renderApp('/mypage');
  await screen.findByText('2분할');
  await user.click(screen.getByRole('button', { name: '루틴 추가' }));
  const name = await screen.findByRole('textbox', { name: '루틴 이름' });
  expect(name).toHaveValue('새 루틴');
  expect(name).toHaveFocus();
  const sent = (await calls.calls('POST /api/myfit/routines/workout')[0]?.json()) as {
    routines: WireRoutine[];
  };
  expect(sent.routines.at(-1)).toEqual({ routineId: -1, routineIndex: 2, routineName: '새 루틴' });
  expect(currentPath()).toMatch(/routine=/);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: '새 루틴', pressed: true })).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: '루틴 추가' }));
  expect(await screen.findByRole('textbox', { name: '루틴 이름' })).toHaveValue('새 루틴 2');
});

it('opens the routine that was shown last', async () => {
  server();
  const first = renderApp('/mypage');
  await first.user.click(await screen.findByRole('button', { name: '등 집중' }));
  await waitFor(() => expect(currentPath()).toMatch(/routine=/));
  first.unmount();
  renderApp('/mypage');
  expect(await screen.findByRole('button', { name: '등 집중', pressed: true })).toBeInTheDocument();
});

it('renames in place: Enter saves, Escape and a press outside do not, and what was typed can still be saved', async () => {
  const calls = server();
  const { user } = renderApp('/mypage');
  await user.click(await screen.findByRole('button', { name: '가슴 집중 메뉴' }));
  await user.click(screen.getByRole('menuitem', { name: '이름 수정' }));
  const field = screen.getByRole('textbox', { name: '루틴 이름' });
  expect(field).toHaveValue('가슴 집중');
  await user.clear(field);
  await user.type(field, '월요일{Escape}');
  expect(screen.getByRole('button', { name: '가슴 집중' })).toHaveFocus();
  const rename = async (name: string, to: string) => {
    await user.click(screen.getByRole('button', { name: `${name} 메뉴` }));
    await user.click(screen.getByRole('menuitem', { name: '이름 수정' }));
    const again = screen.getByRole('textbox', { name: '루틴 이름' });
    await user.clear(again);
    await user.type(again, to);
  };
  await rename('가슴 집중', '화요일');
  await user.click(screen.getByRole('heading', { level: 1 }));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(tabs()).toEqual(['가슴 집중', '등 집중']);
  expect(calls.calls('POST /api/myfit/routines/workout')).toHaveLength(0);
  await user.click(await screen.findByRole('button', { name: '‘화요일’ 저장' }));
  await waitFor(() => expect(tabs()).toEqual(['화요일', '등 집중']));
  await rename('화요일', '월요일{Enter}');
  await waitFor(() => expect(tabs()).toEqual(['월요일', '등 집중']));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('button', { name: '월요일' })).toHaveFocus();
});

it('says that a routine is gone whose name was being typed as the answer came', async () => {
  server(['가슴 집중', '등 집중']);
  const { user } = renderApp('/mypage');
  await user.click(await screen.findByRole('button', { name: '등 집중 메뉴' }));
  await user.click(screen.getByRole('menuitem', { name: '이름 수정' }));
  await user.type(screen.getByLabelText('루틴 이름'), '등과 어깨');
  const left = [{ routineId: 1, routineIndex: 0, routineName: '가슴 집중' }];
  await act(async () => void queryClient.setQueryData(myfitKeys.routines, left));
  expect(await screen.findByText('이름을 바꾸던 루틴이 그사이 지워졌어요.')).toBeVisible();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '가슴 집중', pressed: true }));
});

it('offers a name again that the server did not take', async () => {
  const calls = server(undefined, {
    'POST /api/myfit/routines/workout': () => apiError('INTERNAL_EXCEPTION', '문제가 생겼어요.', 500),
  });
  const { user } = renderApp('/mypage');
  await user.click(await screen.findByRole('button', { name: '가슴 집중 메뉴' }));
  await user.click(screen.getByRole('menuitem', { name: '이름 수정' }));
  await user.clear(screen.getByRole('textbox', { name: '루틴 이름' }));
  await user.type(screen.getByRole('textbox', { name: '루틴 이름' }), '화요일{Enter}');
  await user.click(await screen.findByRole('button', { name: '‘화요일’ 저장' }));
  const sent = () => calls.calls('POST /api/myfit/routines/workout');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(await sent()[1]?.json()).toMatchObject({ routines: [{ routineName: '화요일' }, {}] });
  expect(await screen.findByText('문제가 생겼어요.')).toBeInTheDocument();
});

it('has one menu open at a time, closed by a press outside and by Escape with the focus back', async () => {
  server();
  const { user } = renderApp('/mypage');
  const trigger = await screen.findByRole('button', { name: '가슴 집중 메뉴' });
  await user.click(trigger);
  await user.click(screen.getByRole('button', { name: '등 집중 메뉴' }));
  expect(screen.getAllByRole('menu')).toHaveLength(1);
  await user.click(screen.getByRole('heading', { level: 1 }));
  expect(screen.queryByRole('menu')).toBeNull();
  await user.click(trigger);
  expect(screen.getByRole('menuitem', { name: '이름 수정' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(trigger).toHaveFocus();
});

it('offers another try where it is not known whether a routine is shared', async () => {
  let reachable = false;
  server(undefined, {
    'GET /api/myfit/routines/workout/1/share': () =>
      reachable
        ? json({ url: null, withName: false })
        : apiError('TOO_MANY_REQUESTS_EXCEPTION', '잠시 뒤에 해 주세요.', 429),
  });
  const { user } = renderApp('/mypage');
  await user.click(await screen.findByRole('button', { name: '가슴 집중 메뉴' }));
  await user.click(screen.getByRole('menuitem', { name: '공유하기' }));
  const dialog = await screen.findByRole('dialog', { name: '루틴 공유하기' });
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/잠시/);
  expect(within(dialog).getByRole('button', { name: '링크 만들기' })).toBeDisabled();
  reachable = true;
  await user.click(within(dialog).getByRole('button', { name: '다시 시도' }));
  await waitFor(() => expect(within(dialog).getByRole('button', { name: '링크 만들기' })).toBeEnabled());
});

it('moves a routine to the right and deletes one with a way back', async () => {
  const calls = server();
  const { user } = renderApp('/mypage');
  await user.click(await screen.findByRole('button', { name: '가슴 집중 메뉴' }));
  await user.click(screen.getByRole('menuitem', { name: '순서 바꾸기: 오른쪽' }));
  await waitFor(() => expect(tabs()).toEqual(['등 집중', '가슴 집중']));

  await user.click(screen.getByRole('button', { name: '등 집중 메뉴' }));
  await user.click(screen.getByRole('menuitem', { name: '루틴 지우기' }));
  expect(await screen.findByText('등 집중을 지웠어요.')).toBeInTheDocument();
  expect(tabs()).toEqual(['가슴 집중']);
  await user.click(screen.getByRole('button', { name: '되돌리기' }));
  await waitFor(() => expect(tabs()).toEqual(['등 집중', '가슴 집중']));
  const sent = (await calls.calls('POST /api/myfit/routines/workout').at(-1)?.json()) as {
    routines: WireRoutine[];
  };
  // The same id brings it back with its workouts.
  expect(sent.routines.map(each => each.routineId)).toEqual([2, 1]);
});

it('opens a card: description, safety, the player with its video search', async () => {
  server();
  const { user } = await open('스쿼트');
  expect(await screen.findByText('허리를 곧게 펴요.')).toBeInTheDocument();
  expect(screen.getByText('스쿼트를 천천히 해요.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '스쿼트 동작 보기' }));
  const player = await screen.findByRole('dialog', { name: '스쿼트' });
  expect(await within(player).findByText('1.5배로 서요.')).toBeInTheDocument();
  expect(within(player).getByRole('link', { name: '영상 찾아보기' })).toHaveAttribute('target', '_blank');
  await user.click(within(player).getByRole('button', { name: '닫기' }));
  await user.click(screen.getByRole('button', { name: '접기' }));
  expect(screen.getByRole('button', { name: /^스쿼트.*자세히 보기/ })).toBeInTheDocument();
});

it('moves a workout by its buttons at once and saves the place', async () => {
  const calls = server();
  const { user } = await open('스쿼트');
  await user.click(await screen.findByRole('button', { name: '스쿼트 위로 옮기기' }));
  expect(order()).toEqual(['스쿼트', '벤치프레스', '풀업']);
  await waitFor(() => expect(calls.calls('POST /api/myfit/routines/workout/update/2')).toHaveLength(1));
  expect(await calls.calls('POST /api/myfit/routines/workout/update/2')[0]?.json()).toEqual({
    myWorkoutIndex: 1,
  });
});

it('takes a move back when the server refuses it', async () => {
  server(undefined, {
    'POST /api/myfit/routines/workout/update/2': () =>
      apiError('INTERNAL_EXCEPTION', '문제가 생겼어요.', 500),
  });
  const { user } = await open('스쿼트');
  await user.click(await screen.findByRole('button', { name: '스쿼트 위로 옮기기' }));
  expect(await screen.findByText('문제가 생겼어요.')).toBeInTheDocument();
  await waitFor(() => expect(order()).toEqual(['벤치프레스', '스쿼트', '풀업']));
});

it('saves several presses of a stepper as one change', async () => {
  const calls = server();
  await open('스쿼트');
  const more = await screen.findByRole('button', { name: '무게 (한 손) 2kg 늘리기' });
  jest.useFakeTimers();
  fireEvent.click(more);
  act(() => void jest.advanceTimersByTime(DELAY_MS - 1));
  fireEvent.click(more);
  act(() => void jest.advanceTimersByTime(DELAY_MS - 1));
  expect(calls.calls('POST /api/myfit/routines/workout/update/2')).toHaveLength(0);
  act(() => void jest.advanceTimersByTime(1));
  jest.useRealTimers();
  await waitFor(() => expect(calls.calls('POST /api/myfit/routines/workout/update/2')).toHaveLength(1));
  expect(await calls.calls('POST /api/myfit/routines/workout/update/2')[0]?.json()).toMatchObject({
    weight: 44,
  });
});

it('keeps a press that is not saved yet, where the answer comes late with another device’s numbers', async () => {
  const calls = server();
  await open('스쿼트');
  const more = await screen.findByRole('button', { name: '무게 (한 손) 2kg 늘리기' });
  jest.useFakeTimers();
  fireEvent.click(more);
  const key = myfitKeys.workouts(1);
  const later = queryClient.getQueryData<WireWorkout[]>(key)!.map(each => ({ ...each, rep: 12 }));
  await act(async () => void queryClient.setQueryData(key, later));
  expect(screen.getByLabelText('무게 (한 손)')).toHaveValue('42');
  expect(screen.getByLabelText('횟수')).toHaveValue('12');
  act(() => void jest.advanceTimersByTime(DELAY_MS));
  jest.useRealTimers();
  await waitFor(() => expect(calls.calls('POST /api/myfit/routines/workout/update/2')).toHaveLength(1));
  expect(await calls.calls('POST /api/myfit/routines/workout/update/2')[0]?.json()).toEqual({
    ...{ weight: 42, rep: 12, setCount: 3 },
  });
});

it('asks for a range and a stop where the feeling ends the sets, and sends how many they became', async () => {
  const stop = { least: 7, most: 24, felt: 2, text: '아직 알아가는 중이에요.' };
  const calls = server(undefined, {
    'GET /api/myfit/routines/workout/1': () => json([workout(2, '스쿼트', { myWorkoutIndex: 1, stop })]),
  });
  const { user } = await open('스쿼트');
  expect(screen.getByText('7~24회 × 3세트')).toBeInTheDocument();
  expect(screen.getByText('2번 더 할 수 있겠다 싶을 때 멈추기')).toBeInTheDocument();
  expect(await screen.findByText('7~24회 · 2번 더 할 수 있겠다 싶을 때 멈추기')).toBeInTheDocument();
  expect(screen.queryByLabelText('횟수')).toBeNull();
  const done = screen.getByLabelText('한 횟수');
  await user.clear(done);
  await user.type(done, '17');
  await user.click(screen.getByRole('button', { name: '적당했어요' }));
  await waitFor(() => expect(calls.calls('POST /api/myfit/routines/workout/feedback/2')).toHaveLength(1));
  expect(await calls.calls('POST /api/myfit/routines/workout/feedback/2')[0]?.json()).toEqual({
    feedback: 'RIGHT',
    rep: 17,
  });
});

it('sends how the weight felt, takes a workout out and puts it back', async () => {
  const calls = server(undefined, {
    'POST /api/myfit/routines/workout/1': () =>
      json([workout(9, '스쿼트', { workoutId: 102, myWorkoutIndex: 2 })], 201),
  });
  const { user } = await open('스쿼트');
  await user.click(await screen.findByRole('button', { name: '무거웠어요' }));
  expect(await screen.findByText('다음에는 37.5kg · 12회로 해요.')).toBeInTheDocument();
  expect(screen.getByText('무거웠던 것 같아 내렸어요.')).toBeInTheDocument();
  expect(await calls.calls('POST /api/myfit/routines/workout/feedback/2')[0]?.json()).toEqual({
    feedback: 'HEAVY',
  });

  await user.click(screen.getByRole('button', { name: '무거웠어요', pressed: true }));
  expect(await screen.findByText('오늘 답한 것을 되돌렸어요.')).toBeInTheDocument();
  expect(calls.calls('DELETE /api/myfit/routines/workout/feedback/2')).toHaveLength(1);
  expect(screen.queryByText('무거웠던 것 같아 내렸어요.')).toBeNull();

  await user.click(screen.getByRole('button', { name: '스쿼트 빼기' }));
  expect(order()).toEqual(['벤치프레스', '풀업']);
  await user.click((await screen.findAllByRole('button', { name: '되돌리기' })).at(-1)!);
  await waitFor(() => expect(calls.calls('POST /api/myfit/routines/workout/1')).toHaveLength(1));
  expect(await calls.calls('POST /api/myfit/routines/workout/1')[0]?.json()).toMatchObject({
    workoutIds: [102],
    weight: 40,
    rep: 10,
    setCount: 3,
  });
});

it('asks about a weight that may be mistyped, and sends it again once confirmed', async () => {
  let asked = 0;
  const calls = server(undefined, {
    'POST /api/myfit/routines/workout/update/2': () =>
      asked++ === 0
        ? apiError('IMPLAUSIBLE_LOAD_EXCEPTION', '42kg이 맞나요? 훨씬 무거워요.', 422)
        : json([workout(2, '스쿼트', { loadLabel: '한 손', weight: 42 })]),
  });
  const { user } = await open('스쿼트');
  await user.click(await screen.findByRole('button', { name: '무게 (한 손) 2kg 늘리기' }));
  expect(await screen.findByText('42kg이 맞나요? 훨씬 무거워요.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '네, 맞아요' }));
  await waitFor(() => expect(calls.calls('POST /api/myfit/routines/workout/update/2')).toHaveLength(2));
  expect(await calls.calls('POST /api/myfit/routines/workout/update/2')[1]?.json()).toMatchObject({
    ...{ weight: 42, confirmed: true },
  });
});

it('offers what would be better than a fixed weight, and takes it with one press', async () => {
  const proposal = { weight: 45, rep: 8, setCount: 3, reason: '여유가 있어 보여요.' };
  const fixed = { ...workout(2, '스쿼트'), mode: 'fixed', proposal };
  const calls = server(undefined, {
    'GET /api/myfit/routines/workout/1': () => json([fixed]),
    'POST /api/myfit/routines/workout/update/2': () =>
      json([{ ...fixed, weight: 45, rep: 8, proposal: null }]),
  });
  const { user } = await open('스쿼트');
  expect(await screen.findByText('제안 45kg · 8회')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '이대로 바꾸기' }));
  await waitFor(() => expect(screen.queryByText('제안 45kg · 8회')).toBeNull());
  expect(await calls.calls('POST /api/myfit/routines/workout/update/2')[0]?.json()).toEqual({
    takeProposal: true,
  });
  await user.click(screen.getByRole('radio', { name: '자동' }));
  await waitFor(() => expect(calls.calls('POST /api/myfit/routines/workout/update/2')).toHaveLength(2));
});

it('shows my supplements without parentheses and removes one', async () => {
  let list = [
    {
      mySupplementId: 4,
      supplementId: 31,
      supplementName: '클린 웨이 (2kg)',
      flavor: '초코',
      imageURL: '/x.svg',
    },
  ];
  const calls = server(undefined, {
    'GET /api/myfit/routines/supplement': () => json(list),
    'POST /api/myfit/routines/supplement/delete/4': () => {
      list = [];
      return new Response(null, { status: 204 });
    },
  });
  const { user } = renderApp('/mypage');
  expect(await screen.findByText('클린 웨이')).toBeInTheDocument();
  expect(screen.getByText('초코')).toBeInTheDocument();
  // Hidden until the routines above it are there.
  await user.click(await screen.findByRole('button', { name: '클린 웨이 빼기' }));
  expect(await screen.findByText('클린 웨이를 뺐어요.')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: '내 보충제' })).toBeNull();
  expect(calls.calls('POST /api/myfit/routines/supplement/delete/4')).toHaveLength(1);
});

it('brings a supplement back that could not be removed, and says so', async () => {
  const own = { mySupplementId: 4, supplementId: 31, supplementName: '클린 웨이', flavor: '초코' };
  server(undefined, {
    'GET /api/myfit/routines/supplement': () => json([{ ...own, imageURL: '/x.svg' }]),
    'POST /api/myfit/routines/supplement/delete/4': () =>
      apiError('INTERNAL_SERVER_EXCEPTION', '잠시 후 다시 해 주세요.', 500),
  });
  const { user } = renderApp('/mypage');
  await user.click(await screen.findByRole('button', { name: '클린 웨이 빼기' }));
  expect(await screen.findByText('잠시 후 다시 해 주세요.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '내 보충제' })).toBeInTheDocument();
});

it('offers another try when the routines cannot be loaded', async () => {
  let broken = true;
  server(undefined, {
    'GET /api/myfit/routines/workout': () =>
      broken
        ? apiError('ROUTINE_NOT_FOUND_EXCEPTION', '루틴을 불러오지 못했어요.', 404)
        : json({ routines: [{ routineId: 1, routineIndex: 0, routineName: '가슴 집중' }] }),
  });
  const { user } = renderApp('/mypage');
  expect(await screen.findByText('루틴을 불러오지 못했어요.')).toBeInTheDocument();
  broken = false;
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByText('1분할')).toBeInTheDocument();
});

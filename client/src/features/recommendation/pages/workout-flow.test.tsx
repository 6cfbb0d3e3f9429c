import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { apiError, fakeServer, json } from '../../../../test/fake-server';
import { currentPath, renderApp } from '../../../../test/render-app';
import { queryClient } from '../../../shared/api/query-client';
import { setMember, startSession } from '../../../shared/session/session.store';
import { healthKey } from '../../../shared/widgets/health/health.api';
import { fetchWorkoutResult } from '../api/recommendation.api';
import { recommendationKeys } from '../api/recommendation.keys';
import { PART_WARNING_MS } from '../lib/choices';
import { useWorkoutDraft } from '../stores/workout-draft.store';
// Imported early, because Jest's module loader cannot link a package for two lazy chunks at once.
import './recommend-intro-page';
import './category-page';
import './readiness-page';
import './body-parts-page';
import './place-page';
import './machines-page';
import './workout-result-page';

const PARTS = ['가슴', '등', '어깨', '복부', '삼두'];
const BODY = {
  date: '2026-11-18',
  height: 176,
  weight: 74.5,
  bodyFat: 16,
  muscleMass: 44,
  upDownBalance: 0.6,
  compositionSource: 'measured',
};
const HEALTH = {
  ...{ allergens: [], conditions: [], medicines: [], coffeeCupsPerDay: null, dietProteinPerKg: null },
  unanswered: ['conditions', 'allergens', 'medicines'],
  ...{ soreAreas: [] as string[], pregnancyWeeks: null, postpartumWeeks: null },
  ...{ surgeryAreas: [], surgeryWeeks: null, questions: [] },
  readiness: { state: 'clear', due: false, yes: [] as string[], answeredOn: '2026-11-18' },
};
const EVIDENCE = { confidence: 'medium', logStandardDeviation: 0.18, measureAgain: false };
const workout = (workoutId: number, koreanName: string, more = {}) => ({
  workoutId,
  koreanName,
  bodyPartKoreanName: ['가슴', '삼두'],
  imgPath: '/figures/x.svg',
  description: '천천히 내려요.',
  videoLink: null,
  weight: 42.5,
  set: 3,
  repeat: 10,
  repeatUnit: 'reps',
  weightRange: [34, 50],
  restSeconds: 120,
  loadLabel: '바벨 포함 총 무게',
  stop: null,
  reason: '가슴의 기본이에요.',
  details: ['무거우면 34kg까지 내려 보세요.'],
  warmUp: [{ weight: 20, repeat: 10 }],
  swappedFrom: null,
  evidence: EVIDENCE,
  ...more,
});
const RESULT = {
  status: 'DONE',
  id: 9,
  request: { bodyPartKoreanName: ['가슴', '이두'], machineKoreanName: ['바벨'], goal: '근력' },
  recommends: [
    workout(1, '바벨 벤치프레스'),
    workout(2, '벤치 딥스', { weight: null, weightRange: null, loadLabel: '맨몸' }),
  ],
  requestedBodyParts: ['가슴', '이두'],
  unfilled: [{ bodyPartKoreanName: '이두', reason: '고른 기구로 할 수 있는 이두 운동이 없어요.' }],
  notes: ['혈압이 높으면 힘줄 때 숨을 내쉬어 주세요.'],
  minutes: 40,
  generalWarmUp: '먼저 5분쯤 가볍게 걸어 주세요.',
};
const server = (more = {}) =>
  fakeServer({
    'GET /api/bodyData/recent': () => json(BODY),
    'GET /api/user/health': () => json(HEALTH),
    'GET /api/bodyParts': () => json({ bodyPartKoreanName: PARTS.map(koreanName => ({ koreanName })) }),
    'POST /api/machines': () =>
      json(
        ['맨몸', '바벨', '덤벨'].map((koreanName, id) => ({
          id,
          koreanName,
          englishName: '',
          imgPath: null,
        })),
      ),
    'GET /api/myfit/routines/workout': () => json({ routines: [] }),
    'GET /api/myfit/routines/workout/recommended/9': () => json({ routines: [] }),
    'POST /api/recommendation/workout': () => json({ id: 9 }, 202),
    'GET /api/recommendation/workout/history/9': () => json(RESULT),
    ...more,
  });

// Whole flows are typed key by key, and the machine may be busy.

beforeEach(() => {
  queryClient.clear();
  startSession({ accessToken: 'a', refreshToken: 'r' }, true);
  setMember({ userName: '길동', sex: '남' });
});

it('goes from the body over parts and machines to the result', async () => {
  const calls = server();
  const { user } = renderApp('/recommend');
  expect(
    await screen.findByRole('heading', { name: /내 몸에서 계산해\s*운동을 추천해요/ }),
  ).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: '시작하기' }));
  const dialog = await screen.findByRole('dialog', { name: '이 몸 정보로 추천받을까요?' });
  expect(await within(dialog).findByText('176')).toBeInTheDocument();
  expect(within(dialog).getByText('상체 발달형').parentElement).toHaveTextContent(
    /^상·하체 균형 상체 발달형$/,
  );
  expect(within(dialog).getByRole('link', { name: '아니요, 수정할게요' })).toHaveAttribute(
    'href',
    '/mypage/fixbodyinfo',
  );
  await user.click(within(dialog).getByRole('button', { name: '예' }));

  await user.click(await screen.findByRole('radio', { name: /^운동/ }));
  await user.click(screen.getByRole('button', { name: '다음' }));
  await user.click(await screen.findByRole('checkbox', { name: '가슴' }));
  await user.click(screen.getByRole('button', { name: '다음 (1)' }));
  await user.click(await screen.findByRole('button', { name: /^기구 직접 고르기/ }));

  expect(await screen.findByRole('checkbox', { name: '맨몸' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: '전체 선택' }));
  expect(screen.getByRole('checkbox', { name: '덤벨' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: '전체 해제' }));
  expect(screen.getByRole('button', { name: '추천받기' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: '바벨' }));
  await user.click(screen.getByRole('button', { name: '바꾸기' }));
  await user.click(screen.getByRole('radio', { name: '근력' }));
  await user.click(screen.getByRole('button', { name: '추천받기' }));

  expect(await screen.findByRole('heading', { name: '가슴·이두 운동 2개예요' })).toBeInTheDocument();
  expect(currentPath()).toBe('/recommend/machineresult?history=9');
  expect(await calls.calls('POST /api/recommendation/workout')[0]?.json()).toEqual({
    bodyPartKoreanName: ['가슴'],
    machineKoreanName: ['바벨'],
    goal: '근력',
  });
});

it('leads a member without body data to enter it', async () => {
  server({ 'GET /api/bodyData/recent': () => apiError('BODY_DATA_NOT_FOUND_EXCEPTION', '…', 404) });
  const { user } = renderApp('/recommend');
  await user.click(await screen.findByRole('button', { name: '시작하기' }));
  expect(await screen.findByRole('link', { name: '몸 정보 입력하기' })).toHaveAttribute(
    'href',
    '/mypage/fixbodyinfo',
  );
});

it('warns of a fifth part for one second, also from the muscle map', async () => {
  server();
  useWorkoutDraft.getState().patch({ bodyParts: ['가슴', '등', '어깨', '복부'] });
  const { container } = renderApp('/recommend/workout');
  const fifth = await screen.findByRole('checkbox', { name: '삼두' });
  jest.useFakeTimers();
  fireEvent.click(fifth);
  expect(fifth).not.toBeChecked();
  act(() => void jest.advanceTimersByTime(PART_WARNING_MS - 1));
  expect(screen.getByText('최대 4개까지 고를 수 있어요')).toBeInTheDocument();
  act(() => void jest.advanceTimersByTime(1));
  expect(screen.queryByText('최대 4개까지 고를 수 있어요')).toBeNull();

  const chest = container.querySelector('[data-part=가슴]');
  if (!chest) throw new Error('no chest on the map');
  fireEvent.click(chest);
  expect(screen.getByRole('checkbox', { name: '가슴' })).not.toBeChecked();
});

it('keeps what was chosen over a reload', async () => {
  server();
  const { user, unmount } = renderApp('/recommend/workout');
  await user.click(await screen.findByRole('checkbox', { name: '어깨' }));
  unmount();
  expect(sessionStorage.getItem('routineup.draft.recommend-workout')).toContain('"bodyParts":["어깨"]');
  renderApp('/recommend/workout');
  expect(await screen.findByRole('checkbox', { name: '어깨' })).toBeChecked();
});

it('explains the result, names what could not be filled, opens and closes cards', async () => {
  server();
  const { user } = renderApp('/recommend/machineresult?history=9');
  expect(await screen.findByText('가슴의 기본이에요.')).toBeInTheDocument();
  expect(screen.getByText('42.5')).toBeInTheDocument();
  expect(screen.getByText('확신 보통')).toBeInTheDocument();
  expect(screen.getByText('휴식 120초')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '확인할 점 2' }));
  expect(screen.getByText(/할 수 있는 이두 운동이 없어요/)).toBeInTheDocument();
  expect(screen.getByText('혈압이 높으면 힘줄 때 숨을 내쉬어 주세요.')).toBeInTheDocument();
  expect(screen.getByText('먼저 5분쯤 가볍게 걸어 주세요.')).toBeInTheDocument();
  expect(screen.getByText('준비 세트: 20kg 10회')).toBeInTheDocument();
  const why = screen.getByText('왜 이 무게인가요?').closest('details')!;
  expect(why.open).toBe(false);
  expect(within(why).getByText('무거우면 34kg까지 내려 보세요.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /벤치 딥스/ }));
  expect(screen.getByRole('button', { name: '벤치 딥스 접기' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: '벤치 딥스 접기' }));
  expect(screen.getByRole('button', { name: /벤치 딥스.*자세히 보기/ })).toHaveFocus();
});

it('has a heading that fits into one line of a phone, whatever the parts are called', async () => {
  const requestedBodyParts = ['허벅지 앞', '허벅지 뒤', '엉덩이', '종아리'];
  server({ 'GET /api/recommendation/workout/history/9': () => json({ ...RESULT, requestedBodyParts }) });
  renderApp('/recommend/machineresult?history=9');
  const name = '허벅지 앞·허벅지 뒤 외 2곳 운동 2개예요';
  expect(await screen.findByRole('heading', { level: 2, name })).toBeInTheDocument();
});

it('says what is being done while it waits, and offers the history when the job failed', async () => {
  let tries = 0;
  server({
    'GET /api/recommendation/workout/history/9': () => {
      tries += 1;
      return tries < 3
        ? json({ status: 'PENDING' }, 202)
        : json({ status: 'RECOMMENDATION_FAILED_EXCEPTION', message: '추천을 만들지 못했어요.' });
    },
  });
  renderApp('/recommend/machineresult?history=9');
  expect(await screen.findByText('몸 정보를 읽고 있어요')).toBeInTheDocument();
  expect(await screen.findByText('추천을 만들지 못했어요.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '다시 추천받기' })).toHaveAttribute('href', '/recommend/workout');
  expect(screen.getByRole('link', { name: '추천 기록 보기' })).toBeInTheDocument();
});

it('says that no answer comes instead of what would be computed, and goes on asking', async () => {
  const calls = server({
    'GET /api/recommendation/workout/history/9': () => apiError('INTERNAL_EXCEPTION', '…', 500),
  });
  // The route asks before its page is there.
  void queryClient.prefetchQuery({
    queryKey: recommendationKeys.workoutResult(9),
    queryFn: () => fetchWorkoutResult(9),
  });
  renderApp('/recommend/machineresult?history=9');
  expect(await screen.findByText('분석하는 중…')).toBeInTheDocument();
  expect(await screen.findByText('서버에서 답이 오지 않아요', {}, { timeout: 5000 })).toBeInTheDocument();
  expect(screen.queryByText('분석하는 중…')).toBeNull();
  calls.on('GET /api/recommendation/workout/history/9', () => json(RESULT));
  expect(await screen.findByRole('link', { name: '운동 시작' }, { timeout: 5000 })).toBeInTheDocument();
});

describe('루틴에 담기', () => {
  const routine = (routineId: number, routineName: string) => ({
    routineId,
    routineIndex: routineId,
    routineName,
  });
  const withRoutines = (more = {}) =>
    server({
      'GET /api/myfit/routines/workout': () =>
        json({ routines: [routine(1, '가슴 집중'), routine(2, '등 집중'), routine(3, '어깨 집중')] }),
      'GET /api/myfit/routines/workout/*': request =>
        json(request.url.endsWith('/1') ? [{ workoutId: 1 }] : []),
      ...(more as Record<string, (request: Request) => Response>),
    } as Record<string, (request: Request) => Response>);

  it('edits the numbers, skips routines that have it, reports every routine in one toast', async () => {
    const calls = withRoutines({
      'POST /api/myfit/routines/workout/2': () => json([], 201),
      'POST /api/myfit/routines/workout/3': () =>
        apiError('MY_WORKOUT_SIZE_OVER_EXCEPTION', '등록할 수 있는 운동 수(7개)를 넘었어요.', 409),
    });
    const { user } = renderApp('/recommend/machineresult?history=9');
    await user.click(await screen.findByRole('button', { name: '바벨 벤치프레스 루틴에 담기' }));
    await user.click(screen.getByRole('button', { name: /무게.*2\.5kg 늘리기/ }));
    await user.click(screen.getByRole('button', { name: '세트 1세트 늘리기' }));
    await user.click(screen.getByRole('button', { name: '다음' }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /가슴 집중/ })).toBeDisabled());
    const add = screen.getByRole('button', { name: '담기' });
    expect(add).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: '등 집중' }));
    await user.click(screen.getByRole('checkbox', { name: '어깨 집중' }));
    await user.click(add);
    const toast = await screen.findByText(/등 집중에 운동을 담았어요!/);
    expect(toast).toHaveTextContent('어깨 집중: 등록할 수 있는 운동 수(7개)를 넘었어요.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await calls.calls('POST /api/myfit/routines/workout/2')[0]?.json()).toEqual({
      workoutIds: [1],
      weight: 45,
      rep: 10,
      setCount: 4,
      historyId: 9,
    });
  });

  it('creates the four default routines where there is none', async () => {
    const calls = server({
      'GET /api/myfit/routines/workout': () => json({ routines: [] }),
      'POST /api/myfit/routines/workout': async (request: Request) => {
        const { routines } = (await request.json()) as { routines: { routineName: string }[] };
        return json({ routines: routines.map((each, index) => ({ ...each, routineId: 10 + index })) });
      },
      'GET /api/myfit/routines/workout/*': () => json([]),
    });
    const { user } = renderApp('/recommend/machineresult?history=9');
    await user.click(await screen.findByRole('button', { name: '바벨 벤치프레스 루틴에 담기' }));
    await user.click(screen.getByRole('button', { name: '다음' }));
    await user.click(await screen.findByRole('button', { name: '빈 루틴 네 개 만들기' }));
    expect(await screen.findByRole('checkbox', { name: '하체 집중' })).toBeInTheDocument();
    expect(await calls.calls('POST /api/myfit/routines/workout')[0]?.json()).toEqual({
      routines: ['가슴 집중', '등 집중', '어깨 집중', '하체 집중'].map((routineName, routineIndex) => ({
        routineId: -1,
        routineIndex,
        routineName,
      })),
    });
  });
});

describe('the whole recommendation', () => {
  const ROUTINES = [
    { routineId: 1, routineIndex: 0, routineName: '가슴·이두' },
    { routineId: 2, routineIndex: 1, routineName: '등' },
    { routineId: 3, routineIndex: 2, routineName: '하체' },
  ];
  const ids = (...workoutIds: number[]) => json(workoutIds.map(workoutId => ({ workoutId })));
  const routineServer = (more = {}) =>
    server({
      'GET /api/myfit/routines/workout': () => json({ routines: ROUTINES }),
      'GET /api/myfit/routines/workout/1': () => ids(1, 2),
      'GET /api/myfit/routines/workout/2': () => ids(1, 3, 4, 5, 6, 7, 8),
      'GET /api/myfit/routines/workout/3': () => ids(3, 4, 5, 6, 7, 8),
      ...more,
    });

  it('becomes a routine by one press, under a name nobody has yet; a lost answer makes no second', async () => {
    const made = { routineId: 9, routineIndex: 3, routineName: '가슴·이두 2' };
    let tries = 0;
    const calls = routineServer({
      'POST /api/myfit/routines/workout/recommended': () =>
        ++tries === 1
          ? apiError('INTERNAL_EXCEPTION', '잠시 후 다시 시도해 주세요.', 500)
          : json({ routine: made, added: 2, workouts: [] }, 201),
    });
    const { user } = renderApp('/recommend/machineresult?history=9');
    const create = await screen.findByRole('button', { name: '이 추천으로 루틴 만들기' });
    await user.click(create);
    expect(await screen.findByText('잠시 후 다시 시도해 주세요.')).toBeInTheDocument();
    await user.click(create);
    expect(await screen.findByText('‘가슴·이두 2’ 루틴을 만들고 운동 2개를 담았어요.')).toBeInTheDocument();
    const link = screen.getByRole('link', { name: '만든 루틴 보기' });
    expect(link).toHaveAttribute('href', '/mypage?routine=9');
    expect(link).toHaveFocus();
    const [lost, sent] = await Promise.all(
      calls.calls('POST /api/myfit/routines/workout/recommended').map(request => request.json()),
    );
    expect(sent).toEqual({ historyId: 9, routineName: '가슴·이두 2', requestId: expect.any(String) });
    expect(sent).toEqual(lost);
  });

  it('is known to be a routine after a reload, and offers that one instead of a second', async () => {
    const made = { routineId: 9, routineIndex: 3, routineName: '가슴·이두' };
    routineServer({
      'GET /api/myfit/routines/workout/recommended/9': () => json({ routines: [made] }),
    });
    renderApp('/recommend/machineresult?history=9');
    expect(await screen.findByRole('link', { name: '만든 루틴 보기' })).toHaveAttribute(
      'href',
      '/mypage?routine=9',
    );
    expect(screen.getByRole('link', { name: '운동 시작' })).toHaveAttribute(
      'href',
      '/training/session/new?routine=9',
    );
    expect(screen.queryByRole('button', { name: '이 추천으로 루틴 만들기' })).not.toBeInTheDocument();
  });

  it('goes into a routine that is there, as far as each says it has room', async () => {
    const calls = routineServer({
      'POST /api/myfit/routines/workout/3/recommended': () =>
        json({ routine: ROUTINES[2], added: 1, workouts: [] }, 201),
    });
    const { user } = renderApp('/recommend/machineresult?history=9');
    await user.click(await screen.findByRole('button', { name: '추천 결과 메뉴' }));
    await user.click(screen.getByRole('menuitem', { name: '있는 루틴에 모두 담기' }));
    expect(await screen.findByRole('button', { name: /가슴·이두.*이미 모두 있어요/ })).toBeDisabled();
    expect(screen.getByRole('button', { name: /등.*7개가 찼어요/ })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: /하체.*2개 중 1개만 담아요/ }));
    expect(await screen.findByText('‘하체’에 운동 1개를 담았어요.')).toBeInTheDocument();
    expect(await calls.calls('POST /api/myfit/routines/workout/3/recommended')[0]?.json()).toEqual({
      historyId: 9,
    });
  });
});

describe('health', () => {
  const due = {
    ...HEALTH,
    conditions: [] as string[],
    readiness: { state: 'unanswered', due: true, yes: [] as string[], answeredOn: null },
  };
  /** Answers with the latest saved health notes. */
  const healthServer = (first: typeof HEALTH | typeof due, more = {}) => {
    let now: object = first;
    return server({
      'GET /api/user/health': () => json(now),
      'POST /api/user/health': async (request: Request) =>
        json((now = { ...now, ...((await request.json()) as object) })),
      'PUT /api/user/health/readiness': async (request: Request) => {
        const { yes } = (await request.json()) as { yes: string[] | null };
        const state = yes === null ? 'unanswered' : yes.length > 0 ? 'yes' : 'clear';
        return json((now = { ...now, readiness: { ...HEALTH.readiness, yes: yes ?? [], state } }));
      },
      ...more,
    });
  };

  it('is asked once before the first workouts, and what is told is kept', async () => {
    const calls = healthServer(due);
    const { user } = renderApp('/recommend/workout');
    expect(await screen.findByText('운동해도 괜찮은지 볼게요')).toBeInTheDocument();
    await user.click(await screen.findByRole('checkbox', { name: /가슴이 아픈 적이 있어요/ }));
    expect(screen.getByText(/운동을 시작하기 전에 의사와 상담해 주세요/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '무릎' }));
    await user.click(screen.getByRole('button', { name: '1개 해당해요' }));
    expect(await screen.findByRole('checkbox', { name: '가슴' })).toBeInTheDocument();
    expect(currentPath()).toBe('/recommend/workout');
    expect(await calls.calls('POST /api/user/health')[0]?.json()).toMatchObject({ soreAreas: ['무릎'] });
    expect(await calls.calls('PUT /api/user/health/readiness')[0]?.json()).toEqual({ yes: ['chestPain'] });
  });

  it('is as another device has told it, where only known once the questions are shown', async () => {
    let now = due;
    const calls = server({
      'GET /api/user/health': () => json(now),
      'POST /api/user/health': async (request: Request) =>
        json({ ...now, ...((await request.json()) as object) }),
      'PUT /api/user/health/readiness': () => json(now),
    });
    const { user } = renderApp('/recommend/readiness');
    await user.click(await screen.findByRole('checkbox', { name: /가슴이 아픈/ }));
    await user.click(screen.getByRole('button', { name: '무릎' }));
    const readiness = { ...due.readiness, yes: ['heart'] };
    now = { ...due, conditions: ['고혈압'], soreAreas: ['허리'], readiness };
    await act(async () => void queryClient.setQueryData(healthKey, now));
    expect(screen.getByRole('button', { name: '고혈압', pressed: true })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '2개 해당해요' }));
    await waitFor(() => expect(calls.calls('PUT /api/user/health/readiness')).toHaveLength(1));
    expect(await calls.calls('POST /api/user/health')[0]?.json()).toMatchObject({
      conditions: ['고혈압'],
      soreAreas: ['허리', '무릎'],
    });
    expect(await calls.calls('PUT /api/user/health/readiness')[0]?.json()).toEqual({
      yes: ['heart', 'chestPain'],
    });
  });

  it('may be skipped, after a warning', async () => {
    const calls = healthServer(due);
    const { user } = renderApp('/recommend/readiness');
    await user.click(await screen.findByRole('button', { name: '건너뛰기' }));
    expect(screen.getByText(/건너뛰면 몸에 맞지 않는 운동을/)).toBeInTheDocument();
    expect(calls.calls('PUT /api/user/health/readiness')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: '그래도 건너뛰기' }));
    await waitFor(() => expect(currentPath()).toBe('/recommend/workout'));
    expect(await calls.calls('PUT /api/user/health/readiness')[0]?.json()).toEqual({ yes: null });
    expect(calls.calls('POST /api/user/health')).toHaveLength(0);
  });

  it('is not passed by a press before it is known whether it is due', async () => {
    let tell = () => {};
    server({
      'GET /api/user/health': () => new Promise<Response>(done => (tell = () => done(json(due)))),
    });
    useWorkoutDraft.getState().patch({ bodyParts: ['가슴'], machines: ['바벨'] });
    renderApp('/recommend/machine');
    expect(await screen.findByRole('checkbox', { name: '바벨' })).toBeChecked();
    expect(screen.getByRole('button', { name: '추천받기' })).toBeDisabled();
    act(() => tell());
    expect(await screen.findByText('운동해도 괜찮은지 볼게요')).toBeInTheDocument();
  });

  it('does not hold anybody up when it cannot be read', async () => {
    server({ 'GET /api/user/health': () => apiError('INTERNAL_EXCEPTION', '…', 500) });
    renderApp('/recommend/workout');
    expect(await screen.findByRole('checkbox', { name: '가슴' })).toBeInTheDocument();
  });

  it('is changed by one press in the result: the same is asked again, with the knee', async () => {
    const calls = healthServer(HEALTH, {
      'POST /api/recommendation/workout': () => json({ id: 10 }, 202),
      'GET /api/recommendation/workout/history/10': () => json({ ...RESULT, id: 10 }),
    });
    const { user } = renderApp('/recommend/machineresult?history=9');
    await user.click(await screen.findByRole('button', { name: '아픈 곳이 있나요?' }));
    await user.click(await screen.findByRole('button', { name: '무릎' }));
    expect(await screen.findByRole('button', { name: '무릎', pressed: true })).toBeInTheDocument();
    expect(await calls.calls('POST /api/user/health')[0]?.json()).toEqual({ soreAreas: ['무릎'] });
    expect(await calls.calls('POST /api/recommendation/workout')[0]?.json()).toEqual(RESULT.request);
    await waitFor(() =>
      expect(calls.calls('GET /api/recommendation/workout/history/10')).not.toHaveLength(0),
    );
  });
});

describe('where it is trained', () => {
  const loads = {
    ...{ dumbbellStepKg: 2.5, lightestDumbbellKg: null, heaviestDumbbellKg: 20 },
    ...{ smallestPlateKg: null, stackStepKg: null, singleDumbbell: false },
  };
  const REMEMBERED = {
    choices: {
      ...{ place: 'home', bodyPartKoreanName: ['가슴'], goal: '근비대', experience: '보통', minutes: 45 },
    },
    places: [{ place: 'home', machineKoreanName: ['맨몸', '덤벨'], ...loads }],
  };
  const saving = {
    'PUT /api/training/preferences/choices': () => json(REMEMBERED),
    'PUT /api/training/preferences/places/home': () => json(REMEMBERED),
    'PUT /api/training/preferences/places/myGym': () => json(REMEMBERED),
  };

  it('begins with what the account remembers, and asks with it', async () => {
    const calls = server({ 'GET /api/training/preferences': () => json(REMEMBERED), ...saving });
    const { user } = renderApp('/recommend/workout');
    await user.click(await screen.findByRole('button', { name: '다음 (1)' }));
    expect(await screen.findByText('집 · 근비대 · 보통 · 45분')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '바꾸기' }));
    expect(screen.getByRole('radio', { name: /^집/ })).toBeChecked();
    expect(await screen.findByRole('checkbox', { name: '덤벨' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: '바벨' })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: '45분' })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: '바벨' }));
    await user.click(screen.getByRole('radio', { name: '1.25kg' }));
    await user.click(screen.getByRole('radio', { name: '하나뿐' }));
    await user.click(screen.getByRole('button', { name: '추천받기' }));
    await waitFor(() => expect(calls.calls('POST /api/recommendation/workout')).toHaveLength(1));
    expect(await calls.calls('PUT /api/training/preferences/places/home')[0]?.json()).toEqual({
      ...loads,
      smallestPlateKg: 1.25,
      singleDumbbell: true,
      machineKoreanName: ['맨몸', '덤벨', '바벨'],
    });
    expect(await calls.calls('POST /api/recommendation/workout')[0]?.json()).toEqual({
      bodyPartKoreanName: ['가슴'],
      machineKoreanName: ['맨몸', '바벨', '덤벨'],
      goal: '근비대',
      experience: '보통',
      place: 'home',
      minutes: 45,
    });
    await waitFor(() => expect(calls.calls('PUT /api/training/preferences/choices')).toHaveLength(1));
    expect(await calls.calls('PUT /api/training/preferences/choices')[0]?.json()).toEqual(REMEMBERED.choices);
  });

  it('is the last time’s for 지난번처럼, whatever was begun and given up since', async () => {
    server({ 'GET /api/training/preferences': () => json(REMEMBERED), ...saving });
    useWorkoutDraft.getState().patch({ bodyParts: ['등'], place: 'gym', goal: '근력' });
    const { user } = renderApp('/recommend');
    await user.click(await screen.findByRole('link', { name: '지난번처럼 추천받기' }));
    expect(await screen.findByText('집 · 근비대 · 보통 · 45분')).toBeInTheDocument();
    expect(screen.getByText('가슴 운동에 맞춰 추천해요.')).toBeInTheDocument();
  });

  it('is that of the result from which it is opened, not what was asked last', async () => {
    const request = { bodyPartKoreanName: ['등'], machineKoreanName: ['바벨'], goal: '근력', minutes: 30 };
    server({
      'GET /api/training/preferences': () => json(REMEMBERED),
      'GET /api/recommendation/workout/history/9': () => json({ ...RESULT, request }),
    });
    const { user } = renderApp('/recommend/machineresult?history=9');
    await user.click(await screen.findByRole('button', { name: '추천 결과 메뉴' }));
    await user.click(screen.getByRole('menuitem', { name: '조건 바꿔 다시 추천받기' }));
    expect(await screen.findByText('고른 기구 · 근력 · 30분')).toBeInTheDocument();
    expect(screen.getByText('등 운동에 쓰는 기구예요.')).toBeInTheDocument();
    expect(await screen.findByRole('checkbox', { name: '바벨' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: '맨몸' })).not.toBeChecked();
  });

  it.each([true, false])(
    'chosen before it is known (which it is then: %s) is not overwritten',
    async isKnown => {
      let answer = (_: Response): void => undefined;
      const late = new Promise<Response>(resolve => (answer = resolve));
      const calls = server({ 'GET /api/training/preferences': () => late, ...saving });
      useWorkoutDraft.getState().patch({ bodyParts: ['가슴'] });
      const { user } = renderApp('/recommend/place');
      await user.click(await screen.findByRole('button', { name: /^집/ }));
      const button = await screen.findByRole('button', { name: '추천받기' });
      if (isKnown) {
        answer(json(REMEMBERED));
        expect(await screen.findByRole('checkbox', { name: '덤벨' })).toBeChecked();
      }
      await user.click(button);
      await waitFor(() => expect(calls.calls('POST /api/recommendation/workout')).toHaveLength(1));
      expect(await calls.calls('POST /api/recommendation/workout')[0]?.json()).toMatchObject({
        machineKoreanName: isKnown ? ['맨몸', '덤벨'] : ['맨몸'],
      });
      expect(calls.calls('PUT /api/training/preferences/places/home')).toEqual([]);
    },
  );

  it('is as another device has saved it since, where it was not changed here', async () => {
    const calls = server({ 'GET /api/training/preferences': () => json(REMEMBERED), ...saving });
    const seen = { place: 'home' as const, machineKoreanName: ['맨몸'], ...loads };
    useWorkoutDraft.getState().patch({
      ...{ bodyParts: ['가슴'], place: 'home', machines: ['맨몸'], loads, seen },
    });
    const { user } = renderApp('/recommend/machine');
    await user.click(await screen.findByRole('button', { name: '추천받기' }));
    await waitFor(() => expect(calls.calls('POST /api/recommendation/workout')).toHaveLength(1));
    expect(await calls.calls('POST /api/recommendation/workout')[0]?.json()).toMatchObject({
      machineKoreanName: ['맨몸', '덤벨'],
    });
    expect(calls.calls('PUT /api/training/preferences/places/home')).toEqual([]);
  });

  it('is one press for a whole gym or the body alone', async () => {
    server({ 'GET /api/training/preferences': () => json({ choices: null, places: [] }), ...saving });
    useWorkoutDraft.getState().patch({ bodyParts: ['가슴'] });
    const { user } = renderApp('/recommend/machine');
    await user.click(await screen.findByRole('button', { name: '바꾸기' }));
    await user.click(screen.getByRole('radio', { name: /^헬스장/ }));
    for (const name of ['맨몸', '바벨', '덤벨']) {
      expect(await screen.findByRole('checkbox', { name })).toBeChecked();
    }
    await user.click(screen.getByRole('radio', { name: /^맨몸/ }));
    expect(screen.getByRole('checkbox', { name: '맨몸' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: '덤벨' })).not.toBeChecked();
  });

  const named = (names: readonly string[]) =>
    json(names.map((koreanName, id) => ({ id, koreanName, englishName: '', imgPath: null })));
  /** The parts use two machines, the gym has three. */
  const machines = async (request: Request) => {
    const { bodyPartKoreanName } = (await request.json()) as { bodyPartKoreanName: string[] };
    return named(bodyPartKoreanName.length > 0 ? ['맨몸', '바벨'] : ['맨몸', '바벨', '레그 프레스']);
  };

  it('is 내 헬스장 where a gym lacks one machine, with those of other parts; with all machines the gym again', async () => {
    const calls = server({
      'GET /api/training/preferences': () => json({ choices: null, places: [] }),
      ...{ 'POST /api/machines': machines, ...saving },
    });
    useWorkoutDraft.getState().patch({ bodyParts: ['가슴'], place: 'gym' });
    const { user } = renderApp('/recommend/machine');
    await user.click(await screen.findByRole('button', { name: '바꾸기' }));
    const barbell = await screen.findByRole('checkbox', { name: '바벨' });
    await waitFor(() => expect(calls.calls('POST /api/machines')).toHaveLength(2));
    await user.click(barbell);
    expect(await screen.findByRole('radio', { name: /^내 헬스장/ })).toBeChecked();
    await user.click(barbell);
    expect(await screen.findByRole('radio', { name: /^헬스장/ })).toBeChecked();
    await user.click(barbell);
    await user.click(screen.getByRole('button', { name: '추천받기' }));
    await waitFor(() => expect(calls.calls('PUT /api/training/preferences/choices')).toHaveLength(1));
    expect(await calls.calls('PUT /api/training/preferences/places/myGym')[0]?.json()).toMatchObject({
      machineKoreanName: ['맨몸', '레그 프레스'],
      smallestPlateKg: null,
    });
    expect(await calls.calls('POST /api/recommendation/workout')[0]?.json()).toMatchObject({
      ...{ machineKoreanName: ['맨몸'], place: 'myGym' },
    });
    expect(await calls.calls('PUT /api/training/preferences/choices')[0]?.json()).toMatchObject({
      place: 'myGym',
    });
  });

  it('leaves a 내 헬스장 that was entered as it is: a gym that lacks one machine is a choice for this time', async () => {
    const places = [{ ...REMEMBERED.places[0], place: 'myGym' }];
    const calls = server({
      'GET /api/training/preferences': () => json({ choices: null, places }),
      ...{ 'POST /api/machines': machines, ...saving },
    });
    useWorkoutDraft.getState().patch({ bodyParts: ['가슴'], place: 'gym' });
    const { user } = renderApp('/recommend/machine');
    await user.click(await screen.findByRole('button', { name: '바꾸기' }));
    await user.click(await screen.findByRole('checkbox', { name: '바벨' }));
    expect(screen.getByRole('radio', { name: /^헬스장/ })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: /^내 헬스장/ })).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: '추천받기' }));
    await waitFor(() => expect(calls.calls('PUT /api/training/preferences/choices')).toHaveLength(1));
    expect(calls.calls('PUT /api/training/preferences/places/myGym')).toHaveLength(0);
  });
});

describe('a single workout of the result', () => {
  const other = {
    ...workout(5, '덤벨 벤치프레스'),
    ...{ weight: 12, loadLabel: '한 손', machineKoreanName: ['덤벨', '평벤치'] },
  };
  const swapped = (by: typeof other) => ({
    ...RESULT,
    recommends: [
      { ...by, swappedFrom: { workoutId: 1, koreanName: '바벨 벤치프레스' } },
      ...RESULT.recommends.slice(1),
    ],
  });
  const preferences = (excludedWorkouts: unknown[]) => json({ choices: null, places: [], excludedWorkouts });
  const SWAP = 'POST /api/recommendation/workout/history/9/swap';

  it('gives way to another one, and comes back', async () => {
    const calls = server({
      'POST /api/recommendation/workout/alternatives': () => json({ alternatives: [other] }),
      [SWAP]: async (request: Request) =>
        json((await request.json()).byWorkoutId === 5 ? swapped(other) : RESULT),
    });
    const { user } = renderApp('/recommend/machineresult?history=9');
    await user.click(await screen.findByRole('button', { name: '바벨 벤치프레스, 다른 운동으로' }));
    const dialog = await screen.findByRole('dialog', { name: '다른 운동으로' });
    expect(await within(dialog).findByText('한 손 12kg · 10회 × 3세트')).toBeInTheDocument();
    await user.click(await within(dialog).findByRole('button', { name: /^덤벨 벤치프레스/ }));
    expect(await screen.findByRole('heading', { name: '덤벨 벤치프레스' })).toBeInTheDocument();
    expect(screen.getByText(/추천한 ‘바벨 벤치프레스’ 자리예요/)).toBeInTheDocument();
    expect(screen.getByText('벤치 딥스')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '되돌리기' }));
    expect(await screen.findByRole('heading', { name: '바벨 벤치프레스' })).toBeInTheDocument();
    expect(await Promise.all(calls.calls(SWAP).map(request => request.json()))).toEqual([
      { workoutId: 1, byWorkoutId: 5 },
      { workoutId: 5, byWorkoutId: 1 },
    ]);
  });

  it('is left out for good with the next best in its place, and let in again', async () => {
    const calls = server({
      'POST /api/recommendation/workout/alternatives': () => json({ alternatives: [other] }),
      'PUT /api/training/preferences/excludedWorkouts/1': () => preferences([{ workoutId: 1 }]),
      'DELETE /api/training/preferences/excludedWorkouts/1': () => preferences([]),
      [SWAP]: async (request: Request) =>
        json((await request.json()).byWorkoutId === 5 ? swapped(other) : RESULT),
    });
    const { user } = renderApp('/recommend/machineresult?history=9');
    await user.click(await screen.findByRole('button', { name: '바벨 벤치프레스, 이건 빼 주세요' }));
    expect(await screen.findByText('앞으로 ‘바벨 벤치프레스’ 빼고 추천할게요.')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: '덤벨 벤치프레스' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '되돌리기' }));
    expect(await screen.findByRole('heading', { name: '바벨 벤치프레스' })).toBeInTheDocument();
    // Included again first: an excluded workout must not come back.
    const made = calls.requests.map(({ method }) => method).filter(method => method !== 'GET');
    expect(made).toEqual(['PUT', 'POST', 'POST', 'DELETE', 'POST']);
  });
});

import { act, screen, waitFor } from '@testing-library/react';
import { SEVERE_THINNESS_WORDS } from '../../../src/recommendation/engine/severe-thinness';
import { SEVERELY_THIN_BMI } from '../../../src/body-data/body-mass-index';
import { LOSING as LOSING_ON_SERVER } from '../../../src/catalogue/speaks-of-losing';
import { apiError, fakeServer, json } from '../../test/fake-server';
import { renderApp } from '../../test/render-app';
import { queryClient } from '../shared/api/query-client';
import { setMember, startSession } from '../shared/session/session.store';
import { bodyKeys } from '../shared/widgets/body-data/body-data.api';
import { SEVERELY_THIN_BMI as SHOWN_BELOW } from '../shared/widgets/body-data/severely-thin';
import { LOSING } from '../shared/widgets/body-data/losing-words';
import { THINNESS_WORDS } from '../shared/widgets/body-data/thinness-card';
import { useSupplementDraft } from '../features/recommendation/stores/supplement-draft.store';
import { useWorkoutDraft } from '../features/recommendation/stores/workout-draft.store';
// Imported early, because Jest's module loader cannot link a package for two lazy chunks at once.
import '../features/member/pages/body-history-page';
import '../features/recommendation/pages/machines-page';
import '../features/recommendation/pages/budget-page';
import '../features/recommendation/pages/history-page';
import '../features/recommendation/pages/purposes-page';
import '../features/search/pages/supplement-search-page';
import '../features/supplement/pages/supplement-detail-page';
import '../features/routine/pages/routine-page';
import '../features/training/pages/week-page';

const body = (weight: number, date: string) => ({
  ...{
    date,
    height: 160,
    weight,
    bodyFat: 14,
    muscleMass: 36,
    upDownBalance: 0.5,
    compositionSource: 'measured',
  },
  ...{ upperBodyFat: null, lowerBodyFat: null, upperMuscleMass: null, lowerMuscleMass: null },
});
/** BMI 15.5, after 17.2 a month before. */
const THIN = [body(39.7, '2026-11-18'), body(44, '2026-10-18')];
const WELL = [body(45, '2026-11-20'), ...THIN];
const PURPOSES = ['근육 증가', '체중 증가', '체중 감량', '운동 후 회복'];

const SLIMMING = '가르시니아 추출물은 체지방 감소에 도움을 줄 수 있어요.';
const found = (koreanName: string, description: string) => ({
  ...{ id: koreanName.length, koreanName, description, source: '', flavor: '무맛', imageURL: '/x.svg' },
  ...{ price: 10_000, pricedOn: null, oldPrice: false, certified: true, example: false },
});
const product = (supplementType: string, koreanName: string, description: string) => ({
  ...found(koreanName, description),
  ...{
    supplementType,
    flavor: ['무맛'],
    servings: 30,
    marketURL: 'https://shop.example.com',
    saleNote: null,
  },
  ...{ approvedFunction: description, allergens: [], cautions: [] },
  otherFlavors: [{ flavorName: '무맛', units: [{ supplementId: 9, servings: 30, price: 10_000 }] }],
});
const HEALTH = {
  ...{ allergens: [], conditions: [], medicines: [], unanswered: [], soreAreas: [], questions: [] },
  ...{ coffeeCupsPerDay: null, dietProteinPerKg: null, surgeryAreas: [], surgeryWeeks: null },
  ...{ pregnancyWeeks: null, postpartumWeeks: null },
  readiness: { state: 'clear', due: false, yes: [], answeredOn: '2026-11-18' },
};
const ENTRY = {
  ...{ id: 1, type: 'supplement', status: 'DONE', createdAt: '2026-11-01T00:00:00.000Z' },
  request: { purpose: ['근육 증가', '체중 감량'], monthlyBudget: 70_000 },
};

/** Words about losing weight, burning fat, losses, and goals for them. */
const LOSING_WORDS =
  /감량|목표 체중|목표 정하기|목표를 정하면|목표 \d|kg 남았|kcal|칼로리|태우|태워|줄었어요|줄여요|빠졌/;

let bodies: ReturnType<typeof body>[];
const server = (more = {}) =>
  fakeServer({
    'GET /api/bodyData': () => json(bodies),
    'GET /api/bodyData/recent': () => json(bodies[0]),
    'GET /api/bodyData/goal': () => json({ weight: 42 }),
    'GET /api/recommendation/supplement/purposes': () => json(PURPOSES),
    'GET /api/training/preferences': () => json({ choices: null, places: [], excludedWorkouts: [] }),
    'POST /api/machines': () => json([{ id: 1, koreanName: '맨몸', englishName: '', imgPath: null }]),
    'GET /api/myfit/routines/workout': () => json({ routines: [] }),
    'GET /api/myfit/routines/supplement': () => json([]),
    'GET /api/recommendation': () => json([ENTRY]),
    'GET /api/user/health': () => json(HEALTH),
    'POST /api/supplements/search/list/1': () =>
      json([found('가르시니아 정제', SLIMMING), found('클린 웨이', '단백질을 채워요.')]),
    'GET /api/supplements/9': () => json(product('Other', '가르시니아 정제', SLIMMING)),
    ...more,
  });

beforeEach(() => {
  queryClient.clear();
  startSession({ accessToken: 'a', refreshToken: 'r' }, true);
  setMember({ userName: '소녀', sex: '여' });
  useWorkoutDraft.getState().patch({ bodyParts: ['가슴'], goal: '체중 감량' });
  useSupplementDraft.getState().patch({ purposes: ['체중 감량'] });
});

it('says and draws the line as the server does', () => {
  expect(SHOWN_BELOW).toBe(SEVERELY_THIN_BMI);
  expect(THINNESS_WORDS).toEqual(SEVERE_THINNESS_WORDS);
  expect(LOSING).toEqual(LOSING_ON_SERVER);
});

/** Address, what everyone sees, and what only others see. */
const SCREENS: [path: string, always: RegExp, hidden: RegExp][] = [
  ['/mypage/bodyhistory', /모든 기록/, /목표/],
  ['/recommend/machine', /근비대/, /체중 감량/],
  ['/recommend/supplementpurpose', /보충제/, /체중 감량/],
  ['/mypage', /골격근량/, /체지방률/],
  ['/recommend/supplementbudget', /보충제/, /한 달에 얼마까지/],
  ['/recommend/history', /근육 증가/, /체중 감량/],
  ['/searchsupplement/1', /클린 웨이/, /가르시니아/],
  ['/searchsupplement/1/supplementdetail/9', /가르시니아 정제/, /체지방|판매처|구매하기/],
];

/** What has no answer yet, except her body. */
const askedFor = () =>
  queryClient
    .getQueryCache()
    .findAll({ fetchStatus: 'fetching', predicate: ({ state }) => state.fetchFailureCount === 0 })
    .map(({ queryKey }) => queryKey)
    .filter(([first]) => first !== bodyKeys.all[0]);

describe.each(SCREENS)('%s', (path, always, hidden) => {
  const shown = () => document.querySelector('main')?.textContent ?? document.body.textContent ?? '';

  it('has no word of losing for a girl of 160 cm and 39.7 kg', async () => {
    bodies = THIN;
    server();
    renderApp(path);
    await waitFor(() => expect(shown()).toMatch(always));
    await waitFor(() => expect(shown()).not.toMatch(LOSING_WORDS));
    expect(shown()).not.toMatch(hidden);
  });

  it('has none before her body is read, nor where it cannot be', async () => {
    bodies = THIN;
    for (const unread of [
      () => new Promise<Response>(() => {}),
      () => apiError('INTERNAL_SERVER_EXCEPTION', '', 500),
    ]) {
      queryClient.clear();
      server({ 'GET /api/bodyData': unread, 'GET /api/bodyData/recent': unread });
      const { unmount } = renderApp(path);
      await waitFor(() => expect(shown()).not.toBe(''));
      // All is there but her body.
      await waitFor(() => expect(askedFor()).toEqual([]));
      expect(shown()).not.toMatch(LOSING_WORDS);
      unmount();
    }
  });

  it('speaks as to everybody once she weighs more, and no longer when she weighs less again', async () => {
    bodies = WELL;
    server();
    renderApp(path);
    await waitFor(() => expect(shown()).toMatch(hidden));
    bodies = [body(39.7, '2026-11-21'), ...WELL];
    await act(() => queryClient.invalidateQueries({ queryKey: bodyKeys.all }));
    await waitFor(() => expect(shown()).not.toMatch(LOSING_WORDS));
    expect(shown()).not.toMatch(hidden);
    expect(shown()).toMatch(always);
  });
});

it('says where help is, with numbers to call', async () => {
  bodies = THIN;
  server();
  renderApp('/mypage/bodyhistory');
  expect(await screen.findByRole('heading', { name: THINNESS_WORDS.title })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /1577-0199/ })).toHaveAttribute('href', 'tel:1577-0199');
});

it.each(['다이어트', '뱃살', '살 빼기'])(
  'answers a search for %s with help, once she is severely thin',
  async keyword => {
    bodies = THIN;
    server();
    renderApp(`/searchsupplement/1?keyword=${encodeURIComponent(keyword)}`);
    expect(await screen.findByRole('heading', { name: THINNESS_WORDS.title })).toBeInTheDocument();
    expect(screen.queryByText('클린 웨이')).toBeNull();
  },
);

it('plans no week: says what helps, and leads to what moves a body gently', async () => {
  bodies = THIN;
  const week = { startsOn: '2026-11-23', plan: null, earlier: null, otherDays: [], cardio: {} };
  const asked = server({ 'GET /api/week': () => json(week) });
  await act(async () => void renderApp('/week'));
  expect(await screen.findByText(THINNESS_WORDS.title)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '몸을 부드럽게 푸는 움직임 보기' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '이 주로 정하기' })).not.toBeInTheDocument();
  expect(asked.calls('POST /api/recommendation/week')).toEqual([]);
});

import { screen, within } from '@testing-library/react';
import { apiError, fakeServer, json } from '../../../../test/fake-server';
import { currentPath, renderApp } from '../../../../test/render-app';
import { queryClient } from '../../../shared/api/query-client';
import { startSession } from '../../../shared/session/session.store';
import { useSupplementDraft } from '../stores/supplement-draft.store';
// Imported early, because Jest's module loader cannot link a package for two lazy chunks at once.
import './purposes-page';
import './budget-page';
import './supplement-result-page';
import './history-page';

const unit = (supplementId: number, servings: number, price: number, packs = 1) => ({
  supplementId,
  servings,
  price,
  packs,
  packsPrice: price * packs,
  daysPerPack: servings / 2,
  costPerDay: Math.round((price / servings) * 2),
  fitsBudget: price * packs <= 60_000,
});
const item = (id: number, koreanName: string, more = {}) => ({
  id,
  koreanName,
  imageURL: '/figures/packages/x.svg',
  marketURL: 'https://market.example/x',
  description: '모자란 단백질을 채워요.',
  source: '농축유청단백(WPC)',
  flavor: '초코',
  ...unit(id, 60, 42_900),
  servingsPerDay: 2,
  evidenceGrade: '근거 충분',
  evidence: [
    {
      ...{ purpose: '근육 증가', ingredient: '단백질', grade: '근거 충분' },
      ...{ outcome: '근육이 더 늘었어요.', source: 'Morton et al. 2018' },
    },
  ],
  purposes: ['근육 증가'],
  doseText: '단백질 하루 48g, 2번에 나눠 24g씩',
  timing: null,
  proteinGrams: 48,
  certified: false,
  approvedFunction: null,
  example: true,
  allergens: ['우유', '대두'],
  cautions: ['신장 질환이 있으면 상담하세요'],
  otherFlavors: [
    { flavorName: '초코', units: [unit(id, 60, 42_900), unit(id + 1, 120, 79_000)] },
    { flavorName: '딸기', units: [unit(id + 2, 30, 23_000, 2)] },
  ],
  ...more,
});
const RESULT = {
  status: 'DONE',
  id: 5,
  recommends: [
    item(11, '클린 웨이'),
    item(21, '크레아 모노', {
      price: 12_000,
      packsPrice: 12_000,
      doseText: '크레아틴 하루 3g, 한 번에',
      ...{ certified: true, approvedFunction: '운동수행능력 향상에 도움을 줄 수 있음', example: false },
      otherFlavors: [{ flavorName: '초코', units: [unit(21, 60, 12_000)] }],
    }),
  ],
  purpose: ['근육 증가'],
  monthlyBudget: 70_000,
  totalPrice: 54_900,
  remaining: 15_100,
  proteinGap: {
    targetGrams: 138,
    dietGrams: 80,
    gapGrams: 58,
    dietKnown: false,
    takenGrams: 0,
    closedGrams: 48,
  },
  taken: null,
  uncoveredPurposes: [],
  refusals: [],
  notes: [],
};
const HEALTH = {
  ...{ allergens: ['우유'], conditions: ['임신'], medicines: [], coffeeCupsPerDay: null },
  dietProteinPerKg: null,
  unanswered: ['medicines'],
};
const server = (result: object = RESULT) =>
  fakeServer({
    'GET /api/bodyData/recent': () => json({ height: 172, weight: 68 }),
    'GET /api/user/health': () => json(HEALTH),
    'POST /api/user/health': async request => json({ ...HEALTH, ...((await request.json()) as object) }),
    'POST /api/recommendation/supplement/affordable': () =>
      json({
        items: [item(31, '마이크로 크레아틴', { packsPrice: 14_900, daysPerPack: 60, packs: 1 })],
        refusals: [],
      }),
    'GET /api/user/private': () => json({ userName: '길동' }),
    'GET /api/recommendation/supplement/purposes': () =>
      json(['근육 증가', '체중 증가', '체중 감량', '근력 향상']),
    'POST /api/recommendation/supplement': () => json({ id: 5 }, 202),
    'GET /api/recommendation/supplement/history/5': () => json(result),
    'GET /api/supplements/*': () => json({ proteinPerServing: 24, fatPerServing: null, leucine: 2.4 }),
    'POST /api/myfit/routines/supplement': () => json([], 201),
    'POST /api/myfit/routines/supplement/12': () => json([], 201),
  });

// Whole flows are typed key by key, and the machine may be busy.

beforeEach(() => {
  queryClient.clear();
  startSession({ accessToken: 'a', refreshToken: 'r' }, true);
});

it('chooses purposes, of which two exclude each other, and a budget, and asks', async () => {
  const calls = server();
  const { user } = renderApp('/recommend/supplementpurpose');
  const next = () => screen.getByRole('button', { name: '다음' });
  expect(await screen.findByRole('checkbox', { name: /체중 증가/ })).toBeInTheDocument();
  expect(next()).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: /체중 증가/ }));
  await user.click(screen.getByRole('checkbox', { name: /체중 감량/ }));
  expect(screen.getByRole('checkbox', { name: /체중 증가/ })).not.toBeChecked();
  await user.click(next());

  const less = await screen.findByRole('button', { name: '1만원 줄이기' });
  await user.click(less);
  await user.click(less);
  expect(screen.queryByText(/더 줄일 수 없어요/)).toBeNull();
  await user.click(less);
  expect(screen.getByText(/최소 금액이 5만원이라 더 줄일 수 없어요/)).toBeInTheDocument();
  // No dead end: the page lists cheaper single products.
  expect(await screen.findByRole('link', { name: /마이크로 크레아틴.*14,900원/ })).toHaveAttribute(
    'href',
    '/searchsupplement/1/supplementdetail/31',
  );
  await user.click(screen.getByRole('button', { name: '1만원 늘리기' }));
  expect(screen.queryByText(/더 줄일 수 없어요/)).toBeNull();
  expect(document.querySelector('[data-direction]')).toHaveAttribute('data-direction', 'up');
  await user.click(screen.getByRole('button', { name: '추천받기' }));
  expect(await screen.findByRole('heading', { name: /월 7만원으로 맞춘/ })).toBeInTheDocument();
  expect(currentPath()).toBe('/recommend/supplementresult?history=5');
  expect(await calls.calls('POST /api/recommendation/supplement')[0]?.json()).toEqual({
    monthlyBudget: 60_000,
    purpose: ['체중 감량'],
  });
});

it('says where it does not know what is taken already, which the budget may have to cover', async () => {
  const calls = server();
  calls.on('GET /api/intake', () => apiError('FORBIDDEN', '안 돼요.', 403));
  const { user } = renderApp('/recommend/supplementpurpose');
  await user.click(await screen.findByRole('checkbox', { name: /^근육 증가/ }));
  await user.click(screen.getByRole('button', { name: /^다음/ }));
  expect(await screen.findByText(/내 영양제를 불러오지 못했어요/)).toBeInTheDocument();
});

it('begins with the money and the arithmetic of the protein gap', async () => {
  server();
  renderApp('/recommend/supplementresult?history=5');
  const money = await screen.findByRole('region', { name: '예산' });
  expect(money).toHaveTextContent('54,900원');
  expect(money).toHaveTextContent('15,100원 남아요');
  // What the products cover, not only the gap; and that the diet was guessed.
  expect(money).toHaveTextContent(
    '하루 단백질 목표는 138g인데 식사로 80g쯤 드신다고 보면 58g이 모자라요. 고른 제품으로 그중 48g을 채워요.',
  );
  expect(money).toHaveTextContent('식사량을 몰라 짐작한 값이에요.');
  expect(await screen.findByText('우유, 대두 함유')).toBeInTheDocument();
  expect(await screen.findByText('류신')).toBeInTheDocument();
  expect(screen.queryByText('지방')).toBeNull();
  expect(screen.getByText('예시 제품')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: '성분 연구는 이래요' })).toHaveTextContent('근거 충분');
  const buy = screen.getByRole('link', { name: '비슷한 제품 검색' });
  expect(buy).toHaveAttribute('href', 'https://market.example/x');
  expect(buy).toHaveAttribute('target', '_blank');
});

it('says what is taken already, what of it is above a limit, and counts its price where the budget is for all', async () => {
  const taken = {
    ...{ names: ['종합비타민', '약국 철'], scope: 'all', monthlyCost: 9_000, unpriced: ['약국 철'] },
    ...{ over: ['철'], unfit: [] },
  };
  server({ ...RESULT, taken, proteinGap: { ...RESULT.proteinGap, takenGrams: 10 } });
  renderApp('/recommend/supplementresult?history=5');
  const section = await screen.findByRole('region', { name: '이미 드시는 것' });
  expect(section).toHaveTextContent('이미 드시는 2가지를 셈에 넣었어요');
  expect(section).toHaveTextContent('드시는 것만으로 철이 하루 한도를 넘어요');
  expect(section).toHaveTextContent(
    '한 달 9,000원이 들어서 예산에서 뺐어요. 값을 모르는 1가지는 빼지 못했어요.',
  );
  const money = await screen.findByRole('region', { name: '예산' });
  expect(money).toHaveTextContent('6,100원 남아요');
  expect(money).toHaveTextContent(
    '이미 드시는 것으로 10g쯤 드신다고 보면 48g이 모자라요. 고른 제품으로 모두 채워요.',
  );
});

it('changes price and fit with flavour and size, and begins anew on another tab', async () => {
  const calls = server();
  const { user } = renderApp('/recommend/supplementresult?history=5');
  await user.selectOptions(await screen.findByLabelText('용량'), '120회분');
  const money = await screen.findByRole('region', { name: '예산' });
  expect(money).toHaveTextContent('91,000원');
  expect(money).toHaveTextContent('21,000원 넘어요');
  expect(screen.getByText(/예산을 넘어요/)).toBeInTheDocument();
  const [add] = screen.getAllByRole('button', { name: '내 보충제에 추가' });
  if (!add) throw new Error('no way to add');
  await user.click(add);
  expect(await screen.findByText('내 보충제에 추가했어요.')).toBeInTheDocument();
  // Explicitly chosen: by path, without a body.
  expect(calls.calls('POST /api/myfit/routines/supplement/12')).toHaveLength(1);

  await user.selectOptions(screen.getByLabelText('맛'), '딸기');
  expect(screen.getByLabelText('용량')).toHaveDisplayValue('30회분');
  expect(money).toHaveTextContent('58,000원');

  await user.click(screen.getByRole('tab', { name: '크레아 모노' }));
  expect(money).toHaveTextContent('54,900원');
  await user.click(screen.getByRole('tab', { name: '클린 웨이' }));
  expect(screen.getByLabelText('맛')).toHaveDisplayValue('초코');
  await user.click(add);
  await screen.findAllByText('내 보충제에 추가했어요.');
  expect(await calls.calls('POST /api/myfit/routines/supplement')[0]?.json()).toEqual({
    supplementIds: [11],
  });
});

it('says why nothing fits and asks again with the cheapest budget at one tap', async () => {
  const calls = server({
    ...RESULT,
    recommends: [],
    noFit: { reason: '이 예산으로 살 수 있는 제품이 없어요.', cheapestBudget: 90_000 },
  });
  const { user } = renderApp('/recommend/supplementresult?history=5');
  expect(await screen.findByText('이 예산으로 살 수 있는 제품이 없어요.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '9만원으로 다시 추천받기' }));
  expect(await calls.calls('POST /api/recommendation/supplement')[0]?.json()).toEqual({
    monthlyBudget: 90_000,
    purpose: ['근육 증가'],
  });
  expect(useSupplementDraft.getState().values.budget).toBe(90_000);
});

it('marks certified products with what they are approved for, and food as food', async () => {
  server();
  const { user } = renderApp('/recommend/supplementresult?history=5');
  expect(await screen.findByText('일반 식품')).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: '크레아 모노' }));
  expect(screen.getByText('건강기능식품')).toBeInTheDocument();
  expect(screen.getByText('운동수행능력 향상에 도움을 줄 수 있음')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '구매하기' })).toBeInTheDocument();
});

it('says what a day and what a time is, and which purposes are served weakly or not at all', async () => {
  server({
    ...RESULT,
    purpose: ['근육 증가', '피로 개선'],
    uncoveredPurposes: ['근육 증가', '피로 개선'],
  });
  const { user } = renderApp('/recommend/supplementresult?history=5');
  expect(await screen.findByText('단백질 하루 48g, 2번에 나눠 24g씩')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^확인할 점/ }));
  expect(
    screen.getByText('근육 증가에 고른 제품은 아직 연구 근거가 약하거나 드시는 양이 모자라요.'),
  ).toBeInTheDocument();
  expect(screen.getByText('피로 개선에는 권할 만한 제품을 찾지 못했어요.')).toBeInTheDocument();
});

it('recommends nothing at all with words that help first, and no way to other purposes', async () => {
  server({
    ...RESULT,
    recommends: [],
    proteinGap: null,
    refusals: [
      { purpose: null, reason: '의사와 함께 정해요.', advice: ['1577-0199에서 이야기를 들어 줘요.'] },
    ],
    noFit: { reason: '의사와 함께 정해요.', cheapestBudget: null },
  });
  renderApp('/recommend/supplementresult?history=5');
  const words = await screen.findByRole('region', { name: '건강 안내' });
  expect(words).toHaveTextContent('지금은 몸을 채우는 게 먼저예요');
  expect(within(words).getByRole('link', { name: '1577-0199' })).toHaveAttribute('href', 'tel:1577-0199');
  expect(screen.getByRole('link', { name: '몸 정보 확인하기' })).toHaveAttribute(
    'href',
    '/mypage/fixbodyinfo',
  );
  expect(screen.queryByRole('link', { name: /목적/ })).toBeNull();
  expect(screen.queryByText('이 정보로 골라요')).toBeNull();
});

it('says why a purpose is refused and what helps instead', async () => {
  server({
    ...RESULT,
    recommends: [],
    proteinGap: null,
    refusals: [{ purpose: '근육 증가', reason: '지금은 때가 아니에요.', advice: ['끼니를 거르지 마세요.'] }],
    noFit: { reason: '지금은 때가 아니에요.', cheapestBudget: null },
  });
  renderApp('/recommend/supplementresult?history=5');
  const refusal = await screen.findByRole('region', { name: '근육 증가 안내' });
  expect(refusal).toHaveTextContent('지금은 때가 아니에요.');
  expect(refusal).toHaveTextContent('끼니를 거르지 마세요.');
  expect(screen.getByRole('link', { name: '다른 목적 고르기' })).toHaveAttribute(
    'href',
    '/recommend/supplementpurpose',
  );
});

it('shows what the choice rests on, and asks again with what the member tells', async () => {
  const calls = server();
  const { user } = renderApp('/recommend/supplementresult?history=5');
  const facts = await screen.findByRole('region', { name: '이 정보로 골라요' });
  expect(facts).toHaveTextContent('건강 상태임신알레르기우유먹고 있는 약아직 답하지 않았어요');
  expect(facts).toHaveTextContent('몰라서 체중 1kg에 1.1g으로 계산');
  await user.click(within(facts).getByRole('button', { name: '바꾸기' }));
  await user.click(screen.getByRole('button', { name: '혈압약' }));
  await user.click(screen.getByRole('button', { name: '끼니마다' }));
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('체중 1kg에 1.5g')).toBeInTheDocument();
  expect(await calls.calls('POST /api/user/health')[0]?.json()).toEqual({
    medicines: ['혈압약'],
    coffeeCupsPerDay: null,
    dietProteinPerKg: 1.5,
  });
  expect(await calls.calls('POST /api/recommendation/supplement')[0]?.json()).toEqual({
    monthlyBudget: 70_000,
    purpose: ['근육 증가'],
  });
});

it('lists past recommendations of both kinds, page by page', async () => {
  const entry = (id: number, type: string, status: string, request: object) => ({
    id,
    type,
    status,
    createdAt: '2026-11-20T03:04:05.000Z',
    request,
  });
  const calls = fakeServer({
    'GET /api/user/private': () => json({ userName: '길동' }),
    'GET /api/recommendation': () =>
      json(
        [
          entry(8, 'supplement', 'DONE', { purpose: ['근육 증가'], monthlyBudget: 70_000 }),
          entry(7, 'workout', 'PENDING', { bodyPartKoreanName: ['가슴', '삼두'] }),
        ],
        200,
        { 'X-Total-Count': '45', 'X-Page-Size': '20' },
      ),
  });
  const { user } = renderApp('/recommend/history');
  const list = await screen.findAllByRole('listitem');
  expect(list).toHaveLength(2);
  expect(screen.getByRole('link', { name: /근육 증가 ·\s7만원/ })).toHaveAttribute(
    'href',
    '/recommend/supplementresult?history=8',
  );
  expect(
    within(screen.getByRole('link', { name: /가슴·삼두/ })).getByText('분석하는 중'),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '다음 페이지' }));
  expect(currentPath()).toBe('/recommend/history?page=2');
  expect(calls.requests.some(({ url }) => url.endsWith('page=2'))).toBe(true);
});

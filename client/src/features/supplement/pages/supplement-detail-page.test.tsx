import { screen, waitFor } from '@testing-library/react';
import { fakeServer, json } from '../../../../test/fake-server';
import { currentPath, renderApp } from '../../../../test/render-app';
import { queryClient } from '../../../shared/api/query-client';
import { startSession } from '../../../shared/session/session.store';

const EMPTY = Object.fromEntries(
  [
    'proteinPerServing fatPerServing carbohydratePerServing leucine isoLeucine valine methionine',
    'phenylalanine threonine l_Carnitine l_Glutamine l_Alanine l_Lysine',
  ]
    .join(' ')
    .split(' ')
    .map(name => [name, null]),
);

const supplement = (id: number, change: object = {}) => ({
  ...EMPTY,
  id,
  koreanName: '클린 웨이',
  supplementType: 'Protein',
  imageURL: '/figures/packages/clean-whey--0.svg',
  flavor: ['초코', '딸기'],
  servings: 30,
  description: '매일 먹기 좋아요.',
  source: '농축유청단백' as string | null,
  marketURL: 'https://search.example.com/whey',
  price: 12300,
  pricedOn: '2026-09-03',
  oldPrice: false,
  allergens: ['우유'],
  cautions: ['신장 질환이 있으면 상담하세요'],
  otherFlavors: [
    {
      flavorName: '초코',
      units: [
        { supplementId: 1, servings: 30, price: 12300 },
        { supplementId: 2, servings: 60, price: 22300 },
      ],
    },
    { flavorName: '딸기', units: [{ supplementId: 3, servings: 30, price: 13300 }] },
  ],
  ...change,
});
const PATH = '/searchsupplement/1/supplementDetail/1';

beforeEach(() => queryClient.clear());

it('shows price, amounts that are known, warnings, and buys in a new tab', async () => {
  fakeServer({ 'GET /api/supplements/1': () => json(supplement(1, { proteinPerServing: 21.5 })) });
  renderApp(PATH);
  expect(await screen.findByText('12,300원')).toBeInTheDocument();
  expect(screen.getByText('단백질')).toBeInTheDocument();
  expect(screen.queryByText('류신')).not.toBeInTheDocument();
  expect(screen.getByText('농축유청단백')).toBeInTheDocument();
  expect(screen.getByText('우유 함유')).toBeInTheDocument();
  const buy = screen.getByRole('link', { name: '구매하기' });
  expect(buy).toHaveAttribute('href', 'https://search.example.com/whey');
  expect(buy).toHaveAttribute('target', '_blank');
  expect(buy).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

it('says when the price was seen, and when it is old', async () => {
  fakeServer({ 'GET /api/supplements/1': () => json(supplement(1)) });
  renderApp(PATH);
  expect(await screen.findByText('9월 3일에 확인한 가격이에요')).toBeInTheDocument();
});

it('warns of an old price and of one that nobody knows the age of', async () => {
  fakeServer({
    'GET /api/supplements/1': () => json(supplement(1, { oldPrice: true })),
    'GET /api/supplements/2': () => json(supplement(2, { oldPrice: true, pricedOn: null })),
  });
  const { unmount } = renderApp(PATH);
  expect(await screen.findByText('30일 넘은 가격이에요 (9월 3일 확인)')).toBeInTheDocument();
  unmount();
  renderApp(PATH.replace(/1$/, '2'));
  expect(await screen.findByText('확인한 날을 모르는 가격이에요')).toBeInTheDocument();
});

it('hides the amounts where none is known, and an absent source', async () => {
  fakeServer({ 'GET /api/supplements/1': () => json(supplement(1, { source: null })) });
  renderApp(PATH);
  await screen.findByText('12,300원');
  expect(screen.queryByText('1회분 성분')).not.toBeInTheDocument();
  expect(screen.queryByText('농축유청단백')).not.toBeInTheDocument();
});

it('changes flavour and pack in place and adds exactly the chosen one', async () => {
  startSession({ accessToken: 'a', refreshToken: 'r' }, true);
  const server = fakeServer({
    'GET /api/user/private': () => json({ userName: '홍길동' }),
    'GET /api/supplements/1': () => json(supplement(1)),
    'GET /api/supplements/2': () => json(supplement(2, { servings: 60, price: 22300 })),
    'POST /api/myfit/routines/supplement/2': () => json([], 201),
  });
  const { user } = renderApp(PATH);
  await user.selectOptions(await screen.findByLabelText('용량'), '60회분');
  expect(await screen.findByText('22,300원')).toBeInTheDocument();
  expect(currentPath()).toBe('/searchsupplement/1/supplementdetail/2');
  await user.click(screen.getByRole('button', { name: '내 보충제에 추가' }));
  await waitFor(() => expect(server.calls('POST /api/myfit/routines/supplement/2')).toHaveLength(1));
  expect(await screen.findByText('내 보충제에 추가했어요.')).toBeInTheDocument();
});

it('asks a visitor to log in before adding', async () => {
  fakeServer({ 'GET /api/supplements/1': () => json(supplement(1)) });
  const { user } = renderApp(PATH);
  await user.click(await screen.findByRole('button', { name: '내 보충제에 추가' }));
  expect(await screen.findByRole('dialog', { name: '로그인이 필요해요' })).toBeInTheDocument();
});

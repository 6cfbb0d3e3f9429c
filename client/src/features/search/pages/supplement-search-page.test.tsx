import { screen, waitFor } from '@testing-library/react';
import { fakeServer, json } from '../../../../test/fake-server';
import { currentPath, renderApp } from '../../../../test/render-app';
import { queryClient } from '../../../shared/api/query-client';

const SUPPLEMENT = {
  id: 31,
  koreanName: '세레스 히알루론산 240',
  flavor: '캡슐',
  source: null,
  imageURL: '/figures/packages/Other.svg',
  description: '하루 한 알이에요.',
  price: 21900,
  pricedOn: '2026-09-03',
  oldPrice: true,
};
const list = () => json([SUPPLEMENT], 200, { 'X-Total-Count': '1', 'X-Page-Size': '12' });
const SEARCH = 'POST /api/supplements/search/list/1';

beforeEach(() => queryClient.clear());

it('shows name, flavour and price, and links to the detail', async () => {
  fakeServer({ [SEARCH]: list });
  renderApp('/searchsupplement/1');
  const link = await screen.findByRole('link', { name: '세레스 히알루론산 240' });
  expect(link).toHaveAttribute('href', '/searchsupplement/1/supplementdetail/31');
  expect(screen.getByText('21,900원')).toBeInTheDocument();
  expect(screen.getByText('캡슐')).toBeInTheDocument();
  expect(screen.getByText('30일 넘은 가격이에요')).toBeInTheDocument();
});

it('filters by type: 아미노산 sends AminoAcid, 전체 sends none', async () => {
  const server = fakeServer({ [SEARCH]: list });
  const { user } = renderApp('/searchsupplement/1');
  await screen.findByText('21,900원');
  const labels = screen.getByRole('group', { name: '보충제 종류' });
  expect([...labels.children].map(chip => chip.textContent)).toEqual([
    '전체',
    '프로틴',
    '아미노산',
    '게이너',
    '기타',
  ]);
  await user.click(screen.getByRole('button', { name: '아미노산' }));
  await waitFor(() => expect(server.calls(SEARCH)).toHaveLength(2));
  const bodies = await Promise.all(server.calls(SEARCH).map(request => request.json() as Promise<unknown>));
  expect(bodies).toEqual([{ supplementType: [] }, { supplementType: ['AminoAcid'] }]);
  expect(currentPath()).toBe('/searchsupplement/1?type=AminoAcid');
});

it('offers the chips of supplements and the way to the workouts', async () => {
  fakeServer({
    [SEARCH]: list,
    'POST /api/workouts/search/list/1': () => json([]),
    'GET /api/supplements/search/list': () => json([{ id: 31, koreanName: '세레스 히알루론산 240' }]),
  });
  const { user } = renderApp('/searchsupplement/1');
  const input = await screen.findByRole('combobox', { name: '보충제 이름 검색' });
  await user.type(input, '히알');
  expect(await screen.findByRole('option')).toHaveTextContent('세레스 히알루론산 240');
  await user.clear(input);
  expect(screen.getByRole('list', { name: '많이 찾는 보충제' })).toHaveTextContent('히알루론산세레스');
  await user.click(screen.getByRole('button', { name: '세레스' }));
  expect(decodeURIComponent(currentPath())).toBe('/searchsupplement/1?keyword=세레스');
  await user.click(screen.getByRole('link', { name: '운동' }));
  expect(currentPath()).toBe('/searchworkout/1');
});

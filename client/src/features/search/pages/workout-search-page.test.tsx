import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { apiError, fakeServer, json } from '../../../../test/fake-server';
import { createQueryClient } from '../../../shared/api/query-client';
import { SEARCH_BOX_WIDTH } from '../../../shared/ui/search-box';
import { CARD_IMAGE_HEIGHT, CARD_WIDTH } from '../../../shared/widgets/result-card';
import { WorkoutSearchPage } from './workout-search-page';

const PAGE_SIZE = 12;
const SEARCH = 'POST /api/workouts/search/list/';

const workout = (id: number, koreanName: string) => ({
  id,
  koreanName,
  englishName: `Exercise ${id}`,
  bodyPartKoreanName: ['가슴', '삼두'],
  description: '가슴을 펴고 밀어요.',
  imgPath: `/figures/w-${id}.svg`,
  videoLink: null,
});

const list = (items: unknown[], total: number) =>
  json(items, 200, { 'X-Total-Count': String(total), 'X-Page-Size': String(PAGE_SIZE) });

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{decodeURIComponent(pathname + search)}</output>;
}

const address = () => screen.getByTestId('address').textContent;

function open(path: string) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/searchworkout/:pageNum" element={<WorkoutSearchPage />} />
          <Route path="*" element={null} />
        </Routes>
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const bodyOf = (request: Request | undefined) => request?.json() as Promise<Record<string, unknown>>;

it('shows the results of its address with count and links to the details', async () => {
  const server = fakeServer({ [`${SEARCH}2`]: () => list([workout(7, '바벨 벤치프레스')], 30) });
  open('/searchworkout/2?keyword=벤치&part=가슴');
  const card = await screen.findByRole('link', { name: /벤치/ });
  expect(card).toHaveAttribute('href', '/searchworkout/2/workoutdetail/7');
  expect(within(card).getByText('벤치').tagName).toBe('MARK');
  expect(screen.getByText('30개')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '가슴' })).toHaveAttribute('aria-pressed', 'true');
  expect(await bodyOf(server.requests[0])).toEqual({ searchKeyword: '벤치', bodyPartKoreanName: ['가슴'] });
});

it('filters by one body part at a time, and by none with 전체', async () => {
  const server = fakeServer({ [`${SEARCH}*`]: () => list([workout(1, '플라이')], 1) });
  const user = open('/searchworkout/1');
  await screen.findByText('플라이');
  await user.click(screen.getByRole('button', { name: '허벅지 앞' }));
  expect(address()).toBe('/searchworkout/1?part=허벅지+앞');
  await user.click(screen.getByRole('button', { name: '등' }));
  await waitFor(() => expect(server.requests).toHaveLength(3));
  expect(await bodyOf(server.requests[2])).toEqual({ bodyPartKoreanName: ['등'] });
  expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: '전체' }));
  expect(address()).toBe('/searchworkout/1');
});

it('turns pages between the ends and stops at them', async () => {
  fakeServer({
    [`${SEARCH}1`]: () => list([workout(1, '첫 장')], 13),
    [`${SEARCH}2`]: () => list([workout(2, '둘째 장')], 13),
  });
  const user = open('/searchworkout/1');
  await screen.findByText('첫 장');
  expect(screen.getByRole('button', { name: '이전 페이지' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: '다음 페이지' }));
  await screen.findByText('둘째 장');
  expect(address()).toBe('/searchworkout/2');
  expect(screen.getByRole('button', { name: '다음 페이지' })).toBeDisabled();
});

it('caps the page at the last one', async () => {
  fakeServer({
    [`${SEARCH}99`]: () => list([], 13),
    [`${SEARCH}2`]: () => list([workout(2, '둘째 장')], 13),
  });
  open('/searchworkout/99');
  await screen.findByText('둘째 장');
  expect(address()).toBe('/searchworkout/2');
});

it('answers an empty keyword with the empty state and no request', async () => {
  const server = fakeServer({ [`${SEARCH}*`]: () => list([workout(1, '플라이')], 1) });
  const user = open('/searchworkout/1');
  await screen.findByText('플라이');
  await user.click(screen.getByRole('combobox', { name: '운동 이름 검색' }));
  await user.keyboard('{Enter}');
  expect(await screen.findByText('검색어를 입력해 주세요')).toBeInTheDocument();
  expect(screen.getByText('0개')).toBeInTheDocument();
  expect(server.requests).toHaveLength(1);
});

it('opens the panel over an overlay and suggests while typing, by keyboard alone', async () => {
  fakeServer({
    [`${SEARCH}*`]: () => list([], 0),
    'GET /api/workouts/search/list': request =>
      json(
        new URL(request.url).searchParams.get('keyword') === 'ㄷㄷㄹㅍㅌ'
          ? [
              { id: 3, koreanName: '데드리프트' },
              { id: 4, koreanName: '루마니안 데드리프트' },
            ]
          : [],
      ),
  });
  const user = open('/searchworkout/1');
  const input = screen.getByRole('combobox', { name: '운동 이름 검색' });
  await user.click(input);
  expect(document.querySelector('[data-overlay]')).toBeInTheDocument();
  expect(screen.getByRole('list', { name: '많이 찾는 운동' })).toHaveTextContent('데드리프트풀업스쿼트');
  await user.type(input, 'ㄷㄷㄹㅍㅌ');
  const options = await screen.findAllByRole('option');
  expect(options[1]).toHaveTextContent('루마니안 데드리프트');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(input).toHaveAttribute('aria-activedescendant', options[1]?.id);
  expect(options.map(option => option.getAttribute('aria-selected'))).toEqual(['false', 'true']);
  await user.keyboard('{Enter}');
  expect(address()).toBe('/searchworkout/1/workoutdetail/4');
});

it('closes the panel with Escape and searches for a chip', async () => {
  fakeServer({ [`${SEARCH}*`]: () => list([workout(3, '스쿼트')], 1) });
  const user = open('/searchworkout/1');
  const input = screen.getByRole('combobox', { name: '운동 이름 검색' });
  await user.click(input);
  await user.keyboard('{Escape}');
  expect(document.querySelector('[data-overlay]')).not.toBeInTheDocument();
  expect(input).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  await user.click(document.body);
  await user.click(input);
  await user.click(screen.getByRole('button', { name: '스쿼트' }));
  expect(address()).toBe('/searchworkout/1?keyword=스쿼트');
  expect(document.querySelector('[data-overlay]')).not.toBeInTheDocument();
});

it('says that nothing was found and offers the search without the filter', async () => {
  fakeServer({ [`${SEARCH}*`]: () => list([], 0) });
  const user = open('/searchworkout/1?keyword=벤치&part=종아리');
  expect(await screen.findByText('찾는 운동이 없어요')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '전체에서 다시 찾기' }));
  expect(address()).toBe('/searchworkout/1?keyword=벤치');
});

it.each([
  ['일립티컬', '찾는 유산소 운동은 아직 없어요. 대신 숨이 차는 다른 운동부터 볼까요?', '실내 자전거 타기'],
  ['발레 스트레칭', '찾는 스트레칭은 아직 없어요. 대신 몸을 천천히 푸는 다른 동작부터 볼까요?', '캣카우'],
  [
    '요가 나무 자세',
    '찾는 요가나 필라테스 동작은 아직 없어요. 대신 매트 위에서 하는 다른 동작부터 볼까요?',
    '다운독',
  ],
])('answers %s with what there is instead', async (keyword, answer, instead) => {
  fakeServer({ [`${SEARCH}*`]: () => list([], 0) });
  const user = open(`/searchworkout/1?keyword=${keyword}`);
  expect(await screen.findByText(answer)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: instead }));
  expect(address().replaceAll('+', ' ')).toBe(`/searchworkout/1?keyword=${instead}`);
});

it('explains a failure and tries again', async () => {
  let broken = true;
  fakeServer({
    [`${SEARCH}*`]: () =>
      broken
        ? apiError('VALIDATION_EXCEPTION', '검색어가 너무 길어요.', 400)
        : list([workout(1, '플라이')], 1),
  });
  const user = open('/searchworkout/1');
  expect(await screen.findByRole('alert')).toHaveTextContent('검색어가 너무 길어요.');
  broken = false;
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByText('플라이')).toBeInTheDocument();
});

it('keeps the sizes of the specification', () => {
  expect([CARD_WIDTH, CARD_IMAGE_HEIGHT, SEARCH_BOX_WIDTH]).toEqual([312, 250, 627]);
});

it.each(['0', 'abc', '-1', '1.5'])('leads from page %s to the first one', async page => {
  fakeServer({ [`${SEARCH}1`]: () => list([workout(1, '푸시업')], 1) });
  open(`/searchworkout/${page}?part=가슴`);
  await waitFor(() => expect(address()).toBe('/searchworkout/1?part=가슴'));
  expect(await screen.findByRole('link', { name: /푸시업/ })).toBeInTheDocument();
});

it('does not call an empty search the whole list', async () => {
  fakeServer();
  open('/searchworkout/1?keyword=');
  expect(await screen.findByRole('heading', { name: '검색 결과 0개' })).toBeInTheDocument();
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { apiError, fakeServer, json } from '../../../../test/fake-server';
import { currentPath, renderApp } from '../../../../test/render-app';
import { queryClient } from '../../../shared/api/query-client';
import { currentSession } from '../../../shared/session/session.store';
import { NUMBER_STEP } from '../components/form-field';
import { ADMIN_STORAGE_KEY, setAdminTokens } from '../session/admin-session.store';

const PAGE_SIZE = 20;
const list = (rows: unknown[], total = rows.length) =>
  json(rows, 200, { 'X-Total-Count': String(total), 'X-Page-Size': String(PAGE_SIZE) });

const SUPPLEMENT = {
  id: 1,
  productId: 1,
  koreanName: '클린 웨이',
  englishName: 'Clean Whey',
  supplementType: 'Protein',
  flavor: '초코',
  price: 12300,
  servings: 30,
  description: null,
  hidden: false,
  certified: false,
  allergens: ['우유'],
  aliases: [],
  cautions: [],
  ingredientClasses: [],
  excludedConditions: [],
  imageURL: '/figures/packages/Protein.svg',
  example: true,
  version: 4,
};
const MACHINE = { id: 9, koreanName: '바벨', englishName: '', imgPath: null };

const LISTS = {
  'GET /api/admin/examples': () => json({ shown: 29, hidden: 0, replaceable: true }),
  'GET /api/admin/supplements/list/1': () => list([SUPPLEMENT], 21),
  'GET /api/admin/machines/list/1': () => list([MACHINE]),
};

beforeEach(() => queryClient.clear());
afterEach(() => setAdminTokens(null));

const asAdmin = () => setAdminTokens({ accessToken: 'admin-access', refreshToken: 'admin-refresh' });
const bodyOf = (request: Request | undefined) => request?.json() as Promise<Record<string, unknown>>;

it('logs in on a real screen and keeps the login apart from the member’s', async () => {
  const server = fakeServer({
    ...LISTS,
    'POST /api/admin/login': async request =>
      (await bodyOf(request)).password === 'right'
        ? json({ accessToken: 'a', refreshToken: 'r' })
        : apiError('LOGIN_FAILED_EXCEPTION', '…', 401),
  });
  const { user } = renderApp('/admin');
  await user.type(await screen.findByLabelText('아이디'), 'admin');
  await user.type(screen.getByLabelText('비밀번호'), 'wrong{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('잘못 입력했어요');
  await user.clear(screen.getByLabelText('비밀번호'));
  await user.type(screen.getByLabelText('비밀번호'), 'right{Enter}');
  expect(await screen.findByText('클린 웨이')).toBeInTheDocument();
  expect(sessionStorage.getItem(ADMIN_STORAGE_KEY)).toContain('"a"');
  expect(currentSession()).toBeNull();
  expect(server.calls('GET /api/admin/supplements/list/1')[0]?.headers.get('Authorization')).toBe('Bearer a');
});

it('renews an expired token silently and shows the login again when that is refused', async () => {
  asAdmin();
  let refused = false;
  const server = fakeServer({
    'GET /api/admin/supplements/list/1': request =>
      request.headers.get('Authorization') === 'Bearer fresh' && !refused
        ? list([SUPPLEMENT])
        : apiError('EXPIRED_ACCESS_TOKEN_EXCEPTION', '…', 401),
    'GET /api/auth/refresh': () =>
      refused
        ? apiError('EXPIRED_REFRESH_TOKEN_EXCEPTION', '…', 401)
        : json({ accessToken: 'fresh', refreshToken: 'r2' }),
  });
  const { user } = renderApp('/admin');
  expect(await screen.findByText('클린 웨이')).toBeInTheDocument();
  expect(server.calls('GET /api/auth/refresh')[0]?.headers.get('Authorization')).toBe('Bearer admin-refresh');
  refused = true;
  await user.type(screen.getByRole('searchbox'), '웨이{Enter}');
  expect(await screen.findByText('로그인이 만료됐어요. 다시 로그인해 주세요.')).toBeInTheDocument();
});

it.each([
  ['by themselves', 'button', '관리자 로그아웃'],
  ['by the server', 'tab', '기구'],
])('keeps nothing of an admin who was logged out %s', async (_, role, name) => {
  asAdmin();
  fakeServer({
    ...LISTS,
    'GET /api/admin/machines/list/1': () => apiError('UNAUTHENTICATED_EXCEPTION', '…', 401),
    'GET /api/auth/logout': () => new Response(null, { status: 204 }),
  });
  const { user } = renderApp('/admin');
  await screen.findByText('클린 웨이');
  await user.click(screen.getByRole(role, { name }));
  await screen.findByLabelText('아이디');
  expect(queryClient.getQueryCache().findAll({ queryKey: ['admin'] })).toEqual([]);
});

it('shows the columns of the specification, three dashes for what is missing, and turns pages', async () => {
  asAdmin();
  const server = fakeServer({ ...LISTS, 'GET /api/admin/supplements/list/2': () => list([SUPPLEMENT], 21) });
  const { user } = renderApp('/admin');
  await screen.findByText('클린 웨이');
  const heads = screen.getAllByRole('columnheader').map(head => head.textContent);
  expect(heads).toEqual(['영문 이름', '한글 이름', '맛', '가격', '제공량', '공개', '관리']);
  expect(screen.getByText('12,300원')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '다음 페이지' }));
  await waitFor(() => expect(server.calls('GET /api/admin/supplements/list/2')).toHaveLength(1));
  await user.click(screen.getByRole('tab', { name: '기구' }));
  const row = await screen.findByRole('row', { name: /바벨/ });
  expect(within(row).getByText('---')).toBeInTheDocument();
});

it('adds with defaults, step 0.01 and a picture, then starts over with the dialog open', async () => {
  asAdmin();
  globalThis.URL.createObjectURL = () => 'blob:preview';
  globalThis.URL.revokeObjectURL = () => undefined;
  const server = fakeServer({
    ...LISTS,
    'POST /api/admin/supplements': () => json({ ...SUPPLEMENT, id: 2 }, 201),
  });
  const { user } = renderApp('/admin');
  await user.click(await screen.findByRole('button', { name: '추가' }));
  const dialog = within(screen.getByRole('dialog', { name: '보충제 추가' }));
  expect(dialog.getByLabelText('종류 *')).toHaveValue('Protein');
  expect(dialog.getByLabelText('제공량 *')).toHaveAttribute('step', String(NUMBER_STEP));
  expect(NUMBER_STEP).toBe(0.01);

  await user.click(dialog.getByText('등록'));
  expect(dialog.getByText('한글 이름을 입력해 주세요.')).toBeInTheDocument();
  expect(server.calls('POST /api/admin/supplements')).toHaveLength(0);

  fireEvent.change(dialog.getByLabelText('한글 이름 *'), { target: { value: '새 제품' } });
  fireEvent.change(dialog.getByLabelText('영문 이름 *'), { target: { value: 'New product' } });
  fireEvent.change(dialog.getByLabelText('맛 *'), { target: { value: '딸기' } });
  fireEvent.change(dialog.getByLabelText('가격 *'), { target: { value: '9900' } });
  await user.upload(dialog.getByLabelText('그림'), new File(['x'], 'a.png', { type: 'image/png' }));
  expect(dialog.getByAltText('고른 그림 미리보기')).toBeInTheDocument();
  await user.click(dialog.getByText('등록'));

  await waitFor(() => expect(dialog.getByLabelText('한글 이름 *')).toHaveValue(''));
  expect(dialog.getByText(/‘새 제품’ 등록했어요/)).toBeInTheDocument();
  expect(dialog.getByLabelText('가격 *')).toHaveValue(1);
  expect(dialog.queryByAltText('고른 그림 미리보기')).not.toBeInTheDocument();
  const [sent] = server.calls('POST /api/admin/supplements');
  expect(sent?.headers.get('Content-Type')).toMatch(/^multipart\/form-data/);
  await user.click(dialog.getByRole('button', { name: '닫기' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  // Sixty fields in jsdom are slow on a busy machine.
});

it('edits with the version it read and shows the server’s messages at their fields', async () => {
  asAdmin();
  const server = fakeServer({
    ...LISTS,
    'PUT /api/admin/supplements/1': () =>
      json(
        {
          status: 'VALIDATION_EXCEPTION',
          message: '입력한 내용을 확인해 주세요.',
          fields: [{ field: 'price', message: '가격이 이상해요.' }],
        },
        400,
      ),
  });
  const { user } = renderApp('/admin');
  await user.click(await screen.findByRole('button', { name: '클린 웨이 수정' }));
  const dialog = within(screen.getByRole('dialog', { name: '보충제 수정' }));
  await user.click(dialog.getByRole('button', { name: '저장' }));
  expect(await dialog.findByText('가격이 이상해요.')).toBeInTheDocument();
  const wrong = dialog.getByLabelText(/^가격 \*/);
  await waitFor(() => expect(wrong).toHaveFocus());
  const body = await bodyOf(server.calls('PUT /api/admin/supplements/1')[0]);
  expect(body).toMatchObject({ version: 4, price: 12300, allergens: ['우유'], leucine: null, hidden: false });
  expect(dialog.getByLabelText('한글 이름 *')).toHaveValue('클린 웨이');
});

it('joins a form with what another admin saved, and saves the new version', async () => {
  asAdmin();
  const stored = { ...SUPPLEMENT, koreanName: '클린 웨이 플러스', flavor: '바나나', version: 5 };
  const server = fakeServer({
    ...LISTS,
    'PUT /api/admin/supplements/1': async request =>
      (await bodyOf(request)).version === 5
        ? json({ ...stored, version: 6 })
        : apiError('CONFLICT_EXCEPTION', '다른 곳에서 먼저 바뀌었어요.', 409),
    'GET /api/admin/supplements/1': () => json(stored),
  });
  const { user } = renderApp('/admin');
  await user.click(await screen.findByRole('button', { name: '클린 웨이 수정' }));
  const dialog = within(screen.getByRole('dialog', { name: '보충제 수정' }));
  await user.type(dialog.getByLabelText('한글 이름 *'), ' 프로');
  await user.click(dialog.getByRole('button', { name: '저장' }));
  expect(await dialog.findByText('저장된 값: 클린 웨이 플러스')).toBeInTheDocument();
  expect(dialog.getByText('내 값: 클린 웨이 프로')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: '저장' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const body = await bodyOf(server.calls('PUT /api/admin/supplements/1')[1]);
  expect(body).toMatchObject({ version: 5, koreanName: '클린 웨이 프로', flavor: '바나나' });
});

it('shows who changed what and takes the last change back', async () => {
  asAdmin();
  const entry = {
    id: 7,
    at: '2026-11-22T04:05:06.789Z',
    admin: 'owner',
    action: 'update',
    resource: 'supplements',
    resourceId: 1,
    name: '클린 웨이',
    changes: [{ field: 'price', before: 12_300, after: 13_000 }],
    created: 0,
    updated: 0,
    undoable: true,
    importId: null,
  };
  const server = fakeServer({
    ...LISTS,
    'GET /api/admin/history': request =>
      new URL(request.url).searchParams.has('before')
        ? json({ entries: [{ ...entry, id: 6, undoable: false, name: '앞의 것' }], next: null })
        : json({ entries: [entry], next: 7 }),
    'POST /api/admin/history/7/undo': () =>
      apiError('CHANGED_SINCE_EXCEPTION', '그 뒤에 다시 바뀌었어요.', 409),
  });
  const { user } = renderApp('/admin?tab=history&resource=supplements');
  const card = within(await screen.findByRole('article', { name: '‘클린 웨이’ 보충제 수정' }));
  expect(card.getByText('12,300원')).toBeInTheDocument();
  expect(card.getByText('13,000원')).toBeInTheDocument();
  expect(card.getByText(/owner/)).toBeInTheDocument();
  await user.click(card.getByRole('button', { name: /되돌리기$/ }));
  expect(await card.findByRole('alert')).toHaveTextContent('그 뒤에 다시 바뀌었어요.');
  await user.click(screen.getByRole('button', { name: '더 보기' }));
  const older = within(await screen.findByRole('article', { name: '‘앞의 것’ 보충제 수정' }));
  expect(older.queryByRole('button')).toBeNull();
  expect(new URL(server.calls('GET /api/admin/history')[0]!.url).search).toBe('?resource=supplements');
});

it('asks before half-filled fields are lost', async () => {
  asAdmin();
  fakeServer(LISTS);
  const { user } = renderApp('/admin');
  await user.click(await screen.findByRole('button', { name: '클린 웨이 수정' }));
  const form = () => screen.queryByRole('dialog', { name: '보충제 수정' });
  await user.type(within(form()!).getByLabelText('한글 이름 *'), '이');
  await user.click(within(form()!).getAllByRole('button', { name: '닫기' })[0]!);
  await user.click(screen.getByRole('button', { name: '계속 입력하기' }));
  expect(within(form()!).getByLabelText('한글 이름 *')).toHaveValue('클린 웨이이');
  await user.click(within(form()!).getAllByRole('button', { name: '닫기' })[0]!);
  await user.click(screen.getByRole('button', { name: '버리기' }));
  expect(form()).toBeNull();
});

it('hides a row with one press', async () => {
  asAdmin();
  const server = fakeServer({ ...LISTS, 'PUT /api/admin/supplements/1': () => json(SUPPLEMENT) });
  const { user } = renderApp('/admin');
  await user.click(await screen.findByRole('switch', { name: '클린 웨이 공개', checked: true }));
  await waitFor(() => expect(server.calls('PUT /api/admin/supplements/1')).toHaveLength(1));
  expect(await bodyOf(server.calls('PUT /api/admin/supplements/1')[0])).toMatchObject({ hidden: true });
});

it('keeps the place of the examples above the table until they are known, and says where they did not arrive', async () => {
  asAdmin();
  let answer: (response: Response) => void = () => undefined;
  fakeServer({
    ...LISTS,
    'GET /api/admin/examples': () => new Promise<Response>(resolve => (answer = resolve)),
  });
  renderApp('/admin');
  await screen.findByText('클린 웨이');
  expect(screen.getByText(/회원에게 예시 제품/)).not.toBeVisible();
  answer(apiError('TOO_MANY', '잠시 후 다시 해 주세요.', 429));
  expect(await screen.findByText(/예시 제품의 수를 불러오지 못했어요/)).toBeVisible();
});

it('lets the invented products leave with one press, once there are others', async () => {
  asAdmin();
  let state = { shown: 29, hidden: 0, replaceable: false };
  const server = fakeServer({
    ...LISTS,
    'GET /api/admin/examples': () => json(state),
    'PUT /api/admin/examples': () => json((state = { shown: 0, hidden: 29, replaceable: true })),
  });
  const { user } = renderApp('/admin');
  expect(await screen.findByText(/예시 제품 29개가 .* 실제 제품을 올리면/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '예시 모두 숨기기' })).toBeNull();
  state = { ...state, replaceable: true };
  await act(() => queryClient.invalidateQueries());
  await user.click(await screen.findByRole('button', { name: '예시 모두 숨기기' }));
  expect(await screen.findByRole('button', { name: '예시 다시 보이기' })).toBeInTheDocument();
  expect(await bodyOf(server.calls('PUT /api/admin/examples')[0])).toEqual({ hidden: true });
});

it('offers another attempt where the state of a search for prices did not arrive', async () => {
  asAdmin();
  const refused = () => apiError('TOO_MANY', '잠시 후 다시 해 주세요.', 429);
  fakeServer({ 'GET /api/admin/*': refused });
  renderApp('/admin?tab=prices');
  const card = within(await screen.findByRole('region', { name: '네이버 쇼핑에서 찾기' }));
  expect(card.getByText(/진행 상황을 불러오지 못했어요/)).toBeVisible();
  expect(card.getByRole('button', { name: '다시 시도' })).toBeEnabled();
});

it('asks before deleting and says why something in use stays', async () => {
  asAdmin();
  fakeServer({
    ...LISTS,
    'DELETE /api/admin/supplements/1': () =>
      apiError('IN_USE_EXCEPTION', '회원이 쓰고 있어 지울 수 없어요.', 409),
  });
  const { user } = renderApp('/admin');
  await user.click(await screen.findByRole('button', { name: '클린 웨이 삭제' }));
  const dialog = within(screen.getByRole('dialog', { name: '삭제할까요?' }));
  await user.click(dialog.getByRole('button', { name: '삭제' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('회원이 쓰고 있어 지울 수 없어요.');
});

const imported = (state: string, result: object | null = null, more: object = {}) => ({
  ...{ id: 7, resource: 'supplements', fileName: 'a.csv', state, columns: {}, samples: {}, guesses: {} },
  ...{ lines: 10, done: 4 },
  ...{ result, kept: [], failure: null, createdAt: '2026-11-22T00:00:00.000Z', finishedAt: null, ...more },
});
const NOTHING = { created: 0, updated: 0, unchanged: 0, errors: [], added: [], changed: [] };

it('tries a file first, applies it only without faults and takes it back', async () => {
  asAdmin();
  let latest: object | null = null;
  const faults = {
    ...NOTHING,
    errors: [{ row: 3, field: 'price', value: '싸요', message: '가격은 정수로 입력해 주세요.' }],
  };
  const fields = [{ field: 'price', before: '39000', after: '42000' }];
  const fine = {
    ...{ ...NOTHING, created: 2, updated: 1, unchanged: 7, added: [{ row: 2, name: '새 단백질' }] },
    changed: [{ row: 4, id: 1, name: '클린 웨이', fields }],
  };
  const results = [faults, fine];
  const server = fakeServer({
    ...LISTS,
    'GET /api/admin/imports': () => json({ latest }),
    'POST /api/admin/imports': () => json((latest = imported('checked', results.shift())), 202),
    'POST /api/admin/imports/7/apply': () => json((latest = imported('done', fine)), 202),
    'POST /api/admin/imports/7/undo': () =>
      json(
        (latest = imported('undone', fine, { kept: [{ name: '클린 웨이', reason: '그 뒤에 바뀌었어요.' }] })),
        202,
      ),
  });
  const { user } = renderApp('/admin');
  await user.click(await screen.findByRole('button', { name: /목록 메뉴$/ }));
  await user.click(screen.getByRole('menuitem', { name: '가져오기' }));
  const dialog = within(screen.getByRole('dialog', { name: '보충제 가져오기' }));
  await user.upload(dialog.getByLabelText('가져올 파일'), new File(['x'], 'a.csv', { type: 'text/csv' }));
  expect(await dialog.findByText('가격은 정수로 입력해 주세요. · 3번 줄')).toBeInTheDocument();
  expect(dialog.getByLabelText('가격 고치기')).toHaveValue('싸요');
  expect(dialog.getByRole('button', { name: '적용' })).toBeDisabled();
  await user.upload(dialog.getByLabelText('가져올 파일'), new File(['y'], 'b.csv', { type: 'text/csv' }));
  expect(await dialog.findByText('추가 2개, 변경 1개, 그대로 7개예요.')).toBeInTheDocument();
  expect(dialog.getByRole('cell', { name: '새 단백질' })).toBeInTheDocument();
  await user.click(dialog.getByRole('radio', { name: '변경 1' }));
  expect(dialog.getByText('39000')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: '적용' }));
  expect(await dialog.findByText('2개를 추가하고 1개를 바꿨어요.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: '전체 되돌리기' }));
  expect(await dialog.findByText('1개는 그대로 두고, 나머지를 되돌렸어요.')).toBeInTheDocument();
  expect(dialog.getByRole('cell', { name: '그 뒤에 바뀌었어요.' })).toBeInTheDocument();
  const [first] = server.calls('POST /api/admin/imports');
  expect(new URL(first!.url).search).toBe('?resource=supplements&fileName=a.csv');
});

it('shows a file that is on its way to whoever comes back, and asks what its columns are', async () => {
  asAdmin();
  const columns = { '한글 이름': null, 메모: null };
  let latest: object = imported('reading');
  const server = fakeServer({
    ...LISTS,
    'GET /api/admin/imports': () => json({ latest }),
    'PUT /api/admin/imports/7/columns': () => json((latest = imported('checked', NOTHING)), 202),
  });
  const { user } = renderApp('/admin');
  await user.click(await screen.findByRole('button', { name: /목록 메뉴$/ }));
  await user.click(screen.getByRole('menuitem', { name: '가져오기' }));
  const dialog = within(screen.getByRole('dialog', { name: '보충제 가져오기' }));
  expect(await dialog.findByRole('progressbar', { name: '진행 정도' })).toHaveAttribute(
    'aria-valuenow',
    '40',
  );
  latest = imported('columns', null, { columns, samples: { 메모: ['품절'] } });
  const choose = await dialog.findByRole('combobox', { name: '메모' });
  expect(choose).toHaveAccessibleDescription('예: 품절');
  expect(dialog.getByRole('button', { name: '이대로 확인' })).toBeDisabled();
  await user.selectOptions(choose, '가져오지 않기');
  await user.selectOptions(dialog.getByRole('combobox', { name: '한글 이름' }), 'koreanName');
  await user.click(dialog.getByRole('button', { name: '이대로 확인' }));
  expect(await dialog.findByText('지금과 다른 내용이 없어요.')).toBeInTheDocument();
  expect(await bodyOf(server.calls('PUT /api/admin/imports/7/columns')[0])).toEqual({
    columns: { '한글 이름': 'koreanName', 메모: '' },
  });
});

const ROWS = [
  SUPPLEMENT,
  {
    ...SUPPLEMENT,
    id: 2,
    productId: 2,
    koreanName: '둘째 웨이',
    priceSource: 'search',
    pricedAt: '2026-09-03T01:00:00Z',
  },
  { ...SUPPLEMENT, id: 3, productId: 3, koreanName: '셋째 웨이', hidden: true },
];

it('sorts and narrows the table, and keeps that in the address', async () => {
  asAdmin();
  const queries: string[] = [];
  fakeServer({
    ...LISTS,
    'GET /api/admin/supplements/list/1': request => {
      queries.push(new URL(request.url).search);
      return list(ROWS);
    },
  });
  const { user } = renderApp('/admin');
  await user.click(await screen.findByRole('button', { name: '가격' }));
  await waitFor(() => expect(queries.at(-1)).toBe('?sort=price'));
  expect(screen.getByRole('columnheader', { name: '가격' })).toHaveAttribute('aria-sort', 'ascending');
  await user.click(screen.getByRole('button', { name: '가격' }));
  await waitFor(() => expect(queries.at(-1)).toBe('?sort=price&order=desc'));
  await user.selectOptions(screen.getByLabelText('종류'), 'Gainer');
  await user.selectOptions(screen.getByLabelText('숨긴 항목'), 'true');
  await waitFor(() => expect(queries.at(-1)).toBe('?sort=price&order=desc&hidden=true&kind=Gainer'));
  expect(currentPath()).toBe('/admin?tab=supplements&sort=price&order=desc&hidden=true&kind=Gainer');
  await user.click(screen.getByRole('button', { name: '가격' }));
  await waitFor(() => expect(queries.at(-1)).toBe('?hidden=true&kind=Gainer'));
});

it('shows the columns that were chosen, also the next time', async () => {
  asAdmin();
  localStorage.removeItem('routineup.admin.columns.supplements');
  fakeServer({ ...LISTS, 'GET /api/admin/supplements/list/1': () => list(ROWS) });
  const { user, unmount } = renderApp('/admin');
  await user.click(await screen.findByRole('button', { name: /목록 메뉴$/ }));
  await user.click(screen.getByRole('menuitem', { name: '열 고르기' }));
  await user.click(screen.getByRole('checkbox', { name: '가격 확인' }));
  await user.click(screen.getByRole('checkbox', { name: '영문 이름' }));
  await user.click(screen.getByRole('button', { name: '확인' }));
  unmount();
  renderApp('/admin');
  await screen.findByText('둘째 웨이');
  const heads = screen.getAllByRole('columnheader').map(head => head.textContent);
  expect(heads).toContain('가격 확인');
  expect(heads).not.toContain('영문 이름');
  expect(screen.getByText('네이버 쇼핑 · 9월 3일 · 30일 넘음')).toBeInTheDocument();
  // An example's price has no date, so it shows the dashes of a missing value.
  expect(within(screen.getByRole('row', { name: /클린 웨이/ })).getByText('---')).toBeInTheDocument();
  localStorage.removeItem('routineup.admin.columns.supplements');
});

it('goes through the rows by keys, changes the chosen ones at once and takes that back', async () => {
  asAdmin();
  const bodies: unknown[] = [];
  const server = fakeServer({
    ...LISTS,
    'GET /api/admin/supplements/list/1': () => list(ROWS),
    'PUT /api/admin/bulk/supplements': async request => {
      bodies.push(await bodyOf(request));
      return json({ entries: [71, 72] });
    },
    'POST /api/admin/bulk/undo': async request => {
      bodies.push(await bodyOf(request));
      return new Response(null, { status: 204 });
    },
  });
  const { user } = renderApp('/admin');
  const row = (name: RegExp) => screen.getByRole('row', { name });
  await screen.findByText('둘째 웨이');
  await user.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  act(() => row(/클린 웨이/).focus());
  await user.keyboard(' {ArrowDown} {ArrowDown}{ArrowDown}');
  expect(row(/셋째 웨이/)).toHaveFocus();
  expect(screen.getByText('2개 골랐어요')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '숨기기' }));
  await user.click(await screen.findByRole('button', { name: '되돌리기' }));
  await screen.findByText('되돌렸어요.');
  expect(bodies).toEqual([{ ids: [1, 2], hidden: true }, { entries: [71, 72] }]);
  expect(screen.queryByText(/골랐어요/)).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: '이 쪽의 항목 모두 고르기' }));
  await user.type(screen.getByLabelText('고른 보충제의 가격(원)'), '9900{Enter}');
  await waitFor(() => expect(bodies.at(-1)).toEqual({ ids: [1, 2, 3], price: 9900 }));
  act(() => row(/둘째 웨이/).focus());
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: '둘째 웨이' })).toBeInTheDocument();
  expect(server.calls('PUT /api/admin/bulk/supplements')).toHaveLength(2);
});

it('says what each field means and shows the card that members will see while it is typed', async () => {
  asAdmin();
  fakeServer({ ...LISTS, 'GET /api/admin/supplements/list/1': () => list([SUPPLEMENT]) });
  const { user } = renderApp('/admin');
  await user.click(await screen.findByRole('button', { name: '클린 웨이 수정' }));
  const form = within(screen.getByRole('dialog'));
  const card = within(form.getByRole('region', { name: '회원이 보는 카드' }));
  expect(card.getByText('클린 웨이')).toBeInTheDocument();
  expect(card.getByText('12,300원')).toBeInTheDocument();
  expect(card.getByText('일반 식품')).toBeInTheDocument();
  fireEvent.change(form.getByLabelText('한글 이름 *'), { target: { value: '클린 웨이 플러스' } });
  fireEvent.change(form.getByLabelText('가격 *'), { target: { value: '15900' } });
  await user.click(form.getByRole('checkbox', { name: /건강기능식품/ }));
  expect(card.getByText('클린 웨이 플러스')).toBeInTheDocument();
  expect(card.getByText('15,900원')).toBeInTheDocument();
  expect(card.getByText('건강기능식품')).toBeInTheDocument();
  expect(form.getByLabelText('제공량 *')).toHaveAccessibleDescription(/한 통에 든 횟수/);
});

it('shows which usual requests the engine answers with a row', async () => {
  asAdmin();
  const found = [{ request: '근육 증가 · 월 7만원 · 남성', place: 2 }];
  fakeServer({
    ...LISTS,
    'GET /api/admin/supplements/list/1': () => list([SUPPLEMENT]),
    'GET /api/admin/appearances/supplements/1': () => json({ hidden: false, tried: 32, found }),
  });
  const { user } = renderApp('/admin');
  await user.click(await screen.findByRole('button', { name: '클린 웨이 보기' }));
  await user.click(await screen.findByRole('button', { name: '추천 엔진으로 해 보기' }));
  expect(await screen.findByText('근육 증가 · 월 7만원 · 남성')).toBeInTheDocument();
  expect(screen.getByText('2번째')).toBeInTheDocument();
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeServer, json } from '../../../../test/fake-server';
import { renderApp } from '../../../../test/render-app';
import { queryClient } from '../../../shared/api/query-client';
import { setAdminTokens } from '../session/admin-session.store';

it('shows what both changed side by side, and takes what is chosen', async () => {
  setAdminTokens({ accessToken: 'admin-access', refreshToken: 'admin-refresh' });
  const fields = [
    { field: 'description', current: '내 설명', offered: '새 설명' },
    { field: 'perServing', current: '', offered: 'kcal 120' },
  ];
  let offers = [{ id: 3, kind: 'supplement', name: '클린 웨이', fields }];
  const server = fakeServer({
    'GET /api/admin/self': () => json({ id: 1, loginId: 'me', role: 'editor' }),
    'GET /api/admin/offers': () => json(offers),
    'POST /api/admin/offers/3': () => {
      offers = [];
      return new Response(null, { status: 204 });
    },
  });
  const { user } = renderApp('/admin?tab=offers');
  expect(await screen.findByRole('tab', { name: '새 판 1' })).toBeInTheDocument();
  const card = within(await screen.findByRole('article', { name: '보충제 ‘클린 웨이’' }));
  expect(card.getByText('내 설명')).toBeInTheDocument();
  const take = card.getByRole('button', { name: /고른 항목 바꾸기/ });
  expect(take).toBeDisabled();
  await user.click(card.getByRole('checkbox', { name: '1회 제공량의 성분' }));
  await user.click(take);
  expect(await screen.findByText('정할 것이 없어요')).toBeInTheDocument();
  await waitFor(() => expect(server.calls('POST /api/admin/offers/3')).toHaveLength(1));
  expect(await server.calls('POST /api/admin/offers/3')[0]!.json()).toEqual({ fields: ['perServing'] });
});

it('counts nothing while it is not known how much there is', async () => {
  setAdminTokens({ accessToken: 'admin-access', refreshToken: 'admin-refresh' });
  let tell = () => {};
  fakeServer({
    'GET /api/admin/self': () => json({ id: 1, loginId: 'me', role: 'editor' }),
    'GET /api/admin/offers': () => new Promise<Response>(done => (tell = () => done(json([])))),
  });
  queryClient.clear();
  renderApp('/admin?tab=offers');
  expect(await screen.findByRole('tab', { name: /^새 판/ })).toHaveTextContent(/^새 판$/);
  act(() => tell());
  expect(await screen.findByRole('tab', { name: '새 판 0' })).toBeInTheDocument();
});

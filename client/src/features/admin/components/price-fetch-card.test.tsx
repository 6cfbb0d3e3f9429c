import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { fakeServer, json } from '../../../../test/fake-server';
import { createQueryClient } from '../../../shared/api/query-client';
import { setAdminTokens } from '../session/admin-session.store';
import { PriceFetchCard } from './price-fetch-card';

const open = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PriceFetchCard />
    </QueryClientProvider>,
  );

it('keeps the place of what this browser was told last, until it is told again', async () => {
  setAdminTokens({ accessToken: 'a', refreshToken: 'r' });
  const state = {
    configured: false,
    running: false,
    fetched: 0,
    total: null,
    finishedAt: null,
    failure: null,
  };
  fakeServer({ 'GET /api/admin/prices/search': () => json(state) });
  const { unmount } = open();
  expect(await screen.findByText(/네이버 검색 API의 키가 필요해요/)).toBeVisible();
  unmount();
  fakeServer({ 'GET /api/admin/prices/search': () => new Promise(() => undefined) });
  open();
  expect(screen.getByText(/네이버 검색 API의 키가 필요해요/)).not.toBeVisible();
});

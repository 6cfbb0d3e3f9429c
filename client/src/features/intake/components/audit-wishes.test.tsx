import { render, screen } from '@testing-library/react';
import { jest } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import { QueryClientProvider } from '@tanstack/react-query';
import { apiError, fakeServer, json } from '../../../../test/fake-server';
import { queryClient } from '../../../shared/api/query-client';
import { SAFETY_ONLY } from '../api/intake.api';
import { AuditWishesForm } from './audit-wishes';

it('says what becomes of what serves no purpose, by what the budget means', async () => {
  fakeServer();
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={queryClient}>
      <AuditWishesForm wishes={SAFETY_ONLY} onChange={() => {}} />
    </QueryClientProvider>,
  );
  expect(screen.getByText(/값을 따지지 않고 그대로 둬요/)).toBeVisible();
  await user.click(screen.getByText('모두 합쳐'));
  expect(screen.getByText(/다 합친 값이 예산을 넘으면/)).toBeVisible();
  expect(screen.queryByText(/그대로 둬요/)).not.toBeInTheDocument();
});

it('says that the purposes do not come, and offers another try: without one nothing can be audited for it', async () => {
  let reachable = false;
  const onChange = jest.fn();
  fakeServer({
    'GET /api/recommendation/supplement/purposes': () =>
      reachable ? json(['근육 증가']) : apiError('TOO_MANY_REQUESTS_EXCEPTION', '잠시 뒤에 해 주세요.', 429),
  });
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={queryClient}>
      <AuditWishesForm wishes={SAFETY_ONLY} onChange={onChange} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText(/목적을 불러오지 못했어요/)).toBeVisible();
  reachable = true;
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  await user.click(await screen.findByRole('button', { name: '근육 증가' }));
  await user.click(screen.getByRole('button', { name: '이 목적으로 다시 검사' }));
  expect(onChange.mock.calls).toEqual([
    [{ purpose: ['근육 증가'], monthlyBudget: 50_000, scope: SAFETY_ONLY.scope }],
  ]);
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClientProvider } from '@tanstack/react-query';
import { fakeServer } from '../../../../test/fake-server';
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

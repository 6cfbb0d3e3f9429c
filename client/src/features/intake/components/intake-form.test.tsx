import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '../../../shared/api/query-client';
import { IntakeForm } from './intake-form';

it('saves no amount that may mean two numbers', async () => {
  const user = userEvent.setup();
  const saved = jest.fn();
  render(
    <QueryClientProvider client={queryClient}>
      <IntakeForm
        item={null}
        name="아연"
        saving={false}
        onSave={savedOn => saved(savedOn(null))}
        onClose={() => {}}
      />
    </QueryClientProvider>,
  );
  const amount = screen.getByLabelText('성분 1의 양');
  const save = screen.getByRole('button', { name: '더하기' });
  for (const typed of ['12,5', '1.2.3', '1,0000', '.']) {
    await user.clear(amount);
    await user.type(amount, typed);
    await user.click(save);
    expect(amount).toBeInvalid();
    expect(screen.getByText(/12\.5나 1,000처럼/)).toBeVisible();
  }
  expect(saved).not.toHaveBeenCalled();
  await user.clear(amount);
  await user.type(amount, '1,012.5');
  await user.click(save);
  expect(amount).toBeValid();
  expect(saved).toHaveBeenCalledWith(
    expect.objectContaining({ nutrients: [{ nutrient: 'vitaminDUg', amount: 1012.5 }] }),
  );
});

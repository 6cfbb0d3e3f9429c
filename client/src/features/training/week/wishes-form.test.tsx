import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiError, fakeServer } from '../../../../test/fake-server';
import { logIn } from '../../../../test/remembered-log-in';
import { createQueryClient } from '../../../shared/api/query-client';
import { firstWishes } from './week-wishes';
import { WishesForm } from './wishes-form';

const MONDAY = '2026-11-23';
const wishes = { ...firstWishes({ earlier: null }, null, MONDAY), days: [1, 2, 3, 4, 5, 6] };
const shown = (today: string) => {
  const onChange = jest.fn();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <WishesForm {...{ wishes, startsOn: MONDAY, today, onChange }} recommendsCardio />
    </QueryClientProvider>,
  );
  return onChange;
};

it('a full week takes a day to come for one that is over', async () => {
  const onChange = shown('2026-11-26');
  await userEvent.click(screen.getByRole('button', { name: '일요일' }));
  expect(onChange).toHaveBeenCalledWith({ ...wishes, days: [2, 3, 4, 5, 6, 7] });
});

it('a full week to come says that it is full', () => {
  shown(MONDAY);
  expect(screen.getByRole('button', { name: '일요일' })).toBeDisabled();
  expect(screen.getByText(/6일까지/)).toBeVisible();
});

it('says why it does not ask about endurance where the body did not arrive', async () => {
  fakeServer({ 'GET /api/bodyData/recent': () => apiError('FORBIDDEN', '안 돼요.', 403) });
  logIn(1);
  shown(MONDAY);
  expect(await screen.findByText(/몸 정보를 불러오지 못했어요/)).toBeVisible();
  expect(screen.getByRole('button', { name: '다시 시도' })).toBeEnabled();
});

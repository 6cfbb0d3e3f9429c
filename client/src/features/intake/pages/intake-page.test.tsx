import { act, screen, waitFor } from '@testing-library/react';
import { fakeServer, json } from '../../../../test/fake-server';
import { renderApp } from '../../../../test/render-app';
import { queryClient } from '../../../shared/api/query-client';
import { takenKey } from '../../../shared/widgets/intake/taken.api';
import { setMember, startSession } from '../../../shared/session/session.store';
// Imported early, because Jest's module loader cannot link a package for two lazy chunks at once.
import './audit-page';
import './intake-page';

const GONE = {
  ...{ intakeItemId: 3, supplementId: 31, inCatalogue: false, name: '사라진 아연', label: '대두 함유' },
  nutrients: [{ nutrient: 'zincMg', amount: 8.5, koreanName: '아연', unit: 'mg' }],
  ...{ servingsPerDay: 2, slots: ['dinner'], price: null, pricedOn: null, servingsPerPack: 60, packs: 1 },
  ...{ boughtOn: null, lastsUntil: null },
};

it('takes back the deletion of a product that has left the catalogue', async () => {
  queryClient.clear();
  startSession({ accessToken: 'a', refreshToken: 'r' }, true);
  setMember({ userName: '길동', sex: '남' });
  let items = [GONE];
  const { calls } = fakeServer({
    'GET /api/intake': () => json(items),
    'DELETE /api/intake/3': () => {
      items = [];
      return new Response(null, { status: 204 });
    },
    'POST /api/intake': () => json(GONE, 201),
  });
  const { user } = renderApp('/mypage/intake');
  await user.click(await screen.findByRole('button', { name: '사라진 아연 지우기' }));
  await user.click(await screen.findByRole('button', { name: '되돌리기' }));
  await waitFor(() => expect(calls('POST /api/intake')).toHaveLength(1));
  expect(await calls('POST /api/intake')[0]!.json()).toEqual({
    ...{ name: '사라진 아연', label: '대두 함유', nutrients: [{ nutrient: 'zincMg', amount: 8.5 }] },
    ...{ servingsPerDay: 2, slots: ['dinner'], packs: 1, servingsPerPack: 60 },
  });
});

it('does not undo what another device has changed of a product, known once its form is open or not at all', async () => {
  queryClient.clear();
  startSession({ accessToken: 'a', refreshToken: 'r' }, true);
  let now: object = GONE;
  const { calls } = fakeServer({
    'GET /api/intake': () => json([now]),
    'PUT /api/intake/3': () => json(GONE),
  });
  const { user } = renderApp('/mypage/intake');
  await user.click(await screen.findByRole('button', { name: '사라진 아연 고치기' }));
  await user.click(screen.getByRole('button', { name: '아침' }));
  const there = { ...GONE, price: 18_000, pricedOn: '2026-11-20' };
  await act(async () => void queryClient.setQueryData(takenKey, [there]));
  expect(screen.getByLabelText(/한 통 가격/)).toHaveValue('18000');
  now = { ...there, servingsPerDay: 3 };
  await user.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(() => expect(calls('PUT /api/intake/3')).toHaveLength(1));
  expect(await calls('PUT /api/intake/3')[0]!.json()).toMatchObject({
    ...{ price: 18_000, pricedOn: '2026-11-20', slots: ['dinner', 'breakfast'], servingsPerDay: 3 },
  });
});

it('says how many times a large pack lasts as every number is written', async () => {
  queryClient.clear();
  startSession({ accessToken: 'a', refreshToken: 'r' }, true);
  fakeServer({ 'GET /api/intake': () => json([{ ...GONE, price: 18_000, servingsPerPack: 1_000 }]) });
  renderApp('/mypage/intake');
  expect(await screen.findByText(/18,000원 · 1,000회분/)).toBeVisible();
});

it('counts nothing twice in the headline, and plans no day of which nothing is left', async () => {
  queryClient.clear();
  startSession({ accessToken: 'a', refreshToken: 'r' }, true);
  const dropped = {
    ...{
      itemId: 3,
      name: '사라진 아연',
      verdict: 'drop',
      reason: '한도를 넘어요.',
      sources: [],
      instead: null,
    },
    ...{ servingsNow: 2, servingsPerDay: 0, cautions: [], monthlyCost: null, proposedCost: null },
    byProductId: null,
  };
  const audit = {
    items: [dropped],
    ...{
      added: [],
      nutrients: [],
      pairs: [],
      repeated: [],
      unmended: [],
      refusals: [],
      notes: [],
      proven: true,
    },
    cost: { now: null, proposed: null, unpriced: [] },
    timetable: { items: [], rules: [], broken: [] },
  };
  fakeServer({ 'POST /api/intake/audit': () => json(audit) });
  renderApp('/mypage/intake/check');
  expect(await screen.findByRole('heading', { name: '1가지를 봐 주세요' })).toBeVisible();
  expect(screen.queryByText('하루 시간표')).toBeNull();
});

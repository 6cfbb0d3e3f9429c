import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import '../../features/recommendation/lib/waiting-requests';
import { renderInRouter } from '../../../test/render-app';
import { queryClient } from '../../shared/api/query-client';
import type { Change } from '../../shared/changes/change-database';
import { NO_CHANGES, useChangeStatus } from '../../shared/changes/change-status';
import { CopyState } from './copy-state';

const refused = { reason: 'refused' as const, message: '몸 정보가 필요해요.' };
const row: Change = {
  ...{ id: '1', kind: 'number', wanted: 1, base: 0, about: '벤치프레스', mine: '40kg', late: true },
  problem: refused,
};
const open = () =>
  renderInRouter(
    <QueryClientProvider client={queryClient}>
      <CopyState />
    </QueryClientProvider>,
  );
const show = (status: Partial<typeof NO_CHANGES>) => {
  open();
  act(() => useChangeStatus.setState({ ...NO_CHANGES, ...status }));
};

it('says when pending changes are sent: with a network, or soon where the server answers', () => {
  show({ waiting: 2 });
  expect(screen.getByText(/이 기기에 있어요/)).toHaveTextContent(
    /변경 2개가 이 기기에 있어요. 연결되면 보낼게요.$/,
  );
  act(() => useChangeStatus.setState({ answered: true }));
  expect(screen.getByText(/이 기기에 있어요/)).toHaveTextContent(
    /변경 2개가 이 기기에 있어요. 곧 다시 보낼게요.$/,
  );
});

it('calls a recommendation that is asked for no change', () => {
  show({ waiting: 1, requests: 1 });
  expect(screen.getByText('보내지 않은 추천 요청 1개가 이 기기에 있어요. 연결되면 보낼게요.')).toBeVisible();
});

it('announces a new question, as what comes is added to a live region that was there', () => {
  open();
  const live = screen.getByRole('log');
  act(() => useChangeStatus.setState({ ...NO_CHANGES, problems: [row] }));
  expect(
    within(live).getByText(/‘벤치프레스: 40kg’ 변경을 저장하지 못했어요. 몸 정보가 필요해요./),
  ).toBeVisible();
  expect(live).toHaveAttribute('aria-relevant', 'additions');
});

it('calls a recommendation that was refused no change', () => {
  show({ problems: [{ ...row, kind: 'workout-request', about: '운동 추천', mine: '가슴' }] });
  expect(screen.getByText('운동 추천(가슴)을 받지 못했어요. 몸 정보가 필요해요.')).toBeVisible();
  expect(screen.getByRole('button', { name: '다시 요청하기' })).toBeVisible();
  expect(screen.getByRole('button', { name: '그만두기' })).toBeVisible();
  expect(screen.getByRole('log')).not.toHaveTextContent('변경');
});

it('offers no second attempt for what only another build can send', () => {
  show({ problems: [{ ...row, kind: 'newer', problem: { reason: 'unknown' } }] });
  expect(screen.getByText(/다른 버전의 앱에서 한 변경이에요/)).toBeVisible();
  expect(
    within(screen.getByRole('log'))
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['새로고침', '변경 버리기']);
});

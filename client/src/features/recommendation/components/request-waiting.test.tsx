import { act, screen } from '@testing-library/react';
import { renderInRouter } from '../../../../test/render-app';
import { kindNamed } from '../../../shared/changes/change-kinds';
import { NO_CHANGES, useChangeStatus } from '../../../shared/changes/change-status';
import { REQUEST_KINDS, useArrived } from '../lib/waiting-requests';
import { RequestWaiting } from './request-waiting';

const row = { id: '1', base: null, mine: '', late: true };

it('says what a recommendation waits for, and leads to its answer', () => {
  renderInRouter(<RequestWaiting type="workout" wanted={['가슴']} place="home" />);
  expect(screen.getByText(/연결되면 추천받아 둘게요/)).toBeInTheDocument();
  act(() => useChangeStatus.setState({ answered: true }));
  expect(screen.getByText(/지금은 서버가 받지 못해요. 곧 다시 요청해서/)).toBeInTheDocument();
  act(() => useChangeStatus.setState({ answered: false }));
  const place = { kind: 'own-place', wanted: { place: { place: 'home' } }, about: '집' };
  const changed = { reason: 'changed' as const, there: '' };
  act(() => useChangeStatus.setState({ waiting: 0, problems: [{ ...row, ...place, problem: changed }] }));
  expect(screen.getByText(/‘집’ 정보를 어느 기기 것으로 할지 고르면/)).toBeInTheDocument();
  const refused = { reason: 'refused' as const, message: '' };
  act(() => useChangeStatus.setState({ waiting: 0, problems: [{ ...row, ...place, problem: refused }] }));
  expect(screen.getByText(/‘집’ 변경을 다시 보내거나 버리면/)).toBeInTheDocument();
  act(() => useChangeStatus.setState({ waiting: 0, problems: [] }));
  act(() => useArrived.setState({ workout: 7 }));
  expect(screen.queryByText(/추천받아 둘게요/)).toBeNull();
  expect(screen.getByRole('link', { name: '추천 보기' })).toHaveAttribute(
    'href',
    '/recommend/machineresult?history=7',
  );
});

afterEach(() => act(() => useArrived.setState({ workout: null })));

it('promises nothing of one that was refused: its question says why', () => {
  const problem = { reason: 'refused' as const, message: '몸 정보가 필요해요.' };
  const problems = [{ ...row, kind: 'workout-request', wanted: {}, about: '운동 추천', problem }];
  act(() => useChangeStatus.setState({ waiting: 0, problems }));
  const { container } = renderInRouter(<RequestWaiting type="workout" wanted={['가슴']} />);
  expect(container).not.toHaveTextContent('추천');
});

it('promises nothing of one that was given up', () => {
  act(() => useChangeStatus.setState(NO_CHANGES));
  const { container } = renderInRouter(<RequestWaiting type="workout" wanted={['가슴']} />);
  expect(container).toHaveTextContent('추천받아 둘게요');
  act(() => kindNamed(REQUEST_KINDS.workout)!.sentLater!(undefined, {}));
  expect(container).not.toHaveTextContent('추천');
});

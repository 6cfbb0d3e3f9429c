import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { useSyncStatus } from '../store/sync-loop';
import { SyncChip } from './sync-chip';

type Status = ReturnType<typeof useSyncStatus.getState>;

const show = (status: Partial<Status>) => act(() => useSyncStatus.setState(status));
const said = () => screen.getByRole('status').textContent;
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  useSyncStatus.setState({ state: 'idle', waitingSets: 0, waitingRows: 0, drafts: 0, unsaved: false });
  render(
    <MemoryRouter>
      <SyncChip />
    </MemoryRouter>,
  );
});

it('does not flicker for a sending that is over at once', () => {
  show({ state: 'sending', waitingSets: 1, waitingRows: 1 });
  expect(said()).toBe('모두 저장됨');
  pass(500);
  expect(said()).toBe('1세트 보내는 중');
  show({ state: 'idle', waitingSets: 0, waitingRows: 0 });
  expect(said()).toBe('모두 저장됨');
});

it('says that all is saved only once the server has answered', () => {
  show({ state: 'checking' });
  expect(said()).toBe('기록을 확인하고 있어요');
  show({ state: 'offline' });
  expect(said()).toBe('오프라인: 기기에 저장돼요');
  show({ state: 'failed' });
  expect(said()).toBe('기록을 확인하지 못했어요 ·\u00a0곧 다시 해요');
  show({ state: 'idle' });
  expect(said()).toBe('모두 저장됨');
});

it('never says that all is saved beside a record that was not', () => {
  show({ drafts: 1, unsaved: true });
  expect(said()).toBe('나머지는 저장됨');
});

it('never says that all is saved while it tries again after an outage', () => {
  show({ state: 'offline', waitingSets: 3, waitingRows: 4 });
  expect(said()).toBe('오프라인: 3세트 기기에 저장됨');
  show({ state: 'sending' });
  expect(said()).toBe('오프라인: 3세트 기기에 저장됨');
  pass(500);
  expect(said()).toBe('3세트 보내는 중');
  show({ state: 'offline', waitingSets: 4, waitingRows: 5 });
  expect(said()).toBe('오프라인: 4세트 기기에 저장됨');
});

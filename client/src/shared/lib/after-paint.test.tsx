import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { afterPaint, useNavigateAfterPaint } from './after-paint';

const settled = async () => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
};

it('waits for the next frame, and for what the browser does with it', async () => {
  jest.useFakeTimers();
  const seen: string[] = [];
  void afterPaint().then(() => seen.push('work'));
  requestAnimationFrame(() => seen.push('frame'));
  await settled();
  expect(seen).toEqual([]);
  jest.advanceTimersByTime(16);
  await settled();
  expect(seen[0]).toBe('frame');
  jest.advanceTimersByTime(1);
  await settled();
  expect(seen).toEqual(['frame', 'work']);
});

it('waits for nothing in a page that nobody sees, which is never painted', async () => {
  jest.useFakeTimers();
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const done = jest.fn();
  void afterPaint().then(done);
  await settled();
  expect(done).toHaveBeenCalledTimes(1);
  hidden.mockRestore();
});

function Step() {
  const go = useNavigateAfterPaint();
  const navigate = useNavigate();
  return (
    <>
      <p>
        {useLocation().pathname} {useNavigationType()}
      </p>
      <button onClick={() => go('/next')}>다음</button>
      <button onClick={() => void navigate(-1)}>뒤로</button>
    </>
  );
}

it('a double press goes on once: one step back is the page it was pressed on', async () => {
  const user = userEvent.setup();
  render(
    <MemoryRouter initialEntries={['/first', '/start']}>
      <Step />
    </MemoryRouter>,
  );
  const next = screen.getByRole('button', { name: '다음' });
  act(() => {
    next.click();
    next.click();
  });
  await screen.findByText('/next PUSH');
  await user.click(screen.getByRole('button', { name: '뒤로' }));
  await screen.findByText('/start POP');
});

import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { latePart } from './late-part';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('comes late when the server was out of reach at first, and leaves what stands around it alone', async () => {
  const load = jest
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(() => '알림');
  const Part = latePart(load);
  render(
    <>
      <p>화면</p>
      <Part />
    </>,
  );
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.queryByText('알림')).toBeNull();
  expect(screen.getByText('화면')).toBeTruthy();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(load).toHaveBeenCalledTimes(3);
  expect(screen.getByText('알림')).toBeTruthy();
});

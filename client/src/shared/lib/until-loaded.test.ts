import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { fakeServer } from '../../../test/fake-server';
import { untilLoaded } from './until-loaded';

const FAILURE = new TypeError(
  'Failed to fetch dynamically imported module: https://routineup.example/assets/page-1a2b.js',
);

const failing = () => jest.fn<() => Promise<string>>().mockRejectedValue(FAILURE);
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => jest.useFakeTimers());

it('asks ever more rarely while nobody answers, and at once when the network is back', async () => {
  fakeServer({ 'HEAD /*': () => Promise.reject(new TypeError('Failed to fetch')) });
  const load = failing();
  const loaded = untilLoaded(load);
  for (const [seconds, times] of [
    [0, 1],
    [0.5, 2],
    [1, 3],
    [2, 4],
    [4, 5],
    [8, 6],
    [15, 7],
    [15, 8],
  ] as const) {
    await pass(seconds * 1000);
    expect(load).toHaveBeenCalledTimes(times);
  }
  load.mockResolvedValue('화면');
  window.dispatchEvent(new Event('online'));
  await expect(loaded).resolves.toBe('화면');
});

it('asks no more for somebody who has left', async () => {
  fakeServer({ 'HEAD /*': () => new Response(null, { status: 503 }) });
  const load = failing();
  const leaving = new AbortController();
  const loaded = untilLoaded(load, { signal: leaving.signal });
  await pass(0);
  leaving.abort();
  await expect(loaded).rejects.toThrow();
  await pass(60_000);
  expect(load).toHaveBeenCalledTimes(1);
});

it('asks the server where the file is that did not come, past every cache', async () => {
  const server = fakeServer({ 'HEAD /*': () => new Response(null, { status: 503 }) });
  const load = failing();
  const loaded = untilLoaded(load);
  await pass(0);
  load.mockResolvedValue('화면');
  await pass(500);
  await expect(loaded).resolves.toBe('화면');
  expect(server.requests.map(({ method, url, cache }) => [method, url, cache])).toEqual([
    ['HEAD', 'https://routineup.example/assets/page-1a2b.js', 'no-store'],
  ]);
});

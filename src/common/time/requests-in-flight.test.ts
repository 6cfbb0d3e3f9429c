import { jest } from '@jest/globals';
import type { HttpAdapterHost } from '@nestjs/core';
import { fastify, type FastifyInstance } from 'fastify';
import { eventually } from '../../../test/support/eventually.js';
import { RequestsInFlight } from './requests-in-flight.js';

describe('who gives way to requests', () => {
  let server: FastifyInstance;
  let requests: RequestsInFlight;
  let url: string;
  const held: (() => void)[] = [];
  beforeAll(async () => {
    server = fastify({ forceCloseConnections: true });
    requests = new RequestsInFlight({ httpAdapter: { getInstance: () => server } } as HttpAdapterHost);
    requests.onModuleInit();
    server.get('/held', () => new Promise<string>(resolve => held.push(() => resolve('answered'))));
    url = `${await server.listen({ port: 0, host: '127.0.0.1' })}/held`;
  });
  afterEach(async () => {
    for (const answer of held.splice(0)) answer();
    await eventually(() => expect(requests.any).toBe(false));
  });
  afterAll(() => server.close());

  /** A request that the server answers when the test says so. */
  const ask = () => fetch(url).then(answer => answer.text());
  const timeOf = async (act: () => Promise<void>) => {
    const began = performance.now();
    await act();
    return performance.now() - began;
  };

  const withTimeStopped = async (act: () => unknown, laterMs = 0) => {
    const now = performance.now() + laterMs;
    performance.now = () => now;
    try {
      await act();
    } finally {
      Reflect.deleteProperty(performance, 'now');
    }
  };

  it('goes on at once where there are none', async () => {
    const looks = jest.fn(() => false);
    await requests.giveWay(1_000, looks);
    expect(looks).not.toHaveBeenCalled();
  });

  it('waits until those there are have been answered', async () => {
    void ask();
    void ask();
    await eventually(() => expect(held.length).toBe(2));
    await withTimeStopped(async () => {
      await requests.giveWay(1_000, () => {
        held.shift()?.();
        return false;
      });
      expect(requests.any).toBe(false);
    });
    expect(held).toEqual([]);
  });

  it('goes on in any case after four times as long as it has worked, or 50 ms', async () => {
    void ask();
    await eventually(() => expect(requests.any).toBe(true));
    expect(await timeOf(() => requests.giveWay(5))).toBeGreaterThanOrEqual(19);
    void ask();
    await eventually(() => expect(held.length).toBe(2));
    expect(await timeOf(() => requests.giveWay(30_000))).toBeGreaterThanOrEqual(49);
  });

  it('goes on at once where that is what they wait for', async () => {
    void ask();
    await eventually(() => expect(requests.any).toBe(true));
    let asked = 0;
    await requests.giveWay(30_000, () => ++asked > 0);
    expect(asked).toBe(1);
    expect(requests.any).toBe(true);
  });

  it('does not wait for what takes long by itself, as the import that somebody waits for', async () => {
    void ask();
    await eventually(() => expect(requests.any).toBe(true));
    await withTimeStopped(() => expect(requests.any).toBe(false), 260);
  });

  it('forgets who has gone without an answer', async () => {
    const gone = new AbortController();
    const asked = fetch(url, { signal: gone.signal }).catch(() => 'gone');
    await eventually(() => expect(requests.any).toBe(true));
    gone.abort();
    expect(await asked).toBe('gone');
    await eventually(() => expect(requests.any).toBe(false));
  });

  it('has none in a process that only works jobs', async () => {
    const worker = new RequestsInFlight({ httpAdapter: undefined } as unknown as HttpAdapterHost);
    worker.onModuleInit();
    await worker.giveWay(1_000);
    expect(worker.any).toBe(false);
  });
});

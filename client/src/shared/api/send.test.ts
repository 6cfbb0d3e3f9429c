import { jest } from '@jest/globals';
import { fakeServer } from '../../../test/fake-server';
import { api, unwrap } from './api.client';
import { send } from './send';

const at = (path: string) => new URL(path, location.origin);

/** Accepts every request and never answers; an aborted one ends as in a browser. */
function silence(): void {
  globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      const signal = init?.signal;
      const end = () => reject(signal!.reason as Error);
      if (signal?.aborted) end();
      signal?.addEventListener('abort', end);
    });
}

beforeEach(() => {
  fakeServer();
  silence();
  jest.useFakeTimers();
});

it('gives up what is taken and never answered, and says that the server is out of reach', async () => {
  const answer = send(new Request(at('/api/things')));
  const said = expect(answer).rejects.toMatchObject({ code: 'NO_ANSWER', httpStatus: 0 });
  await jest.advanceTimersByTimeAsync(15_000);
  await said;
});

it('gives up an answer that stops on its way, however much of it has come', async () => {
  globalThis.fetch = (_, init) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('[{"id":'));
        init!.signal!.addEventListener('abort', () => controller.error(init!.signal!.reason));
      },
    });
    return Promise.resolve(new Response(body));
  };
  const said = expect(send(new Request(at('/api/things')))).rejects.toMatchObject({ code: 'NO_ANSWER' });
  await jest.advanceTimersByTimeAsync(15_001);
  await said;
});

it('gives up an early answer that stops on its way, too', async () => {
  const answer = Promise.resolve(new Response(new ReadableStream<Uint8Array>()));
  window.routineupEarly = { authorization: 'Bearer access', answers: { '/api/things': answer } };
  const request = new Request(at('/api/things'), { headers: { Authorization: 'Bearer access' } });
  const said = expect(send(request)).rejects.toMatchObject({ code: 'NO_ANSWER' });
  await jest.advanceTimersByTimeAsync(15_001);
  await said;
});

it('waits for a slow answer as long as it goes on coming', async () => {
  let say = (_: string) => undefined as void;
  let end = () => undefined as void;
  globalThis.fetch = () =>
    Promise.resolve(
      new Response(
        new ReadableStream<Uint8Array>({
          start(controller) {
            say = text => controller.enqueue(new TextEncoder().encode(text));
            end = () => controller.close();
          },
        }),
        { headers: { 'Content-Type': 'application/json' } },
      ),
    );
  const answer = send(new Request(at('/api/things')));
  for (const part of ['[1', ',2', ']']) {
    await jest.advanceTimersByTimeAsync(10_000);
    say(part);
  }
  await jest.advanceTimersByTimeAsync(10_000);
  end();
  expect(await (await answer).json()).toEqual([1, 2]);
});

/** A hotel's or a gym's network answers every request itself until somebody has agreed to its terms. */
it.each([200, 401])(
  'takes the page of a network that answers for the server (%d) for no answer',
  async status => {
    const page = () =>
      new Response('<html>', { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
    globalThis.fetch = () => Promise.resolve(page());
    await expect(send(new Request(at('/api/things')))).rejects.toMatchObject({
      code: 'FOREIGN_ANSWER',
      httpStatus: 0,
    });
  },
);

it('leaves what a proxy says of its own, as that a file is too large', async () => {
  const headers = { 'Content-Type': 'text/html' };
  globalThis.fetch = () => Promise.resolve(new Response('<html>', { status: 413, headers }));
  expect((await send(new Request(at('/api/things')))).status).toBe(413);
});

it('lets files take as long as they take', async () => {
  const body = new FormData();
  body.set('file', new File(['x'], 'log.csv'));
  const ended = jest.fn();
  send(new Request(at('/api/things'), { method: 'POST', body })).then(ended, ended);
  await jest.advanceTimersByTimeAsync(10 * 60_000);
  expect(ended).not.toHaveBeenCalled();
});

it.each(['before', 'meanwhile'])('leaves what was aborted %s an abort', async when => {
  const leaving = new AbortController();
  if (when === 'before') leaving.abort();
  const answer = send(new Request(at('/api/things'), { signal: leaving.signal }));
  const said = expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  leaving.abort();
  await said;
});

it.each([
  ['leads to its page elsewhere', { ok: false, status: 0, type: 'opaqueredirect' }],
  ['asks for its login', { ok: false, status: 511, type: 'basic' }],
])('says that a network answers for the server where it %s', async (_, answer) => {
  globalThis.fetch = (_request, init) => {
    expect(init?.redirect).toBe('manual');
    return Promise.resolve({ ...answer, headers: new Headers() } as Response);
  };
  await expect(send(new Request(at('/api/things'), { method: 'POST', body: '{}' }))).rejects.toMatchObject({
    ...{ code: 'FOREIGN_ANSWER', httpStatus: 0 },
  });
});

it('takes an answer that was cut, and ended as if it were whole, for none', async () => {
  globalThis.fetch = () => Promise.resolve(new Response('[{"id":', { status: 200 }));
  await expect(unwrap(api.GET('/api/bodyParts'))).rejects.toMatchObject({
    ...{ code: 'NETWORK_ERROR', httpStatus: 0 },
  });
});

import { fastify, type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { connect } from 'node:net';
import { limitSilence } from './silent-connections.js';

const SILENCE_MS = 100;

describe('a connection on which nothing is said', () => {
  let server: FastifyInstance;
  let port: number;
  beforeAll(async () => {
    server = fastify();
    limitSilence(server, SILENCE_MS);
    server.post('/long', async ({ raw }) => {
      await once(raw.socket, 'timeout');
      return 'done';
    });
    server.get('/large', (_, reply) => reply.send(Buffer.alloc(50_000_000)));
    port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterAll(() => server.close());

  it('stays while its request is handled', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/long`, { method: 'POST' });
    expect(await answer.text()).toBe('done');
  });

  it.each([
    ['asks nothing', ''],
    [
      'sends half a request',
      'POST /long HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"a"',
    ],
    ['does not read its answer', 'GET /large HTTP/1.1\r\nHost: a\r\n\r\n'],
  ])('is closed where a client %s', async (_, sent) => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    const [closed] = await once(server.server, 'connection');
    socket.pause().write(sent);
    await once(closed, 'close');
    socket.destroy();
  });
});

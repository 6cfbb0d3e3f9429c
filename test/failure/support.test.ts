import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { startAppProcess } from '../support/app-process.js';
import { TcpProxy } from '../support/tcp-proxy.js';
import { createStack } from '../support/test-stack.js';

/** The other failure tests rely on these two: a proxy that does what it says, a process that really runs and really dies. */
describe('the proxy', () => {
  const echo = createServer(socket => socket.on('error', () => undefined).pipe(socket));
  let proxy: TcpProxy;
  const opened: Socket[] = [];
  beforeAll(async () => {
    echo.listen(0, '127.0.0.1');
    await once(echo, 'listening');
    proxy = await TcpProxy.start({ host: '127.0.0.1', port: (echo.address() as AddressInfo).port });
  });
  afterAll(async () => {
    for (const socket of opened) socket.destroy();
    await proxy.close();
    echo.close();
  });

  const open = () => {
    const socket = connect(proxy.port, '127.0.0.1');
    socket.on('error', () => undefined);
    opened.push(socket);
    return socket;
  };
  /** The echo of `text`, or nothing within `ms`. */
  const answer = (socket: Socket, text: string, ms = 2_000) =>
    new Promise<string | undefined>(resolve => {
      const timer = setTimeout(() => resolve(undefined), ms);
      socket.once('data', bytes => {
        clearTimeout(timer);
        resolve(bytes.toString());
      });
      socket.write(text);
    });

  it('passes, stalls old and new connections, and lets held bytes go on', async () => {
    const old = open();
    expect(await answer(old, 'a')).toBe('a');
    proxy.stall();
    expect(await answer(old, 'b', 100)).toBeUndefined();
    const fresh = open();
    expect(await answer(fresh, 'c', 100)).toBeUndefined();
    const held = Promise.all([once(old, 'data'), once(fresh, 'data')]);
    await proxy.pass();
    expect(String(await held)).toBe('b,c');
  });

  it('delays', async () => {
    const socket = open();
    await answer(socket, 'warm');
    proxy.delay(60);
    const began = performance.now();
    expect(await answer(socket, 'slow')).toBe('slow');
    expect(performance.now() - began).toBeGreaterThan(100);
    proxy.delay(0);
  });

  it('cuts what is open and takes new connections', async () => {
    const socket = open();
    await answer(socket, 'x');
    const closed = new Promise(resolve => socket.once('close', resolve));
    proxy.cut();
    await closed;
    expect(await answer(open(), 'y')).toBe('y');
  });

  it('refuses, and listens on the same port again', async () => {
    await proxy.refuse();
    const [error] = (await once(open(), 'error')) as [NodeJS.ErrnoException];
    expect(error.code).toBe('ECONNREFUSED');
    await proxy.pass();
    expect(await answer(open(), 'z')).toBe('z');
  });
});

describe('the application as a process', () => {
  it('starts, serves a member, and is gone after SIGKILL', async () => {
    const stack = await createStack('embedded');
    try {
      const app = await startAppProcess(stack.env);
      const { token } = await app.signUp();
      expect((await app.get('/api/user/private', { token })).status).toBe(200);
      expect(await app.end('SIGKILL')).toMatchObject({ code: null });
      await expect(app.get('/api/health/live')).rejects.toThrow(/ECONNREFUSED/);
    } finally {
      await stack.remove();
    }
  });
});

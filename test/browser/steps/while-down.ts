import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { TestApp } from '../../support/test-app.js';

/** Takes the server off the network, including open connections; afterwards it answers again at the same address. */
export async function whileDown(t: TestApp, action: () => Promise<void>): Promise<void> {
  const server = t.app.getHttpServer();
  const { port } = server.address() as AddressInfo;
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
  try {
    await action();
  } finally {
    const listening = once(server, 'listening');
    server.listen(port, '127.0.0.1');
    await listening;
  }
}

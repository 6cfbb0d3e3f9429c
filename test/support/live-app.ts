import type { AddressInfo } from 'node:net';
import { startTestApp, type TestApp } from './test-app.js';

/** The application listening on a free port of this machine, for browsers and load generators. */
export async function startLiveApp(
  options: Parameters<typeof startTestApp>[0] = {},
): Promise<{ t: TestApp; url: string }> {
  const t = await startTestApp(options);
  await t.app.listen(0, '127.0.0.1');
  const { port } = t.app.getHttpServer().address() as AddressInfo;
  return { t, url: `http://127.0.0.1:${port}` };
}

import type { AddressInfo } from 'node:net';
import { freePort } from './free-port.js';
import { startTestApp, type TestApp } from './test-app.js';

type LiveOptions = Parameters<typeof startTestApp>[0] & {
  /** Uses `localhost`, as in `PUBLIC_URL`: passkeys need a name and their own origin. */
  named?: boolean;
};

/** The application listening on a free local port, for browsers and load generators. */
export async function startLiveApp({ named, ...options }: LiveOptions = {}): Promise<{
  t: TestApp;
  url: string;
}> {
  const wanted = named ? await freePort() : 0;
  const publicUrl = named ? { PUBLIC_URL: `http://localhost:${wanted}` } : {};
  const t = await startTestApp({ ...options, env: { ...options.env, ...publicUrl } });
  await t.app.listen(wanted, '127.0.0.1');
  const { port } = t.app.getHttpServer().address() as AddressInfo;
  return { t, url: named ? t.config.publicUrl : `http://127.0.0.1:${port}` };
}

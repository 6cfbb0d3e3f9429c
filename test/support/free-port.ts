import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems give out by themselves: what asks for any port takes none of these. */
const FIRST = 20_000;
/** For each of Jest's workers. */
const OF_A_WORKER = 500;

let given = 0;

/** A local port that is free, and that no other test asks for until this process listens on it. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Number(process.env.JEST_WORKER_ID ?? 0) * OF_A_WORKER + (given++ % OF_A_WORKER);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}

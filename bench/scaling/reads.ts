/**
 * Reads per second for members, beside a bare Fastify and mysql2 server that reads the login's row and runs the same SELECT: the cost of
 * authorisation, derivation and serialisation. On MariaDB, 8 connections, one run after the other.
 *
 *   npm run build
 *   node --import tsx bench/scaling/reads.ts [--seconds 8] [--rounds 3]
 *
 * Starts the built product and its servers itself. Linux only. Under a minute.
 */
import autocannon from 'autocannon';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchCommand } from '../../test/support/app-process.js';
import { freePort } from '../../test/support/free-port.js';
import { actionOf, newMembers } from './measuring.js';
import { startStack } from './stacks.js';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '8' }, rounds: { type: 'string', default: '3' } },
});
const CONNECTIONS = 8;
const BODY_ROWS = 5;

const stack = await startStack('server', { NODE_ENV: 'development', RATE_LIMIT: 'off' });
const agent = new Agent({ keepAlive: true });
const port = await freePort();
const bare = launchCommand([process.execPath, join(import.meta.dirname, 'bare.mjs')], {
  PORT: String(port),
  DATABASE_URL: stack.databaseUrl,
});
try {
  const [member] = await newMembers(stack, agent, 1, 'reader');
  for (let turn = 0; turn < BODY_ROWS; turn++) await actionOf('bodyData').run(member!, turn);
  await actionOf('workouts').run(member!, 0);
  await actionOf('keep').run(member!, 0);
  await once(bare.stdout!, 'data');
  const [login] = await stack.query('SELECT id FROM logins ORDER BY id DESC LIMIT 1');
  const reads = {
    'body data': ['/api/bodyData', '/body-data'],
    'cards of a routine': [`/api/myfit/routines/workout/${member!.routineId}`, `/cards/${member!.routineId}`],
  } as const;
  console.log(`load average ${loadavg()[0]!.toFixed(1)}; ${member!.cards.length} cards`);
  for (let round = 1; round <= Number(values.rounds); round++) {
    for (const [name, [own, plain]] of Object.entries(reads)) {
      const product = await perSecond(`${stack.app.url}${own}`, member!.token);
      const least = await perSecond(`http://127.0.0.1:${port}${plain}`, `${login!.id}.`);
      console.log(
        `${name}: ${Math.round(product)} of ${Math.round(least)} a second, ${(product / least).toFixed(2)}`,
      );
    }
  }
} finally {
  bare.kill();
  agent.destroy();
  await stack.remove();
}

/** @throws on any answer but 200 */
async function perSecond(url: string, token: string): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: Number(values.seconds),
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': '10.9.9.9' },
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} were refused`);
  return result.requests.average;
}

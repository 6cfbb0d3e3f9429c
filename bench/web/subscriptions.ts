/**
 * 10,000 browsers that one member subscribes to pushes, ten at a time over fifteen logins: how long it takes and how many stay, against a running
 * built server that is otherwise idle (start it with RATE_LIMIT=off, VAPID_SUBJECT=mailto:you@your.host and a DATA_DIR that this machine can read):
 *
 *   node --import tsx bench/web/subscriptions.ts http://localhost:3000 <DATA_DIR of the server>
 */
import { createECDH, randomBytes } from 'node:crypto';
import { signUpThrough } from '../../test/support/sign-up.js';
import { postTo } from '../post.js';

const [url = 'http://localhost:3000', dataDir = '.data'] = process.argv.slice(2);
const post = postTo(url);
const SUBSCRIPTIONS = 10_000;
const LOGINS = 15;
const AT_ONCE = 10;

const { email: loginEmail, password } = await signUpThrough(post, dataDir, `bench-${Date.now()}@example.com`);
const tokens: string[] = [];
for (let n = 0; n < LOGINS; n++)
  tokens.push((await post('/api/auth/login', { loginEmail, password })).body.accessToken);
const p256dh = createECDH('prime256v1').generateKeys('base64url');
const auth = randomBytes(16).toString('base64url');

async function kept(): Promise<number> {
  const answer = await fetch(`${url}/api/user/export`, { headers: { authorization: `Bearer ${tokens[0]}` } });
  return ((await answer.json()) as { push: { devices: unknown[] } }).push.devices.length;
}

let most = 0;
let next = 0;
const began = performance.now();
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let n = next++; n < SUBSCRIPTIONS; n = next++) {
      const endpoint = `https://fcm.googleapis.com/fcm/send/${began}-${n}`;
      const { status } = await post('/api/user/push', { endpoint, p256dh, auth }, tokens[n % LOGINS]);
      if (status !== 200) throw new Error(`subscription ${n}: ${status}`);
      if (n % 500 === 0) most = Math.max(most, await kept());
    }
  }),
);
const seconds = (performance.now() - began) / 1000;
console.log(
  `${SUBSCRIPTIONS} subscriptions in ${seconds.toFixed(1)} s (${((seconds * 1000) / SUBSCRIPTIONS).toFixed(1)} ms each); ${await kept()} kept, never more than ${Math.max(most, await kept())}`,
);

/**
 * Time from POST recommendation to a finished history, as seen by a client that polls at once and then every 5 ms, against a
 * running server that is otherwise idle (start it with RATE_LIMIT=off and an empty DATA_DIR that this machine can read):
 *
 *   node --import tsx bench/jobs/latency.ts http://localhost:3000 <DATA_DIR of the server> [requests]
 */
import { readOutbox } from '../../test/support/outbox.js';

const [url = 'http://localhost:3000', dataDir = '.data', count = '200'] = process.argv.slice(2);
const email = `bench-${Date.now()}@example.com`;

async function call(method: 'GET' | 'POST', path: string, body?: unknown, token?: string) {
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return { status: response.status, body: (await response.json()) as Record<string, never> };
}

await call('POST', '/api/register/verify', { mailAddress: email });
const mail = readOutbox(dataDir).findLast(({ to }) => to.includes(email));
const verificationCode = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
const { signupProof } = (
  await call('POST', '/api/register/verify/code', { mailAddress: email, verificationCode })
).body;
const { accessToken } = (
  await call('POST', '/api/user/auth', {
    userName: '측정중',
    birthDate: '1995-05-05',
    loginEmail: email,
    password: 'password1',
    sex: '남',
    height: 175,
    weight: 72,
    upDownBalance: 0.5,
    bodyFat: 16,
    muscleMass: 44,
    signupProof,
  })
).body;

const PARTS = ['가슴', '등', '어깨', '허벅지 앞', '삼두', '이두', '복부', '엉덩이'];
const kinds = {
  workout: (i: number) => ({
    bodyPartKoreanName: [PARTS[i % PARTS.length], PARTS[(i + 3) % PARTS.length]],
    machineKoreanName: ['맨몸', '바벨', '덤벨'],
  }),
  supplement: (i: number) => ({
    monthlyBudget: 50_000 + (i % 40) * 5_000,
    purpose: ['근육 증가', '근력 향상'],
  }),
};

for (const [kind, requestOf] of Object.entries(kinds)) {
  const times: number[] = [];
  for (let i = 0; i < Number(count); i++) {
    const begun = performance.now();
    const { id } = (await call('POST', `/api/recommendation/${kind}`, requestOf(i), accessToken)).body;
    while (
      (await call('GET', `/api/recommendation/${kind}/history/${id}`, undefined, accessToken)).status === 202
    ) {
      await new Promise(resolve => setTimeout(resolve, 5));
    }
    times.push(performance.now() - begun);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))]!.toFixed(0);
  console.log(`${kind}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, worst ${at(1)} ms`);
}

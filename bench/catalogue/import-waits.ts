/**
 * What others wait while an admin brings a large file in: `npm run build && node --import tsx bench/catalogue/import-waits.ts
 * [embedded|server] [machines|workouts|supplements] [rows] [rounds]`. Three requests at a time; the first round is the first import of
 * the process. Waits by the clock, turns of the event loop by the processor's time.
 */
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startAppProcess } from '../../test/support/app-process.js';
import { expectOk } from '../../test/support/sign-up.js';
import { createStack, type StackName } from '../../test/support/test-stack.js';

const [name = 'server', resource = 'machines', count = '20000', rounds = '3'] = process.argv.slice(2);
const WATCH = ['--import', join(import.meta.dirname, '../../test/support/longest-turn.mjs')];

const stack = await createStack(name as StackName);
const app = await startAppProcess(stack.env, { nodeOptions: WATCH });
try {
  const { ADMIN_LOGIN_ID: loginId, ADMIN_PASSWORD: password } = stack.env;
  const admin: string = (await expectOk(app.post('/api/admin/login', { loginId, password }))).body
    .accessToken;
  const member = (await app.signUp()).token;
  const exported = app.get(`/api/admin/${resource}/export?format=csv`, { token: admin, headers: {} });
  const rows: Record<string, string>[] = parse((await expectOk(exported)).text, { bom: true, columns: true });
  const file = Buffer.from(
    stringify(
      Array.from({ length: Number(count) }, (_, n) => {
        const row = rows[n % rows.length]!;
        const own = { ...row, id: '', koreanName: `${row.koreanName!.slice(0, 30)} ${n}` };
        return resource === 'workouts' ? { ...own, easierVariantId: '' } : own;
      }),
      { header: true },
    ),
  );
  for (let round = 1; round <= Number(rounds); round++) {
    const waits: number[] = [];
    app.output = '';
    let isOver = false;
    const ask = async (call: () => Promise<{ ms: number; status: number }>) => {
      while (!isOver) {
        const { ms, status } = await call();
        if (status !== 200) throw new Error(`An answer of ${status}`);
        waits.push(ms);
        await pause(10);
      }
    };
    const asking = [
      ask(() => app.get('/api/health/live')),
      ask(() => app.get('/api/user/private', { token: member })),
      ask(() => app.post('/api/workouts/search/list/1', { searchKeyword: '벤치' })),
    ];
    await pause(500);
    waits.length = 0;
    app.output = '';
    const headers = { 'content-type': 'text/csv' };
    const answer = await app.post(`/api/admin/${resource}/import?dryRun=true`, file, {
      token: admin,
      headers,
    });
    isOver = true;
    await Promise.all(asking);
    if (answer.body.created !== Number(count)) throw new Error(answer.text.slice(0, 300));
    waits.sort((a, b) => a - b);
    const turns = [...app.output.matchAll(/longest turn: (\d+) ms/g)].map(([, ms]) => Number(ms));
    const at = (share: number) => Math.round(waits[Math.floor((waits.length - 1) * share)]!);
    console.log(
      `round ${round}: dry run ${Math.round(answer.ms)} ms, ${waits.length} others wait p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)} ms; longest turn ${Math.max(...turns)} ms`,
    );
  }
} finally {
  await app.end('SIGKILL');
  await stack.remove();
}

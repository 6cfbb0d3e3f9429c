/**
 * How long a person looks at "생각하는 중": from the request for a recommendation until its result arrives, on the built product in its
 * own process, polled as the client polls.
 *
 *   npm run build
 *   node --import tsx bench/engine/on-the-screen.ts [--members 30]
 */
import { Agent } from 'node:http';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { signUpThrough } from '../../test/support/sign-up.js';
import { waitAfter } from '../../client/src/shared/api/poll-waits.js';
import { startStack } from '../scaling/stacks.js';
import { Visitor } from '../scaling/visitor.js';

const { values } = parseArgs({ options: { members: { type: 'string', default: '30' } } });
const TIMES = 5;
const PARTS = ['가슴', '등', '어깨', '허벅지 앞', '삼두', '이두', '복부', '엉덩이'];
const MACHINES = ['맨몸', '바벨', '덤벨', '랙', '평벤치', '인클라인 벤치', '풀업 바'];
const PURPOSES = ['근육 증가', '근력 향상', '관절 건강', '피로 개선'];

const REQUESTS = {
  workout: (turn: number) => ({
    bodyPartKoreanName: [0, 2, 5].map(step => PARTS[(turn + step) % PARTS.length]),
    machineKoreanName: MACHINES,
  }),
  supplement: (turn: number) => ({
    monthlyBudget: 50_000 + (turn % 40) * 5_000,
    purpose: [PURPOSES[turn % 4], PURPOSES[(turn + 1) % 4]],
  }),
};

async function shownAfterMs(member: Visitor, kind: keyof typeof REQUESTS, turn: number): Promise<number> {
  const begun = performance.now();
  const asked = await member.post<{ id: number }>(`/api/recommendation/${kind}`, REQUESTS[kind](turn));
  const path = `/api/recommendation/${kind}/history/${asked.body.id}`;
  for (let tries = 1; ; tries++) {
    const { body } = await member.get<{ status: string }>(path);
    if (body.status === 'DONE') return performance.now() - begun;
    if (body.status !== 'PENDING') throw new Error(`${path}: ${body.status}`);
    await new Promise(resolve => setTimeout(resolve, waitAfter(tries)));
  }
}

const stack = await startStack('embedded');
const agent = new Agent({ keepAlive: true });
try {
  const members: Visitor[] = [];
  for (let i = 0; i < Number(values.members); i++) {
    const member = new Visitor(stack.app.port, agent, `10.9.0.${i}`);
    const email = `screen${i}@example.com`;
    Object.assign(
      member,
      await signUpThrough((path, body) => member.post(path, body), stack.app.dataDir, email),
    );
    members.push(member);
  }
  for (const kind of ['workout', 'supplement'] as const) {
    const times: number[] = [];
    for (let turn = 0; turn < members.length * TIMES; turn++) {
      times.push(await shownAfterMs(members[turn % members.length]!, kind, turn));
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.floor(times.length * share)]!.toFixed(0);
    console.log(
      `${kind}: ${times.length} results, median ${at(0.5)} ms, p95 ${at(0.95)} ms, worst ${times.at(-1)!.toFixed(0)} ms`,
    );
  }
  console.log(`load average ${loadavg()[0]!.toFixed(1)}`);
} finally {
  agent.destroy();
  await stack.remove();
}

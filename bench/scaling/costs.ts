/**
 * The cost of each member action for each part of the running product: CPU time, statements, rows, bytes.
 *
 *   npm run build
 *   node --import tsx bench/scaling/costs.ts [--members 100] [--stack embedded|server] [--out bench/scaling/costs.json]
 *
 * Starts the built product with its own servers (mariadbd and redis-server must be installed), drives it as the client
 * does and reads CPU time from /proc, so that other load on the machine matters little.
 * Linux only. Three to six minutes for both stacks.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { ACTIONS } from './actions.js';
import { tableOf, type Costs } from './costs-table.js';
import { everybody, measureIdle, newMembers, over, perUnit } from './measuring.js';
import type { Counters } from './meters.js';
import { memoryOf, startStack, type StackName } from './stacks.js';
import type { Visitor } from './visitor.js';

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '100' },
    stack: { type: 'string' },
    out: { type: 'string', default: 'bench/scaling/costs.json' },
  },
});

/** Members whose actions only warm up the processes. */
const WARMING = 20;

const stacks: StackName[] = values.stack ? [values.stack as StackName] : ['embedded', 'server'];
const all: Record<string, Costs> = existsSync(values.out)
  ? (JSON.parse(readFileSync(values.out, 'utf8')) as Record<string, Costs>)
  : {};
console.error(`load average ${loadavg()[0]!.toFixed(1)}`);
for (const name of stacks) {
  all[name] = await measure(name, Number(values.members));
  writeFileSync(values.out, `${JSON.stringify(all, rounded, 1)}\n`);
  console.log(tableOf(name, all[name]));
}
console.error(`load average ${loadavg()[0]!.toFixed(1)}`);

async function measure(name: StackName, count: number): Promise<Costs> {
  const stack = await startStack(name);
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  try {
    const warming = await newMembers(stack, agent, WARMING, 'warming');
    const idle = await measureIdle(stack);
    const actions: Record<string, Counters> = {};
    let members: Visitor[] = [];
    const signedUp = await over(stack, idle, async () => {
      members = await newMembers(stack, agent, count, 'member');
    });
    actions.signUp = perUnit(signedUp, count);
    for (const action of ACTIONS) {
      const turns = { next: 0 };
      await everybody(warming, action, Math.max(2, action.times), turns);
      const used = await over(stack, idle, () => everybody(members, action, action.times, turns));
      actions[action.name] = perUnit(used, count * action.times);
      console.error(`${name}: ${action.name}`);
    }
    return { idlePerSecond: perUnit(idle, 1 / 1000), actions, memory: memoryOf(stack) };
  } finally {
    agent.destroy();
    await stack.remove();
  }
}

function rounded(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toPrecision(4)) : value;
}

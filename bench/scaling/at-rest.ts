/**
 * What members cost while they are away, and whether a member costs more when there are many others: a few members use the product, all
 * their data is copied until there are thousands of members, and the same actions are measured before and after.
 *
 *   npm run build
 *   node --import tsx bench/scaling/at-rest.ts [--stack embedded|server] [--doublings 10]
 *
 * Linux only; two minutes per stack.
 */
import { Agent } from 'node:http';
import { parseArgs } from 'node:util';
import { actionOf, everybody, measureIdle, newMembers, over, perUnit } from './measuring.js';
import type { Counters } from './meters.js';
import { doubleMembers, memberCount } from './multiply.js';
import { memoryOf, startStack, type Stack, type StackName } from './stacks.js';
import type { Visitor } from './visitor.js';

const { values } = parseArgs({
  options: { stack: { type: 'string' }, doublings: { type: 'string', default: '10' } },
});

const MEMBERS = 12;
/** What members do first, and how often; the compared rounds come on top. */
const FIRST = { bodyData: 4, workouts: 3, supplements: 1, keep: 1, answer: 20, edit: 4, refresh: 20 };
/** What is measured with few and with many members, and how often each member does it. */
const COMPARED = { refresh: 12, routine: 12, histories: 12, answer: 12, bodyData: 8, learned: 5 };

const stacks: StackName[] = values.stack ? [values.stack as StackName] : ['embedded', 'server'];
for (const name of stacks) await compare(name);

async function compare(name: StackName): Promise<void> {
  const stack = await startStack(name);
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const turns = { next: 0 };
  try {
    const members = await newMembers(stack, agent, MEMBERS, 'member');
    for (const [action, times] of Object.entries(FIRST)) {
      await everybody(members, actionOf(action), times, turns);
    }
    const idle = await measureIdle(stack);
    await costOfAll(stack, idle, members, turns);
    const few = await costOfAll(stack, idle, members, turns);
    const before = { members: await memberCount(stack), bytes: await stack.databaseBytes() };
    for (let i = 0; i < Number(values.doublings); i++) await doubleMembers(stack);
    const after = { members: await memberCount(stack), bytes: await stack.databaseBytes() };
    const each = (after.bytes - before.bytes) / (after.members - before.members);
    const idleWithMany = await measureIdle(stack);
    const many = await costOfAll(stack, idleWithMany, members, turns);
    console.log(
      `\n${name}: ${after.members.toLocaleString('en')} members, ${(after.bytes / 1e6).toFixed(0)} MB`,
    );
    console.log(`each member: ${(each / 1000).toFixed(1)} kB; memory MB: ${JSON.stringify(memoryOf(stack))}`);
    console.log(`\n| CPU ms, all parts | ${before.members} members | ${after.members} |\n|---|---:|---:|`);
    for (const action of Object.keys(COMPARED)) {
      console.log(`| ${actionOf(action).title} | ${cpu(few[action]!)} | ${cpu(many[action]!)} |`);
    }
    console.log(
      `| nobody there, a second | ${cpu(perUnit(idle, 1 / 1000))} | ${cpu(perUnit(idleWithMany, 1 / 1000))} |`,
    );
  } finally {
    agent.destroy();
    await stack.remove();
  }
}

async function costOfAll(stack: Stack, idle: Counters, members: Visitor[], turns: { next: number }) {
  const costs: Record<string, Counters> = {};
  for (const [action, times] of Object.entries(COMPARED)) {
    const used = await over(stack, idle, () => everybody(members, actionOf(action), times, turns));
    costs[action] = perUnit(used, members.length * times);
  }
  return costs;
}

function cpu(counters: Counters): string {
  return Object.entries(counters)
    .filter(([name]) => name.startsWith('cpu.'))
    .reduce((sum, [, ms]) => sum + Math.max(0, ms), 0)
    .toFixed(1);
}

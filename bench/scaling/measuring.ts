import type { Agent } from 'node:http';
import { ACTIONS, signUp, type Action } from './actions.js';
import { grown, type Counters } from './meters.js';
import { readAll, type Stack } from './stacks.js';
import { traffic, Visitor } from './visitor.js';

/** Actions in flight at once. */
const AT_ONCE = 4;
/** Wait after the last answer, while jobs finish and logs are written. */
const SETTLE_MS = 700;
const IDLE_MS = 12_000;

const sleep = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

/** Signs up new members, each from its own IP address. @param at keeps their e-mail addresses apart */
export async function newMembers(stack: Stack, agent: Agent, count: number, at: string): Promise<Visitor[]> {
  const network = `10.${at.length}`;
  const members = Array.from(
    { length: count },
    (_, i) => new Visitor(stack.app.port, agent, `${network}.${i >> 8}.${i & 255}`),
  );
  await each(count, i => signUp(members[i]!, stack.app.dataDir, `${at}${i}@example.com`));
  return members;
}

/** Every member runs the action `times` times. */
export function everybody(members: Visitor[], action: Action, times: number, turns: { next: number }) {
  return each(members.length * times, i => action.run(members[i % members.length]!, turns.next++));
}

/** @throws if there is no action of that name */
export function actionOf(name: string): Action {
  const found = ACTIONS.find(action => action.name === name);
  if (!found) throw new Error(`no action ${name}`);
  return found;
}

/** Counters while `work` ran, minus what the idle product would have used in that time. */
export async function over(
  stack: Stack,
  idlePerMs: Counters,
  work: () => Promise<unknown>,
): Promise<Counters> {
  // The byte count itself costs the database time: it runs before the first reading and after the second.
  const databaseBytes = await stack.databaseBytes();
  const before = { ...(await readAll(stack)), ...traffic, databaseBytes };
  const began = performance.now();
  await work();
  await sleep(SETTLE_MS);
  const later = { ...(await readAll(stack)), ...traffic };
  const ms = performance.now() - began;
  const used = grown(before, { ...later, databaseBytes: await stack.databaseBytes() });
  return Object.fromEntries(
    Object.entries(used).map(([name, value]) => [name, value - (idlePerMs[name] ?? 0) * ms]),
  );
}

/** Counters per ms of the idle product. */
export async function measureIdle(stack: Stack): Promise<Counters> {
  const before = await readAll(stack);
  const began = performance.now();
  await sleep(IDLE_MS);
  const later = await readAll(stack);
  return perUnit(grown(before, later), performance.now() - began);
}

export function perUnit(counters: Counters, units: number): Counters {
  return Object.fromEntries(Object.entries(counters).map(([name, value]) => [name, value / units]));
}

/** Runs `work` for 0 … count − 1, a few at a time. */
async function each(count: number, work: (i: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

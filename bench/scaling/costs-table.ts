import { ACTIONS } from './actions.js';
import type { Counters } from './meters.js';
import type { StackName } from './stacks.js';

/** The measurements of one stack. */
export interface Costs {
  idlePerSecond: Counters;
  /** Per action, by name. */
  actions: Record<string, Counters>;
  /** Memory of each part at the end, megabytes (10^6). */
  memory: Record<string, number>;
}

type Column = [title: string, of: (counters: Counters) => string];

const whole = (name: string) => (counters: Counters) => Math.max(0, counters[name] ?? 0).toFixed(0);
const one = (name: string) => (counters: Counters) => Math.max(0, counters[name] ?? 0).toFixed(1);
const kilobytes = (name: string) => (counters: Counters) =>
  (Math.max(0, counters[name] ?? 0) / 1000).toFixed(1);
const rowsWritten = ({ rowsInserted = 0, rowsUpdated = 0, rowsDeleted = 0 }: Counters) =>
  `${Math.max(0, rowsInserted).toFixed(1)} / ${Math.max(0, rowsUpdated + rowsDeleted).toFixed(1)}`;

const COLUMNS: Record<StackName, Column[]> = {
  embedded: [
    ['requests', one('requests')],
    ['CPU ms', one('cpu.app')],
    ['kB written to the disk', wholeKilobytes('written.app')],
    ['kB the database grows', kilobytes('databaseBytes')],
    ['kB sent', kilobytes('sentBytes')],
    ['kB logged', kilobytes('logBytes')],
  ],
  server: [
    ['requests', one('requests')],
    ['app CPU ms', one('cpu.app')],
    ['worker CPU ms', one('cpu.worker')],
    ['MariaDB CPU ms', one('cpu.mariadb')],
    ['Redis CPU ms', one('cpu.redis')],
    ['statements', whole('statements')],
    ['rows inserted / changed', rowsWritten],
    ['writes of the log', one('logWrites')],
    ['kB the database grows', kilobytes('databaseBytes')],
    ['Redis commands', whole('redisCommands')],
  ],
};

function wholeKilobytes(name: string): Column[1] {
  return counters => (Math.max(0, counters[name] ?? 0) / 1000).toFixed(0);
}

/** Formats the costs of a stack as a Markdown table. */
export function tableOf(name: StackName, { idlePerSecond, actions }: Costs): string {
  const columns = COLUMNS[name];
  const titles = new Map([['signUp', 'sign-up (code by mail, code, first body data)']]);
  for (const { name: action, title } of ACTIONS) titles.set(action, title);
  const rows = Object.entries(actions).map(([action, counters]) =>
    row(titles.get(action) ?? action, counters),
  );
  return [
    `| | ${columns.map(([title]) => title).join(' | ')} |`,
    `|---|${columns.map(() => '---:|').join('')}`,
    ...rows,
    row('nobody there, a second', idlePerSecond),
  ].join('\n');

  function row(title: string, counters: Counters): string {
    return `| ${title} | ${columns.map(([, of]) => of(counters)).join(' | ')} |`;
  }
}

import { readFileSync } from 'node:fs';

/** `/proc` counts CPU time in hundredths of a second. */
const MS_PER_TICK = 10;

/** CPU time used so far by a process and all its threads, in ms. Linux only. */
export function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
}

/** Bytes a process has written to disk so far. */
export function writtenBytes(pid: number): number {
  const io = readFileSync(`/proc/${pid}/io`, 'utf8');
  return Number(/^write_bytes: (\d+)$/m.exec(io)?.[1]);
}

export function residentBytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
}

/** Counters by name. They only grow. */
export type Counters = Record<string, number>;

/** `later` minus `before`, per counter. */
export function grown(before: Counters, later: Counters): Counters {
  return Object.fromEntries(
    Object.entries(later).map(([name, value]) => [name, value - (before[name] ?? 0)]),
  );
}

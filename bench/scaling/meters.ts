import { readFileSync } from 'node:fs';

/** `/proc` counts processor time in hundredths of a second. */
const MS_PER_TICK = 10;

/** Processor time a process and all its threads have used so far, in ms. Linux only. */
export function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
}

/** Bytes a process has so far had written to a disk. */
export function writtenBytes(pid: number): number {
  const io = readFileSync(`/proc/${pid}/io`, 'utf8');
  return Number(/^write_bytes: (\d+)$/m.exec(io)?.[1]);
}

/** Memory a process holds, in bytes. */
export function residentBytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
}

/** Counters by name. Any of them only grows. */
export type Counters = Record<string, number>;

/** What `later` has more than `before`, for each counter. */
export function grown(before: Counters, later: Counters): Counters {
  return Object.fromEntries(
    Object.entries(later).map(([name, value]) => [name, value - (before[name] ?? 0)]),
  );
}

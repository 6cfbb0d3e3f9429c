import { cpus, loadavg } from 'node:os';
import { measureSpeed } from './workout-speed.js';

export function speedSection(): string {
  const speed = measureSpeed();
  const ms = (value: number): string => `${value.toFixed(2)} ms`;
  return `### Speed

One recommendation over ${speed.catalogueSize} workouts, all machines, 1–4 body parts in turn, ${speed.rounds} rounds on one core of ${cpus().length}
(target: under 5 ms). CPU time is given too, because other work on the machine lengthens only the wall-clock time: its load
average was ${loadavg()[0]!.toFixed(1)} in this run.

| | median | p99 | worst |
|---|---|---|---|
| wall clock | ${ms(speed.medianMs)} | ${ms(speed.p99Ms)} | ${ms(speed.worstMs)} |
| CPU | ${ms(speed.medianCpuMs)} | ${ms(speed.p99CpuMs)} | ${ms(speed.worstCpuMs)} |`;
}

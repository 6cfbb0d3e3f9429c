import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';

/** How far the heap may grow beyond what was alive in it before it is collected as a whole. */
const GROWTH_PERCENT = 40;

/**
 * Left to itself V8 lets the heap grow fourfold on a machine with much memory: under load 75 MB in use become 250 MB held. A
 * limit on its size would do the same, but end the process when a catalogue outgrows it. To be called after the start, which is
 * quicker with fewer collections.
 */
export function keepHeapSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
}

/**
 * Where there is one core, threads that collect garbage beside the program only take it away for longer: a search was held up for 80
 * ms at a time. In small steps by the program itself it takes 1 ms each. To be called before anything else.
 */
export function collectInStepsOnOneCore(): void {
  if (availableParallelism() === 1) setFlagsFromString('--no-concurrent-marking');
}

// Preloaded into a process (`node --import`): prints every tenth of a second how long the longest turn of its event loop has been since the last
// time, in milliseconds of that thread's CPU time. Unlike clock time, it does not count other load. Linux only.
import { openSync, readSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  const file = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r');
  const bytes = Buffer.alloc(100);
  const worked = () => parseInt(bytes.toString('latin1', 0, readSync(file, bytes, 0, 100, 0)), 10) / 1e6;
  let before = worked();
  let longest = 0;
  let said = performance.now();
  const turn = () => {
    const now = worked();
    longest = Math.max(longest, now - before);
    if (performance.now() - said > 100) {
      process.stdout.write(`longest turn: ${Math.round(longest)} ms\n`);
      longest = 0;
      said = performance.now();
    }
    before = worked();
  };
  setInterval(turn, 1).unref();
}

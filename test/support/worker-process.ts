import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '../..');
const READY = 'worker: ready';

/** `src/worker.ts` in a process of its own. Resolves when it says that it is ready. */
export async function startWorkerProcess(env: NodeJS.ProcessEnv): Promise<WorkerProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(PROJECT, 'src/worker.ts')], {
    cwd: PROJECT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(READY)) resolve();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.once('exit', code => reject(new Error(`the worker ended with ${code}: ${output}`)));
  });
  return new WorkerProcess(child);
}

export class WorkerProcess {
  constructor(private readonly child: ChildProcess) {}

  /** Sends a signal and waits for the end. Answers the exit code, null after a kill, and how long it took. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<{ code: number | null; ms: number }> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) {
      return { code: this.child.exitCode, ms: 0 };
    }
    const began = performance.now();
    const ended = once(this.child, 'exit');
    this.child.kill(signal);
    const [code] = (await ended) as [number | null];
    return { code, ms: performance.now() - began };
  }
}

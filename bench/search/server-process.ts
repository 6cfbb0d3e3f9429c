import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const WATCH = ['--import', join(import.meta.dirname, '../../test/support/longest-turn.mjs')];

/** The built server with the bench's extra routes, on core 0. Linux only (taskset, /proc). */
export class ServerProcess {
  private readonly begun = performance.now();
  /** The longest event loop turn in each tenth of a second, in milliseconds of CPU time. */
  turns: number[] = [];

  private constructor(
    private readonly child: ChildProcess,
    private readonly port: number,
  ) {
    child.stdout?.on('data', (said: Buffer) => {
      for (const [, ms] of said.toString().matchAll(/longest turn: (\d+) ms/g)) this.turns.push(Number(ms));
    });
  }

  /** Resolves when the server reports ready. */
  static async start(
    dataDir: string,
    port: number,
    nodeOptions: string[],
  ): Promise<{ server: ServerProcess; seconds: number; cpu: number }> {
    const options = [...WATCH, ...nodeOptions];
    const child = spawn('taskset', ['-c', '0', process.execPath, ...options, 'bench/search/serve.mjs'], {
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        PORT: String(port),
        HOST: '127.0.0.1',
        RATE_LIMIT: 'off',
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const server = new ServerProcess(child, port);
    const seconds = await server.ready();
    return { server, seconds, cpu: server.cpuSeconds() };
  }

  /** Resident megabytes (10^6), now or at the peak. */
  residentMegabytes(which: 'now' | 'most' = 'now'): number {
    const status = readFileSync(`/proc/${this.child.pid}/status`, 'utf8');
    const field = which === 'now' ? 'VmRSS' : 'VmHWM';
    return (Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024) / 1e6;
  }

  cpuSeconds(): number {
    const fields = readFileSync(`/proc/${this.child.pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null) return;
    const exited = new Promise(resolve => this.child.once('exit', resolve));
    this.child.kill('SIGTERM');
    await exited;
  }

  private async ready(): Promise<number> {
    while (this.child.exitCode === null) {
      const answer = await fetch(`http://127.0.0.1:${this.port}/api/health/ready`).catch(() => undefined);
      await answer?.body?.cancel();
      if (answer?.ok) return (performance.now() - this.begun) / 1000;
      await new Promise(resolve => setTimeout(resolve, 20));
    }
    throw new Error('The server did not start');
  }
}

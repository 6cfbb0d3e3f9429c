import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Mutex } from '../../common/time/mutex.js';

/** Sends one message to the process and waits for its answer. */
export type SendMessage<Message, Answer> = (message: Message) => Promise<Answer>;

export interface ProcessLimits {
  /** Heap of the process, MB. */
  memoryMb: number;
  /** Longest silence of the process, ms. */
  silenceMs: number;
}

/** The process exceeded its silence limit or ran out of memory. */
export class ProcessLimitExceeded extends Error {}

/** How much of a process' last output is kept. */
const LAST_WORDS = 2_000;

/**
 * Heavy work in a separate process, one piece at a time: work that exceeds its limits dies alone. A thread that runs out of memory may take the
 * whole process with it, whatever its limits. Each message gets one answer.
 */
export class TurnProcess<Message extends object, Answer> {
  private readonly calls = new Mutex();

  /**
   * @param script the module without its extension, relative to `caller`; it calls `answerParent`
   * @param caller `import.meta.url`. Tests and development run from source
   */
  constructor(
    private readonly script: string,
    private readonly caller: string,
    readonly limits: ProcessLimits,
  ) {}

  /** Gives `work` a fresh process once all earlier work is done. */
  inTurn<T>(work: (ask: SendMessage<Message, Answer>) => Promise<T>): Promise<T> {
    return this.calls.run(async () => {
      const child = this.start();
      const end = () => child.kill('SIGKILL');
      process.once('exit', end);
      try {
        return await work(message => this.ask(child, message));
      } finally {
        process.off('exit', end);
        end();
      }
    });
  }

  private start(): ChildProcess {
    const ending = this.caller.endsWith('.ts') ? '.ts' : '.js';
    const child = fork(fileURLToPath(new URL(this.script + ending, this.caller)), {
      execArgv: [
        `--max-old-space-size=${this.limits.memoryMb}`,
        ...(ending === '.ts' ? ['--import', 'tsx'] : []),
      ],
      // It needs nothing of the configuration.
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    // Low priority from the start, which loads modules: requests come first.
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    // If it ends between two answers, the next question gets none.
    child.on('error', () => undefined);
    return child;
  }

  private async ask(child: ChildProcess, message: Message): Promise<Answer> {
    if (!child.connected) throw new ProcessLimitExceeded('it has ended');
    let words = '';
    const listen = (text: Buffer) => (words = (words + text.toString()).slice(-LAST_WORDS));
    child.stderr!.on('data', listen);
    const over = new AbortController();
    const { signal } = over;
    const timer = setTimeout(() => over.abort(), this.limits.silenceMs);
    const answered = once(child, 'message', { signal }).then(([answer]) => answer as Answer);
    const ended = once(child, 'close', { signal }).then(([code, killedBy]) => {
      if (killedBy !== null) throw new ProcessLimitExceeded(`ended by ${killedBy}`);
      throw new Error(`A process ended with ${code}: ${words}`);
    });
    try {
      child.send(message);
      return await Promise.race([answered, ended]);
    } catch (error) {
      if (!signal.aborted) throw error;
      throw new ProcessLimitExceeded('silent for too long', { cause: error });
    } finally {
      clearTimeout(timer);
      child.stderr!.off('data', listen);
      // Ends the wait for the other of the two.
      over.abort();
      await Promise.allSettled([answered, ended]);
    }
  }
}

import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

/** Asks the process one thing and waits for its answer. */
export type Ask<Message, Answer> = (message: Message) => Promise<Answer>;

export interface ProcessLimits {
  /** Heap of the process, MB. */
  memoryMb: number;
  /** Longest silence of the process, ms. */
  silenceMs: number;
}

/** The process was silent for longer than it may, or had no more memory. */
export class LimitReached extends Error {}

/** Of what a process says before it ends, that much is kept. */
const LAST_WORDS = 2_000;

/**
 * Heavy work in a process of its own, one piece of work at a time: what needs more than its limits ends alone. In a thread it would not: one
 * that runs out of memory may take the whole process with it, whatever its limits say. Each message gets one answer.
 */
export class TurnProcess<Message extends object, Answer> {
  private last: Promise<unknown> = Promise.resolve();

  /**
   * @param script the module without its ending, relative to `caller`; it calls `answerParent`
   * @param caller `import.meta.url`. Sources run as they are in tests and while developing
   */
  constructor(
    private readonly script: string,
    private readonly caller: string,
    readonly limits: ProcessLimits,
  ) {}

  /** Gives `work` a fresh process once all that was asked for before is done. */
  inTurn<T>(work: (ask: Ask<Message, Answer>) => Promise<T>): Promise<T> {
    const run = this.last
      .catch(() => undefined)
      .then(async () => {
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
    this.last = run;
    return run;
  }

  private start(): ChildProcess {
    const ending = this.caller.endsWith('.ts') ? '.ts' : '.js';
    const child = fork(fileURLToPath(new URL(this.script + ending, this.caller)), {
      execArgv: [
        `--max-old-space-size=${this.limits.memoryMb}`,
        ...(ending === '.ts' ? ['--import', 'tsx'] : []),
      ],
      // Nothing of the configuration is its business.
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    // From its very start, which loads modules: whoever waits for an answer of ours comes first.
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    // Where it ends between two answers, the next question gets none.
    child.on('error', () => undefined);
    return child;
  }

  private async ask(child: ChildProcess, message: Message): Promise<Answer> {
    if (!child.connected) throw new LimitReached('it has ended');
    let words = '';
    const listen = (text: Buffer) => (words = (words + text.toString()).slice(-LAST_WORDS));
    child.stderr!.on('data', listen);
    const over = new AbortController();
    const { signal } = over;
    const timer = setTimeout(() => over.abort(), this.limits.silenceMs);
    const answered = once(child, 'message', { signal }).then(([answer]) => answer as Answer);
    const ended = once(child, 'close', { signal }).then(([code, killedBy]) => {
      if (killedBy !== null) throw new LimitReached(`ended by ${killedBy}`);
      throw new Error(`A process ended with ${code}: ${words}`);
    });
    try {
      child.send(message);
      return await Promise.race([answered, ended]);
    } catch (error) {
      if (!signal.aborted) throw error;
      throw new LimitReached('silent for too long', { cause: error });
    } finally {
      clearTimeout(timer);
      child.stderr!.off('data', listen);
      // The one of the two that is still waited for.
      over.abort();
      await Promise.allSettled([answered, ended]);
    }
  }
}

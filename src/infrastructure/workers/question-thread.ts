import type { Worker } from 'node:worker_threads';

/** A thread's answer: the error's text if it could not compute a result. */
export type ThreadAnswer = { id: number } & ({ result: unknown } | { error: string });

interface PendingQuestion {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

/**
 * A thread that answers questions. It starts with the first message and again after it dies; `onLost` signals that the new thread knows nothing of
 * earlier messages.
 */
export class QuestionThread {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, PendingQuestion>();
  private asked = 0;

  constructor(
    private readonly start: () => Worker,
    private readonly onLost: () => void = () => undefined,
  ) {}

  async end(): Promise<void> {
    await this.worker?.terminate();
  }

  post(message: object): void {
    this.running().postMessage(message);
  }

  /** @throws Error when the thread dies during the question, or with the thread's own error */
  ask(question: object): Promise<unknown> {
    const id = ++this.asked;
    const worker = this.running();
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      worker.postMessage({ ...question, id });
    });
  }

  private running(): Worker {
    if (this.worker) return this.worker;
    const worker = this.start();
    this.worker = worker;
    // The thread alone does not keep the process alive.
    worker.unref();
    worker.on('message', (answer: ThreadAnswer) => {
      const waiting = this.waiting.get(answer.id);
      this.waiting.delete(answer.id);
      if ('error' in answer) waiting?.reject(new Error(answer.error));
      else waiting?.resolve(answer.result);
    });
    worker.on('error', error => this.lose(worker, error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => this.lose(worker, new Error('A thread has ended')));
    return worker;
  }

  /** Rejects the waiting questions; the next one starts another thread. */
  private lose(worker: Worker, error: Error): void {
    if (this.worker !== worker) return;
    this.worker = undefined;
    this.onLost();
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}

/** Computes the answer to one question, inside the thread's module. */
export function answerTo(id: number, compute: () => unknown): ThreadAnswer {
  try {
    return { id, result: compute() };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

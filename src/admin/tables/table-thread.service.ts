import { Injectable } from '@nestjs/common';
import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { invalidField } from '../../common/errors/app-error.js';
import { startThread } from '../../infrastructure/threads/start-thread.js';
import type { TableAnswer, TableMessage } from './table-file.worker.js';
import type { TableFormat, TableRow } from './table-file.js';

const TOO_LARGE = '파일이 너무 커서 읽을 수 없어요. 나눠서 올려 주세요.';

/**
 * Reads and writes table files in a thread of their own, one file at a time: a few kilobytes can unpack to more than memory holds,
 * and an honest file takes seconds, in which the API has to answer. What the thread needs beyond its limits ends the thread alone.
 */
@Injectable()
export class TableThread {
  readonly limits = {
    /** Heap of the thread, MB: 20,000 rows of the widest table take 150. */
    memoryMb: 256,
    /** Longest silence of the thread, ms: such a table takes two seconds. */
    silenceMs: 15_000,
  };
  private last: Promise<unknown> = Promise.resolve();

  /** The rows of a file. @throws VALIDATION_EXCEPTION with the reason in Korean, also when it takes too much memory or time */
  read(file: Buffer): Promise<TableRow[]> {
    return this.inTurn(async worker => {
      const rows: TableRow[] = [];
      let message: TableMessage = { kind: 'read', bytes: file };
      for (;;) {
        const { rows: part = [], refused } = await this.ask(worker, message).catch(cause => {
          if (!isLimit(cause)) throw cause;
          throw invalidField('file', TOO_LARGE);
        });
        if (refused !== undefined) throw invalidField('file', refused);
        if (part.length === 0) return rows;
        rows.push(...part);
        message = { kind: 'next' };
      }
    });
  }

  /** @param parts rows in parts of a few hundred, each made while the one before is on its way */
  write(
    format: TableFormat,
    columns: string[],
    parts: AsyncIterable<Record<string, string>[]>,
  ): Promise<Buffer> {
    return this.inTurn(async worker => {
      for await (const rows of parts) await this.ask(worker, { kind: 'add', rows });
      const { bytes } = await this.ask(worker, { kind: 'write', format, columns });
      if (!bytes) throw new Error('The table thread answered without the file');
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    });
  }

  private inTurn<T>(work: (worker: Worker) => Promise<T>): Promise<T> {
    const run = this.last
      .catch(() => undefined)
      .then(async () => {
        const worker = startThread('./table-file.worker', import.meta.url, {
          resourceLimits: { maxOldGenerationSizeMb: this.limits.memoryMb },
        });
        // Where it ends between two answers, the next question gets none.
        worker.on('error', () => undefined);
        try {
          return await work(worker);
        } finally {
          await worker.terminate();
        }
      });
    this.last = run;
    return run;
  }

  private async ask(worker: Worker, message: TableMessage): Promise<TableAnswer> {
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(), this.limits.silenceMs);
    // Rejects with the thread's error, which is also how it ends.
    const answer = once(worker, 'message', { signal: silence.signal });
    worker.postMessage(message);
    try {
      const [answered] = (await answer) as [TableAnswer];
      return answered;
    } finally {
      clearTimeout(timer);
    }
  }
}

/** The thread was silent for longer than it may, or had no more memory. */
function isLimit(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ABORT_ERR' || code === 'ERR_WORKER_OUT_OF_MEMORY';
}

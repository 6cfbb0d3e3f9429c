import { Injectable } from '@nestjs/common';
import { invalidField } from '../../common/errors/app-error.js';
import {
  ProcessLimitExceeded,
  TurnProcess,
  type ProcessLimits,
} from '../../infrastructure/workers/turn-process.js';
import type { TableAnswer, TableMessage } from './table-file.worker.js';
import type { TableFormat } from './table-file.js';
import { TableRows } from './table-rows.js';

const TOO_LARGE = '파일이 너무 커서 읽을 수 없어요. 나눠서 올려 주세요.';

/**
 * Reads and writes table files in a separate process, one file at a time: a few kilobytes can unpack to more than memory holds, and a legitimate file
 * takes seconds, during which the API has to answer.
 */
@Injectable()
export class TableFiles {
  /** 20,000 rows of the widest table take 150 MB and two seconds. */
  readonly limits: ProcessLimits = { memoryMb: 256, silenceMs: 30_000 };
  private readonly child = new TurnProcess<TableMessage, TableAnswer>(
    './table-file.worker',
    import.meta.url,
    this.limits,
  );

  /** The rows of a file. @throws VALIDATION_EXCEPTION with the reason in Korean, also when the file takes too much memory or time */
  read(file: Buffer): Promise<TableRows> {
    return this.child.inTurn(async ask => {
      const table = new TableRows();
      let message: TableMessage = { kind: 'read', bytes: file };
      for (;;) {
        const {
          rows,
          count = 0,
          refused,
        } = await ask(message).catch(cause => {
          if (!(cause instanceof ProcessLimitExceeded)) throw cause;
          throw invalidField('file', TOO_LARGE);
        });
        if (refused !== undefined) throw invalidField('file', refused);
        if (!rows || count === 0) return table;
        table.add(rows, count);
        message = { kind: 'next' };
      }
    });
  }

  /** @param parts rows in parts of a few hundred, each made while the previous one is being sent */
  write(
    format: TableFormat,
    columns: string[],
    parts: AsyncIterable<Record<string, string>[]>,
  ): Promise<Buffer> {
    return this.child.inTurn(async ask => {
      for await (const rows of parts) await ask({ kind: 'add', rows });
      const { bytes } = await ask({ kind: 'write', format, columns });
      if (!bytes) throw new Error('The process answered without the file');
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    });
  }
}

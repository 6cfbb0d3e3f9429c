import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/errors/app-error.js';
import { ProcessLimitExceeded, TurnProcess } from '../../infrastructure/workers/turn-process.js';
import type { ForeignAnswer, ForeignMessage } from './foreign-file.worker.js';
import type { ForeignFile, ReadingOptions } from '../foreign-file.types.js';

/** It says how many lines are allowed; this file may have fewer, and a busy machine may have been too slow. */
const TOO_HEAVY = '파일을 끝까지 읽지 못했어요. 잠시 후 다시 올리거나, 기록을 나눠서 올려 주세요.';

/** Reads files of other applications in a separate process, one file at a time. */
@Injectable()
export class ForeignFiles {
  /** The largest file takes 150 MB and a second. */
  private readonly child = new TurnProcess<ForeignMessage, ForeignAnswer>(
    './foreign-file.worker',
    import.meta.url,
    { memoryMb: 384, silenceMs: 30_000 },
  );

  /** @throws TRAINING_FILE_UNKNOWN, TRAINING_FILE_BROKEN, TRAINING_FILE_TOO_LONG */
  read(bytes: Buffer, options: ReadingOptions): Promise<ForeignFile> {
    return this.child.inTurn(async ask => {
      const answer = await ask({ kind: 'read', bytes, options }).catch(cause => {
        if (!(cause instanceof ProcessLimitExceeded)) throw cause;
        throw new AppError('TRAINING_FILE_TOO_LONG', { message: TOO_HEAVY, cause });
      });
      if (answer.kind === 'refused') throw new AppError(answer.code);
      if (answer.kind !== 'file') throw new Error('The process answered something else');
      const file: ForeignFile = { ...answer.file, refused: answer.refused, sessions: [] };
      for (;;) {
        const part = await ask({ kind: 'next' });
        if (part.kind !== 'sessions' || part.sessions.length === 0) return file;
        file.sessions.push(...part.sessions);
      }
    });
  }
}

import type { ErrorCode } from '../../common/errors/error-catalogue.js';

/** Why nothing at all can be read of a file. */
export class FileRefusal extends Error {
  constructor(readonly code: Extract<ErrorCode, `TRAINING_FILE_${string}`>) {
    super(code);
  }
}

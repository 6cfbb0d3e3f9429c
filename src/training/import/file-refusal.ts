import type { ErrorCode } from '../../common/errors/error-catalogue.js';

/** Why nothing in a file can be read. */
export class FileRefusal extends Error {
  constructor(readonly code: Extract<ErrorCode, `TRAINING_FILE_${string}`>) {
    super(code);
  }
}

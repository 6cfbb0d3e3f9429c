import { FileRefusal } from './file-refusal.js';
import { readForeignCsv } from './foreign-csv.js';
import type { ForeignFile, ReadingOptions } from './foreign-file.types.js';
import { readOpenGym } from './open-gym-json.js';

/** What spreadsheets save, Korean ones and old ones too. */
const ENCODINGS = ['utf-8', 'euc-kr'];

/**
 * Reads what another application, or this one, exported. Takes up to a second for the largest file: to be called in a process of its own.
 *
 * @throws FileRefusal
 */
export function readForeignFile(bytes: Uint8Array, options: ReadingOptions): ForeignFile {
  const text = decoded(bytes);
  return text.trimStart().startsWith('{') ? readOpenGym(text, options) : readForeignCsv(text, options);
}

function decoded(bytes: Uint8Array): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  for (const encoding of isUtf16 ? ['utf-16le'] : ENCODINGS) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // The next one may fit.
    }
  }
  throw new FileRefusal('TRAINING_FILE_BROKEN');
}

import { decodedText } from '../../infrastructure/files/delimited-text.js';
import { FileRefusal } from './file-refusal.js';
import { readForeignCsv } from './foreign-csv.js';
import type { ForeignFile, ReadingOptions } from '../foreign-file.types.js';
import { readOpenGym } from './open-gym-json.js';

/**
 * Reads an export of another application, or of this one. Takes up to a second for the largest file: call it in a separate process.
 *
 * @throws FileRefusal
 */
export function readForeignFile(bytes: Uint8Array, options: ReadingOptions): ForeignFile {
  const text = decodedText(bytes);
  if (text === null) throw new FileRefusal('TRAINING_FILE_BROKEN');
  return text.trimStart().startsWith('{') ? readOpenGym(text, options) : readForeignCsv(text, options);
}

import { answerParent } from '../../infrastructure/workers/answer-parent.js';
import { FileRefusal } from './file-refusal.js';
import { readForeignFile } from './foreign-file.js';
import type { ForeignFile, ForeignSession, ReadingOptions } from '../foreign-file.types.js';

/** Messages to the process; each gets one answer. */
export type ForeignMessage =
  | { kind: 'read'; bytes: Uint8Array; options: ReadingOptions }
  /** The next sessions; none when there are no more. */
  | { kind: 'next' };

export type ForeignAnswer =
  | { kind: 'file'; file: Omit<ForeignFile, 'sessions' | 'refused'>; refused: ForeignFile['refused'] }
  | { kind: 'refused'; code: FileRefusal['code'] }
  | { kind: 'sessions'; sessions: ForeignSession[] };

/** Sets the other side handles per event-loop turn: a few milliseconds. */
const SETS_A_PART = 400;

let sessions: ForeignSession[] = [];

answerParent(answer);

function answer(message: ForeignMessage): ForeignAnswer {
  if (message.kind === 'next') return { kind: 'sessions', sessions: nextPart() };
  try {
    const { sessions: read, refused, ...file } = readForeignFile(message.bytes, message.options);
    sessions = read;
    return { kind: 'file', file, refused };
  } catch (error) {
    // Any error but a refusal ends the process, and its parent notices.
    if (!(error instanceof FileRefusal)) throw error;
    return { kind: 'refused', code: error.code };
  }
}

function nextPart(): ForeignSession[] {
  let sets = 0;
  const end = sessions.findIndex(session => (sets += session.sets.length) >= SETS_A_PART);
  return sessions.splice(0, end < 0 ? sessions.length : end + 1);
}

import { AppError } from '../../common/errors/app-error.js';
import { answerParent } from '../../infrastructure/workers/answer-parent.js';
import { readTable, writeTable, type TableFormat, type TableRow } from './table-file.js';

/** Messages to the process; each gets one answer. Rows travel in parts. */
export type TableMessage =
  | { kind: 'read'; bytes: Uint8Array }
  | { kind: 'next' }
  | { kind: 'add'; rows: Record<string, string>[] }
  | { kind: 'write'; format: TableFormat; columns: string[] };

/** `refused`: the reason why a file cannot be read, in Korean. */
export interface TableAnswer {
  /** Rows as JSON, and their number; absent when there are no more. */
  rows?: Uint8Array;
  count?: number;
  bytes?: Uint8Array;
  refused?: string;
}

/** Cells the other side parses per event-loop turn: less than a millisecond. */
const CELLS_A_PART = 2_000;

let read: TableRow[] = [];
const added: Record<string, string>[] = [];

// Any error but a refusal ends the process, and the parent notices.
answerParent(answer);

async function answer(message: TableMessage): Promise<TableAnswer> {
  if (message.kind === 'add') {
    added.push(...message.rows);
    return {};
  }
  if (message.kind === 'write') {
    return { bytes: await writeTable(message.format, message.columns, added) };
  }
  if (message.kind === 'read') {
    try {
      read = await readTable(Buffer.from(message.bytes));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { refused: error.fields?.[0]?.message ?? error.message };
    }
  }
  const columns = Object.keys(read[0]?.cells ?? {}).length || 1;
  const rows = read.splice(0, Math.ceil(CELLS_A_PART / columns));
  return { rows: Buffer.from(JSON.stringify(rows)), count: rows.length };
}

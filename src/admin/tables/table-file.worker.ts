import { AppError } from '../../common/errors/app-error.js';
import { answerParent } from '../../infrastructure/workers/answer-parent.js';
import { readTable, writeTable, type TableFormat, type TableRow } from './table-file.js';

/** Messages to the process; each gets one answer. Rows come and go in parts. */
export type TableMessage =
  | { kind: 'read'; bytes: Uint8Array }
  | { kind: 'next' }
  | { kind: 'add'; rows: Record<string, string>[] }
  | { kind: 'write'; format: TableFormat; columns: string[] };

/** `refused` is why a file cannot be read, in Korean. */
export interface TableAnswer {
  /** Rows as JSON, and how many they are: none when there are no more. */
  rows?: Uint8Array;
  count?: number;
  bytes?: Uint8Array;
  refused?: string;
}

/** What the other side parses in a turn of its event loop: less than a millisecond. */
const CELLS_A_PART = 2_000;

let read: TableRow[] = [];
const added: Record<string, string>[] = [];

// Anything but a refusal ends the process, which its other side sees.
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

import { AppError } from '../../common/errors/app-error.js';
import { Turns } from '../../common/time/turns.js';
import { InputPipe } from '../../common/validation/input.pipe.js';
import type { TableRow } from './table-file.js';
import type { CheckedRow } from './table-import.js';

/** How long rows are checked in a turn of the event loop: a request that asks the database six times waits for seven of them. */
const TURN_MS = 2;

const PIPE = new InputPipe();

/**
 * What each row says, or what is wrong with it: before any transaction, in which every other write of SQLite waits. One at a time, so that
 * a long file is never in memory as a whole.
 */
export async function* checkRows<I extends object>(
  inputType: new () => I,
  table: Iterable<TableRow>,
): AsyncGenerator<CheckedRow<I>> {
  const turns = new Turns(TURN_MS);
  for (const row of table) {
    const { id = '', ...cells } = row.cells;
    const input = await PIPE.transform(cells, { type: 'body', metatype: inputType }).then(
      valid => valid as I,
      refusalOf,
    );
    yield { row: row.row, id, cells, input };
    await turns.rest();
  }
}

function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  throw error;
}

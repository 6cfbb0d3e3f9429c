import { AppError } from '../../common/errors/app-error.js';
import type { TimeSlicer } from '../../common/time/time-slicer.js';
import { InputPipe } from '../../common/validation/input.pipe.js';
import type { TableRow } from './table-file.js';
import type { CheckedRow } from './table-import.js';

const PIPE = new InputPipe();

/**
 * Validates rows before any transaction, because on SQLite a transaction blocks every other write. Yields one row at a time, so that a long file is
 * never in memory as a whole.
 */
export async function* checkRows<I extends object>(
  {
    inputType,
    missing,
  }: { inputType: new () => I; missing?(cells: Readonly<Record<string, string>>): object },
  table: Iterable<TableRow>,
  slicer: TimeSlicer,
): AsyncGenerator<CheckedRow<I>> {
  for (const row of table) {
    const { id = '', ...cells } = row.cells;
    const input = await PIPE.transform(
      { ...cells, ...missing?.(row.cells) },
      { type: 'body', metatype: inputType },
    ).then(valid => valid as I, refusalOf);
    yield { row: row.row, id, cells, input };
    await slicer.yieldIfDue();
  }
}

function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  throw error;
}

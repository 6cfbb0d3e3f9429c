import { InputPipe } from '../common/validation/input.pipe.js';

const PIPE = new InputPipe();

/**
 * The row as an admin would send it, with the same validation. Fields missing from the row are empty.
 *
 * @param changes fields that differ from the row's
 * @throws VALIDATION_EXCEPTION
 */
export async function inputOfRow<I extends object>(
  resource: { readonly columns: readonly string[]; readonly inputType: new () => I },
  row: object,
  changes: object = {},
): Promise<I> {
  const values = row as Record<string, unknown>;
  const fields = Object.fromEntries(resource.columns.map(column => [column, values[column] ?? null]));
  const sent = { ...fields, ...changes };
  return (await PIPE.transform(sent, { type: 'body', metatype: resource.inputType })) as I;
}

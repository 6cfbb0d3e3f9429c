import type { EntityManager } from 'typeorm';
import type { CatalogueResource } from '../../catalogue/public.js';
import type { TimeSlicer } from '../../common/time/time-slicer.js';
import type { TableRow } from './table-file.js';
import { cellsOf, ID } from './table-import.js';

/** Rows looked up at once. */
const LOOKED_UP = 50;

type Cells = Record<string, string>;

/**
 * Groups of lines in a file where an earlier line may affect a later one: they name the same row by id or name, or one renames a row to or from
 * another's name. Maps each line to its group; lines that stand alone are left out. Over-inclusive: names that differ in spaces or case count as the
 * same.
 */
export async function relatedLines<I extends object, R extends I & { id: number }>(
  manager: EntityManager,
  resource: CatalogueResource<I, R>,
  table: Iterable<TableRow>,
  slicer: TimeSlicer,
): Promise<Map<number, number[]>> {
  const lines: number[] = [];
  /** Index in `lines` of an earlier line of the same group; its own index if there is none. */
  const before: number[] = [];
  const firstThatMeans = new Map<string, number>();
  const first = (place: number): number => {
    while (before[place] !== place) place = before[place] = before[before[place]!]!;
    return place;
  };
  const mean = (place: number, what: string) => {
    const other = firstThatMeans.get(what);
    if (other === undefined) firstThatMeans.set(what, place);
    else before[first(place)] = first(other);
  };

  let ids: [id: number, place: number][] = [];
  const lookUp = async () => {
    const placeOf = new Map(ids);
    const rows = ids.length > 0 ? await resource.rowsOf(manager, [...placeOf.keys()]) : [];
    for (const row of rows) mean(placeOf.get(row.id)!, nameIn(resource, cellsOf(resource, row)));
    ids = [];
  };
  for (const { row, cells } of table) {
    const place = lines.push(row) - 1;
    before.push(place);
    if (cells.koreanName) mean(place, nameIn(resource, cells));
    if (cells.id) mean(place, `id ${cells.id}`);
    if (cells.id && ID.test(cells.id)) ids.push([Number(cells.id), place]);
    if (ids.length === LOOKED_UP) await lookUp();
    await slicer.yieldIfDue();
  }
  await lookUp();
  return groupsOf(lines, first);
}

function groupsOf(lines: readonly number[], first: (place: number) => number): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  for (const [place, line] of lines.entries()) {
    const group = groups.get(first(place));
    if (group) group.push(line);
    else groups.set(first(place), [line]);
  }
  const related = [...groups.values()].filter(({ length }) => length > 1);
  return new Map(related.flatMap(group => group.map(line => [line, group] as const)));
}

/** The row's name in a spelling that all its spellings share. */
function nameIn<I extends object>(resource: { nameOf(input: I): string }, cells: Cells): string {
  const plain = Object.entries(cells).map(([column, cell]) => [column, plainOf(cell)]);
  return resource.nameOf(Object.fromEntries(plain) as I);
}

function plainOf(cell: string): string {
  const text = cell.normalize('NFKC').toLowerCase().replace(/\s/g, '');
  return text === '' || Number.isNaN(Number(text)) ? text : String(Number(text));
}

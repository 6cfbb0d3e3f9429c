/** Lines in which a header is looked for: above it shops write what the list is. */
const LINES_LOOKED_AT = 10;
/** So many known words make a line a header. */
const WORDS_OF_A_HEADER = 3;

export interface TableHeader {
  names: string[];
  /** The line below the header, counted from 0. */
  below: number;
}

/**
 * The names of the columns. It is the first line, unless that says nothing that is known and one below it does: lists of shops begin with
 * a title. A header of two lines is read together: what stands below is the name, what stands above it alone counts where nothing does.
 * @param isKnown whether somebody calls a column so
 */
export function headerOf(
  lines: readonly (readonly string[])[],
  isKnown: (cell: string) => boolean,
): TableHeader {
  const known = (line: readonly string[] = []): number =>
    line.filter(cell => cell !== '' && isKnown(cell)).length;
  let at = 0;
  if (known(lines[0]) < 2) {
    const counts = lines.slice(0, LINES_LOOKED_AT).map(known);
    const best = Math.max(...counts, 0);
    if (best >= WORDS_OF_A_HEADER) at = counts.indexOf(best);
  }
  const first = lines[at] ?? [];
  const second = lines[at + 1] ?? [];
  const isSecond =
    first.some((cell, column) => cell === '' && (second[column] ?? '') !== '') &&
    known(second) > 0 &&
    second.every(
      (cell, column) => cell === '' || cell === first[column] || (isKnown(cell) && !/^\d+$/.test(cell)),
    );
  if (!isSecond) return { names: [...first], below: at + 1 };
  const width = Math.max(first.length, second.length);
  return {
    names: Array.from({ length: width }, (_, column) => second[column] || first[column] || ''),
    below: at + 2,
  };
}

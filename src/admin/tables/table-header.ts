/** Lines searched for a header: shops put a title above it. */
const LINES_LOOKED_AT = 10;
/** Known words that make a line a header; fewer do below a title. */
const WORDS_OF_A_HEADER = 3;
const WORDS_BELOW_A_TITLE = 2;

export interface TableHeader {
  names: string[];
  /** The first line below the header, counted from 0. */
  below: number;
}

/**
 * Finds the names of the columns. The header is the first line, unless that has no known name and a line below it does: shops' lists begin with a
 * title. A two-line header is read together: the lower cell is the name, and the upper one counts only where the lower is empty.
 * @param isKnown whether a column name is known
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
    const isTitle = (lines[0] ?? []).filter(cell => cell !== '').length === 1;
    if (best >= (isTitle ? WORDS_BELOW_A_TITLE : WORDS_OF_A_HEADER)) at = counts.indexOf(best);
  }
  const first = lines[at] ?? [];
  const second = lines[at + 1] ?? [];
  const isSecond =
    first.some((cell, column) => cell === '' && (second[column] ?? '') !== '') &&
    known(second) > 0 &&
    second.every(
      (cell, column) => cell === '' || cell === first[column] || (isKnown(cell) && !/^\d+$/.test(cell)),
    );
  if (!isSecond) return { names: namedAbove(first, lines[at - 1], isKnown), below: at + 1 };
  const width = Math.max(first.length, second.length);
  return {
    names: Array.from({ length: width }, (_, column) => second[column] || first[column] || ''),
    below: at + 2,
  };
}

/** A group's name in the line above stands for a column without one of its own: `회차` over an empty cell. */
function namedAbove(
  names: readonly string[],
  above: readonly string[] = [],
  isKnown: (cell: string) => boolean,
): string[] {
  const width = Math.max(names.length, above.length);
  const isHeader = above.some((cell, column) => cell !== '' && (names[column] ?? '') === '' && isKnown(cell));
  return Array.from(
    { length: isHeader ? width : names.length },
    (_, column) => names[column] || (isHeader && above[column]) || '',
  );
}

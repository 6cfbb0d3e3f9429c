import { svgBrand, svgDrawing, svgText, wrapped } from './svg-text.js';

/** A link preview for chats: 1200 × 630, as Open Graph recommends. */
export interface LinkPicture {
  title: string;
  line: string;
  /** Lines below the title; no more than fit. */
  rows?: readonly string[];
  /** `flattened`; next to the text. */
  drawing?: string | null;
}

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 72;
const MOST_ROWS = 6;

/** The picture as SVG; user text (names) is escaped. */
export function linkPicture({ title, line, rows = [], drawing = null }: LinkPicture): string {
  const column = drawing === null ? WIDTH - 2 * EDGE : 500;
  const size = 68;
  const titles = wrapped(title, column / size, rows.length > 0 ? 1 : 3).filter(Boolean);
  // A name of letters that the typeface lacks: better another heading than none. The chat writes the name below.
  if (titles.length === 0) titles.push('루틴업');
  const parts: string[] = [];
  let y = rows.length > 0 ? 200 : 330 - (titles.length - 1) * 42;
  for (const words of titles) {
    parts.push(svgText(EDGE, y, size, '#191f28', 700, words));
    y += 84;
  }
  y -= 22;
  for (const words of wrapped(line, column / 34, 2)) {
    parts.push(svgText(EDGE, y, 34, '#4e5968', 400, words));
    y += 48;
  }
  y += 16;
  for (const row of rows.slice(0, MOST_ROWS)) {
    const [words = ''] = wrapped(row, (column - 40) / 34, 1);
    parts.push(`<circle cx="${EDGE + 8}" cy="${y - 11}" r="7" fill="#2f6bff"/>`);
    parts.push(svgText(EDGE + 34, y, 34, '#333d4b', 400, words));
    y += 52;
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>`,
    `<rect width="${WIDTH}" height="12" fill="#2f6bff"/>`,
    svgBrand(EDGE, 64),
    ...parts,
    ...(drawing === null ? [] : [svgDrawing(drawing, 612, 132, 532, 420)]),
    '</svg>',
  ].join('');
}

/** What a chat shows of a link: 1200 × 630, as Open Graph has it. */
export interface LinkPicture {
  title: string;
  line: string;
  /** Below the title, one a line; no more than fit. */
  rows?: readonly string[];
  /** `flattened`; beside the text. */
  drawing?: string | null;
}

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 72;
const MOST_ROWS = 6;

const escape = (text: string): string =>
  text
    // What no XML may hold, whatever it is written as.
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** About how wide a letter is, in parts of its height. */
const widthOf = (letter: string): number => (/[\u0020-\u024f]/.test(letter) ? 0.56 : 0.9);

const widthOfText = (text: string): number => [...text].reduce((sum, letter) => sum + widthOf(letter), 0);

/** Lines that fit, broken at spaces where there are some; what does not fit ends in `…`. */
export function wrapped(text: string, width: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.trim().split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOfText(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const letter of word) {
      if (widthOfText(line + letter) > width) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  lines.push(line);
  if (lines.length <= most) return lines;
  const last = [...lines[most - 1]!];
  while (last.length > 0 && widthOfText(`${last.join('')}…`) > width) last.pop();
  return [...lines.slice(0, most - 1), `${last.join('')}…`];
}

const text = (x: number, y: number, size: number, colour: string, weight: number, words: string): string =>
  `<text x="${x}" y="${y}" font-family="Pretendard" font-size="${size}" font-weight="${weight}" fill="${colour}">${escape(words)}</text>`;

/** The picture as SVG; letters that nobody chose (names) stay letters. */
export function linkPicture({ title, line, rows = [], drawing = null }: LinkPicture): string {
  const column = drawing === null ? WIDTH - 2 * EDGE : 500;
  const size = 68;
  const titles = wrapped(title, column / size, rows.length > 0 ? 1 : 3);
  const parts: string[] = [];
  let y = rows.length > 0 ? 200 : 330 - (titles.length - 1) * 42;
  for (const words of titles) {
    parts.push(text(EDGE, y, size, '#191f28', 700, words));
    y += 84;
  }
  y -= 22;
  for (const words of wrapped(line, column / 34, 2)) {
    parts.push(text(EDGE, y, 34, '#4e5968', 400, words));
    y += 48;
  }
  y += 16;
  for (const row of rows.slice(0, MOST_ROWS)) {
    const [words = ''] = wrapped(row, (column - 40) / 34, 1);
    parts.push(`<circle cx="${EDGE + 8}" cy="${y - 11}" r="7" fill="#2f6bff"/>`);
    parts.push(text(EDGE + 34, y, 34, '#333d4b', 400, words));
    y += 52;
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>`,
    `<rect width="${WIDTH}" height="12" fill="#2f6bff"/>`,
    `<g transform="translate(${EDGE} 64) scale(1.5)"><rect width="32" height="32" rx="9" fill="#2f6bff"/><path d="M7 19.4v-6.8M11.4 22.6V9.4M20.6 22.6V9.4M25 19.4v-6.8M11.4 16h9.2" fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round"/></g>`,
    text(EDGE + 64, 99, 32, '#191f28', 700, '루틴업'),
    ...parts,
    ...(drawing === null ? [] : [placed(drawing)]),
    '</svg>',
  ].join('');
}

/** The drawing on a panel at the right, whole. */
function placed(drawing: string): string {
  const panel = '<rect x="612" y="132" width="532" height="420" rx="28" fill="#f2f4f6"/>';
  // A width of its own would win over the place it is given.
  const inner = drawing.replace(/^<svg\b([^>]*)>/, (_, attributes: string) => {
    const kept = attributes.replace(/\s(?:width|height|x|y)="[^"]*"/g, '');
    return `<svg${kept} x="632" y="152" width="492" height="380" color="#b9bfca">`;
  });
  return panel + inner;
}

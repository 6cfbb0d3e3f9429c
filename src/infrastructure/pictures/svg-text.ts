const escape = (text: string): string =>
  text
    // What no XML may hold, whatever it is written as.
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** About the width of a letter in bold, as a fraction of its height; rather more, so that no text reaches what is beside it. */
const widthOf = (letter: string): number => {
  if (/[W%ぁ-ヾ]/.test(letter)) return 1;
  if (/[^\u0020-\u024f]|[MWmw@©¼-¾]/.test(letter)) return 0.9;
  return /[\p{Lu}\d<>=+~×÷±&]/u.test(letter) ? 0.72 : 0.62;
};

const widthOfText = (text: string): number => [...text].reduce((sum, letter) => sum + widthOf(letter), 0);

/** What Pretendard cannot draw: emoji, scripts other than Korean, Latin, Greek, Cyrillic and kana, and what turns the direction of text. */
const NOT_DRAWN =
  /[^\s\u0020-\u007e\u00a0-\u0148\u014a-\u01c3\u0391-\u03a1\u03a3-\u03e1\u0400-\u049d\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u2103\u2113\u2116\u2122\u215a-\u2188\u2190-\u2199\u2460-\u2473\u25cb\u25cf\u2605\u2606\u2661\u2665\u3001-\u3003\u3008-\u3011\u3041-\u3094\u30a1-\u30fe\u3131-\u3164\u3380-\u3384\u3388-\u33ca\uac00-\ud7a3\uff01-\uff60]/gu;

/** Wraps text at spaces where possible; text that does not fit ends in `…`. Leaves out what cannot be drawn. */
export function wrapped(text: string, width: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.replace(NOT_DRAWN, '').trim().split(/\s+/)) {
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

/** Text in a document, escaped. */
export const svgText = (
  x: number,
  y: number,
  size: number,
  colour: string,
  weight: number,
  words: string,
): string =>
  `<text x="${x}" y="${y}" font-family="Pretendard" font-size="${size}" font-weight="${weight}" fill="${colour}">${escape(words)}</text>`;

/** The product's logo with its name, 64 px high. */
export const svgBrand = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y}) scale(1.5)"><rect width="32" height="32" rx="9" fill="#2f6bff"/><path d="M7 19.4v-6.8M11.4 22.6V9.4M20.6 22.6V9.4M25 19.4v-6.8M11.4 16h9.2" fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round"/></g>${svgText(x + 64, y + 35, 32, '#191f28', 700, '루틴업')}`;

/** Margin around a drawing on its panel. */
const MARGIN = 20;

/** A whole drawing on a panel at this position and size. @param drawing `flattened` */
export function svgDrawing(drawing: string, x: number, y: number, width: number, height: number): string {
  const panel = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="28" fill="#f2f4f6"/>`;
  // A position in the drawing itself would override the given one.
  const placed = drawing.replace(/^<svg\b([^>]*)>/, (_, attributes: string) => {
    const kept = attributes.replace(/\s(?:width|height|x|y)="[^"]*"/g, '');
    const [left, top] = [x + MARGIN, y + MARGIN];
    const [wide, high] = [width - 2 * MARGIN, height - 2 * MARGIN];
    return `<svg${kept} x="${left}" y="${top}" width="${wide}" height="${high}" color="#b9bfca">`;
  });
  return panel + placed;
}

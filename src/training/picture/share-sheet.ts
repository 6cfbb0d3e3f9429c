import { svgBrand, svgText, wrapped } from '../../infrastructure/pictures/svg-text.js';

export const SHEET = { width: 1080, height: 1350, edge: 84, column: 912 } as const;
const DAY = new Intl.DateTimeFormat('ko-KR', { timeZone: 'UTC', dateStyle: 'long' });

/** @param date `YYYY-MM-DD` */
export const dayText = (date: string): string => DAY.format(new Date(date));

/** A large number with what it counts. */
export type Fact = readonly [value: string, unit: string];

/** The head of a picture to share: a line, the title and facts; `end` is where the rest begins. */
export function sheetHead(
  line: string,
  title: string,
  facts: readonly Fact[],
): { parts: string[]; end: number } {
  const parts = [svgText(SHEET.edge, 268, 34, '#4e5968', 400, line)];
  let y = 350;
  for (const words of wrapped(title, SHEET.column / 72, 2)) {
    parts.push(svgText(SHEET.edge, y, 72, '#191f28', 700, words));
    y += 88;
  }
  facts.forEach(([value, unit], place) => {
    const x = SHEET.edge + place * (SHEET.column / facts.length);
    parts.push(svgText(x, y + 66, 80, '#2f6bff', 700, value));
    parts.push(svgText(x, y + 112, 34, '#4e5968', 400, unit));
  });
  return { parts, end: y + 196 };
}

/** A picture to share as SVG, 1080 × 1350: chats and feeds show it whole. */
export function sheet(parts: readonly string[]): string {
  const { width, height, edge } = SHEET;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/><rect width="${width}" height="14" fill="#2f6bff"/>`,
    svgBrand(edge, 96),
    ...parts,
    '</svg>',
  ].join('');
}

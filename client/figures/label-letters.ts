import { LETTERS } from './label-letters.data.js';

/** Units per em of the letters. */
const EM = 100;

const letterOf = (character: string) => {
  const letter = LETTERS[character];
  if (!letter) throw new Error(`no outline of ${character}: see label-letters.data.ts`);
  return letter;
};

/** Width of a line in em. */
export const lineWidth = (line: string): number =>
  [...line].reduce((sum, character) => sum + letterOf(character).width, 0) / EM;

/** A line as outlines around the middle `x`, standing on `y`: a picture cannot load the page's typeface. */
export function drawnLine(line: string, x: number, y: number, size: number): string {
  const scale = size / EM;
  const round = (value: number): number => Math.round(value * 100) / 100;
  let place = 0;
  const letters = [...line].map(character => {
    const { width, path } = letterOf(character);
    const drawn = path && `<path transform="translate(${place})" d="${path}"/>`;
    place += width;
    return drawn;
  });
  const start = round(x - (place * scale) / 2);
  return `<g class="w" transform="translate(${start} ${round(y)})scale(${round(scale)})">${letters.join('')}</g>`;
}

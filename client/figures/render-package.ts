import {
  CLASS_COLOURS,
  FLAVOUR_COLOURS,
  TYPE_COLOURS,
  TYPE_FORMS,
  type PackageForm,
  type PackagePicture,
} from './package-look.js';
import { escapeXml, svgDocument } from './svg-document.js';

/** Where a form's label lies: its box and the size of the large word. */
interface LabelBox {
  x: number;
  y: number;
  width: number;
  height: number;
  word: number;
  /** The print runs up along the package. */
  turned?: true;
}

interface FormDrawing {
  /** Classes: c body, d darker body (lids), l label paper, k shade, t highlight. */
  svg: string;
  label: LabelBox;
}

const shine = (d: string): string => `<path class="t" d="${d}"/>`;

const FORMS: Record<PackageForm, FormDrawing> = {
  tub: {
    svg:
      '<rect class="d" x="56" y="18" width="88" height="30" rx="7"/><path class="k" d="M56 38h88v3H56z"/>' +
      '<path class="c" d="M50 52Q50 46 56 46H144Q150 46 150 52V56Q164 60 164 74V210Q164 226 148 226H52Q36 226 36 210V74Q36 60 50 56z"/>' +
      shine('M46 76Q46 68 54 66V214Q46 212 46 204z'),
    label: { x: 36, y: 92, width: 128, height: 86, word: 30 },
  },
  jar: {
    svg:
      '<rect class="d" x="52" y="48" width="96" height="28" rx="7"/><path class="k" d="M52 66h96v3H52z"/>' +
      '<path class="c" d="M46 88Q46 76 58 76H142Q154 76 154 88V212Q154 226 140 226H60Q46 226 46 212z"/>' +
      shine('M55 92Q55 86 61 86V216Q55 214 55 208z'),
    label: { x: 46, y: 106, width: 108, height: 80, word: 27 },
  },
  pouch: {
    svg:
      '<path class="c" d="M42 22H158L162 58Q168 130 160 214Q159 226 147 226H53Q41 226 40 214Q32 130 38 58z"/>' +
      '<path class="d" d="M42 22H158L160 42H40z"/><path class="k" d="M39.5 48H160.5L160.8 51H39.2z"/>' +
      shine('M48 62Q43 130 49 208L57 212Q51 130 56 62z'),
    label: { x: 36, y: 88, width: 128, height: 88, word: 30 },
  },
  pills: {
    svg:
      '<rect class="d" x="66" y="44" width="68" height="36" rx="6"/>' +
      '<path class="k" d="M74 50v24h3v-24zM86 50v24h3v-24zM98 50v24h3v-24zM110 50v24h3v-24zM122 50v24h3v-24z"/>' +
      '<path class="c" d="M70 80H130Q130 88 138 92Q146 96 146 108V212Q146 226 132 226H68Q54 226 54 212V108Q54 96 62 92Q70 88 70 80z"/>' +
      shine('M62 112Q62 104 68 101V217Q62 215 62 208z'),
    label: { x: 54, y: 120, width: 92, height: 74, word: 24 },
  },
  drink: {
    svg:
      '<rect class="d" x="82" y="14" width="36" height="24" rx="5"/>' +
      '<path class="c" d="M84 38H116V50Q116 58 126 66Q138 76 138 94V212Q138 226 124 226H76Q62 226 62 212V94Q62 76 74 66Q84 58 84 50z"/>' +
      shine('M70 96Q70 84 77 77V217Q70 215 70 208z'),
    label: { x: 62, y: 106, width: 76, height: 84, word: 22 },
  },
  drops: {
    svg:
      '<path class="k" d="M92 20Q92 12 100 12Q108 12 108 20V52H92z"/><rect class="d" x="82" y="48" width="36" height="34" rx="5"/>' +
      '<path class="c" d="M84 82H116Q116 92 128 98Q140 104 140 118V212Q140 226 126 226H74Q60 226 60 212V118Q60 104 72 98Q84 92 84 82z"/>' +
      shine('M68 120Q68 112 74 108V217Q68 215 68 208z'),
    label: { x: 60, y: 128, width: 80, height: 70, word: 22 },
  },
  sticks: {
    svg:
      '<path class="f" d="M52 34l15-4 12 66-15 4zM78 26h16v70H78zM104 24h16v72h-16zM136 30l14 5-16 64-14-4z"/>' +
      '<path class="k" d="M53 40l15-4 1 5-15 4zM78 34h16v4H78zM104 32h16v4h-16zM134 37l15 5-1 4-15-5z"/>' +
      '<path class="c" d="M34 92H166V214Q166 226 154 226H46Q34 226 34 214z"/><path class="d" d="M34 92H166V104H34z"/>' +
      shine('M43 112h7v106h-7z'),
    label: { x: 34, y: 118, width: 132, height: 78, word: 29 },
  },
  tube: {
    svg:
      '<rect class="d" x="68" y="22" width="64" height="28" rx="6"/><path class="k" d="M68 42h64v3H68z"/>' +
      '<path class="c" d="M72 50H128V214Q128 226 116 226H84Q72 226 72 214z"/>' +
      shine('M78 58h6v158h-6z'),
    label: { x: 72, y: 66, width: 56, height: 142, word: 18, turned: true },
  },
};

/** `colour` mixed with black (share 0…1). */
function darker(colour: string, share: number): string {
  const channel = (at: number): string =>
    Math.round(parseInt(colour.slice(at, at + 2), 16) * (1 - share))
      .toString(16)
      .padStart(2, '0');
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** `colour` mixed with white (share 0…1). */
function lighter(colour: string, share: number): string {
  const channel = (at: number): string => {
    const value = parseInt(colour.slice(at, at + 2), 16);
    return Math.round(value + (255 - value) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** Mean widths of bold Latin letters in em. */
const CAPITAL_WIDTH = 0.72;
const LETTER_WIDTH = 0.6;
const LARGEST_PRINT = 11;
/** Names longer than this take two lines. */
const LONGEST_LINE = 15;

/** A name in one line, or in two of nearly equal length. */
function linesOf(name: string): string[] {
  if (name.length <= LONGEST_LINE || !name.includes(' ')) return [name];
  const words = name.split(' ');
  const splits = words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const longest = (lines: readonly string[]): number => Math.max(...lines.map(line => line.length));
  return splits.reduce((best, next) => (longest(next) < longest(best) ? next : best));
}

/** Brand, short word and name on a label of the given size, the flavour's band at its foot. */
function print(picture: PackagePicture, width: number, height: number, largestWord: number): string {
  // Lines keep a margin of a twelfth on both sides.
  const fit = (size: number, letters: number, letterWidth: number): number =>
    Math.floor(Math.min(size, (width * 0.83) / (letters * letterWidth)) * 2) / 2;
  const line = (y: number, size: number, value: string): string =>
    `<text x="${width / 2}" y="${Math.round(y * 10) / 10}" font-size="${size}">${escapeXml(value)}</text>`;
  const band = Math.round(height * 0.16);
  const wordSize = fit(largestWord, picture.label.length, CAPITAL_WIDTH);
  const { brand, name } = picture;
  const foot = `<rect class="f" y="${height - band}" width="${width}" height="${band}"/>`;
  const open = height - band;
  if (!brand || !name) return foot + line(open / 2 + wordSize * 0.36, wordSize, picture.label);
  const lines = linesOf(name);
  const nameSize = fit(LARGEST_PRINT, Math.max(...lines.map(text => text.length)), LETTER_WIDTH);
  const brandSize = fit(LARGEST_PRINT - 2, brand.length, CAPITAL_WIDTH + 0.1);
  // The lines stand on the open part of the label with equal gaps.
  const used = brandSize + wordSize + lines.length * nameSize * 1.1;
  const gap = (open - used * 0.8) / 4;
  let y = gap + brandSize * 0.75;
  let out = `<g letter-spacing="1">${line(y, brandSize, brand)}</g>`;
  y += gap + wordSize * 0.75;
  out += line(y, wordSize, picture.label);
  y += gap;
  for (const text of lines) {
    y += nameSize * 0.85;
    out += line(y, nameSize, text);
    y += nameSize * 0.25;
  }
  return foot + out;
}

/**
 * A drawn package, 200 × 240: its form and colour by type and ingredient, a band in the flavour's colour, brand, short
 * word and name on it. No Korean on the label: a picture cannot load the page's font. The label stays light in both
 * themes, as paper does.
 */
export function renderPackage(picture: PackagePicture): string {
  const body =
    (picture.ingredientClass && CLASS_COLOURS[picture.ingredientClass]) ?? TYPE_COLOURS[picture.type];
  const { svg, label } = FORMS[picture.form ?? TYPE_FORMS[picture.type]];
  const flavour = FLAVOUR_COLOURS[picture.flavor] ?? body;
  const style =
    `.c{fill:${body}}.d{fill:${darker(body, 0.3)}}.l{fill:${lighter(body, 0.93)}}.f{fill:${flavour}}.k{fill:#000;opacity:.16}` +
    `.t{fill:#fff;opacity:.2}text{font-family:Arial,Helvetica,sans-serif;text-anchor:middle;font-weight:800;fill:${darker(body, 0.35)}}`;
  const paper = `<rect class="l" x="${label.x}" y="${label.y}" width="${label.width}" height="${label.height}"/>`;
  const printed = label.turned
    ? `<g transform="translate(${label.x} ${label.y + label.height})rotate(-90)">${print(picture, label.height, label.width, label.word)}</g>`
    : `<g transform="translate(${label.x} ${label.y})">${print(picture, label.width, label.height, label.word)}</g>`;
  const title = picture.flavor
    ? `${picture.koreanName} ${picture.flavor} 포장`
    : `${picture.koreanName} 포장`;
  return svgDocument(200, 240, title, style, svg + paper + printed);
}

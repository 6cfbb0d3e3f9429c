import { drawnLine, lineWidth } from './label-letters.js';
import {
  BRAND_TONES,
  CLASS_COLOURS,
  FLAVOUR_COLOURS,
  TYPE_COLOURS,
  TYPE_FORMS,
  type BrandTone,
  type PackageForm,
  type PackagePicture,
} from './package-look.js';
import { svgDocument } from './svg-document.js';

/** A form's label: its box and the size of the large word. */
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

interface Colours {
  body: string;
  lid: string;
}

const PAPER = '#c9aa82';
const BLACK = '#23262d';
const SILVER = '#d5dae3';

/** The kind's own colour in the brand's style. */
function coloursOf(own: string, tone: BrandTone): Colours {
  switch (tone) {
    case 'plain':
      return { body: own, lid: darker(own, 0.3) };
    case 'dark':
      return { body: darker(own, 0.5), lid: lighter(own, 0.25) };
    case 'white':
      return { body: lighter(own, 0.84), lid: own };
    case 'blackLid':
      return { body: own, lid: BLACK };
    case 'paper':
      return { body: PAPER, lid: own };
    case 'pale':
      return { body: lighter(own, 0.48), lid: SILVER };
  }
}

/** Share of the label's height that the flavour's band takes. */
const BAND = 0.2;
/** Lines keep a margin of a twelfth on both sides. */
const PRINTED = 0.83;
const BRAND_SIZE = 12;
/** Height of letters over their size. */
const LETTER_HEIGHT = 0.74;

/** Brand and short word on a label of the given size, the flavour's band at its foot. */
function print({ label, brand }: PackagePicture, width: number, height: number, largest: number): string {
  const fit = (size: number, line: string): number => Math.min(size, (width * PRINTED) / lineWidth(line));
  const band = Math.round(height * BAND);
  const open = height - band;
  const foot = `<rect class="f" y="${open}" width="${width}" height="${band}"/>`;
  const word = fit(largest, label) * LETTER_HEIGHT;
  const small = brand ? fit(BRAND_SIZE, brand) * LETTER_HEIGHT : 0;
  // The lines share the open part of the label with equal gaps.
  const gap = (open - word - small) / (brand ? 3 : 2);
  const drawn = (line: string, y: number, letters: number) =>
    drawnLine(line, width / 2, y, letters / LETTER_HEIGHT);
  return foot + (brand ? drawn(brand, gap + small, small) : '') + drawn(label, open - gap, word);
}

/**
 * A drawn package, 200 × 240: its form by product, its colour by type, ingredient and brand, a band in the flavour's
 * colour, brand and short word on it. The label stays light in both themes, like paper.
 */
export function renderPackage(picture: PackagePicture): string {
  const own =
    (picture.ingredientClass && CLASS_COLOURS[picture.ingredientClass]) ?? TYPE_COLOURS[picture.type];
  const { svg, label } = FORMS[picture.form ?? TYPE_FORMS[picture.type]];
  const { body, lid } = coloursOf(own, (picture.brand && BRAND_TONES[picture.brand]) || 'plain');
  const flavour = FLAVOUR_COLOURS[picture.flavor] ?? own;
  const style =
    `.c{fill:${body}}.d{fill:${lid}}.l{fill:${lighter(own, 0.95)}}.f{fill:${flavour}}.k{fill:#000;opacity:.16}` +
    `.t{fill:#fff;opacity:.2}.w{fill:${darker(own, 0.35)}}`;
  const paper = `<rect class="l" x="${label.x}" y="${label.y}" width="${label.width}" height="${label.height}"/>`;
  const printed = label.turned
    ? `<g transform="translate(${label.x} ${label.y + label.height})rotate(-90)">${print(picture, label.height, label.width, label.word)}</g>`
    : `<g transform="translate(${label.x} ${label.y})">${print(picture, label.width, label.height, label.word)}</g>`;
  const title = picture.flavor
    ? `${picture.koreanName} ${picture.flavor} 포장`
    : `${picture.koreanName} 포장`;
  return svgDocument(200, 240, title, style, svg + paper + printed);
}

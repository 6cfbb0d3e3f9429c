/**
 * Writes the outlines of the letters on packages, from Pretendard ExtraBold (SIL Open Font License 1.1, © 2021 Kil
 * Hyung-jin), into label-letters.data.ts. Run by hand when a package needs a new letter:
 *
 *   npx tsx client/figures/write-label-letters.ts       needs python3 with fonttools
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { SUPPLEMENT_TYPES } from '../../src/catalogue/catalogue.vocabulary.js';
import { SUPPLEMENT_SEEDS } from '../../src/catalogue/seed/supplements/supplement-seeds.js';
import { packageOf, packageOfType } from './package-look.js';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const FONT = path('../../node_modules/pretendard/dist/web/static/woff/Pretendard-ExtraBold.woff');
const TARGET = path('./label-letters.data.ts');

/** 100 units per em, y down, exact to a tenth of a unit. */
const OUTLINES = `
import json, sys
from fontTools.ttLib import TTFont
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
font = TTFont(sys.argv[1])
glyphs, names, scale = font.getGlyphSet(), font.getBestCmap(), 100 / font["head"].unitsPerEm
letters = {}
for letter in sys.argv[2]:
    glyph = glyphs[names[ord(letter)]]
    pen = SVGPathPen(glyphs, ntos=lambda value: ("%.1f" % value).rstrip("0").rstrip("."))
    glyph.draw(TransformPen(pen, (scale, 0, 0, -scale, 0, 0)))
    letters[letter] = {"width": round(glyph.width * scale, 1), "path": pen.getCommands()}
print(json.dumps(letters))
`;

const pictures = [
  ...SUPPLEMENT_SEEDS.flatMap(seed => seed.variants.map(variant => packageOf(seed, variant))),
  ...SUPPLEMENT_TYPES.map(packageOfType),
];
const letters = [...new Set(pictures.flatMap(({ label, brand = '' }) => [...label, ...brand]))].sort();
const outlines = execFileSync('python3', ['-c', OUTLINES, FONT, letters.join('')], { encoding: 'utf8' });
const source = `/** Written by write-label-letters.ts from Pretendard ExtraBold (SIL Open Font License 1.1, © 2021 Kil Hyung-jin). */
export const LETTERS: Readonly<Record<string, { width: number; path: string }>> = ${outlines}`;
writeFileSync(TARGET, await format(source, { ...(await resolveConfig(TARGET)), parser: 'typescript' }));

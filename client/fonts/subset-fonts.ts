/**
 * Cuts Pretendard (SIL Open Font License 1.1, © 2021 Kil Hyung-jin) into two files for what the interface writes, so that
 * a page needs one font file, or two, instead of a dozen slices. Run by hand when many new texts have come; whatever is
 * missing here is still drawn, from the slices of the `pretendard` package.
 *
 *   npx tsx client/fonts/subset-fonts.ts       needs pyftsubset (fonttools with brotli) on the PATH
 *
 * The licence reserves the name: the cut files carry none and are called RoutineUp Sans in the stylesheet.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const SOURCE = path('../../node_modules/pretendard/dist/web/variable/woff2/PretendardVariable.woff2');
const TARGET = path('../src/shared/theme/fonts');

/** ASCII, and the signs of the interface: nbsp · × – — ‘’ “” • … ← → ↑ ↓ − ～ */
const LATIN = [
  ...Array.from({ length: 95 }, (_, index) => 0x20 + index),
  ...[0xa0, 0xb7, 0xd7, 0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2026],
  ...[0x2190, 0x2191, 0x2192, 0x2193, 0x2212, 0xff5e],
];

function hangulIn(folder: string): Set<number> {
  const found = new Set<number>();
  for (const name of readdirSync(path(folder), { recursive: true, encoding: 'utf8' })) {
    const file = join(path(folder), name);
    if (!/\.tsx?$/.test(name) || /\.test\./.test(name) || !statSync(file).isFile()) continue;
    for (const character of readFileSync(file, 'utf8'))
      if (/[가-힣]/.test(character)) found.add(character.codePointAt(0) ?? 0);
  }
  return found;
}

const hex = (code: number): string => code.toString(16).toUpperCase().padStart(4, '0');

/** `U+AC00-AC02, U+AC10` */
function ranges(codes: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const code of [...codes].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
}

function cut(name: string, codes: readonly number[]): string {
  const list = join(mkdtempSync(join(tmpdir(), 'fonts-')), 'unicodes.txt');
  writeFileSync(list, codes.map(hex).join('\n'));
  execFileSync('pyftsubset', [
    SOURCE,
    `--unicodes-file=${list}`,
    '--layout-features=kern,calt,ccmp,tnum',
    '--name-IDs=0,13,14',
    '--flavor=woff2',
    `--output-file=${join(TARGET, `${name}.woff2`)}`,
  ]);
  return `/* ${name}: ${codes.length} characters */
@font-face {
  font-family: 'RoutineUp Sans';
  font-style: normal;
  font-weight: 45 920;
  font-display: swap;
  src: url('./fonts/${name}.woff2') format('woff2-variations');
  unicode-range: ${ranges(codes)};
}
`;
}

const first = new Set([
  ...hangulIn('../src/features/landing'),
  ...hangulIn('../src/app'),
  ...hangulIn('../src/shared/ui'),
]);
const rest = new Set([...hangulIn('../src'), ...hangulIn('../../src')]);
const core = [...LATIN, ...first];
const more = [...rest].filter(code => !first.has(code));

writeFileSync(
  path('../src/shared/theme/fonts.css'),
  `/* Written by client/fonts/subset-fonts.ts. Pretendard, © 2021 Kil Hyung-jin, SIL Open Font License 1.1. */\n${cut('core', core)}${cut('more', more)}`,
);

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLOR_ROLES } from './theme';
import type { ColorRole } from './theme';

const source = readFileSync(join(process.cwd(), 'client/src/shared/theme/tokens.css'), 'utf8');

/** The custom properties of the last block that starts with `selector`. */
function block(selector: string): Map<string, string> {
  const start = source.lastIndexOf(`\n${selector} {`);
  const body = source.slice(start, source.indexOf('}', start));
  return new Map(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!.trim()]),
  );
}

const palette = new Map(
  [...source.matchAll(/--((?:blue|grey)-\d+|night):\s*(#\w{6});/g)].map(([, n, v]) => [n!, v!]),
);
const themes = { light: block(':root'), dark: block("  [data-theme='dark']") };
const systemDark = block("  :root:not([data-theme='light'])");

function hex(theme: Map<string, string>, role: ColorRole): string {
  const value = theme.get(role) ?? '';
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return reference ? (palette.get(reference) ?? '') : value;
}

/** WCAG 2.2 relative luminance. */
function luminance(color: string): number {
  const [r, g, b] = [1, 3, 5]
    .map(at => parseInt(color.slice(at, at + 2), 16) / 255)
    .map(c => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const SURFACES: ColorRole[] = ['bg', 'surface', 'surface-2', 'surface-3'];
const TEXT_PAIRS: [ColorRole, ColorRole][] = [
  ...(['text', 'text-2', 'text-3'] as const).flatMap(role =>
    SURFACES.map((on): [ColorRole, ColorRole] => [role, on]),
  ),
  ...(['bg', 'surface', 'surface-2', 'brand-tint', 'brand-tint-2'] as const).map(
    (on): [ColorRole, ColorRole] => ['brand-text', on],
  ),
  ['on-brand', 'brand-fill'],
  ['on-inverse', 'inverse'],
  ...(['error', 'success', 'caution'] as const).flatMap((tone): [ColorRole, ColorRole][] => [
    [`${tone}-text`, `${tone}-tint`],
    [`${tone}-text`, 'surface'],
  ]),
];

describe.each(['light', 'dark'] as const)('the %s theme', name => {
  const theme = themes[name];

  it('gives every role a value', () => {
    expect(COLOR_ROLES.filter(role => !theme.has(role))).toEqual([]);
  });

  it.each(TEXT_PAIRS)('reads %s on %s at 4.5:1', (role, on) => {
    expect(contrast(hex(theme, role), hex(theme, on))).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['line-strong', 'surface'],
    ['brand', 'surface'],
    ['focus', 'bg'],
    ['error', 'surface'],
  ] as [ColorRole, ColorRole][])('sees %s on %s at 3:1', (role, on) => {
    expect(contrast(hex(theme, role), hex(theme, on))).toBeGreaterThanOrEqual(3);
  });
});

it('is the same dark whether the system or the person chose it', () => {
  expect(Object.fromEntries(systemDark)).toEqual(Object.fromEntries(themes.dark));
});

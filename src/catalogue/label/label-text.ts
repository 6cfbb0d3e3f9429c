const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/**
 * One spelling for what Korean labels write in many: full-width signs, ㎎ and ㎍, braces, tildes. Circled numbers and powers are read before
 * the compatibility forms are taken away: ① would become a 1 before the name, 10¹⁰ a 1010.
 */
export function plainLabel(text: string): string {
  return text
    .replace(/[①-⑳⑴-⒇]/g, '\n')
    .replace(/[⁰¹²³⁴-⁹]+/g, power => `^${[...power].map(sign => SUPERSCRIPTS.indexOf(sign)).join('')}`)
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[{〔【]/g, '(')
    .replace(/[}〕】]/g, ')')
    .replace(/[∼〜–—]/g, '~')
    .replace(/[×✕]/g, 'x')
    .replace(/[∶ː]/g, ':')
    .replace(/표\s+시\s*량|표\s*시\s+량/g, '표시량')
    .replace(/(?<![A-Za-zμ])(?:u|mc|µ|μ)g(?![a-z])/g, 'μg');
}

/** `1.`, `2)`, `(3)` or `가.` before a name; not the digits of an amount. */
const NUMBERING = /(?:^|(?<=\s))(?:\(\d{1,2}\)|\d{1,2}[.)](?!\d)|[가-하]\.(?=\s))\s*(?=[^\d\s])/gm;
/** The end of one standard where the next follows without a number. */
const NEXT_NAME =
  /(?<=%|%\)|이상|이하|음성|적합|이내|불검출)\s*[,;]?\s+(?!이상|이하|이내)(?=(?:\(-\))?[가-힣A-Za-z][^:\n]{0,30}:)/g;
const AFTER_COMMA = /(?<=%|%\)|이상|이하|음성|적합)\s*[,;]\s*(?=[^,:\n]{1,40}:)/g;

/** The standards of a plain label, one a line. */
export function standardLines(plain: string): string[] {
  return plain
    .replace(NUMBERING, '\n')
    .replace(AFTER_COMMA, '\n')
    .replace(NEXT_NAME, '\n')
    .split('\n')
    .map(line => line.replace(/^[\s\-•·*※,;]+/, '').trim())
    .filter(Boolean);
}

/** `1,500` → 1500; null for what is no well-written number (`1,1500`, `0,5`). */
export function labelNumber(text: string): number | null {
  if (!/^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/.test(text)) return null;
  return Number(text.replaceAll(',', ''));
}

const MILLIGRAMS: Record<string, number> = { kg: 1e6, g: 1e3, mg: 1, μg: 1e-3, ml: 1e3 };

/** mg in one of the unit, a millilitre being that of water; undefined for what is no amount. */
export const milligramsIn = (unit: string): number | undefined => MILLIGRAMS[unit.toLowerCase()];

/** How heavy it is depends on what it is: never compared with a weight. */
export const isVolume = (unit: string): boolean => unit.toLowerCase() === 'ml';

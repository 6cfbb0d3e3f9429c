const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/**
 * Normalises the many spellings of Korean labels: full-width signs, ㎎ and ㎍, braces, tildes. Reads circled numbers and powers before it replaces
 * compatibility forms: otherwise ① would become a 1 before the name, and 10¹⁰ a 1010.
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
    .replace(/(?<![A-Za-zμ])(?:u|mc|µ|μ)g(?![a-z])/gi, 'μg');
}

/** `1.`, `2)`, `(3)` or `가.` before a name; not the digits of an amount. */
const NUMBERING = /(?:^|(?<=\s))(?:\(\d{1,2}\)|\d{1,2}[.)](?!\d)|[가-하]\.(?=\s))\s*(?=[^\d\s])/gm;
/** The end of a standard that the next one follows without a number. */
const NEXT_NAME =
  /(?<=%|%\)|이상|이하|음성|적합|이내|불검출)\s*[,;]?\s+(?!이상|이하|이내)(?=(?:\(-\))?[가-힣A-Za-z][^:\n]{0,30}:)/g;
const AFTER_COMMA = /(?<=%|%\)|이상|이하|음성|적합)\s*[,;]\s*(?=[^,:\n]{1,40}:)/g;

/** The standards of a plain label, one per line. */
export function standardLines(plain: string): string[] {
  return plain
    .replace(NUMBERING, '\n')
    .replace(AFTER_COMMA, '\n')
    .replace(NEXT_NAME, '\n')
    .split('\n')
    .map(line => line.replace(/^[\s\-•·*※,;]+/, '').trim())
    .filter(Boolean);
}

/** `1,500` → 1500; null for a malformed number (`1,1500`, `0,5`). */
export function labelNumber(text: string): number | null {
  if (!/^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/.test(text)) return null;
  return Number(text.replaceAll(',', ''));
}

const MILLIGRAMS: Record<string, number> = { kg: 1e6, g: 1e3, mg: 1, μg: 1e-3, ml: 1e3 };

/** mg per unit, with a millilitre weighed as water; undefined if it is no unit of weight or volume. */
export const milligramsIn = (unit: string): number | undefined => MILLIGRAMS[unit.toLowerCase()];

/** The weight of a volume depends on the substance, so it is never compared with a weight. */
export const isVolume = (unit: string): boolean => unit.toLowerCase() === 'ml';

/** Of no other vitamin: there the form decides. */
export const MICROGRAMS_PER_IU_OF_VITAMIN_D = 0.025;

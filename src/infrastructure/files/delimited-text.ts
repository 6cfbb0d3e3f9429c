/** The byte-order marks of UTF-16. */
const MARKS: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' };

/** Decodes what Korean spreadsheets save: UTF-8, "유니코드 텍스트" (UTF-16 with a byte-order mark) and, as plain CSV, CP949. Null for anything else. */
export function decodedText(bytes: Uint8Array): string | null {
  const marked = MARKS[Buffer.from(bytes.subarray(0, 2)).toString('hex')];
  for (const encoding of marked ? [marked] : ['utf-8', 'euc-kr']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // The next encoding may fit.
    }
  }
  return null;
}

/** Comma, semicolon or tab: whichever occurs most in the header. csv-parse's `delimiter_auto` throws at the first Korean letter. */
export function delimiterOf(text: string): string {
  const header = text.slice(0, text.search(/[\r\n]|$/));
  const counts = [',', ';', '\t'].map(mark => ({ mark, count: header.split(mark).length }));
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).mark;
}

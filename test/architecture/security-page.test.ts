import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '../..');

/** Every requirement of levels 1 and 2 in OWASP ASVS 4.0.3, without the deleted ones. */
const LEVEL_2 = expand(
  `1.1.1–7 1.2.1–4 1.4.1 1.4.4–5 1.5.1–4 1.6.1–4 1.7.1–2 1.8.1–2 1.9.1–2 1.10.1 1.11.1–2 1.12.2 1.14.1–6
   2.1.1–12 2.2.1–3 2.3.1–3 2.4.1–5 2.5.1–7 2.6.1–3 2.7.1–6 2.8.1–7 2.9.1–3 2.10.1–4
   3.1.1 3.2.1–4 3.3.1–4 3.4.1–5 3.5.1–3 3.7.1
   4.1.1–3 4.1.5 4.2.1–2 4.3.1–3
   5.1.1–5 5.2.1–8 5.3.1–10 5.4.1–3 5.5.1–4
   6.1.1–3 6.2.1–6 6.3.1–2 6.4.1–2
   7.1.1–4 7.2.1–2 7.3.1 7.3.3–4 7.4.1–3
   8.1.1–4 8.2.1–3 8.3.1–8
   9.1.1–3 9.2.1–4
   10.2.1–2 10.3.1–3
   11.1.1–8
   12.1.1–3 12.2.1 12.3.1–6 12.4.1–2 12.5.1–2 12.6.1
   13.1.1 13.1.3–5 13.2.1–3 13.2.5–6 13.3.1–2 13.4.1–2
   14.1.1–4 14.2.1–6 14.3.2–3 14.4.1–7 14.5.1–4`.split(/\s+/),
);

/** `1.4.4–5` → `1.4.4`, `1.4.5` */
function expand(ids: string[]): string[] {
  return ids.flatMap(id => {
    const [, section, first, last = first] = /^(\d+\.\d+)\.(\d+)(?:–(\d+))?$/.exec(id) ?? [];
    if (section === undefined) throw new Error(`‘${id}’ is no requirement`);
    return Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, index) => `${section}.${Number(first) + index}`,
    );
  });
}

describe('docs/security.md', () => {
  const page = readFileSync(join(PROJECT, 'docs/security.md'), 'utf8');
  const rows = page
    .split('\n')
    .filter(line => /^\| \d/.test(line))
    .map(line => line.split('|').map(cell => cell.trim()));

  it('judges every requirement of level 2 once, with a reason', () => {
    expect(expand(rows.map(([, id]) => id!))).toEqual(LEVEL_2);
    expect(rows.filter(([, , state]) => !['yes', 'part', 'no', 'n/a'].includes(state!))).toEqual([]);
    expect(rows.filter(([, , , reason]) => !reason)).toEqual([]);
  });

  it('names files that exist', () => {
    const named = [...page.matchAll(/`((?:src|test|client|scripts)\/[\w./-]+|[\w.-]+\.(?:yml|md|js))`/g)];
    expect(named.length).toBeGreaterThan(80);
    expect(named.map(([, path]) => path!).filter(path => !existsSync(join(PROJECT, path)))).toEqual([]);
  });
});

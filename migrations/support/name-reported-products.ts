import type { QueryRunner } from 'typeorm';

/** A row holds up to 20 kB per text. */
const ROWS_AT_ONCE = 200;
/** Characters of the column. */
const LONGEST = 200;

type Naming = (name: string, maker: string) => string;

export const asOneWord: Naming = (name, maker) =>
  `${name} ${maker}`.normalize('NFC').toLowerCase().replace(/\s/g, '');

/** Writes what each reported product is searched by. */
export async function nameReportedProducts(runner: QueryRunner, as: Naming): Promise<void> {
  for (let after = 0; ;) {
    const rows = (await runner.query(
      `SELECT id, raw FROM reported_products WHERE id > ${after} ORDER BY id LIMIT ${ROWS_AT_ONCE}`,
    )) as { id: number; raw: string }[];
    for (const { id, raw } of rows) {
      const { PRDLST_NM = '', BSSH_NM = '' } = JSON.parse(raw) as Record<string, string>;
      const name = as(PRDLST_NM, BSSH_NM).slice(0, LONGEST);
      await runner.query('UPDATE reported_products SET searchName = ? WHERE id = ?', [name, id]);
    }
    if (rows.length < ROWS_AT_ONCE) break;
    after = rows.at(-1)!.id;
  }
}

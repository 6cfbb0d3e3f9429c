import type { MigrationInterface, QueryRunner } from 'typeorm';
import { domainToASCII, domainToUnicode } from 'node:url';

interface Row {
  id: number;
  loginEmail: string;
}

/**
 * Gives every address the canonical spelling that logins use from now on. If the same mailbox already has an account under that spelling, the
 * second account keeps its old one: nobody can log in to it any more, but its owner can use the first.
 */
export class MailAddresses1700000000170 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const name = (text: string) => runner.connection.driver.escape(text);
    const [table, column] = [name('users'), name('loginEmail')];
    // Few addresses have other than plain letters: only those are read.
    const rows: Row[] = await runner.query(
      `SELECT id, ${column} FROM ${table} WHERE ${column} LIKE '%@xn--%' OR ${column} LIKE '%.xn--%' OR ${this.foreign(runner, column)}`,
    );
    for (const { id, loginEmail } of rows) {
      const address = spelt(loginEmail);
      if (address === loginEmail) continue;
      const others = await runner.query(`SELECT id FROM ${table} WHERE ${column} = ?`, [address]);
      if (others.length === 0)
        await runner.query(`UPDATE ${table} SET ${column} = ? WHERE id = ?`, [address, id]);
    }
  }

  async down(): Promise<void> {
    // Both spellings name the same mailbox.
  }

  private foreign(runner: QueryRunner, column: string): string {
    return runner.connection.options.type === 'better-sqlite3'
      ? `length(CAST(${column} AS BLOB)) > length(${column})`
      : `OCTET_LENGTH(${column}) > CHAR_LENGTH(${column})`;
  }
}

function spelt(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const isName = /^[\p{L}\p{N}\p{M}.-]+$/u.test(domain) && !/^[\d.]+$/.test(domain);
  const known = isName ? domainToUnicode(domainToASCII(domain)) || domain : domain;
  return `${address.slice(0, at).normalize('NFKC').toLowerCase()}@${known}`;
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Tables that get a row with every set, recommendation or mail: at a million members, INT runs out after some years. Nothing references these ids.
 */
const TABLES = ['strength_observations', 'jobs'];

/** SQLite's ids already have 64 bits. */
export class WideIds1700000000202 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.change(runner, 'BIGINT');
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.change(runner, 'INT');
  }

  private async change(runner: QueryRunner, type: string): Promise<void> {
    if (runner.connection.options.type !== 'mariadb') return;
    for (const table of TABLES)
      await runner.query(`ALTER TABLE ${table} MODIFY id ${type} NOT NULL AUTO_INCREMENT`);
  }
}

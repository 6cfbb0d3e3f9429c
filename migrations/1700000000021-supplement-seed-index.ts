import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The drawing of a seeded variant. Plain SQL: TypeORM would rebuild the SQLite table, which the rows that reference it forbid. */
export class SupplementSeedIndex1700000000021 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('supplements', 'seedIndex')) return;
    await runner.query('ALTER TABLE `supplements` ADD COLUMN `seedIndex` integer NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE `supplements` DROP COLUMN `seedIndex`');
  }
}

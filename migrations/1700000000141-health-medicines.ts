import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns } from './support/columns.js';

/** Kinds of medicines a member takes, and cups of coffee per day; null = not answered. */
export class HealthMedicines1700000000141 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    if (!(await runner.hasColumn('user_health', 'medicines'))) {
      await runner.addColumn('user_health', new TableColumn(c.text('medicines', { isNullable: true })));
    }
    if (!(await runner.hasColumn('user_health', 'coffeeCupsPerDay'))) {
      await runner.addColumn('user_health', new TableColumn(c.int('coffeeCupsPerDay', { isNullable: true })));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('user_health', 'coffeeCupsPerDay');
    await runner.dropColumn('user_health', 'medicines');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Columns } from './support/columns.js';
import { addMissingColumns } from './support/repeatable.js';

/** Since when a workout in a routine has had its weight, and whether the weight has been used for learning. */
export class KeptWeights1700000000022 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = new Columns(runner);
    await addMissingColumns(
      runner,
      'my_workouts',
      c.time('weightSince', { isNullable: true }),
      c.boolean('weightLearned', false),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('my_workouts', 'weightLearned');
    await runner.dropColumn('my_workouts', 'weightSince');
  }
}
